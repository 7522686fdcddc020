import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { replaceKaraokeItem } from './repository.ts';

/**
 * Upserts karaoke items by slug.
 *
 * @throws KadrError INVALID_INPUT naming every faulty karaoke item.
 */
export async function importKaraoke(
  transaction: Database,
  batch: CatalogueImportParsed['karaoke_items'],
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  refuseProblems(listedProblems('karaoke_items', 'karaoke item', batch, { brands, titles: new Map() }));
  for (const item of batch) {
    await replaceKaraokeItem(transaction, {
      slug: item.slug,
      name: item.name,
      artistName: item.artist.name,
      description: item.description,
      logo: item.logo,
      color: item.color,
      screenshots: item.screenshots,
      usageModel: item.usage_model,
      age: item.age,
      orderNumber: item.order_number,
      brands: item.brands.length === 0 ? [everyBrand] : item.brands,
      territories: item.territories,
    });
  }
}
