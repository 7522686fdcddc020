/** The known payment systems, by their names in `card-validator`, with their brand names. */
export const paymentSystems: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  elo: 'Elo',
  mir: 'МИР',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
};

/** The payment system of a card; null if unknown. */
export function systemOf(type: string | null): string | null {
  return type === null ? null : (paymentSystems[type] ?? null);
}

/** The end of a card's number, without line breaks: `•• 0004`. */
export function cardEnd(last4: string): string {
  return `••\u{a0}${last4}`;
}

/** A card as its holder knows it, without line breaks: `МИР •• 0004`. */
export function cardNameOf({ type, last4 }: { readonly type: string; readonly last4: string }): string {
  return `${systemOf(type) ?? ''}\u{a0}${cardEnd(last4)}`.trim();
}
