import { KadrError } from '@kadr/contract';
import { brandsWith, requirePermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';

/**
 * The brands whose campaigns and counts a principal may read; null for all, including campaigns of all brands together.
 */
export function readableBrands(principal: Principal): readonly string[] | null {
  return brandsWith(principal, 'ads:read');
}

/**
 * @throws KadrError NOT_FOUND unless the principal may read campaigns of one of the brands; an empty list means all
 *   brands
 */
export function requireReadable(principal: Principal, brands: readonly string[]): void {
  const readable = readableBrands(principal);
  if (readable !== null && !brands.some((brand) => readable.includes(brand)))
    throw new KadrError('NOT_FOUND', { field: 'id' });
}

/**
 * @throws KadrError FORBIDDEN unless the principal may change campaigns of each brand; an empty list means all brands
 */
export function requireWritable(principal: Principal, brands: readonly string[]): void {
  for (const brand of brands.length === 0 ? [null] : brands) requirePermission(principal, 'ads:write', brand);
}
