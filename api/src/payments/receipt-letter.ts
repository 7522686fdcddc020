import { translate } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { money } from '../text/format.ts';
import { vatIn } from '../text/vat.ts';
import type { ReceiptRow } from './receipt-rows.ts';

interface Values {
  readonly number: number;
  readonly sum: string;
  /** ` •• 4444` of a stored card, or empty. */
  readonly card: string;
}

type Words = Readonly<Record<Language, (values: Values) => string>>;

const subjects = {
  payment: {
    rus: ({ number, sum }) => `Чек № ${number}: оплата ${sum}`,
    eng: ({ number, sum }) => `Receipt ${number}: ${sum} paid`,
    hye: ({ number, sum }) => `Կտրոն ${number}. վճարված է ${sum}`,
  },
  refund: {
    rus: ({ number, sum }) => `Чек № ${number}: возврат ${sum}`,
    eng: ({ number, sum }) => `Receipt ${number}: ${sum} refunded`,
    hye: ({ number, sum }) => `Կտրոն ${number}. վերադարձված է ${sum}`,
  },
} as const satisfies Record<string, Words>;

const leads = {
  payment: {
    rus: ({ sum, card }) => `Оплачено картой${card}: ${sum}.`,
    eng: ({ sum, card }) => `${sum} paid by card${card}.`,
    hye: ({ sum, card }) => `Վճարված է քարտով${card}՝ ${sum}։`,
  },
  refund: {
    rus: ({ sum, card }) => `Возвращено на карту${card}: ${sum}.`,
    eng: ({ sum, card }) => `${sum} returned to the card${card}.`,
    hye: ({ sum, card }) => `Վերադարձված է քարտին${card}՝ ${sum}։`,
  },
} as const satisfies Record<string, Words>;

const taxes: Readonly<Record<Language, (percent: number, sum: string) => string>> = {
  rus: (percent, sum) => `в том числе НДС ${percent} %: ${sum}`,
  eng: (percent, sum) => `VAT ${percent}% included: ${sum}`,
  hye: (percent, sum) => `ներառյալ ԱԱՀ ${percent}%՝ ${sum}`,
};
const links: Readonly<Record<Language, string>> = {
  rus: 'Чек полностью',
  eng: 'The whole receipt',
  hye: 'Ամբողջ կտրոնը',
};

/** Page of a receipt. */
export const receiptPath = (id: string): string => `/my/payments_and_services/receipts/${id}`;

/** The e-mail with a receipt: its lines, and the link to its page. */
export function receiptLetter(
  {
    row: { id, number, refundId, amount, currency, items },
    last4,
    origin,
  }: { readonly row: ReceiptRow; readonly last4: string | null; readonly origin: string },
  language: Language,
): { readonly subject: string; readonly text: string } {
  const kind = refundId === null ? 'payment' : 'refund';
  const sumOf = (hundredths: number): string => money(hundredths, currency, language);
  const values = { number, sum: sumOf(amount), card: last4 === null ? '' : ` •• ${last4}` };
  const lines = items.map((item) => {
    const line = `${translate(item.name, language)} — ${sumOf(item.amount)}`;
    return item.vat === null ? line : `${line}, ${taxes[language](item.vat, sumOf(vatIn(item)))}`;
  });
  return {
    subject: subjects[kind][language](values),
    text: [
      leads[kind][language](values),
      '',
      ...lines,
      '',
      `${links[language]}: ${origin}${receiptPath(id)}`,
    ].join('\n'),
  };
}
