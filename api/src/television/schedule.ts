import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Schedule, ScheduledShowing } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { StoredShowing } from '../tables/guide-changes.ts';
import { findProgrammes, findShowings } from './repository.ts';
import type { GuideChannel } from './repository.ts';

type Title = Schedule['fillers'][number];
type Span = { readonly from: number; readonly to: number };

/** The showings of a channel within a span. */
export async function readSchedule(db: Database, channel: GuideChannel, span: Span): Promise<Schedule> {
  const showings = await findShowings(db, channel.id, span);
  const [programmes, fillers, ends] = await Promise.all([
    findProgrammes(db, channel.id, [...new Set(showings.map(({ programme }) => programme))]),
    findFillerTitles(db, channel.id),
    findGuideEnd(db, channel.id),
  ]);
  const slugs = [...programmes.values()].flatMap(({ media_items }) => media_items);
  const titles = await findTitles(db, [...new Set(slugs)]);
  const { slug, name, logo, number } = channel;
  return {
    channel: { slug, name, logo, number },
    version: versionOf(showings.filter(({ start_time }) => start_time >= span.from)),
    showings: showings.flatMap((showing): ScheduledShowing[] => {
      const programme = programmes.get(showing.programme);
      if (programme === undefined) return [];
      const played = programme.media_items.flatMap((item) => titles.get(item) ?? []);
      return [
        {
          ...showing,
          name: programme.name,
          logo: programme.logo,
          age: programme.age,
          titles: played,
          filler_seconds: fillerSeconds(showing, played),
        },
      ];
    }),
    fillers,
    guide_ends: ends,
  };
}

/** Identifies the state of showings. */
export function versionOf(showings: readonly StoredShowing[]): string {
  const rows = showings.map(({ programme, start_time, end_time, tstv_valid_until }) => [
    programme,
    start_time,
    end_time,
    tstv_valid_until,
  ]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);
}

/** The seconds left to fillers: titles play as many whole rounds as fit. */
function fillerSeconds({ start_time, end_time }: StoredShowing, titles: readonly Title[]): number {
  const round = titles.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const length = end_time - start_time;
  if (round === 0) return length;
  return round > length ? length : Math.round(length % round);
}

const titleColumns = sql`m.slug, m.name,
  case when a.is_prepared and not a.is_crypted then a.duration end as duration
  from media_items m left join assets a on a.id = m.asset_id`;

/** Titles by slug; those that a channel cannot play have no duration. */
async function findTitles(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, Title>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<Title & Record<string, unknown>>(
    sql`select ${titleColumns} where m.slug = any(${sql.param([...slugs])}::text[])`,
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

async function findFillerTitles(db: Database, channelId: number): Promise<Title[]> {
  const { rows } = await db.execute<Title & Record<string, unknown>>(
    sql`select ${titleColumns} join channel_fillers f on f.media_item_id = m.id
      where f.channel_id = ${channelId} order by f.position`,
  );
  return rows;
}

async function findGuideEnd(db: Database, channelId: number): Promise<number | null> {
  const { rows } = await db.execute<{ ends: number | null }>(
    sql`select extract(epoch from max(end_time))::double precision as ends from epgs where channel_id = ${channelId}`,
  );
  return rows[0]?.ends ?? null;
}
