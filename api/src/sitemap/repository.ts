import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sitemapPageSize } from '@kadr/contract';
import type { MediaItemType, sitemapKinds } from '@kadr/contract';
import { mediaItemPersons, mediaItems, persons } from '../catalogue/tables.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { everybody } from '../entitlement/entitlement.ts';

export interface Address {
  readonly slug: string;
  readonly type: MediaItemType | null;
  readonly published_at: number | null;
}

type Kind = (typeof sitemapKinds)[number];

/** What `brand` shows among the ids of `page`, by id: titles, or persons who have a part in one of them. */
export async function findAddresses(
  db: Database,
  kind: Kind,
  page: number,
  brand: string,
): Promise<Address[]> {
  const { rows } = await db.execute<Address & Record<string, unknown>>(
    addresses[kind](page * sitemapPageSize, isListed({ brand, audience: everybody })),
  );
  return rows;
}

const addresses: Record<Kind, (last: number, visible: SQL) => SQL> = {
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
};

/** Ranges of ids up to the greatest there is. */
export async function countPages(db: Database, kind: Kind): Promise<number> {
  const table = kind === 'persons' ? persons : mediaItems;
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(${table.id}) as last from ${table}`,
  );
  return Math.ceil((rows[0]?.last ?? 0) / sitemapPageSize);
}
