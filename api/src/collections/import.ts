import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { replaceCollection } from './repository.ts';

/**
 * Writes collections, each over the one with its slug; called after the titles of the same import.
 *
 * @throws KadrError INVALID_INPUT, which names every faulty collection and slug.
 */
export async function importCollections(
  transaction: Database,
  batch: CatalogueImportParsed['collections'],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(batch.flatMap(({ media_items }) => media_items)),
  ]);
  refuseProblems(listedProblems('collections', 'collection', batch, { brands, titles }));
  for (const collection of batch) {
    await replaceCollection(
      transaction,
      {
        slug: collection.slug,
        name: collection.name,
        description: collection.description,
        logo: collection.logo,
        color: collection.color,
        copyrightHolderLogo1: collection.copyright_holder_logo_1,
        copyrightHolderLogo2: collection.copyright_holder_logo_2,
        orderNumber: collection.order_number,
        brands: collection.brands.length === 0 ? [everyBrand] : collection.brands,
      },
      collection.media_items.flatMap((slug) => titles.get(slug) ?? []),
    );
  }
}
