/** The VAT that is in a sum, in its minor units, rounded half up. */
export function vatIn({ amount, vat }: { readonly amount: number; readonly vat: number | null }): number {
  // A whole percentage: the quotient is far below 2^53.
  return vat === null ? 0 : Math.round((amount * vat) / (100 + vat));
}
