import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems, repeated } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { replaceService } from './repository.ts';

type ImportedService = CatalogueImportParsed['services'][number];

/**
 * Upserts services by alias. Must be called after the titles of the same import.
 *
 * @throws KadrError INVALID_INPUT naming every faulty service and slug.
 */
export async function importServices(
  transaction: Database,
  batch: readonly ImportedService[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const ids = await catalogue.idsOf(transaction, [
    ...new Set(batch.flatMap(({ media_items }) => media_items)),
  ]);
  const aliases = batch.map(({ alias }) => alias);
  refuseProblems([
    ...repeated(aliases).map((alias) => `services has “${alias}” twice`),
    ...batch.flatMap((service) => problemsOf(service, ids, brands)),
  ]);
  for (const service of batch) {
    await replaceService(
      transaction,
      {
        alias: service.alias,
        name: service.name,
        descriptionShort: service.description_short,
        description: service.description,
        image: service.image,
        icon: service.icon,
        color: service.color,
        promoLabelText: service.promo_label_text,
        promoLabelColor: service.promo_label_color,
        active: service.active,
        brands: service.brands.length === 0 ? [everyBrand] : service.brands,
      },
      service.media_items.flatMap((slug) => ids.get(slug) ?? []),
      service.prices,
    );
  }
}

function problemsOf(
  { alias, brands, media_items, prices }: ImportedService,
  ids: ReadonlyMap<string, number>,
  known: readonly string[],
): string[] {
  const service = `The service “${alias}”`;
  return [
    ...brands
      .filter((brand) => !known.includes(brand))
      .map((brand) => `${service} names the brand “${brand}”, which does not exist`),
    ...media_items
      .filter((slug) => !ids.has(slug))
      .map((slug) => `${service} names the title “${slug}”, which does not exist`),
    ...repeated(prices.map(({ duration, duration_unit }) => `${duration} ${duration_unit}`)).map(
      (period) => `${service} has two prices for a period of ${period}`,
    ),
    ...repeated(media_items).map((slug) => `${service} names the title “${slug}” twice`),
  ];
}
