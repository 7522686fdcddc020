import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tickAt } from '@kadr/contract';
import type { Theme } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { placeInOrder } from '../lists/ordered-list.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { serviceOffersColumn } from '../prices/service-prices.ts';
import type { ChannelRow, EpgRow } from './channel-row.ts';
import { channelFavourites, channels, epgs, programmeFavourites, programmes } from '../tables/channels.ts';

export type ChannelViewer = Pick<
  Viewer,
  'brand' | 'language' | 'audience' | 'country' | 'owned' | 'subscribed' | 'profileId' | 'now'
>;

/** The channel, also one above the viewer's age. */
export async function findChannel(
  db: Database,
  reference: Reference,
  viewer: ChannelViewer,
): Promise<ChannelRow | undefined> {
  const [row] = await selectChannels(
    db,
    viewer,
    'id' in reference ? sql`${channels.id} = ${reference.id}` : sql`${channels.slug} = ${reference.slug}`,
  );
  return row;
}

/** Those with these ids that lists show, in no order. */
export async function findChannels(
  db: Database,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ChannelRow[]> {
  return selectChannels(
    db,
    viewer,
    sql`${channels.id} = any(${sql.param([...ids])}::integer[]) and ${isListed(viewer)}`,
  );
}

/** What a list of channels is narrowed by. */
export interface ChannelFilter {
  readonly theme?: Theme | undefined;
  readonly service_id?: number | undefined;
}

export async function listChannels(
  db: Database,
  { theme, service_id }: ChannelFilter,
  { after, limit }: { readonly after: ListPlace | null; readonly limit: number },
  viewer: ChannelViewer,
): Promise<ChannelRow[]> {
  const [orderNumber, id] = placeInOrder(after);
  const narrowed = [
    sql`(${channels.orderNumber}, ${channels.id}) > (${orderNumber}, ${id})`,
    isListed(viewer),
    ...(theme === undefined ? [] : [sql`${theme} = any(${channels.themes})`]),
    ...(service_id === undefined ? [] : [sql`${channels.serviceId} = ${service_id}`]),
  ];
  return selectChannels(
    db,
    viewer,
    sql.join(narrowed, sql` and `),
    sql`order by ${channels.orderNumber}, ${channels.id} limit ${limit}`,
  );
}

/** What the viewer's profile has kept, the latest first; of one moment the greater id. */
export async function listKeptChannels(
  db: Database,
  after: ListPlace | null,
  limit: number,
  viewer: ChannelViewer,
): Promise<ChannelRow[]> {
  const before =
    after === null
      ? sql`true`
      : sql`(kept.added_at, kept.channel_id) < (${new Date(after.key ?? 0).toISOString()}::timestamptz, ${after.id})`;
  return selectChannels(
    db,
    viewer,
    sql`kept.added_at is not null and ${before} and ${isListed(viewer)}`,
    sql`order by kept.added_at desc, kept.channel_id desc limit ${limit}`,
  );
}

/** Themes of the channels that lists show. */
export async function findThemes(db: Database, viewer: ChannelViewer): Promise<ReadonlySet<Theme>> {
  const { rows } = await db.execute<{ theme: Theme }>(sql`
    select distinct unnest(${channels.themes}) as theme from ${channels}
    where ${isChannelListed(viewer)}`);
  return new Set(rows.map(({ theme }) => theme));
}

/** Whether lists show a channel to the viewer. */
export function isChannelListed(viewer: Pick<ChannelViewer, 'audience' | 'brand'>): SQL {
  return sql`${isListed(viewer)} and ${isShown(viewer)}`;
}

function isListed({ audience }: Pick<ChannelViewer, 'audience'>): SQL {
  return sql`${channels.age} <= ${audience.listAge}`;
}

function isShown({ brand }: Pick<ChannelViewer, 'brand'>): SQL {
  return sql`${channels.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

/** The age level called `table`, whole. */
const ageLevel = (table: string): SQL =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', ${table}.name, 'age_value', ${table}.age_value)`);

async function selectChannels(
  db: Database,
  viewer: ChannelViewer,
  where: SQL,
  rest: SQL = sql``,
): Promise<ChannelRow[]> {
  const { language, profileId } = viewer;
  const { rows } = await db.execute<ChannelRow & Record<string, unknown>>(sql`
    select ${channels.id} as id, ${channels.slug} as slug, ${inLanguage(channels.name, language)} as name,
      ${inLanguage(channels.description, language)} as description, ${channels.logo} as logo,
      ${channels.fullLogo} as full_logo, ${channels.background} as background, ${channels.color} as color,
      to_json(${channels.themes}) as themes, ${ageLevel('age_levels')} as age_level, ${channels.serviceId} as service_id,
      to_json(${channels.territories}) as territories,
      ${serviceOffersColumn(sql`${channels.serviceId}`)},
      ${channels.isTstvAllowed} as is_tstv_allowed, ${channels.isPltvAllowed} as is_pltv_allowed,
      ${channels.isCatchupAllowed} as is_catchup_allowed, ${channels.tstvServiceId} as tstv_service_id,
      ${channels.tstvDepth} as tstv_depth, ${channels.pltvMaxDuration} as pltv_max_duration, ${channels.playerType} as player_type,
      exists (select from channel_runs
        where channel_runs.channel_id = channels.id and channel_runs.first <= ${tickAt(viewer.now.getTime() / 1000)}) as has_stream,
      ${channels.orderNumber} as order_number, kept.added_at is not null as is_favorite,
      (extract(epoch from kept.added_at) * 1000)::double precision as added_at
    from ${channels} join age_levels on age_levels.age_value = ${channels.age}
      left join ${channelFavourites} kept on kept.channel_id = ${channels.id} and kept.profile_id = ${profileId}::integer
    where ${where} and ${isShown(viewer)} ${rest}`);
  return rows;
}

/** The programme at one of its times, also one above the viewer's age. */
export async function findEpg(db: Database, id: number, viewer: ChannelViewer): Promise<EpgRow | undefined> {
  const [row] = await selectEpgs(db, viewer, sql`${epgs} where ${epgs.id} = ${id}`);
  return row;
}

/** The programme that a channel has on at a moment (Unix seconds), also one above the viewer's age. */
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

/** These times of the guide that lists show, the earliest first. */
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

/** What each of these channels has on now and next, two at most, in the order of their times. */
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

/** What a channel shows between two moments, also what is cut by them. */
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

/** When a programme is on from now, but for one of its times. */
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

/** These programmes, by id, each when it is on, or is next; the last time when it is not any more. */
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

/** Of the channels that lists show, what the first of them have on now. */
export async function listOnNow(db: Database, limit: number, viewer: ChannelViewer): Promise<EpgRow[]> {
  const now = sql`${viewer.now.toISOString()}::timestamptz`;
  return selectEpgs(
    db,
    viewer,
    sql`${epgs} join ${programmes} on programmes.id = epgs.programme_id and ${isSuitable(viewer)}
      join ${channels} on channels.id = epgs.channel_id and ${isListed(viewer)} and ${isShown(viewer)}
      where epgs.start_time <= ${now} and epgs.end_time > ${now}
      order by channels.order_number, channels.id limit ${limit}`,
    sql`channels.order_number, channels.id`,
  );
}

/** Whether lists show a programme to the viewer. */
export function isSuitable({ audience }: ChannelViewer): SQL {
  return sql`${programmes.age} <= ${audience.listAge}`;
}

/** What stands behind `from`, which yields rows of `epgs`: of channels that the brand shows. */
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

/** Tables of what profiles keep. */
const kept = {
  channel: { table: channelFavourites, id: channelFavourites.channelId },
  epg: { table: programmeFavourites, id: programmeFavourites.programmeId },
} as const;
export type KeptKind = keyof typeof kept;

export async function countKept(db: Database, kind: KeptKind, profileId: number): Promise<number> {
  const { table } = kept[kind];
  return db.$count(table, eq(table.profileId, profileId));
}

export async function keep(
  db: Database,
  kind: KeptKind,
  { id, profileId, addedAt }: { readonly id: number; readonly profileId: number; readonly addedAt: Date },
): Promise<void> {
  await (kind === 'channel'
    ? db.insert(channelFavourites).values({ channelId: id, profileId, addedAt }).onConflictDoNothing()
    : db.insert(programmeFavourites).values({ programmeId: id, profileId, addedAt }).onConflictDoNothing());
}

export async function drop(db: Database, kind: KeptKind, profileId: number, id: number): Promise<void> {
  const { table, id: column } = kept[kind];
  await db.delete(table).where(and(eq(table.profileId, profileId), eq(column, id)));
}

/** The programme that is on at a time of the guide; undefined where there is no such time. */
export async function findProgrammeOf(db: Database, epgId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: epgs.programmeId }).from(epgs).where(eq(epgs.id, epgId));
  return row?.id;
}

/** Forgets what was on before `date`. */
export async function deleteEpgsBefore(db: Database, date: Date): Promise<void> {
  await db.execute(sql`delete from ${epgs} where ${epgs.endTime} < ${date.toISOString()}::timestamptz`);
}
