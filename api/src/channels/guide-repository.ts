import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import type { EpgRow } from './channel-row.ts';
import { channels, epgs, programmeFavourites, programmes } from '../tables/channels.ts';
import type { ChannelViewer } from './repository.ts';
import { isListed, isShown, ageLevel } from './repository.ts';

/** A showing, even above the viewer's age. */
export async function findEpg(db: Database, id: number, viewer: ChannelViewer): Promise<EpgRow | undefined> {
  const [row] = await selectEpgs(db, viewer, sql`${epgs} where ${epgs.id} = ${id}`);
  return row;
}

/** The showing that is on a channel at a moment (Unix seconds), even above the viewer's age. */
export async function findEpgAt(
  db: Database,
  channelId: number,
  moment: number,
  viewer: ChannelViewer,
): Promise<EpgRow | undefined> {
  const at = sql`to_timestamp(${moment})`;
  const [row] = await selectEpgs(
    db,
    viewer,
    sql`${epgs} where epgs.channel_id = ${channelId} and epgs.start_time <= ${at} and epgs.end_time > ${at}`,
  );
  return row;
}

/** These showings, as far as lists show them, the earliest first. */
export async function findTimes(
  db: Database,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<EpgRow[]> {
  return selectEpgs(
    db,
    viewer,
    sql`${epgs} join ${programmes} on programmes.id = epgs.programme_id and ${isSuitable(viewer)}
      join ${channels} on channels.id = epgs.channel_id and ${isListed(viewer)}
      where ${epgs.id} = any(${sql.param([...ids])}::integer[])`,
  );
}

/** The current and the next showing on each of these channels, at most two, in the order of their times. */
export async function findNowAndNext(
  db: Database,
  channelIds: readonly number[],
  viewer: ChannelViewer,
): Promise<EpgRow[]> {
  if (channelIds.length === 0) return [];
  return selectEpgs(
    db,
    viewer,
    sql`unnest(${sql.param([...channelIds])}::integer[]) as asked (channel_id),
      lateral (
        select epgs.* from ${epgs} join ${programmes} on programmes.id = epgs.programme_id and ${isSuitable(viewer)}
        where epgs.channel_id = asked.channel_id and epgs.end_time > ${viewer.now.toISOString()}::timestamptz
        order by epgs.end_time limit 2
      ) as epgs`,
  );
}

/** The showings of a channel between two moments, including those that overlap them in part. */
export async function listEpgs(
  db: Database,
  channelId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
  viewer: ChannelViewer,
): Promise<EpgRow[]> {
  return selectEpgs(
    db,
    viewer,
    sql`${epgs} join ${programmes} on programmes.id = epgs.programme_id and ${isSuitable(viewer)}
      where epgs.channel_id = ${channelId} and epgs.end_time > ${from.toISOString()}::timestamptz
        and epgs.start_time < ${to.toISOString()}::timestamptz`,
  );
}

/** The other showings of a programme that have not ended. */
export async function listOtherTimes(
  db: Database,
  { id, original_id }: Pick<EpgRow, 'id' | 'original_id'>,
  limit: number,
  viewer: ChannelViewer,
): Promise<EpgRow[]> {
  return selectEpgs(
    db,
    viewer,
    sql`${epgs} where epgs.programme_id = ${original_id} and epgs.id <> ${id}
      and epgs.end_time > ${viewer.now.toISOString()}::timestamptz order by epgs.end_time limit ${limit}`,
  );
}

/** The nearest showing of each of these programmes: the current one or the next, otherwise the last. */
export async function findNearest(
  db: Database,
  programmeIds: readonly number[],
  viewer: ChannelViewer,
): Promise<EpgRow[]> {
  const now = sql`${viewer.now.toISOString()}::timestamptz`;
  return selectEpgs(
    db,
    viewer,
    sql`unnest(${sql.param([...programmeIds])}::integer[]) as asked (programme_id),
      lateral (
        select near.* from (
          (select epgs.* from ${epgs} where epgs.programme_id = asked.programme_id and epgs.end_time > ${now}
            order by epgs.end_time limit 1)
          union all
          (select epgs.* from ${epgs} where epgs.programme_id = asked.programme_id and epgs.end_time <= ${now}
            order by epgs.end_time desc limit 1)
        ) as near order by near.end_time desc limit 1
      ) as epgs
      join ${programmes} on programmes.id = epgs.programme_id and ${isSuitable(viewer)}
      join ${channels} on channels.id = epgs.channel_id and ${isListed(viewer)}`,
  );
}

/** Whether lists show a programme to the viewer. */
export function isSuitable({ audience }: ChannelViewer): SQL {
  return sql`${programmes.age} <= ${audience.listAge}`;
}

/** Reads the showings that `from` yields, on channels that the brand shows. */
async function selectEpgs(
  db: Database,
  viewer: ChannelViewer,
  from: SQL,
  order: SQL = sql`chosen.start_time, chosen.id`,
): Promise<EpgRow[]> {
  const { language, profileId } = viewer;
  const { rows } = await db.execute<EpgRow & Record<string, unknown>>(sql`
    select chosen.id, programmes.id as original_id, channels.id as channel_id,
      ${inLanguage(programmes.name, language)} as name, ${inLanguage(programmes.description, language)} as description,
      programmes.logo, extract(epoch from chosen.start_time)::double precision as start_time,
      extract(epoch from chosen.end_time)::double precision as end_time,
      extract(epoch from chosen.tstv_valid_until)::double precision as tstv_valid_until,
      ${ageLevel('age_levels')} as age_level, channels.slug as channel_slug,
      ${inLanguage(channels.name, language)} as channel_name, channels.logo as channel_logo,
      exists (select from ${programmeFavourites} kept
        where kept.programme_id = programmes.id and kept.profile_id = ${profileId}::integer) as is_favorite,
      exists (select from reminders where reminders.epg_id = chosen.id and reminders.profile_id = ${profileId}::integer) as is_reminded
    from (select epgs.* from ${from}) as chosen
      join ${programmes} on programmes.id = chosen.programme_id
      join ${channels} on channels.id = chosen.channel_id and ${isShown(viewer)}
      join age_levels on age_levels.age_value = programmes.age
    order by ${order}`);
  return rows;
}

/** The id of a showing's programme; undefined when there is no such showing. */
export async function findProgrammeOf(db: Database, epgId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: epgs.programmeId }).from(epgs).where(eq(epgs.id, epgId));
  return row?.id;
}

/** Deletes showings that ended before `date`. */
export async function deleteEpgsBefore(db: Database, date: Date): Promise<void> {
  await db.execute(sql`delete from ${epgs} where ${epgs.endTime} < ${date.toISOString()}::timestamptz`);
}
