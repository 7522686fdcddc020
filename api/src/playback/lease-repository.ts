import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { streamSilence } from '@kadr/contract';
import { accounts } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import type { HeldStream } from './held-streams.ts';
import type { Shown } from './playback-ids.ts';
import { shownName } from './stream-claims.ts';
import { streamLeases } from '../tables/playback.ts';

export type LeaseRow = typeof streamLeases.$inferSelect;

/** Whose places they are: the account's, or a guest's session's. */
export interface Holder {
  readonly sessionId: string;
  /** Null for a guest. */
  readonly accountId: number | null;
}

/**
 * Seconds of silence up to which a place is kept without taking it again. Shorter than what counts as silence, so that
 * no place is kept by the one and given away to another.
 */
const surelyHeld = streamSilence - 10;

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

const isOf = ({ accountId, sessionId }: Holder): SQL | undefined =>
  accountId === null
    ? and(eq(streamLeases.sessionId, sessionId), isNull(streamLeases.accountId))
    : eq(streamLeases.accountId, accountId);

/** Whether a screen plays: it was not stopped, and its last word is not too old. */
export const isPlaying = (now: Date): SQL | undefined =>
  and(isNull(streamLeases.stoppedAt), gt(streamLeases.heartbeatAt, before(now, streamSilence)));

export async function findLease(db: Database, id: string): Promise<LeaseRow | undefined> {
  const [row] = await db.select().from(streamLeases).where(eq(streamLeases.id, id));
  return row;
}

/** What a word of a player changes. */
function wordOf(now: Date, isPaused: boolean) {
  return {
    heartbeatAt: now,
    countedAt: isPaused ? null : now,
    pausedAt: isPaused ? sql`coalesce(${streamLeases.pausedAt}, ${now.toISOString()}::timestamptz)` : null,
  };
}

/** Notes that a screen which surely has its place still plays; false for every other, and for one of two words at once. */
export async function renewLease(
  db: Database,
  { id, countedAt }: Pick<LeaseRow, 'id' | 'countedAt'>,
  { now, isPaused }: { readonly now: Date; readonly isPaused: boolean },
): Promise<boolean> {
  const rows = await db
    .update(streamLeases)
    .set(wordOf(now, isPaused))
    .where(
      and(
        eq(streamLeases.id, id),
        isNull(streamLeases.stoppedAt),
        sql`${streamLeases.countedAt} is not distinct from ${countedAt?.toISOString() ?? null}::timestamptz`,
        gt(streamLeases.heartbeatAt, before(now, surelyHeld)),
      ),
    )
    .returning({ id: streamLeases.id });
  return rows.length > 0;
}

/**
 * Takes a place, or takes it again after a silence. `isNew` when the playback has had none yet; `stopped` and `full` when it
 * gets none.
 */
export async function takeLease(
  db: Database,
  {
    now,
    isPaused,
    defaultLimit,
    ...lease
  }: Omit<LeaseRow, 'begunAt' | 'heartbeatAt' | 'stoppedAt' | 'countedAt' | 'pausedAt'> & {
    readonly now: Date;
    readonly isPaused: boolean;
    readonly defaultLimit: number;
  },
): Promise<{ readonly isNew: boolean } | 'stopped' | 'full'> {
  return db.transaction(async (transaction) => {
    await lockHolder(transaction, lease);
    const known = await findLease(transaction, lease.id);
    if (known !== undefined && known.stoppedAt !== null) return 'stopped';
    const others = await transaction.$count(
      streamLeases,
      and(isOf(lease), isPlaying(now), ne(streamLeases.id, lease.id)),
    );
    const limit = (await findOwnLimit(transaction, lease.accountId)) ?? defaultLimit;
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
      .onConflictDoUpdate({ target: streamLeases.id, set: wordOf(now, isPaused) });
    return { isNew: known === undefined };
  });
}

