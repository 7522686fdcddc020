import { promoEventImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { withTypesetProse } from '../../imports/prose.ts';
import { importPromoEvents } from '../../promo-events/import.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byName,
  byPlace,
  countOf,
  isOnAt,
  latestFirst,
  placedSlugs,
  seconds,
  secondsField,
} from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import { filter } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('promo_events.id');
const name = sql.raw('promo_events.name');
const brandsColumn = sql.raw('promo_events.brands');
const startsAt = sql.raw('promo_events.starts_at');
const endsAt = sql.raw('promo_events.ends_at');
const isOn = (now: Date): SQL => isOnAt(startsAt, endsAt, now);

/** Temporary promotions of the service. */
export function promoEventKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'promo_event',
    schema: promoEventImportSchema,
    keyField: 'slug',
    table: 'promo_events',
    columns: sql`promo_events.slug, promo_events.name, promo_events.logo, promo_events.color,
      promo_events.order_number, ${brandsOf(brandsColumn)} as brands, promo_events.description_short,
      promo_events.description, promo_events.terms, promo_events.promo_label_text, promo_events.age,
      ${seconds(startsAt)} as starts_at, ${seconds(endsAt)} as ends_at, promo_events.target,
      ${placedSlugs('promo_event_items', 'promo_event_id', id)} as media_items`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importPromoEvents(
        transaction,
        withTypesetProse(z.array(promoEventImportSchema).parse(records)),
        catalogue,
        { brands: brandIds() },
      ),
    usages: () => [],
    listing: {
      picture: sql.raw('promo_events.logo'),
      isLive: isOn,
      fields: {
        starts_at: secondsField(startsAt),
        ends_at: secondsField(endsAt),
        order_number: sql.raw('promo_events.order_number'),
        brands: brandsField(brandsColumn),
        titles: countOf('promo_event_items', 'promo_event_id', id),
      },
      sorts: {
        order_number: byPlace(sql.raw('promo_events.order_number')),
        name: byName(name),
        starts_at: latestFirst(startsAt),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        brand: brandFilter(brandsColumn),
      },
    },
  });
}
