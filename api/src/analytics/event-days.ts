import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Milliseconds of a day. */
export const day = 24 * 60 * 60 * 1000;
/** Days ahead that have a partition. */
const daysAhead = 7;
/** Days whose rows one pass moves out of the default partition. */
const daysMoved = 10;
/** Advisory lock of the pass: any number that no other lock of the service uses. */
const passLock = 4_719_220_311;

const prefix = 'analytics_events_';
const defaultPartition = sql.raw(`${prefix}default`);

/**
 * Makes the partitions of the coming days, moves rows of the default partition into partitions of their days, and drops
 * the days that are older than `keptDays`. Any number of processes may call it; it resumes after an interruption,
 * because each day is one transaction.
 */
export async function keepEventDays(db: Database, keptDays: number, now: Date): Promise<void> {
  const today = dayOf(now);
  const first = today - keptDays;
  await dropDaysBefore(db, first);
  const known = new Set(await daysWithPartition(db));
  const ahead = Array.from({ length: daysAhead + 1 }, (_, at) => today + at);
  const strayed = await daysInDefault(db, today + daysAhead);
  for (const number of new Set([...ahead, ...strayed])) {
    if (!known.has(number)) await makeDay(db, number);
  }
}

/** Number of a UTC day since 1970. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / day);
/** The beginning of a day, in ISO 8601. */
export const beginningOf = (number: number): string => new Date(number * day).toISOString();
const nameOf = (number: number): string =>
  `${prefix}${beginningOf(number).slice(0, 10).replaceAll('-', '_')}`;

/** The days that have a partition. */
export async function daysWithPartition(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select replace(right(relname, 10), '_', '-') as day from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'analytics_events'::regclass and relname ~ '_\\d{4}_\\d\\d_\\d\\d$'`,
  );
  return rows.map((row) => dayOf(new Date(row.day)));
}

/** Whether events received in a span wait for a partition of their day. */
export async function hasStrayRows(db: Database, from: Date, to: Date): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${defaultPartition} where received_at >= ${from.toISOString()}::timestamptz and received_at < ${to.toISOString()}::timestamptz limit 1`,
  );
  return rows.length > 0;
}

async function dropDaysBefore(db: Database, first: number): Promise<void> {
  await db.execute(
    sql`delete from ${defaultPartition} where received_at < ${beginningOf(first)}::timestamptz`,
  );
  for (const number of await daysWithPartition(db)) {
    if (number >= first) continue;
    await inTurn(db, (transaction) =>
      transaction.execute(sql`drop table if exists ${sql.identifier(nameOf(number))}`),
    );
  }
}

/** The first days up to `last` that have rows in the default partition. */
async function daysInDefault(db: Database, last: number): Promise<number[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`with recursive days(day) as (
        select (min(received_at) at time zone 'UTC')::date from ${defaultPartition}
        union all
        select (select (min(received_at) at time zone 'UTC')::date from ${defaultPartition}
          where received_at >= ((day + 1)::timestamp at time zone 'UTC')) from days where day is not null
      )
      select day::text as day from days where day <= ${beginningOf(last)}::date limit ${daysMoved}`,
  );
  return rows.map((row) => dayOf(new Date(row.day)));
}

/** Moves the day's rows into a new table, then attaches it as a partition: the default partition must not hold them. */
async function makeDay(db: Database, number: number): Promise<void> {
  const table = sql.identifier(nameOf(number));
  const [from, to] = [beginningOf(number), beginningOf(number + 1)];
  await inTurn(db, async (transaction) => {
    const { rows } = await transaction.execute(
      sql`select from pg_class where oid = to_regclass(${nameOf(number)})`,
    );
    if (rows.length > 0) return;
    await transaction.execute(sql`lock table ${defaultPartition} in access exclusive mode`);
    await transaction.execute(
      sql`create table ${table} (like analytics_events including defaults including indexes)`,
    );
    await transaction.execute(
      sql`with moved as (delete from ${defaultPartition}
          where received_at >= ${from}::timestamptz and received_at < ${to}::timestamptz returning *)
        insert into ${table} select * from moved`,
    );
    await transaction.execute(
      sql`alter table analytics_events attach partition ${table} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
    );
  });
}

/**
 * Runs `work` in a transaction unless another process is running it. It waits at most 3 s for a locked table, so that
 * events do not queue behind it.
 */
async function inTurn(db: Database, work: (transaction: Database) => Promise<unknown>): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local lock_timeout = '3s'`);
    const { rows } = await transaction.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${passLock}) as is_ours`,
    );
    if (rows[0]?.is_ours === true) await work(transaction);
  });
}
