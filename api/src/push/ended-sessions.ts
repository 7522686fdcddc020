import { desc, sql } from 'drizzle-orm';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { endedSessions } from '../tables/push.ts';

/** Sessions that have ended recently, in memory: checked at every segment of a stream. */
export interface EndedSessions {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
  /** Reads the sessions that ended while nothing was received. */
  readonly load: () => Promise<void>;
  /** Deletes, in the database, sessions without valid stream addresses. */
  readonly purge: () => Promise<void>;
}

/** Hours for which an ended session is known: longer than any stream address is valid (playback `longestAddress`). */
const knownFor = 25;
/** The largest number of sessions kept in memory; beyond it, the oldest are dropped. */
const most = 500_000;

/** By the database's clock, which the trigger uses too. */
const isOld = sql`${endedSessions.endedAt} < now() - make_interval(hours => ${knownFor}::integer)`;

export function createEndedSessions(
  db: Database,
  { clock, log }: { readonly clock: () => Date; readonly log: Pick<Log, 'warn'> },
): EndedSessions {
  /** When each was added, in Unix milliseconds; the oldest first. */
  const ended = new Map<string, number>();

  const add = (id: string): void => {
    const now = clock().getTime();
    if (ended.has(id)) return;
    ended.set(id, now);
    for (const [oldest, at] of ended) {
      const isPast = at < now - knownFor * 3600_000;
      if (!isPast && ended.size <= most) break;
      if (!isPast) log.warn({ session_id: oldest }, 'too many ended sessions to remember');
      ended.delete(oldest);
    }
  };

  return {
    has: (id) => ended.has(id),
    add,
    load: async () => {
      const rows = await db
        .select({ id: endedSessions.id })
        .from(endedSessions)
        .where(sql`not ${isOld}`)
        .orderBy(desc(endedSessions.endedAt))
        .limit(most);
      for (const { id } of rows.toReversed()) add(id);
    },
    purge: async () => {
      await db.delete(endedSessions).where(isOld);
    },
  };
}
