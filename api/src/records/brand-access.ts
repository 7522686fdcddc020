import { brandedKinds, brandOfRecord, KadrError, recordPermission } from '@kadr/contract';
import type { RecordAction, RecordKind } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { brandsWith } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import { texts } from './record-kind.ts';

/**
 * The brands whose records of a kind a principal may read or write; null: all of them, including records shared by all
 * brands. Kinds without brands return no brands.
 */
export function brandsFor(
  principal: Principal,
  kind: RecordKind,
  action: RecordAction,
): readonly string[] | null {
  const brands = brandsWith(principal, recordPermission(kind, action));
  return brands === null || brandedKinds.has(kind) ? brands : [];
}

/** An SQL condition: the key `BRAND~ALIAS` belongs to one of the given brands. */
export function isOfBrands(key: SQL, brands: readonly string[]): SQL {
  return sql`split_part(${key}, '~', 1) = any(${texts(brands)})`;
}

/** @throws KadrError FORBIDDEN for a record of any other brand */
export function requireBrand(kind: RecordKind, id: string, brands: readonly string[] | null): void {
  if (mayWrite(kind, id, brands)) return;
  throw new KadrError('FORBIDDEN', { message: `You may not change “${id}”: it is of another brand.` });
}

/** Whether a record is of one of the brands; null: all brands. */
export function mayWrite(kind: RecordKind, id: string, brands: readonly string[] | null): boolean {
  const brand = brandOfRecord(kind, id);
  return brands === null || (brand !== null && brands.includes(brand));
}
