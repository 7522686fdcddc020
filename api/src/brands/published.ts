import { brandSchema, checkTogether, shippedBrands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findLastVersions } from './repository.ts';
import type { VersionRow } from './repository.ts';

/** The brands that viewers see: the shipped ones, replaced and extended by the published ones. */
export interface Published {
  readonly brands: readonly Brand[];
  /** Version number of each brand; 0 is the shipped one. */
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * The latest published brands. A version that a newer schema rejects is replaced by the shipped brand, or hidden, and
 * the failure is logged.
 */
export async function readPublished(db: Database, log: Pick<Log, 'warn'>): Promise<Published> {
  const rows = new Map((await findLastVersions(db)).map((row) => [row.brand, row]));
  const brands: Brand[] = [];
  const numbers = new Map<string, number>();
  const add = (brand: Brand, number: number): void => {
    brands.push(brand);
    numbers.set(brand.id, number);
  };
  for (const shipped of shippedBrands) {
    const row = rows.get(shipped.id);
    const published = row === undefined ? undefined : readVersion(row, log);
    if (row === undefined || published === undefined) add(shipped, 0);
    else if (published !== null) add(published, row.number);
  }
  for (const row of rows.values()) {
    if (shippedBrands.some(({ id }) => id === row.brand)) continue;
    const published = readVersion(row, log);
    if (published) add(published, row.number);
  }
  try {
    return { brands: checkTogether(brands), numbers };
  } catch (error) {
    log.warn({ err: error }, 'the published brands conflict; using the built-in brands');
    return { brands: shippedBrands, numbers: new Map(shippedBrands.map(({ id }) => [id, 0])) };
  }
}

/** Null for an archived brand, undefined for an invalid definition. */
function readVersion(
  { brand, number, definition }: VersionRow,
  log: Pick<Log, 'warn'>,
): Brand | null | undefined {
  if (definition === null) return null;
  const parsed = brandSchema.safeParse(definition);
  if (parsed.success) return parsed.data;
  log.warn({ brand, number, err: parsed.error }, 'a published brand is invalid');
  return undefined;
}
