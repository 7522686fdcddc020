import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { offerUsages, usage, viewsWith } from '../usages.ts';

/**
 * Everything that refers to a title or has sold it. Viewers' own data (positions, favourites) is deleted with the
 * title.
 */
export function titleUsages(slug: string): readonly SQL[] {
  const title = sql`(select title.id from media_items title where title.slug = ${slug})`;
  return [
    usage(
      'part',
      sql`select part.slug from media_items part where part.parent_id = ${title} order by part.slug`,
    ),
    usage(
      'purchase',
      sql`select purchase.id from purchases purchase where purchase.media_item_id = ${title}`,
    ),
    ...offerUsages({ id: title, column: 'media_item_id', benefit: 'title', key: slug }),
    usage('collection', holdersOf(title, { table: 'collection_items', holder: 'collection', key: 'slug' })),
    usage('service', holdersOf(title, { table: 'service_items', holder: 'service', key: 'alias' })),
    usage(
      'promo event',
      holdersOf(title, { table: 'promo_event_items', holder: 'promo_event', key: 'slug' }),
    ),
    usage(
      'cold-start set',
      holdersOf(title, { table: 'cold_start_set_items', holder: 'cold_start_set', key: 'slug' }),
    ),
    usage(
      'exchange offer',
      holdersOf(title, { table: 'exchange_offer_items', holder: 'exchange_offer', key: 'slug' }),
    ),
    usage('view', viewsWith(sql`placed.media_item_id = ${title}`)),
    usage('channel', holdersOf(title, { table: 'channel_fillers', holder: 'channel', key: 'slug' })),
    usage(
      'programme',
      sql`select channels.slug || '/' || programmes.slug from programme_items placed
        join programmes on programmes.id = placed.programme_id join channels on channels.id = programmes.channel_id
        where placed.media_item_id = ${title}`,
    ),
  ];
}

/** The holders, by key, into which a table puts a title. */
function holdersOf(
  title: SQL,
  { table, holder, key }: { readonly table: string; readonly holder: string; readonly key: 'slug' | 'alias' },
): SQL {
  const holders = `${holder}s`;
  return sql`${sql.raw(`select ${holders}.${key} from ${table} placed
    join ${holders} on ${holders}.id = placed.${holder}_id where placed.media_item_id =`)} ${title}`;
}