/** Keeps everybody else from taking a place of the holder's until the transaction ends. */
async function lockHolder(transaction: Database, { accountId, sessionId }: Holder): Promise<void> {
  const name = accountId === null ? `streams of session ${sessionId}` : `streams of account ${accountId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** An account's own limit; null where it has none. */
export async function findOwnLimit(db: Database, accountId: number | null): Promise<number | null> {
  if (accountId === null) return null;
  const [row] = await db
    .select({ streamLimit: accounts.streamLimit })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.streamLimit ?? null;
}

/** What plays, the longest begun first. */
export async function findPlaying(db: Database, holder: Holder, now: Date): Promise<LeaseRow[]> {
  return db
    .select()
    .from(streamLeases)
    .where(and(isOf(holder), isPlaying(now)))
    .orderBy(asc(streamLeases.begunAt), asc(streamLeases.id));
}

/** Gives up a place of the session's, and gives what it was. That it was stopped stays known. */
export async function deleteLease(
  db: Database,
  id: string,
  sessionId: string,
): Promise<LeaseRow | undefined> {
  const [row] = await db
    .delete(streamLeases)
    .where(
      and(eq(streamLeases.id, id), eq(streamLeases.sessionId, sessionId), isNull(streamLeases.stoppedAt)),
    )
    .returning();
  return row;
}

/** Stops every screen of a session: another profile watches in it from now on. */
export async function stopLeasesOf(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(streamLeases)
    .set({ stoppedAt: now })
    .where(and(eq(streamLeases.sessionId, sessionId), isNull(streamLeases.stoppedAt)));
}

/** Whether a screen of the session plays, whose time the service counts itself. */
export async function isPlayingIn(db: Database, sessionId: string, now: Date): Promise<boolean> {
  return (await db.$count(streamLeases, and(eq(streamLeases.sessionId, sessionId), isPlaying(now)))) > 0;
}

/** Seconds without a word after which a screen gets no segments any more: longer than it keeps its place, for words that are late. */
const longestSilence = streamSilence + 30;
/** Seconds for which a paused screen gets segments: until its buffer is full. */
const longestPause = 60;

/**
 * Which screens have their places, in their order. `isSilenceExcused` counts those in that only were not heard of: nobody
 * could be while the database was away.
 */
export async function findHeld(
  db: Database,
  streams: readonly HeldStream[],
  { now, isSilenceExcused }: { readonly now: Date; readonly isSilenceExcused: boolean },
): Promise<boolean[]> {
  const rows = await db
    .select()
    .from(streamLeases)
    .where(
      or(
        inArray(
          streamLeases.id,
          streams.map(({ playbackId }) => playbackId),
        ),
        inArray(
          streamLeases.sessionId,
          streams.map(({ sessionId }) => sessionId),
        ),
      ),
    );
  const isHeld = ({ stoppedAt, heartbeatAt, pausedAt }: LeaseRow): boolean =>
    stoppedAt === null &&
    (isSilenceExcused ||
      (heartbeatAt > before(now, longestSilence) &&
        (pausedAt === null || pausedAt > before(now, longestPause))));
  const own = new Map(rows.map((row) => [row.id, row]));
  const held = new Set(rows.filter(isHeld).map((row) => `${row.sessionId} ${shownName(shownOf(row))}`));
  return streams.map(({ playbackId, sessionId, shown }) => {
    const row = own.get(playbackId);
    if (row !== undefined && (row.stoppedAt !== null || isHeld(row))) return row.stoppedAt === null;
    return held.has(`${sessionId} ${shown}`);
  });
}

function shownOf({ mediaItemId, channelId, karaokeItemId }: LeaseRow): Shown {
  if (channelId !== null) return { channelId };
  return karaokeItemId === null ? { mediaItemId: mediaItemId ?? 0 } : { karaokeItemId };
}

/** Takes a place from a screen of the holder's; false where there is no such screen. */
export async function stopLease(db: Database, id: string, holder: Holder, now: Date): Promise<boolean> {
  const rows = await db
    .update(streamLeases)
    .set({ stoppedAt: now })
    .where(and(eq(streamLeases.id, id), isOf(holder), isNull(streamLeases.stoppedAt)))
    .returning({ id: streamLeases.id });
  return rows.length > 0;
}

export async function deleteLeasesBefore(db: Database, heartbeatAt: Date): Promise<void> {
  await db.delete(streamLeases).where(lt(streamLeases.heartbeatAt, heartbeatAt));
}
