import { promoEventImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { importPromoEvents } from '../../promo-events/import.ts';
import {
  brandsOf,
  byName,
  countOf,
  isNamed,
  isOnAt,
  isShownBy,
  placedSlugs,
  seconds,
  secondsField,
} from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('promo_events.id');
const name = sql.raw('promo_events.name');
const brandsColumn = sql.raw('promo_events.brands');
const startsAt = sql.raw('promo_events.starts_at');
const endsAt = sql.raw('promo_events.ends_at');
const isOn = (now: Date): SQL => isOnAt(startsAt, endsAt, now);

/** What the service does for a while. */
export function promoEventKind({ catalogue, brands }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'promo_event',
    schema: promoEventImportSchema,
    keyFields: ['slug'],
    idOf: (record) => String(record['slug']),
    keyOf: (key) => ({ slug: key }),
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
        { brands },
      ),
    usages: () => [],
    listing: {
      key: sql.raw('promo_events.slug'),
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('promo_events.logo'),
      isLive: isOn,
      fields: {
        starts_at: secondsField(startsAt),
        ends_at: secondsField(endsAt),
        order_number: sql.raw('promo_events.order_number'),
        brands: sql.raw(`array_to_string(array_remove(promo_events.brands, '*'), ', ')`),
        titles: countOf('promo_event_items', 'promo_event_id', id),
      },
      sorts: {
        order_number: {
          by: () => sql.raw('promo_events.order_number::double precision'),
          type: 'double precision',
          order: 'asc',
        },
        name: { by: byName(name), type: 'text', order: 'asc' },
        starts_at: {
          by: () => sql`coalesce(${secondsField(startsAt)}, 0)`,
          type: 'double precision',
          order: 'desc',
        },
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        brand: filter(z.string(), (brand) => isShownBy(brandsColumn, brand)),
      },
      search: (text) => sql`(promo_events.slug = ${text} or ${isNamed(name, likePattern(text))})`,
    },
  });
}
