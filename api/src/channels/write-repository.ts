import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { overChanged } from '../database/over-changed.ts';
import { channels, epgs, programmes } from '../tables/channels.ts';

export type ChannelValues = Omit<typeof channels.$inferInsert, 'id'>;

/** Writes a channel over the one of its slug, and gives its id. */
export async function replaceChannel(
  transaction: Database,
  { slug, ...values }: ChannelValues,
): Promise<number> {
  const [row] = await transaction
    .insert(channels)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: channels.slug, set: values })
    .returning({ id: channels.id });
  if (row === undefined) throw new Error(`The channel “${slug}” was not written.`);
  return row.id;
}

/** The ids of a channel's programmes by their slugs; of those that there are. */
export async function findProgrammeIds(
  db: Database,
  channelId: number,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ id: programmes.id, slug: programmes.slug })
    .from(programmes)
    .where(and(eq(programmes.channelId, channelId), inArray(programmes.slug, [...slugs])));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** The ids of programmes by `channel/slug`; of those that there are. */
export async function findProgrammesNamed(
  db: Database,
  names: readonly { readonly channel: string; readonly slug: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ id: programmes.id, slug: programmes.slug, channel: channels.slug })
    .from(programmes)
    .innerJoin(channels, eq(channels.id, programmes.channelId))
    .where(
      and(
        inArray(channels.slug, [...new Set(names.map(({ channel }) => channel))]),
        inArray(programmes.slug, [...new Set(names.map(({ slug }) => slug))]),
      ),
    );
  return new Map(rows.map(({ channel, slug, id }) => [`${channel}/${slug}`, id]));
}

/** Any number that nothing else of ours locks by. */
const guideLock = 4_719_220_303;

/** Imports of guides wait for one another; held until the transaction ends. */
export async function lockGuide(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${guideLock}::bigint)`);
}

/** Writes programmes, each over the one of its channel and slug; what stays the same is not written. */
export async function writeProgrammes(
  transaction: Database,
  values: readonly (typeof programmes.$inferInsert)[],
): Promise<void> {
  if (values.length === 0) return;
  await transaction
    .insert(programmes)
    .values([...values])
    .onConflictDoUpdate({
      target: [programmes.channelId, programmes.slug],
      ...overChanged({
        name: programmes.name,
        description: programmes.description,
        logo: programmes.logo,
        age: programmes.age,
      }),
    });
}

/** A programme at a time; times are Unix seconds. */
export interface NewEpg {
  readonly programmeId: number;
  readonly start_time: number;
  readonly end_time: number;
  readonly tstv_valid_until: number | null;
}

/**
 * Puts what a channel shows, 10,000 times at most, in the place of what the span has. What begins at the same moment as before keeps its id; what
 * begins at no moment of these goes, and so does whatever reaches into one of them.
 */
export async function replaceEpgs(
  transaction: Database,
  channelId: number,
  { from, to }: { readonly from: number; readonly to: number },
  times: readonly NewEpg[],
): Promise<void> {
  const starts = sql`${sql.param(times.map(({ start_time }) => start_time))}::bigint[]`;
  const ends = sql`${sql.param(times.map(({ end_time }) => end_time))}::bigint[]`;
  await transaction.execute(sql`
    delete from ${epgs} where ${epgs.channelId} = ${channelId}
      and ${epgs.startTime} <> all(select to_timestamp(start) from unnest(${starts}) as start)
      and (
        (${epgs.startTime} >= to_timestamp(${from}) and ${epgs.startTime} < to_timestamp(${to}))
        or exists (select from unnest(${starts}, ${ends}) as fresh (start, ending)
          where ${epgs.startTime} < to_timestamp(fresh.ending) and ${epgs.endTime} > to_timestamp(fresh.start))
      )`);
  if (times.length === 0) return;
  const moment = (seconds: number): Date => new Date(seconds * 1000);
  await transaction
    .insert(epgs)
    .values(
      // The earliest first: what is shortened makes room for what comes after it.
      times
        .toSorted((a, b) => a.start_time - b.start_time)
        .map(({ programmeId, start_time, end_time, tstv_valid_until }) => ({
          channelId,
          programmeId,
          startTime: moment(start_time),
          endTime: moment(end_time),
          tstvValidUntil: tstv_valid_until === null ? null : moment(tstv_valid_until),
        })),
    )
    .onConflictDoUpdate({
      target: [epgs.channelId, epgs.startTime],
      ...overChanged({
        programmeId: epgs.programmeId,
        endTime: epgs.endTime,
        tstvValidUntil: epgs.tstvValidUntil,
      }),
    });
}
