import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { mediaBlockItems, mediaBlocks, mediaViews } from './tables.ts';

/** A main view with its blocks and the ids of the titles that were put into them: one statement. */
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
        query: mediaBlocks.query,
        items: sql<
          number[]
        >`array(select media_item_id from media_block_items where media_block_id = ${mediaBlocks.id} order by position)`,
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

/** Main views that are called something, in the order in which they came. */
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

/** Writes a view over the one with its brand and alias. Blocks keep their ids by their place. */
export async function replaceView(
  transaction: Database,
  view: ViewValues,
  blocks: readonly { readonly block: BlockValues; readonly items: readonly number[] }[],
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
        query: sql`excluded.query`,
      },
    })
    .returning({ id: mediaBlocks.id, position: mediaBlocks.position });
  const ids = new Map(written.map(({ id, position }) => [position, id]));
  await transaction
    .delete(mediaBlockItems)
    .where(sql`${mediaBlockItems.mediaBlockId} = any(${sql.param([...ids.values()])}::integer[])`);
  const items = blocks.flatMap(({ items: titles }, at) => {
    const mediaBlockId = ids.get(at);
    return mediaBlockId === undefined
      ? []
      : titles.map((mediaItemId, position) => ({ mediaBlockId, position, mediaItemId }));
  });
  if (items.length > 0) await transaction.insert(mediaBlockItems).values(items);
}
