import { KadrError } from '@kadr/contract';
import { brandsWith, requirePermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';

/** The brands whose segments and broadcasts a principal may read; null: all, including those shared by all brands. */
export function readableBrands(principal: Principal): readonly string[] | null {
  return brandsWith(principal, 'marketing:read');
}

/** @throws KadrError NOT_FOUND if the principal may not read data of this brand */
export function requireReadable(principal: Principal, brand: string | null): void {
  const brands = readableBrands(principal);
  if (brands !== null && (brand === null || !brands.includes(brand))) throw new KadrError('NOT_FOUND');
}

/** @throws KadrError FORBIDDEN if the principal may not change data of this brand, or data shared by all brands */
export function requireWritable(principal: Principal, brand: string | null): void {
  requirePermission(principal, 'marketing:write', brand);
}
