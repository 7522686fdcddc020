import { serviceImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { withTypesetProse } from '../../imports/prose.ts';
import { importServices } from '../../services/import.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byName,
  countOf,
  greatestFirst,
  placedSlugs,
  titleFilter,
} from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import { filter } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { offerUsages, usage, viewsWith } from '../usages.ts';

const id = sql.raw('services.id');
const name = sql.raw('services.name');
const brandsColumn = sql.raw('services.brands');
const titles = countOf('service_items', 'service_id', id);
const subscribers = sql.raw(
  `(select count(*)::double precision from subscriptions held where held.service_id = services.id and held.state <> 'ended')`,
);

/** Subscription bundles. */
export function serviceKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'service',
    schema: serviceImportSchema,
    keyField: 'alias',
    table: 'services',
    columns: sql`services.alias, services.name, services.description_short, services.description, services.image,
      services.icon, services.color, services.promo_label_text, services.promo_label_color,
      (select coalesce(json_agg(json_build_object('duration', price.duration, 'duration_unit', price.duration_unit,
          'amount', price.amount, 'original_amount', price.original_amount, 'currency', price.currency,
          'trial_duration', price.trial_duration, 'trial_duration_unit', price.trial_duration_unit,
          'intro_amount', price.intro_amount, 'intro_periods', price.intro_periods) order by price.position), '[]'::json)
        from service_prices price where price.service_id = ${id}) as prices,
      services.active, ${brandsOf(brandsColumn)} as brands,
      ${placedSlugs('service_items', 'service_id', id)} as media_items`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importServices(transaction, withTypesetProse(z.array(serviceImportSchema).parse(records)), catalogue, {
        brands: brandIds(),
      }),
    usages: serviceUsages,
    listing: {
      picture: sql.raw('coalesce(services.icon, services.image)'),
      isLive: () => sql.raw('services.active'),
      fields: {
        active: sql.raw('services.active'),
        brands: brandsField(brandsColumn),
        titles,
        channels: sql.raw(
          '(select count(*)::double precision from channels inside where inside.service_id = services.id)',
        ),
        subscribers,
        amount: sql.raw(
          '(select price.amount from service_prices price where price.service_id = services.id order by price.position limit 1)',
        ),
        currency: sql.raw(
          '(select price.currency from service_prices price where price.service_id = services.id order by price.position limit 1)',
        ),
      },
      sorts: {
        name: byName(name),
        titles: greatestFirst(titles),
        subscribers: greatestFirst(subscribers),
      },
      filters: {
        active: filter(z.boolean(), (active) => sql`services.active = ${active}`),
        brand: brandFilter(brandsColumn),
        title: titleFilter('service_items', 'service_id', id),
      },
    },
  });
}

/** Subscribers and buyers of a service, and everything that refers to it. */
function serviceUsages(alias: string) {
  const service = sql`(select used.id from services used where used.alias = ${alias})`;
  return [
    usage(
      'subscription',
      sql`select held.id from subscriptions held where ${service} in (held.service_id, held.next_service_id)`,
    ),
    ...offerUsages({ id: service, column: 'service_id', benefit: 'service', key: alias }),
    usage(
      'channel',
      sql`select channels.slug from channels where ${service} in (channels.service_id, channels.tstv_service_id)`,
    ),
    usage(
      'certificate product',
      sql`select product.id from certificate_products product where product.service_id = ${service}`,
    ),
    usage('certificate', sql`select sold.id from certificates sold where sold.service_id = ${service}`),
    usage('view', viewsWith(sql`placed.service_id = ${service}`)),
  ];
}
