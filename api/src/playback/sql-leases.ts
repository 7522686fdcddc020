import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { streamSilence } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { streamLeases } from '../tables/playback.ts';
import { sessions } from '../tables/session.ts';
import { before, heldIn, surelyHeld } from './lease-store.ts';
import type { Holder, Lease, LeaseStore, LeaseWord, NewLease } from './lease-store.ts';

/** Leases in the table `stream_leases`, whose rows a trigger deletes with their session. */
export function createSqlLeases(db: Database): LeaseStore {
  return {
    find: (id) => findLease(db, id),
    renew: (lease, word) => renewLease(db, lease, word),
    take: (lease) => takeLease(db, lease),
    findPlaying: (holder, now) =>
      db
        .select()
        .from(streamLeases)
        .where(and(isOf(holder), isPlaying(now)))
        .orderBy(asc(streamLeases.begunAt), asc(streamLeases.id)),
    giveUp: (id, sessionId) => deleteLease(db, id, sessionId),
    stop: stopLease,
    stopOf: async (database, sessionId, now) => {
      await database
        .update(streamLeases)
        .set({ stoppedAt: now })
        .where(and(eq(streamLeases.sessionId, sessionId), isNull(streamLeases.stoppedAt)));
    },
    isPlayingIn: async (sessionId, now) =>
      (await db.$count(streamLeases, and(eq(streamLeases.sessionId, sessionId), isPlaying(now)))) > 0,
    findHeld: async (streams, at) => {
      const ids = streams.map(({ playbackId }) => playbackId);
      const sessionIds = streams.map(({ sessionId }) => sessionId);
      const rows = await db
        .select()
        .from(streamLeases)
        .where(or(inArray(streamLeases.id, ids), inArray(streamLeases.sessionId, sessionIds)));
      return heldIn(rows, streams, at);
    },
    settleSilent: (profileId, now) => settleSilent(db, profileId, now),
    count: (now) => db.$count(streamLeases, isPlaying(now)),
    countByChannel: async (channelIds, now) => {
      const rows = await db
        .select({ id: streamLeases.channelId, viewers: count() })
        .from(streamLeases)
        .where(and(inArray(streamLeases.channelId, [...channelIds]), isPlaying(now)))
        .groupBy(streamLeases.channelId);
      return new Map(rows.map(({ id, viewers }) => [id ?? 0, viewers]));
    },
    endSession: () => Promise.resolve(),
    purge: async (heartbeatAt) => {
      await db.delete(streamLeases).where(lt(streamLeases.heartbeatAt, heartbeatAt));
    },
  };
}

const isOf = ({ accountId, sessionId }: Holder): SQL | undefined =>
  accountId === null
    ? and(eq(streamLeases.sessionId, sessionId), isNull(streamLeases.accountId))
    : eq(streamLeases.accountId, accountId);

/** Whether a screen plays: it was not stopped, and its last heartbeat is recent enough. */
const isPlaying = (now: Date): SQL | undefined =>
  and(isNull(streamLeases.stoppedAt), gt(streamLeases.heartbeatAt, before(now, streamSilence)));

async function findLease(db: Database, id: string): Promise<Lease | undefined> {
  const [row] = await db.select().from(streamLeases).where(eq(streamLeases.id, id));
  return row;
}

/** The columns that a heartbeat changes. */
function changesOf({ now, isPaused }: LeaseWord) {
  return {
    heartbeatAt: now,
    countedAt: isPaused ? null : now,
    pausedAt: isPaused ? sql`coalesce(${streamLeases.pausedAt}, ${now.toISOString()}::timestamptz)` : null,
  };
}

async function renewLease(db: Database, { id, countedAt }: Lease, word: LeaseWord): Promise<boolean> {
  const rows = await db
    .update(streamLeases)
    .set(changesOf(word))
    .where(
      and(
        eq(streamLeases.id, id),
        isNull(streamLeases.stoppedAt),
        sql`${streamLeases.countedAt} is not distinct from ${countedAt?.toISOString() ?? null}::timestamptz`,
        gt(streamLeases.heartbeatAt, before(word.now, surelyHeld)),
      ),
    )
    .returning({ id: streamLeases.id });
  return rows.length > 0;
}

async function takeLease(
  db: Database,
  { now, isPaused, limit, ...lease }: NewLease,
): Promise<{ readonly isNew: boolean } | 'stopped' | 'full'> {
  return db.transaction(async (transaction) => {
    await lockHolder(transaction, lease);
    const known = await findLease(transaction, lease.id);
    if (known !== undefined && known.stoppedAt !== null) return 'stopped';
    const others = await transaction.$count(
      streamLeases,
      and(isOf(lease), isPlaying(now), ne(streamLeases.id, lease.id)),
    );
    if (others >= limit) return 'full';
    await transaction
      .insert(streamLeases)
      .values({
        ...lease,
        begunAt: now,
        heartbeatAt: now,
        countedAt: isPaused ? null : now,
        pausedAt: isPaused ? now : null,
      })
      .onConflictDoUpdate({ target: streamLeases.id, set: changesOf({ now, isPaused }) });
    return { isNew: known === undefined };
  });
}

/** Keeps others from taking a place of the holder until the transaction ends. */
async function lockHolder(transaction: Database, { accountId, sessionId }: Holder): Promise<void> {
  const name = accountId === null ? `streams of session ${sessionId}` : `streams of account ${accountId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function deleteLease(db: Database, id: string, sessionId: string): Promise<Lease | undefined> {
  const [row] = await db
    .delete(streamLeases)
    .where(
      and(eq(streamLeases.id, id), eq(streamLeases.sessionId, sessionId), isNull(streamLeases.stoppedAt)),
    )
    .returning();
  return row;
}

const stopLease: LeaseStore['stop'] = async (db, id, { holder, now }) => {
  const rows = await db
    .update(streamLeases)
    .set({ stoppedAt: now })
    .where(and(eq(streamLeases.id, id), isOf(holder), isNull(streamLeases.stoppedAt)))
    .returning({ id: streamLeases.id });
  return rows.length > 0;
};

async function settleSilent(db: Database, profileId: number, now: Date): Promise<number> {
  const silent = await db
    .update(streamLeases)
    .set({ countedAt: null })
    .where(
      and(
        isNotNull(streamLeases.countedAt),
        lt(streamLeases.heartbeatAt, before(now, streamSilence)),
        sql`${streamLeases.sessionId} in (select ${sessions.id} from ${sessions} where ${eq(sessions.profileId, profileId)})`,
      ),
    )
    .returning({ id: streamLeases.id });
  return silent.length;
}
