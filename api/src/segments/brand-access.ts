import { KadrError } from '@kadr/contract';
import { brandsWith, requirePermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';

/** The brands whose segments and broadcasts a principal may read; null: all, including those of all brands together. */
export function readableBrands(principal: Principal): readonly string[] | null {
  return brandsWith(principal, 'marketing:read');
}

/** @throws KadrError NOT_FOUND for something of a brand that the principal may not read */
export function requireReadable(principal: Principal, brand: string | null): void {
  const brands = readableBrands(principal);
  if (brands !== null && (brand === null || !brands.includes(brand))) throw new KadrError('NOT_FOUND');
}

/** @throws KadrError FORBIDDEN for something of a brand that the principal may not change, or of all brands together */
export function requireWritable(principal: Principal, brand: string | null): void {
  requirePermission(principal, 'marketing:write', brand);
}
