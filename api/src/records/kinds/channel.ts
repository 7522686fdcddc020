import { channelImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importChannels } from '../../channels/import.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { brandFilter, brandsField, brandsOf, byName, byPlace, countOf, placedSlugs } from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import { filter } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { usage, viewsWith } from '../usages.ts';

const id = sql.raw('channels.id');
const name = sql.raw('channels.name');
const brandsColumn = sql.raw('channels.brands');
const service = (column: string) =>
  sql.raw(`(select services.alias from services where services.id = channels.${column})`);

/** Live TV channels, without their guide. */
export function channelKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'channel',
    schema: channelImportSchema,
    keyField: 'slug',
    table: 'channels',
    columns: sql`channels.slug, channels.name, channels.logo, channels.color, channels.order_number,
      ${brandsOf(brandsColumn)} as brands, channels.description, channels.full_logo, channels.background, channels.themes,
      channels.age, channels.territories, ${service('service_id')} as service, channels.is_tstv_allowed,
      channels.is_pltv_allowed, channels.is_catchup_allowed, ${service('tstv_service_id')} as tstv_service,
      channels.tstv_depth, channels.pltv_max_duration, channels.player_type, channels.xmltv_id,
      ${placedSlugs('channel_fillers', 'channel_id', id)} as fillers`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importChannels(transaction, withTypesetProse(z.array(channelImportSchema).parse(records)), catalogue, {
        brands: brandIds(),
      }),
    usages: (slug) => {
      const channel = sql`(select used.id from channels used where used.slug = ${slug})`;
      return [
        usage(
          'programme',
          sql`select programmes.slug from programmes where programmes.channel_id = ${channel} order by programmes.slug`,
        ),
        usage('view', viewsWith(sql`placed.channel_id = ${channel}`)),
      ];
    },
    listing: {
      picture: sql.raw('channels.logo'),
      isLive: () => sql.raw('true'),
      fields: {
        order_number: sql.raw('channels.order_number'),
        age: sql.raw('channels.age'),
        service: service('service_id'),
        brands: brandsField(brandsColumn),
        programmes: countOf('programmes', 'channel_id', id),
        is_catchup_allowed: sql.raw('channels.is_catchup_allowed'),
      },
      sorts: {
        order_number: byPlace(sql.raw('channels.order_number')),
        name: byName(name),
      },
      filters: {
        brand: brandFilter(brandsColumn),
        theme: filter(z.string(), (theme) => sql`${theme} = any(channels.themes)`),
        service: filter(
          z.string().nullable(),
          (alias) => sql`${service('service_id')} is not distinct from ${alias}::text`,
        ),
      },
    },
  });
}
