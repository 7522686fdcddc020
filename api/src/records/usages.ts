import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** A statement of `KindOfRecord.usages`: the names of what uses a record. */
export function usage(noun: string, names: SQL): SQL {
  return sql`select ${noun}::text as noun, used.name::text as name from (${names}) used(name)`;
}

/** Views that show something in one of their blocks. */
export function viewsWith(isPlaced: SQL): SQL {
  return sql`select distinct media_views.brand || '~' || media_views.alias from media_block_items placed
    join media_blocks on media_blocks.id = placed.media_block_id
    join media_views on media_views.id = media_blocks.media_view_id where ${isPlaced}`;
}

interface Offered {
  /** The entity's own id. */
  readonly id: SQL;
  /** The column with which other tables refer to it. */
  readonly column: 'media_item_id' | 'service_id';
  /** Its name in the benefit of a promo code, and its key there. */
  readonly benefit: 'title' | 'service';
  readonly key: string;
}

/** Everything that sells a title or a service, or has sold it: orders, discounts and promo codes. */
export function offerUsages({ id, column, benefit, key }: Offered): readonly SQL[] {
  const named = sql.raw(column);
  return [
    usage('order', sql`select ticket.order_id from purchase_tickets ticket where ticket.${named} = ${id}`),
    usage('discount', sql`select discount.id from promo_discounts discount where discount.${named} = ${id}`),
    usage(
      'promo code',
      sql`select code.code from promo_codes code where code.benefit->>${sql.raw(`'${benefit}'`)} = ${key}
        order by code.code`,
    ),
  ];
}
