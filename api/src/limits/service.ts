import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attempts } from '../tables/limits.ts';

/** How many attempts are allowed within a number of seconds, counted from the first. */
export interface Limit {
  /** Its own among all limits. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Asked for so often that, while Valkey is away, each process counts it in its memory. */
  readonly isFrequent?: boolean;
  /** Has to be remembered whatever happens, and stays in the database: what works once. */
  readonly isForCertain?: boolean;
}

export interface LimitsService {
  /** Counts a try of `who`; false when that was one too many. Every process counts the same. */
  take(limit: Limit, who: string, now: Date): Promise<boolean>;
  /** How many tries of `who` count now. */
  count(limit: Limit, who: string, now: Date): Promise<number>;
  /** Takes back a try that is not to count. */
  giveBack(limit: Limit, who: string): Promise<void>;
  /** Forgets what no limit asks for any more. */
  purge(now: Date): Promise<void>;
}

/** No limit counts for longer, in seconds. */
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

/** Stands for whose tries they are: no logins and no addresses are kept. */
export function digest(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
