import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { replacePromoEvent } from './repository.ts';
import { dateOf } from '../text/unix-seconds.ts';

/**
 * Upserts promo events by slug. Must be called after the titles of the same import.
 *
 * @throws KadrError INVALID_INPUT naming every faulty promo event and slug.
 */
export async function importPromoEvents(
  transaction: Database,
  batch: CatalogueImportParsed['promo_events'],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(batch.flatMap(({ media_items }) => media_items)),
  ]);
  refuseProblems([...listedProblems('promo_events', 'promo event', batch, { brands, titles })]);
  for (const event of batch) {
    await replacePromoEvent(
      transaction,
      {
        slug: event.slug,
        name: event.name,
        descriptionShort: event.description_short,
        description: event.description,
        terms: event.terms,
        logo: event.logo,
        color: event.color,
        promoLabelText: event.promo_label_text,
        age: event.age,
        startsAt: dateOf(event.starts_at),
        endsAt: dateOf(event.ends_at),
        target: event.target,
        orderNumber: event.order_number,
        brands: event.brands.length === 0 ? [everyBrand] : event.brands,
      },
      event.media_items.flatMap((slug) => titles.get(slug) ?? []),
    );
  }
}
