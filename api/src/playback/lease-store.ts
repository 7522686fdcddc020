import { streamSilence } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { streamLeases } from '../tables/playback.ts';
import type { HeldStream } from './held-streams.ts';
import { shownName } from './stream-claims.ts';

/** A screen that shows something, and its place among those that may play at the same time. */
export type Lease = typeof streamLeases.$inferSelect;

/** Whose places they are: the account's, or a guest's session's. */
export interface Holder {
  readonly sessionId: string;
  /** Null for a guest. */
  readonly accountId: number | null;
}

/** What a player says of itself, and when. */
export interface LeaseWord {
  readonly now: Date;
  readonly isPaused: boolean;
}

export interface NewLease
  extends Omit<Lease, 'begunAt' | 'heartbeatAt' | 'stoppedAt' | 'countedAt' | 'pausedAt'>, LeaseWord {
  /** Screens of the holder's that may play at the same time. */
  readonly limit: number;
}

/**
 * Where the places of screens are kept. A lease is known for a day after its last word, and lost with its session. Methods
 * that take a `Database` take part in its transaction where the leases are in it, and act at once where they are not.
 *
 * @throws EngineAwayError from every method while an engine that keeps them is away
 */
export interface LeaseStore {
  readonly find: (id: string) => Promise<Lease | undefined>;
  /** Notes that a screen which surely has its place still plays; false for every other, and for one of two words at once. */
  readonly renew: (lease: Lease, word: LeaseWord) => Promise<boolean>;
  /**
   * Takes a place, or takes it again after a silence. `isNew` when the playback has had none yet; `stopped` and `full` when
   * it gets none.
   */
  readonly take: (lease: NewLease) => Promise<{ readonly isNew: boolean } | 'stopped' | 'full'>;
  /** What plays, the longest begun first. */
  readonly findPlaying: (holder: Holder, now: Date) => Promise<Lease[]>;
  /** Gives up a place of the session's, and gives what it was. That it was stopped stays known. */
  readonly giveUp: (id: string, sessionId: string) => Promise<Lease | undefined>;
  /** Takes a place from a screen of the holder's; false where there is no such screen. */
  readonly stop: (
    db: Database,
    id: string,
    end: { readonly holder: Holder; readonly now: Date },
  ) => Promise<boolean>;
  /** Stops every screen of a session: another profile watches in it from now on. */
  readonly stopOf: (db: Database, sessionId: string, now: Date) => Promise<void>;
  /** Whether a screen of the session plays, whose time the service counts itself. */
  readonly isPlayingIn: (sessionId: string, now: Date) => Promise<boolean>;
  /**
   * Which screens have their places, in their order. `isSilenceExcused` counts those in that only were not heard of: nobody
   * could be while the database was away.
   */
  readonly findHeld: (
    streams: readonly HeldStream[],
    at: { readonly now: Date; readonly isSilenceExcused: boolean },
  ) => Promise<boolean[]>;
  /** Ends the counting of screens of a profile that fell silent; gives how many they were. */
  readonly settleSilent: (profileId: number, now: Date) => Promise<number>;
  /** How many screens play. */
  readonly count: (now: Date) => Promise<number>;
  /** How many screens show each of these channels; those that nobody watches may be missing. */
  readonly countByChannel: (channelIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>;
  /** Forgets the screens of a session that has ended. */
  readonly endSession: (sessionId: string) => Promise<void>;
  /** Forgets screens whose last word is older than this. */
  readonly purge: (heartbeatAt: Date) => Promise<void>;
}

/**
 * Seconds of silence up to which a place is kept without taking it again. Shorter than what counts as silence, so that
 * no place is kept by the one and given away to another.
 */
export const surelyHeld = streamSilence - 10;

/** How long a lease without a word is known, in milliseconds: a stopped player that slept still hears of it. */
export const knownFor = 25 * 60 * 60 * 1000;

export const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** Seconds without a word after which a screen gets no segments any more: longer than it keeps its place, for words that are late. */
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

/** What a lease shows, as `shownName` has it. */
export function shownOf({
  mediaItemId,
  channelId,
  karaokeItemId,
}: Pick<Lease, 'mediaItemId' | 'channelId' | 'karaokeItemId'>): string {
  if (channelId !== null) return shownName({ channelId });
  return shownName(karaokeItemId === null ? { mediaItemId: mediaItemId ?? 0 } : { karaokeItemId });
}
