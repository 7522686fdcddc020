import { brandSchema, checkTogether, shippedBrands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findLastVersions } from './repository.ts';
import type { VersionRow } from './repository.ts';

/** What viewers see: what ships, with what was published in its place and beside it. */
export interface Published {
  readonly brands: readonly Brand[];
  /** Of the version of each; 0 is what ships. */
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * Brands as they were published last. One that a newer schema no longer takes is shown as it ships, or not at all, and the
 * log says so.
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
    log.warn({ err: error }, 'the published brands clash: those that ship are shown');
    return { brands: shippedBrands, numbers: new Map(shippedBrands.map(({ id }) => [id, 0])) };
  }
}

/** Null for a brand that is archived, undefined for a definition that cannot be used. */
function readVersion(
  { brand, number, definition }: VersionRow,
  log: Pick<Log, 'warn'>,
): Brand | null | undefined {
  if (definition === null) return null;
  const parsed = brandSchema.safeParse(definition);
  if (parsed.success) return parsed.data;
  log.warn({ brand, number, err: parsed.error }, 'a published brand cannot be used');
  return undefined;
}
