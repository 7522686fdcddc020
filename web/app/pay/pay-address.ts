/** Parameters in the address of the payment page. */
import type { Currency, Money } from '@kadr/contract';
import { topUpBounds } from '@kadr/contract/top-up-bounds';
import { givenCode } from '../codes/given-code.ts';

const currencies = ['RUB', 'AMD', 'USD', 'EUR'] as const satisfies readonly Currency[];

/** The ticket to pay (`ticket_id`); null without one. */
export function ticketIn(query: URLSearchParams): string | null {
  const id = query.get('ticket_id') ?? '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}

/** The currency of a text; null if unknown. */
export function currencyOf(text: string | null): Currency | null {
  return currencies.find((currency) => currency === text) ?? null;
}

/** The requested sum (`amount` in hundredths, `currency`), within the bounds; null without one. */
export function sumIn(query: URLSearchParams): Money | null {
  const amount = Number(query.get('amount') ?? Number.NaN);
  const currency = currencyOf(query.get('currency'));
  if (!Number.isInteger(amount) || amount <= 0 || currency === null) return null;
  return { amount: Math.min(Math.max(amount, topUpBounds.least), topUpBounds.most), currency };
}

/** The page to return to (`back`): a path of this site; null for anything else. */
export function backIn(query: URLSearchParams): string | null {
  const path = query.get('back') ?? '';
  return /^\/(?![/\\])[\w\-./~%]{0,300}$/.test(path) ? path : null;
}

/** Parses a typed sum, with a comma or a point, to hundredths; null if it is not a sum within the bounds. */
export function hundredthsOf(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return amount >= topUpBounds.least && amount <= topUpBounds.most ? amount : null;
}

/** Formats hundredths for an input: `199` or `199.50`. */
export function typedSum(amount: number): string {
  const [whole, rest] = [Math.floor(amount / 100), amount % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** The promo code that requires a card first (`code`); null without one. */
export function promoCodeIn(query: URLSearchParams): string | null {
  return givenCode(query.toString()).trim() || null;
}

const [note, codeNote] = ['kadr.pay.back', 'kadr.pay.code'] as const;

/** Remembers, in this tab and across the bank's page, where the viewer continues after the payment. */
export function rememberBack(store: Pick<Storage, 'setItem' | 'removeItem'>, back: string | null): void {
  if (back === null) store.removeItem(note);
  else store.setItem(note, back);
}

/** The page on which the viewer continues; null for none in particular. */
export function rememberedBack(store: Pick<Storage, 'getItem'>): string | null {
  return backIn(new URLSearchParams({ back: store.getItem(note) ?? '' }));
}

/** Remembers, in this tab and across the bank's page, the promo code that waits for the card of a ticket. */
export function rememberCode(store: Pick<Storage, 'setItem'>, ticketId: string, code: string): void {
  store.setItem(codeNote, JSON.stringify([ticketId, code]));
}

/** The promo code that waits for the card of a ticket; null without one. */
export function rememberedCode(store: Pick<Storage, 'getItem'>, ticketId: string): string | null {
  const [ticket, code] = pairIn(store.getItem(codeNote));
  return ticket === ticketId ? (code ?? null) : null;
}

/** Forgets the waiting promo code. */
export function forgetCode(store: Pick<Storage, 'removeItem'>): void {
  store.removeItem(codeNote);
}

function pairIn(text: string | null): readonly string[] {
  try {
    const pair: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(pair) && pair.every((one) => typeof one === 'string') ? pair : [];
  } catch {
    return [];
  }
}
