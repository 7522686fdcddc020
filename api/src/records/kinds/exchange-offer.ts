import { exchangeOfferImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { importExchangeOffers } from '../../exchanges/offers.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byPlace,
  countOf,
  isOnAt,
  latestFirst,
  placedSlugs,
  seconds,
  secondsField,
} from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { keyedBy, tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('exchange_offers.id');
const brandsColumn = sql.raw('exchange_offers.brands');
const startsAt = sql.raw('exchange_offers.starts_at');
const endsAt = sql.raw('exchange_offers.ends_at');
const orderNumber = sql.raw('exchange_offers.order_number');
const isOn = (now: Date): SQL => isOnAt(startsAt, endsAt, now);

/** Terms on which viewers exchange films. */
export function exchangeOfferKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'exchange_offer',
    schema: exchangeOfferImportSchema,
    ...keyedBy('slug'),
    table: 'exchange_offers',
    columns: sql`exchange_offers.slug, exchange_offers.name, exchange_offers.order_number,
      ${brandsOf(brandsColumn)} as brands, ${seconds(startsAt)} as starts_at, ${seconds(endsAt)} as ends_at,
      exchange_offers.days, exchange_offers.watched_percent,
      ${placedSlugs('exchange_offer_items', 'exchange_offer_id', id)} as media_items`,
    isInCatalogue: false,
    write: (transaction, records) =>
      importExchangeOffers(transaction, z.array(exchangeOfferImportSchema).parse(records), catalogue, {
        brands: brandIds(),
      }),
    usages: () => [],
    listing: {
      key: sql.raw('exchange_offers.slug'),
      tie: { by: id, type: 'integer' },
      label: () => sql.raw('exchange_offers.name'),
      picture: sql.raw('null'),
      isLive: isOn,
      fields: {
        starts_at: secondsField(startsAt),
        ends_at: secondsField(endsAt),
        order_number: orderNumber,
        brands: brandsField(brandsColumn),
        days: sql.raw('exchange_offers.days'),
        watched_percent: sql.raw('exchange_offers.watched_percent'),
        titles: countOf('exchange_offer_items', 'exchange_offer_id', id),
      },
      sorts: {
        order_number: byPlace(orderNumber),
        name: { by: () => sql.raw('exchange_offers.name collate "ru-x-icu"'), type: 'text', order: 'asc' },
        starts_at: latestFirst(startsAt),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        brand: brandFilter(brandsColumn),
      },
      search: (text) =>
        sql`(exchange_offers.slug = ${text} or exchange_offers.name ilike ${likePattern(text)})`,
    },
  });
}
