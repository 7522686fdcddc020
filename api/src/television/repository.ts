import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { channels, epgs, programmes } from '../tables/channels.ts';
import type { StoredProgramme, StoredShowing } from '../tables/guide-changes.ts';
import { reminders } from '../tables/reminders.ts';
import type { KnownShowing, UpdatedShowing } from './guide-diff.ts';

/** A channel with the fields that its guide needs. */
export interface GuideChannel {
  readonly id: number;
  readonly slug: string;
  readonly name: StoredProgramme['name'];
  readonly logo: string | null;
  readonly number: number;
  readonly xmltv_id: string | null;
  /** Seconds for which catch-up is available; null: not at all. */
  readonly catchup: number | null;
}

const channelColumns = sql`${channels.id}, ${channels.slug}, ${channels.name}, ${channels.logo},
  ${channels.orderNumber} as number, ${channels.xmltvId} as xmltv_id,
  case when ${channels.isTstvAllowed} and ${channels.isCatchupAllowed} then ${channels.tstvDepth} end as catchup`;

/** The channels with these slugs or XMLTV ids. */
export async function findGuideChannels(db: Database, names: readonly string[]): Promise<GuideChannel[]> {
  const given = sql`${sql.param([...names])}::text[]`;
  const { rows } = await db.execute<GuideChannel & Record<string, unknown>>(
    sql`select ${channelColumns} from ${channels} where ${channels.slug} = any(${given}) or ${channels.xmltvId} = any(${given})
      order by ${channels.id}`,
  );
  return rows;
}

const unix = (column: unknown) => sql`extract(epoch from ${column})::double precision`;

/** The showings of a channel between two moments, the earliest first. */
export async function findShowings(
  db: Database,
  channelId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<KnownShowing[]> {
  const { rows } = await db.execute<KnownShowing & Record<string, unknown>>(sql`
    select ${epgs.id}, ${programmes.slug} as programme, ${unix(epgs.startTime)} as start_time,
      ${unix(epgs.endTime)} as end_time, ${unix(epgs.tstvValidUntil)} as tstv_valid_until,
      (select count(*)::integer from ${reminders} where ${reminders.epgId} = ${epgs.id} and ${reminders.doneAt} is null) as reminders
    from ${epgs} join ${programmes} on ${programmes.id} = ${epgs.programmeId}
    where ${epgs.channelId} = ${channelId} and ${epgs.endTime} > to_timestamp(${from}) and ${epgs.startTime} < to_timestamp(${to})
    order by ${epgs.startTime}`);
  return rows;
}

/** The existing programmes of a channel, by slug. */
export async function findProgrammes(
  db: Database,
  channelId: number,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoredProgramme & { readonly id: number }>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<StoredProgramme & { readonly id: number } & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, p.description, p.logo, p.age,
      array(select m.slug from programme_items i join media_items m on m.id = i.media_item_id
        where i.programme_id = p.id order by i.position) as media_items
    from ${programmes} p where p.channel_id = ${channelId} and p.slug = any(${sql.param([...slugs])}::text[])`);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Offset by which showings are moved away temporarily, to avoid overlaps. */
const aside = sql`interval '5000 years'`;

/** Changes the times or programmes of showings; each keeps its row. */
export async function updateShowings(
  transaction: Database,
  updated: readonly UpdatedShowing[],
  programmeIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (updated.length === 0) return;
  const ids = updated.map(({ before }) => before.id);
  // The constraint checks rows for overlaps one by one, so showings that swap their times must not meet.
  await transaction.execute(sql`update ${epgs} set start_time = start_time + ${aside}, end_time = end_time + ${aside}
    where ${epgs.id} = any(${sql.param(ids)}::integer[])`);
  await transaction.execute(sql`update ${epgs} set programme_id = fresh.programme_id, start_time = to_timestamp(fresh.start),
      end_time = to_timestamp(fresh.ending), tstv_valid_until = to_timestamp(fresh.kept)
    from unnest(${sql.param(ids)}::integer[], ${columnsOf(
      updated.map(({ after }) => after),
      programmeIds,
    )})
      as fresh (id, programme_id, start, ending, kept)
    where ${epgs.id} = fresh.id`);
}

export async function insertShowings(
  transaction: Database,
  channelId: number,
  showings: readonly StoredShowing[],
  programmeIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (showings.length === 0) return;
  await transaction.execute(sql`insert into ${epgs} (channel_id, programme_id, start_time, end_time, tstv_valid_until)
    select ${channelId}, fresh.programme_id, to_timestamp(fresh.start), to_timestamp(fresh.ending), to_timestamp(fresh.kept)
    from unnest(${columnsOf(showings, programmeIds)}) as fresh (programme_id, start, ending, kept)`);
}

export async function removeShowings(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.execute(
    sql`delete from ${epgs} where ${epgs.id} = any(${sql.param([...ids])}::integer[])`,
  );
}

function columnsOf(showings: readonly StoredShowing[], programmeIds: ReadonlyMap<string, number>) {
  const seconds = (key: 'start_time' | 'end_time' | 'tstv_valid_until') =>
    sql`${sql.param(showings.map((showing) => showing[key]))}::double precision[]`;
  const ids = showings.map(({ programme }) => programmeIds.get(programme) ?? null);
  return sql`${sql.param(ids)}::integer[], ${seconds('start_time')}, ${seconds('end_time')}, ${seconds('tstv_valid_until')}`;
}
