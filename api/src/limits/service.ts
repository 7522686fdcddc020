import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attempts } from '../tables/limits.ts';

/** A number of attempts allowed within a number of seconds, counted from the first. */
export interface Limit {
  /** Unique among all limits. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Checked so often that, while Valkey is unavailable, each process counts it in memory. */
  readonly isFrequent?: boolean;
  /** Must never be forgotten, so it stays in the database: for things that work only once. */
  readonly isForCertain?: boolean;
}

export interface LimitsService {
  /** Counts an attempt of `who`; false when it exceeds the limit. The count is shared by all processes. */
  take(limit: Limit, who: string, now: Date): Promise<boolean>;
  /** The number of attempts of `who` that count now. */
  count(limit: Limit, who: string, now: Date): Promise<number>;
  /** Takes back an attempt that must not count. */
  giveBack(limit: Limit, who: string): Promise<void>;
  /** Deletes attempts that no limit counts any more. */
  purge(now: Date): Promise<void>;
}

/** The longest window of a limit, in seconds. */
const longest = 2 * 24 * 60 * 60;

export function createLimitsService(db: Database): LimitsService {
  return {
    take: async ({ name, most, seconds }, who, now) => {
      const isOver = sql`${attempts.since} <= ${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;
      const [row] = await db
        .insert(attempts)
        .values({ limit: name, who: digest(who), count: 1, since: now })
        .onConflictDoUpdate({
          target: [attempts.limit, attempts.who],
          set: {
            count: sql`case when ${isOver} then 1 else least(${attempts.count} + 1, 1000000) end`,
            since: sql`case when ${isOver} then excluded.since else ${attempts.since} end`,
          },
        })
        .returning({ count: attempts.count });
      return row !== undefined && row.count <= most;
    },
    count: async ({ name, seconds }, who, now) => {
      const since = new Date(now.getTime() - seconds * 1000);
      const [row] = await db
        .select({ count: attempts.count })
        .from(attempts)
        .where(and(eq(attempts.limit, name), eq(attempts.who, digest(who)), gt(attempts.since, since)));
      return row?.count ?? 0;
    },
    giveBack: async ({ name }, who) => {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(and(eq(attempts.limit, name), eq(attempts.who, digest(who))));
    },
    purge: async (now) => {
      await db.delete(attempts).where(lt(attempts.since, new Date(now.getTime() - longest * 1000)));
    },
  };
}

/** A digest that stands for the caller: no logins or addresses are stored. */
export function digest(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
