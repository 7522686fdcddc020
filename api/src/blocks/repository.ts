import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AgeLevel, Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { mediaBlockItems, mediaBlocks, mediaViews } from '../tables/blocks.ts';
import type { StoredBanner } from '../tables/blocks.ts';

/** An entry of a block that is not a title: one entity, or a banner. */
export interface EntryRow {
  /** Id of the place. */
  readonly id: number;
  /** How many of the block's own titles come first. */
  readonly titles_before: number;
  readonly collection_id: number | null;
  readonly karaoke_item_id: number | null;
  readonly service_id: number | null;
  readonly channel_id: number | null;
  readonly programme_id: number | null;
  readonly banner: StoredBanner | null;
  /** The banner's age level. */
  readonly age_level: AgeLevel | null;
}

/** A main view with its blocks, the ids of their titles and their other entries, in one statement. */
export async function findView(db: Database, brand: string, alias: string, language: Language) {
  const rows = await db
    .select({
      view: {
        id: mediaViews.id,
        alias: mediaViews.alias,
        name: inLanguage(mediaViews.name, language),
        title: inLanguage(mediaViews.title, language),
        description: inLanguage(mediaViews.description, language),
      },
      block: {
        id: mediaBlocks.id,
        type: mediaBlocks.type,
        tag: mediaBlocks.tag,
        name: inLanguage(mediaBlocks.name, language),
        subName: inLanguage(mediaBlocks.subName, language),
        target: mediaBlocks.target,
        displayType: mediaBlocks.displayType,
        customData: mediaBlocks.customData,
        variant: mediaBlocks.variant,
        glowColor: mediaBlocks.glowColor,
        customFields: mediaBlocks.customFields,
        query: mediaBlocks.query,
        items: sql<
          number[]
        >`array(select media_item_id from media_block_items where media_block_id = ${mediaBlocks.id} and media_item_id is not null order by position)`,
        entries: sql<EntryRow[]>`(
          select coalesce(json_agg(json_build_object(
            'id', media_block_id * 1000 + position, 'titles_before', titles_before, 'collection_id', collection_id,
            'karaoke_item_id', karaoke_item_id, 'service_id', service_id, 'channel_id', channel_id, 'programme_id', programme_id, 'banner', banner, 'age_level',
            (select json_build_object('id', id, 'name', name, 'age_value', age_value) from age_levels where age_value = (banner->>'age')::smallint)
          ) order by position), '[]')
          from (select *, count(media_item_id) over (order by position)::integer as titles_before
            from media_block_items where media_block_id = ${mediaBlocks.id}) entries
          where media_item_id is null)`,
      },
    })
    .from(mediaViews)
    .leftJoin(mediaBlocks, eq(mediaBlocks.mediaViewId, mediaViews.id))
    .where(and(eq(mediaViews.brand, brand), eq(mediaViews.alias, alias)))
    .orderBy(asc(mediaBlocks.position));
  const [first] = rows;
  return first && { view: first.view, blocks: rows.flatMap(({ block }) => (block === null ? [] : [block])) };
}

/** A view and its blocks, texts in one language. */
export type ViewRows = NonNullable<Awaited<ReturnType<typeof findView>>>;
export type BlockRow = ViewRows['blocks'][number];

/** Main views with a name, in the order of their creation. */
export async function findNamedViews(db: Database, brand: string, language: Language) {
  return db
    .select({
      id: mediaViews.id,
      alias: mediaViews.alias,
      name: sql<string>`${inLanguage(mediaViews.name, language)}`,
    })
    .from(mediaViews)
    .where(and(eq(mediaViews.brand, brand), isNotNull(mediaViews.name)))
    .orderBy(asc(mediaViews.id));
}

export type ViewValues = Omit<typeof mediaViews.$inferInsert, 'id'>;
export type BlockValues = Omit<typeof mediaBlocks.$inferInsert, 'id' | 'mediaViewId' | 'position'>;
/** An item of a block: the id of one entity, or a banner, is set. */
export type ItemValues = Omit<typeof mediaBlockItems.$inferInsert, 'mediaBlockId' | 'position'>;

/** Writes a view over the one with its brand and alias. Blocks keep their ids by their position. */
export async function replaceView(
  transaction: Database,
  view: ViewValues,
  blocks: readonly { readonly block: BlockValues; readonly items: readonly ItemValues[] }[],
): Promise<void> {
  const [row] = await transaction
    .insert(mediaViews)
    .values(view)
    .onConflictDoUpdate({
      target: [mediaViews.brand, mediaViews.alias],
      set: { name: view.name ?? null, title: view.title ?? null, description: view.description ?? null },
    })
    .returning({ id: mediaViews.id });
  if (row === undefined) return;
  await transaction
    .delete(mediaBlocks)
    .where(and(eq(mediaBlocks.mediaViewId, row.id), sql`${mediaBlocks.position} >= ${blocks.length}`));
  if (blocks.length === 0) return;
  const written = await transaction
    .insert(mediaBlocks)
    .values(blocks.map(({ block }, position) => ({ ...block, mediaViewId: row.id, position })))
    .onConflictDoUpdate({
      target: [mediaBlocks.mediaViewId, mediaBlocks.position],
      set: {
        type: sql`excluded.type`,
        tag: sql`excluded.tag`,
        name: sql`excluded.name`,
        subName: sql`excluded.sub_name`,
        target: sql`excluded.target`,
        displayType: sql`excluded.display_type`,
        customData: sql`excluded.custom_data`,
        variant: sql`excluded.variant`,
        glowColor: sql`excluded.glow_color`,
        customFields: sql`excluded.custom_fields`,
        query: sql`excluded.query`,
      },
    })
    .returning({ id: mediaBlocks.id, position: mediaBlocks.position });
  const ids = new Map(written.map(({ id, position }) => [position, id]));
  await transaction
    .delete(mediaBlockItems)
    .where(sql`${mediaBlockItems.mediaBlockId} = any(${sql.param([...ids.values()])}::integer[])`);
  const items = blocks.flatMap(({ items: some }, at) => {
    const mediaBlockId = ids.get(at);
    return mediaBlockId === undefined
      ? []
      : some.map((item, position) => ({ ...item, mediaBlockId, position }));
  });
  if (items.length > 0) await transaction.insert(mediaBlockItems).values(items);
}
