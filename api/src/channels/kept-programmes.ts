/** Programmes that a profile has kept, as its collection lists them. */
import { sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Epg } from '@kadr/contract';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { Database } from '../database/database.ts';
import { toEpg } from './channel-row.ts';
import { isChannelListed } from './repository.ts';
import { isSuitable, findNearest } from './guide-repository.ts';
import type { ChannelViewer } from './repository.ts';
import { channels, epgs, programmeFavourites, programmes } from '../tables/channels.ts';

/** Name of the order in cursors. */
const order = 'kept-programmes';

/**
 * The latest kept first, each programme once: at its current showing, otherwise the next, otherwise the last.
 * Programmes that are no longer in the guide are left out.
 *
 * @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT for a cursor of another list
 */
export async function listKeptProgrammes(
  db: Database,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  viewer: ChannelViewer,
): Promise<{ items: Epg[]; next_cursor: string | null }> {
  if (viewer.profileId === null) throw new KadrError('SIGN_IN_REQUIRED');
  const after = cursor === undefined ? null : readCursor(order, cursor);
  const { rows } = await db.execute<{ id: number; added_at: number }>(sql`
    select kept.programme_id as id, (extract(epoch from kept.added_at) * 1000)::double precision as added_at
    from ${programmeFavourites} kept
      join ${programmes} on programmes.id = kept.programme_id and ${isSuitable(viewer)}
      join ${channels} on channels.id = programmes.channel_id and ${isChannelListed(viewer)}
    where kept.profile_id = ${viewer.profileId}
      and exists (select from ${epgs} where epgs.programme_id = programmes.id)
      ${after === null ? sql`` : sql`and (kept.added_at, kept.programme_id) < (${new Date(after.key ?? 0).toISOString()}::timestamptz, ${after.id})`}
    order by kept.added_at desc, kept.programme_id desc limit ${limit + 1}`);
  const { page, next_cursor } = listPage(rows, limit, ({ id, added_at: key }) =>
    writeCursor(order, { id, key }),
  );
  const nearest = await findNearest(
    db,
    page.map(({ id }) => id),
    viewer,
  );
  const byProgramme = new Map(nearest.map((row) => [row.original_id, toEpg(row)]));
  return { items: page.flatMap(({ id }) => byProgramme.get(id) ?? []), next_cursor };
}
