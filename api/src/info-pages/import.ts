import { KadrError } from '@kadr/contract';
import type { InfoPageImportParsed } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { putPages } from './repository.ts';

/**
 * Upserts pages by alias and brand. An unchanged page keeps its timestamp.
 *
 * @throws KadrError INVALID_INPUT for an unknown brand, or a duplicate page
 */
export async function importPages(
  db: Database,
  pages: readonly InfoPageImportParsed[],
  { brands, now }: Pick<ImportOptions, 'brands' | 'now'>,
): Promise<void> {
  const refuse = (message: string): never => {
    throw new KadrError('INVALID_INPUT', { message, field: 'info_pages' });
  };
  const known = new Set<string>();
  for (const { alias, brand } of pages) {
    const key = `${brand ?? everyBrand}/${alias}`;
    if (known.has(key)) refuse(`The page “${key}” is there twice.`);
    known.add(key);
    if (brand !== null && !brands.includes(brand))
      refuse(`The page “${key}” names the brand “${brand}”, which does not exist.`);
  }
  await putPages(
    db,
    pages.map(({ brand, ...page }) => ({ ...page, brand: brand ?? everyBrand, updatedAt: now })),
  );
}
