/** The VAT included in a sum, in minor units, rounded half up. */
export function vatIn({ amount, vat }: { readonly amount: number; readonly vat: number | null }): number {
  // A whole percentage: the product is far below 2^53.
  return vat === null ? 0 : Math.round((amount * vat) / (100 + vat));
}
