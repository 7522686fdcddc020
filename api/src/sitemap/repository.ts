import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sitemapPageSize } from '@kadr/contract';
import type { MediaItemType, sitemapKinds } from '@kadr/contract';
import { mediaItemPersons, mediaItems, persons } from '../tables/catalogue.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { channels } from '../tables/channels.ts';
import { collectionItems, collections } from '../tables/collections.ts';
import { everybody, everyBrand } from '../entitlement/entitlement.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import { promoEvents } from '../tables/promo-events.ts';

export interface Address {
  readonly slug: string;
  readonly type: MediaItemType | null;
  readonly published_at: number | null;
}

type Kind = (typeof sitemapKinds)[number];

/**
 * Entities that `brand` shows to everybody, by id, in `page`'s id range: titles; persons and collections with a title.
 */
export async function findAddresses(
  db: Database,
  kind: Kind,
  page: number,
  brand: string,
): Promise<Address[]> {
  const { rows } = await db.execute<Address & Record<string, unknown>>(
    addresses[kind](
      page * sitemapPageSize,
      isListed({ brand, audience: everybody }),
      sql`array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`,
    ),
  );
  return rows;
}

const addresses: Record<Kind, (last: number, visible: SQL, brands: SQL) => SQL> = {
  media_items: (last, visible) => sql`
    select ${mediaItems.slug}, ${mediaItems.type},
      extract(epoch from coalesce(${mediaItems.publishedAt}, ${mediaItems.createdAt}))::integer as published_at
    from ${mediaItems}
    where ${mediaItems.id} > ${last - sitemapPageSize} and ${mediaItems.id} <= ${last} and ${visible}
    order by ${mediaItems.id}`,
  persons: (last, visible) => sql`
    select ${persons.slug}, null as type, null as published_at from ${persons}
    where ${persons.id} > ${last - sitemapPageSize} and ${persons.id} <= ${last} and exists (
      select from ${mediaItemPersons} join ${mediaItems} on ${mediaItems.id} = ${mediaItemPersons.mediaItemId}
      where ${mediaItemPersons.personId} = ${persons.id} and ${visible})
    order by ${persons.id}`,
  collections: (last, visible, brand) => sql`
    select ${collections.slug}, null as type, null as published_at from ${collections}
    where ${collections.id} > ${last - sitemapPageSize} and ${collections.id} <= ${last} and ${collections.brands} && ${brand}
      and exists (select from ${collectionItems} join ${mediaItems} on ${mediaItems.id} = ${collectionItems.mediaItemId}
        where ${collectionItems.collectionId} = ${collections.id} and ${visible})
    order by ${collections.id}`,
  promo_events: (last, _visible, brand) => sql`
    select ${promoEvents.slug}, null as type, extract(epoch from ${promoEvents.startsAt})::integer as published_at from ${promoEvents}
    where ${promoEvents.id} > ${last - sitemapPageSize} and ${promoEvents.id} <= ${last} and ${promoEvents.brands} && ${brand}
    order by ${promoEvents.id}`,
  channels: (last, _visible, brand) => sql`
    select ${channels.slug}, null as type, null as published_at from ${channels}
    where ${channels.id} > ${last - sitemapPageSize} and ${channels.id} <= ${last} and ${channels.brands} && ${brand}
    order by ${channels.id}`,
  karaoke_items: (last, _visible, brand) => sql`
    select ${karaokeItems.slug}, null as type, null as published_at from ${karaokeItems}
    where ${karaokeItems.id} > ${last - sitemapPageSize} and ${karaokeItems.id} <= ${last} and ${karaokeItems.brands} && ${brand}
    order by ${karaokeItems.id}`,
};

const tables = {
  media_items: mediaItems,
  persons,
  collections,
  promo_events: promoEvents,
  karaoke_items: karaokeItems,
  channels,
} as const satisfies Record<Kind, unknown>;

/** The number of id ranges up to the largest id. */
export async function countPages(db: Database, kind: Kind): Promise<number> {
  const table = tables[kind];
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(${table.id}) as last from ${table}`,
  );
  return Math.ceil((rows[0]?.last ?? 0) / sitemapPageSize);
}
