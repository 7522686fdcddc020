import { serviceImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { importServices } from '../../services/import.ts';
import { brandsOf, byName, countOf, isNamed, isShownBy, placedSlugs, usage } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { viewsWith } from './title-usages.ts';

const id = sql.raw('services.id');
const name = sql.raw('services.name');
const brandsColumn = sql.raw('services.brands');
const titles = countOf('service_items', 'service_id', id);
const subscribers = sql.raw(
  `(select count(*)::double precision from subscriptions held where held.service_id = services.id and held.state <> 'ended')`,
);

/** Bundles sold by subscription. */
export function serviceKind({ catalogue, brands }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'service',
    schema: serviceImportSchema,
    keyFields: ['alias'],
    idOf: (record) => String(record['alias']),
    keyOf: (key) => ({ alias: key }),
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
        brands,
      }),
    usages: serviceUsages,
    listing: {
      key: sql.raw('services.alias'),
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('coalesce(services.icon, services.image)'),
      isLive: () => sql.raw('services.active'),
      fields: {
        active: sql.raw('services.active'),
        brands: sql.raw(`array_to_string(array_remove(services.brands, '*'), ', ')`),
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
        name: { by: byName(name), type: 'text', order: 'asc' },
        titles: { by: () => titles, type: 'double precision', order: 'desc' },
        subscribers: { by: () => subscribers, type: 'double precision', order: 'desc' },
      },
      filters: {
        active: filter(z.boolean(), (active) => sql`services.active = ${active}`),
        brand: filter(z.string(), (brand) => isShownBy(brandsColumn, brand)),
        title: filter(
          z.string(),
          (title) => sql`services.id in (select placed.service_id from service_items placed
            join media_items on media_items.id = placed.media_item_id where media_items.slug = ${title})`,
        ),
      },
      search: (text) => sql`(services.alias = ${text} or ${isNamed(name, likePattern(text))})`,
    },
  });
}

/** Who subscribes to a service or has bought it, and what names it. */
function serviceUsages(alias: string) {
  const service = sql`(select used.id from services used where used.alias = ${alias})`;
  return [
    usage(
      'subscription',
      sql`select held.id from subscriptions held where ${service} in (held.service_id, held.next_service_id)`,
    ),
    usage(
      'order',
      sql`select ticket.order_id from purchase_tickets ticket where ticket.service_id = ${service}`,
    ),
    usage(
      'discount',
      sql`select discount.id from promo_discounts discount where discount.service_id = ${service}`,
    ),
    usage(
      'promo code',
      sql`select code.code from promo_codes code where code.benefit->>'service' = ${alias} order by code.code`,
    ),
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
