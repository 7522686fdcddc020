import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { usage } from '../columns.ts';

/** What has a title in it, or has sold it. What viewers keep for themselves (positions, favourites) goes with it. */
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
    usage(
      'order',
      sql`select ticket.order_id from purchase_tickets ticket where ticket.media_item_id = ${title}`,
    ),
    usage(
      'discount',
      sql`select discount.id from promo_discounts discount where discount.media_item_id = ${title}`,
    ),
    usage(
      'promo code',
      sql`select code.code from promo_codes code where code.benefit->>'title' = ${slug} order by code.code`,
    ),
    usage(
      'collection',
      sql`select collections.slug from collection_items placed
        join collections on collections.id = placed.collection_id where placed.media_item_id = ${title}`,
    ),
    usage(
      'service',
      sql`select services.alias from service_items placed
        join services on services.id = placed.service_id where placed.media_item_id = ${title}`,
    ),
    usage(
      'promo event',
      sql`select promo_events.slug from promo_event_items placed
        join promo_events on promo_events.id = placed.promo_event_id where placed.media_item_id = ${title}`,
    ),
    usage('view', viewsWith(sql`placed.media_item_id = ${title}`)),
    usage(
      'channel',
      sql`select channels.slug from channel_fillers placed
        join channels on channels.id = placed.channel_id where placed.media_item_id = ${title}`,
    ),
    usage(
      'programme',
      sql`select channels.slug || '/' || programmes.slug from programme_items placed
        join programmes on programmes.id = placed.programme_id join channels on channels.id = programmes.channel_id
        where placed.media_item_id = ${title}`,
    ),
  ];
}

/** Views in whose blocks something stands. */
export function viewsWith(isPlaced: SQL): SQL {
  return sql`select distinct media_views.brand || '~' || media_views.alias from media_block_items placed
    join media_blocks on media_blocks.id = placed.media_block_id
    join media_views on media_views.id = media_blocks.media_view_id where ${isPlaced}`;
}
