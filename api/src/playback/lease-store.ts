import { streamSilence } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { streamLeases } from '../tables/playback.ts';
import type { HeldStream } from './held-streams.ts';
import { shownName } from './stream-claims.ts';

/** A screen that shows something, and its place among the account's simultaneous screens. */
export type Lease = typeof streamLeases.$inferSelect;

/** The holder of places: an account, or a guest's session. */
export interface Holder {
  readonly sessionId: string;
  /** Null for a guest. */
  readonly accountId: number | null;
}

/** A player's heartbeat. */
export interface LeaseWord {
  readonly now: Date;
  readonly isPaused: boolean;
}

export interface NewLease
  extends Omit<Lease, 'begunAt' | 'heartbeatAt' | 'stoppedAt' | 'countedAt' | 'pausedAt'>, LeaseWord {
  /** How many screens of the holder may play at the same time. */
  readonly limit: number;
}

/**
 * The store of screens' places. A lease is kept for a day after its last heartbeat, and deleted with its session.
 * Methods that take a `Database` take part in its transaction if the leases are stored in that database, and act
 * immediately otherwise.
 *
 * @throws EngineAwayError from every method while an engine that keeps them is unavailable
 */
export interface LeaseStore {
  readonly find: (id: string) => Promise<Lease | undefined>;
  /**
   * Records that a screen which surely holds its place still plays; false for any other screen, and for one of two
   * simultaneous heartbeats.
   */
  readonly renew: (lease: Lease, word: LeaseWord) => Promise<boolean>;
  /**
   * Takes a place, or takes it again after a silence. `isNew` when the playback has not had one before; `stopped` and
   * `full` when it gets none.
   */
  readonly take: (lease: NewLease) => Promise<{ readonly isNew: boolean } | 'stopped' | 'full'>;
  /** The playing screens, the longest-running first. */
  readonly findPlaying: (holder: Holder, now: Date) => Promise<Lease[]>;
  /** Gives up a place of the session, and returns its lease. A stopped lease stays marked as stopped. */
  readonly giveUp: (id: string, sessionId: string) => Promise<Lease | undefined>;
  /** Takes a place from a screen of the holder; false when there is no such screen. */
  readonly stop: (
    db: Database,
    id: string,
    end: { readonly holder: Holder; readonly now: Date },
  ) => Promise<boolean>;
  /** Stops every screen of a session, because another profile watches in it from now on. */
  readonly stopOf: (db: Database, sessionId: string, now: Date) => Promise<void>;
  /** Whether a screen of the session plays; its time is counted by the service itself. */
  readonly isPlayingIn: (sessionId: string, now: Date) => Promise<boolean>;
  /**
   * Which screens hold their places, in order. `isSilenceExcused` includes screens that have merely been silent:
   * heartbeats could not arrive while the database was unavailable.
   */
  readonly findHeld: (
    streams: readonly HeldStream[],
    at: { readonly now: Date; readonly isSilenceExcused: boolean },
  ) => Promise<boolean[]>;
  /** Stops counting screens of a profile that fell silent; returns their number. */
  readonly settleSilent: (profileId: number, now: Date) => Promise<number>;
  /** The number of playing screens. */
  readonly count: (now: Date) => Promise<number>;
  /** How many screens show each of these channels; channels without viewers may be missing. */
  readonly countByChannel: (channelIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>;
  /** Deletes the screens of a session that has ended. */
  readonly endSession: (sessionId: string) => Promise<void>;
  /** Deletes screens whose last heartbeat is older than this. */
  readonly purge: (heartbeatAt: Date) => Promise<void>;
}

/**
 * Seconds of silence up to which a place is kept without taking it again. Shorter than `streamSilence`, so that no
 * place is kept by one screen and given to another.
 */
export const surelyHeld = streamSilence - 10;

/**
 * How long a lease without a heartbeat is kept, in milliseconds: a stopped player that slept still learns of the stop.
 */
export const knownFor = 25 * 60 * 60 * 1000;

export const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Seconds without a heartbeat after which a screen gets no segments: longer than its place lasts, for late heartbeats.
 */
const longestSilence = streamSilence + 30;
/** Seconds for which a paused screen gets segments: until its buffer is full. */
const longestPause = 60;

/** Answers `findHeld` from the leases of these playbacks and of their sessions. */
export function heldIn(
  rows: readonly Lease[],
  streams: readonly HeldStream[],
  { now, isSilenceExcused }: { readonly now: Date; readonly isSilenceExcused: boolean },
): boolean[] {
  const isHeld = ({ stoppedAt, heartbeatAt, pausedAt }: Lease): boolean =>
    stoppedAt === null &&
    (isSilenceExcused ||
      (heartbeatAt > before(now, longestSilence) &&
        (pausedAt === null || pausedAt > before(now, longestPause))));
  const own = new Map(rows.map((row) => [row.id, row]));
  const held = new Set(rows.filter(isHeld).map((row) => `${row.sessionId} ${shownOf(row)}`));
  return streams.map(({ playbackId, sessionId, shown }) => {
    const row = own.get(playbackId);
    if (row !== undefined && (row.stoppedAt !== null || isHeld(row))) return row.stoppedAt === null;
    return held.has(`${sessionId} ${shown}`);
  });
}

/** What a lease shows, as a `shownName`. */
export function shownOf({
  mediaItemId,
  channelId,
  karaokeItemId,
}: Pick<Lease, 'mediaItemId' | 'channelId' | 'karaokeItemId'>): string {
  if (channelId !== null) return shownName({ channelId });
  return shownName(karaokeItemId === null ? { mediaItemId: mediaItemId ?? 0 } : { karaokeItemId });
}
