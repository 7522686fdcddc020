import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tickAt } from '@kadr/contract';
import type { Theme } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { placeInOrder } from '../lists/ordered-list.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { serviceOffersColumn } from '../prices/service-prices.ts';
import type { ChannelRow } from './channel-row.ts';
import { channelFavourites, channels } from '../tables/channels.ts';
import { everyBrand } from '../entitlement/entitlement.ts';

export type ChannelViewer = Pick<
  Viewer,
  'brand' | 'language' | 'audience' | 'country' | 'owned' | 'subscribed' | 'profileId' | 'now'
>;

/** A channel, even above the viewer's age. */
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

/** The channels with these ids that lists show, unordered. */
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

/** Filters of a list of channels. */
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

/** Ids of all channels that lists show, in their order. */
export async function listChannelIds(
  db: Database,
  viewer: Pick<ChannelViewer, 'audience' | 'brand'>,
): Promise<number[]> {
  const rows = await db
    .select({ id: channels.id })
    .from(channels)
    .where(isChannelListed(viewer))
    .orderBy(channels.orderNumber, channels.id);
  return rows.map(({ id }) => id);
}

/** The channels that the viewer's profile has kept, the latest first; of the same moment, the greater id first. */
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

export function isListed({ audience }: Pick<ChannelViewer, 'audience'>): SQL {
  return sql`${channels.age} <= ${audience.listAge}`;
}

export function isShown({ brand }: Pick<ChannelViewer, 'brand'>): SQL {
  return sql`${channels.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

/** The complete age level in the table `table`. */
export const ageLevel = (table: string): SQL =>
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
