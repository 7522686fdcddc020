import { asc, sql } from 'drizzle-orm';
import { exchangeDays, exchangeWatchedPercent } from '@kadr/contract';
import type { ExchangeOfferImportParsed } from '@kadr/contract';
import { isOfferedTo } from '../audience/offered-to.ts';
import type { Viewer } from '../audience/viewer.ts';
import { replacePlaced } from '../catalogue/placed-titles.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { insertedRow } from '../database/inserted-row.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { exchangeOfferItems, exchangeOffers } from '../tables/exchange-offers.ts';
import type { ExchangeTerms } from './exchange-rule.ts';
import { dateOf } from '../text/unix-seconds.ts';

const usualTerms: ExchangeTerms = {
  days: exchangeDays,
  watchedPercent: exchangeWatchedPercent,
  receivable: [],
};

/** The terms of the first offer in order that is on for the viewer's brand; the usual ones without an offer. */
export async function findExchangeTerms(
  db: Database,
  viewer: Pick<Viewer, 'brand' | 'now'>,
): Promise<ExchangeTerms> {
  const [row] = await db
    .select({
      days: exchangeOffers.days,
      watchedPercent: exchangeOffers.watchedPercent,
      receivable: sql<number[]>`array(select placed.media_item_id from exchange_offer_items placed
        where placed.exchange_offer_id = exchange_offers.id)`,
    })
    .from(exchangeOffers)
    .where(isOfferedTo(exchangeOffers, viewer))
    .orderBy(asc(exchangeOffers.orderNumber), asc(exchangeOffers.id))
    .limit(1);
  return row ?? usualTerms;
}

/**
 * Upserts offers by slug.
 *
 * @throws KadrError INVALID_INPUT naming every faulty offer, with its unknown brands and titles.
 */
export async function importExchangeOffers(
  transaction: Database,
  batch: readonly ExchangeOfferImportParsed[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(batch.flatMap(({ media_items }) => media_items)),
  ]);
  refuseProblems([...listedProblems('exchange_offers', 'exchange offer', batch, { brands, titles })]);
  for (const { slug, name, days, ...offer } of batch) {
    const values = {
      name,
      days,
      watchedPercent: offer.watched_percent,
      orderNumber: offer.order_number,
      brands: offer.brands.length === 0 ? [everyBrand] : offer.brands,
      startsAt: dateOf(offer.starts_at),
      endsAt: dateOf(offer.ends_at),
    };
    const { id } = insertedRow(
      await transaction
        .insert(exchangeOffers)
        .values({ slug, ...values })
        .onConflictDoUpdate({ target: exchangeOffers.slug, set: values })
        .returning({ id: exchangeOffers.id }),
    );
    await replacePlaced(
      transaction,
      offerTitles,
      id,
      offer.media_items.flatMap((title) => titles.get(title) ?? []),
    );
  }
}

const offerTitles = {
  table: exchangeOfferItems,
  owner: exchangeOfferItems.exchangeOfferId,
  position: exchangeOfferItems.position,
  mediaItemId: exchangeOfferItems.mediaItemId,
};
