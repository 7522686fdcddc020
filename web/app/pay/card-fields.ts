/** Fields of a card form: their formatting and validation. */
import valid from 'card-validator';
import type { WireCardEntry } from '@kadr/contract';
import type { MessageKey } from '../i18n/messages.tsx';
import { paymentSystems } from '../purchase/payment-systems.ts';

/** Fields that some banks require besides the card: cardholder name, postal code of the billing address. */
export type CardExtra = (WireCardEntry & { readonly kind: 'direct_post' })['fields'][number];

export interface CardValues extends Readonly<Record<CardExtra, string>> {
  /** As displayed, with spaces. */
  readonly number: string;
  /** `MM / YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardFieldName = keyof CardValues;

/** The card's data for the bank. */
export interface CardData extends Readonly<Partial<Record<CardExtra, string>>> {
  readonly number: string;
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly cvc: string;
}

// The library knows more payment systems.
valid.creditCardType.resetModifications();
for (const type of Object.values(valid.creditCardType.types))
  if (!Object.hasOwn(paymentSystems, type)) valid.creditCardType.removeCard(type);

/** Digits of the security code, if the card's type is unknown. */
const usualCode = 3;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Checks a number by the Luhn algorithm, whatever its type. */
const judgeNumber = (number: string) => valid.number(digitsOf(number), { luhnValidateUnionPay: true });

/** The payment system of a number, by the longest prefix; null while several are possible. */
export function cardTypeOf(number: string): string | null {
  return judgeNumber(number).card?.type ?? null;
}

/** Number of digits of the security code on the back of a card, or on the front of an American Express. */
export function codeSizeOf(number: string): number {
  return judgeNumber(number).card?.code.size ?? usualCode;
}

/** Digits only, in groups as on the card. */
export function numberAsShown(text: string): string {
  const digits = digitsOf(text);
  const { card } = valid.number(digits);
  const cut = digits.slice(0, Math.max(...(card?.lengths ?? [19])));
  const gaps: readonly number[] = card?.gaps ?? [4, 8, 12, 16];
  return Array.from(cut, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/**
 * Formats an expiry date as `MM / YY` while it grows, from digits typed one by one, pasted, or filled in by the browser
 * with a four-digit year.
 */
export function expiryAsShown(text: string, before = ''): string {
  const isErasing = text.length < before.length;
  // The separator is deleted with the digit before it.
  if (isErasing && /^\d\d \/$/.test(text.trimEnd())) return text.slice(0, 1);
  const [, typedMonth = '', typedYear] = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(text) ?? [];
  if (typedYear !== undefined) return joined(typedMonth.padStart(2, '0'), typedYear);
  const digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) return joined(`0${digits.slice(0, 1)}`, digits.slice(1));
  return digits.length < 2 || (isErasing && digits.length === 2)
    ? digits
    : joined(digits.slice(0, 2), digits.slice(2));
}

function joined(month: string, year: string): string {
  const short = year.length === 4 ? year.slice(2) : year.slice(0, 2);
  return `${month} / ${short}`;
}

/** Digits only, as many as the card's type requires. */
export function codeAsShown(text: string, number: string): string {
  return digitsOf(text).slice(0, codeSizeOf(number));
}

/** The invalid fields: all incomplete ones (`whole`), or only those that can no longer become valid. */
export function wrongFields(
  values: CardValues,
  judged: 'whole' | 'so_far',
  extras: readonly CardExtra[] = [],
): readonly CardFieldName[] {
  const verdicts = {
    number: judgeNumber(values.number),
    expiry: valid.expirationDate(values.expiry),
    cvc: valid.cvv(values.cvc, codeSizeOf(values.number)),
    holder: valid.cardholderName(values.holder),
    postal_code: valid.postalCode(values.postal_code),
  };
  return (['number', 'expiry', 'cvc', ...extras] as const).filter((name) => {
    const { isValid, isPotentiallyValid } = verdicts[name];
    return judged === 'whole' ? !isValid : !isPotentiallyValid;
  });
}

type CardMessage = Extract<MessageKey, `bank_card.${string}` | 'error.incorrect_data'>;

const messages: Readonly<Record<string, CardMessage>> = {
  number: 'bank_card.input.number.validate',
  expiry: 'bank_card.input.date.validate',
  cvc: 'bank_card.input.cvc.validate',
  'number expiry': 'bank_card.error.number_date',
  'number cvc': 'bank_card.error.number_cvc',
  'expiry cvc': 'bank_card.error.date_cvc',
  'number expiry cvc': 'error.incorrect_data',
  holder: 'bank_card.input.holder.validate',
  postal_code: 'bank_card.input.postal_code.validate',
};

/**
 * The message for the invalid fields; null for none. If there are several, the fields of the card itself take
 * precedence.
 */
export function messageFor(wrong: readonly CardFieldName[]): CardMessage | null {
  const own = wrong.filter((name) => name !== 'holder' && name !== 'postal_code');
  return messages[own.length === 0 ? (wrong[0] ?? '') : own.join(' ')] ?? null;
}

/** The bank's data of valid fields, with the additional fields that it requires. */
export function cardDataOf(values: CardValues, extras: readonly CardExtra[] = []): CardData {
  const { number, expiry, cvc } = values;
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return {
    number: digitsOf(number),
    month: Number(month),
    year: 2000 + Number(year),
    cvc,
    ...Object.fromEntries(extras.map((name) => [name, values[name].trim()])),
  };
}
