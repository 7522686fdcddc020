/** The payment systems that are known here, by the names that `card-validator` has for them, and how they write them. */
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

/** The payment system of a card; null for one that nobody knows. */
export function systemOf(type: string | null): string | null {
  return type === null ? null : (paymentSystems[type] ?? null);
}

/** The end of a card's number, in one piece: `•• 0004`. */
export function cardEnd(last4: string): string {
  return `••\u{a0}${last4}`;
}

/** A card as its holder knows it, in one piece: `МИР •• 0004`. */
export function cardNameOf({ type, last4 }: { readonly type: string; readonly last4: string }): string {
  return `${systemOf(type) ?? ''}\u{a0}${cardEnd(last4)}`.trim();
}
