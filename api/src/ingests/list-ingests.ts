import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Ingest, Language, ListedIngest } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { ingests } from '../tables/ingests.ts';
import { placesInQueue } from './queue.ts';
import { isOpen } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** Latest first, optionally in one state. @throws KadrError INVALID_INPUT for a cursor of another list */
export async function listIngests(
  db: Database,
  {
    state,
    cursor,
    limit,
    language,
  }: {
    readonly state?: Ingest['state'] | 'open' | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly language: Language;
  },
): Promise<{ items: ListedIngest[]; next_cursor: string | null }> {
  const before = idOfCursor(cursor);
  const name = sql<
    string | null
  >`coalesce(${inLanguage(mediaItems.name, language)}, ${inLanguage(ingests.title, language)})`;
  const rows = await db
    .select({
      ingest: ingests,
      name,
      slug: sql<string | null>`coalesce(${mediaItems.slug}, ${ingests.slug})`,
    })
    .from(ingests)
    .leftJoin(mediaItems, eq(mediaItems.id, ingests.mediaItemId))
    .where(
      and(
        before === null ? undefined : lt(ingests.id, before),
        state === 'open' ? and(isOpen, ne(ingests.state, 'deferred')) : undefined,
        state === undefined || state === 'open' ? undefined : eq(ingests.state, state),
      ),
    )
    .orderBy(desc(ingests.id))
    .limit(limit + 1);
  const places = await placesInQueue(db);
  const { page, next_cursor } = listPage(rows, limit, ({ ingest }) => String(ingest.id));
  return {
    items: page.map(({ ingest: row, name: shown, slug }) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      percent: row.percent,
      time_left: row.timeLeft,
      failure: row.failure,
      reason: row.reason,
      warnings: [...row.warnings],
      asset_id: row.assetId,
      media_item_id: row.mediaItemId,
      file_name: row.fileName,
      name: shown,
      slug,
      is_again: row.replaces !== null,
      attempts: row.attempts,
      place: places.get(row.id) ?? null,
      created_at: secondsOf(row.createdAt),
      updated_at: secondsOf(row.updatedAt),
    })),
    next_cursor,
  };
}
