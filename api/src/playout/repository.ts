import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { ScheduledRun } from '@kadr/contract';
import { mediaItems } from '../tables/catalogue.ts';
import { channels, epgs } from '../tables/channels.ts';
import type { Database } from '../database/database.ts';
import { assets } from '../tables/assets.ts';
import { channelFillers, channelRuns, programmeItems } from '../tables/playout.ts';

const isDueBehind = (after: number) => and(eq(channels.isScheduleDue, true), gt(channels.id, after));

/** Whether a channel behind the id `after` has to be planned again. */
export async function isChannelDue(db: Database, after: number): Promise<boolean> {
  const [row] = await db.select({ id: channels.id }).from(channels).where(isDueBehind(after)).limit(1);
  return row !== undefined;
}

/**
 * Locks the next channel behind the id `after` whose schedule has to be planned again, until the transaction ends.
 * Other writes that refer to the channel, above all its viewers' leases, do not wait for that.
 */
export async function takeDueChannel(transaction: Database, after: number): Promise<number | undefined> {
  const [row] = await transaction
    .select({ id: channels.id })
    .from(channels)
    .where(isDueBehind(after))
    .orderBy(asc(channels.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id;
}

export async function markScheduled(transaction: Database, channelId: number): Promise<void> {
  await transaction.update(channels).set({ isScheduleDue: false }).where(eq(channels.id, channelId));
}

export async function markDue(transaction: Database, channelId: number): Promise<void> {
  await transaction.update(channels).set({ isScheduleDue: true }).where(eq(channels.id, channelId));
}

/** A time of the guide, in Unix seconds, with the showable assets of its programme. */
export interface ShownTime {
  readonly start: number;
  readonly end: number;
  readonly assets: readonly string[];
}

/**
 * The guide between two moments (Unix seconds), the earliest first. Encrypted assets, and those not packaged yet, are
 * not shown on channels.
 */
export async function findShownTimes(
  db: Database,
  channelId: number,
  { from, to }: { readonly from: number; readonly to: number | null },
): Promise<ShownTime[]> {
  const { rows } = await db.execute<ShownTime & Record<string, unknown>>(sql`
    select extract(epoch from ${epgs.startTime})::double precision as start,
      extract(epoch from ${epgs.endTime})::double precision as end,
      array(select ${assets.id} from ${programmeItems}
        join ${mediaItems} on ${mediaItems.id} = ${programmeItems.mediaItemId}
        join ${assets} on ${assets.id} = ${mediaItems.assetId} and not ${assets.isEncrypted} and ${assets.isPrepared}
        where ${programmeItems.programmeId} = ${epgs.programmeId}
        order by ${programmeItems.position}) as assets
    from ${epgs}
    where ${epgs.channelId} = ${channelId} and ${epgs.endTime} > to_timestamp(${from})
      ${to === null ? sql`` : sql`and ${epgs.startTime} < to_timestamp(${to})`}
    order by ${epgs.startTime}`);
  return rows;
}

/** The filler assets of a channel. */
export async function findFillers(db: Database, channelId: number): Promise<string[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(channelFillers)
    .innerJoin(mediaItems, eq(mediaItems.id, channelFillers.mediaItemId))
    .innerJoin(
      assets,
      and(eq(assets.id, mediaItems.assetId), eq(assets.isEncrypted, false), eq(assets.isPrepared, true)),
    )
    .where(eq(channelFillers.channelId, channelId))
    .orderBy(asc(channelFillers.position));
  return rows.map(({ id }) => id);
}

const columns = { first: channelRuns.first, ordinal: channelRuns.ordinal, assets: channelRuns.assets };

/** The last runs that begin before a tick, the earliest first. */
export async function findRunsBefore(
  db: Database,
  channelId: number,
  tick: number,
  limit: number,
): Promise<ScheduledRun[]> {
  const rows = await db
    .select(columns)
    .from(channelRuns)
    .where(and(eq(channelRuns.channelId, channelId), lt(channelRuns.first, tick)))
    .orderBy(desc(channelRuns.first))
    .limit(limit);
  return rows.toReversed();
}

/** The runs that play between two ticks, including the one that began before, the earliest first. */
export async function findRuns(
  db: Database,
  channelId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ScheduledRun[]> {
  const [before, within] = await Promise.all([
    findRunsBefore(db, channelId, from, 1),
    db
      .select(columns)
      .from(channelRuns)
      .where(
        and(eq(channelRuns.channelId, channelId), gte(channelRuns.first, from), lte(channelRuns.first, to)),
      )
      .orderBy(asc(channelRuns.first)),
  ]);
  return within[0]?.first === from ? within : [...before, ...within];
}

/** Replaces the runs that begin at the tick `from` or later. */
export async function replaceRuns(
  transaction: Database,
  channelId: number,
  from: number,
  runs: readonly ScheduledRun[],
): Promise<void> {
  await transaction
    .delete(channelRuns)
    .where(and(eq(channelRuns.channelId, channelId), gte(channelRuns.first, from)));
  for (let at = 0; at < runs.length; at += rowsAtOnce)
    await transaction
      .insert(channelRuns)
      .values(runs.slice(at, at + rowsAtOnce).map((run) => Object.assign({ channelId }, run)));
}

const rowsAtOnce = 1000;

/** Deletes the runs that were over before a tick. */
export async function deleteRunsBefore(db: Database, tick: number): Promise<void> {
  await db.execute(sql`
    delete from ${channelRuns} old where old.first < ${tick} and exists (
      select from ${channelRuns} later
      where later.channel_id = old.channel_id and later.first > old.first and later.first <= ${tick})`);
}

/** Replaces the titles that a channel uses as fillers. */
export async function replaceFillers(
  transaction: Database,
  channelId: number,
  titles: readonly number[],
): Promise<void> {
  await transaction.delete(channelFillers).where(eq(channelFillers.channelId, channelId));
  if (titles.length > 0)
    await transaction
      .insert(channelFillers)
      .values(titles.map((mediaItemId, position) => ({ channelId, position, mediaItemId })));
}

/** Replaces the titles that are programmes' pictures, by programme id. */
export async function replaceProgrammeItems(
  transaction: Database,
  titles: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  if (titles.size === 0) return;
  await transaction.execute(sql`
    delete from ${programmeItems} where ${programmeItems.programmeId} = any(${sql.param([...titles.keys()])}::integer[])`);
  const values = [...titles].flatMap(([programmeId, ids]) =>
    ids.map((mediaItemId, position) => ({ programmeId, position, mediaItemId })),
  );
  if (values.length > 0) await transaction.insert(programmeItems).values(values);
}
