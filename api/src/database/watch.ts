import type { Log } from '../context/context.ts';
import type { Waits } from './client.ts';

/** Whether the database answers, as far as it has been checked. */
export interface DatabaseWatch extends Waits {
  readonly isAway: () => boolean;
  /** Reports a failure that is typical of an absent database: checks at once. */
  readonly suspect: () => void;
  readonly close: () => void;
}

export interface WatchPorts {
  /** Whether the database answers; settles within a second in any case, and never rejects. */
  readonly probe: () => Promise<boolean>;
  /** The database is away: waiting calls must be given up. */
  readonly onAway: () => void;
  /** Calls `run` after a delay in milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** At least 0, and below 1. */
  readonly random: () => number;
  readonly log: Pick<Log, 'warn'>;
}

/** Milliseconds of waiting after which the database is checked. */
const patience = 250;
/** Milliseconds of a timer's delay from which this process itself was busy, so that the database is not to blame. */
const lateness = 100;
/** Milliseconds between two checks of a database that is away: half of it, plus a random share of it. */
const lookAgain = 300;

/**
 * Watches over a database at no cost while it answers: it is checked, on a separate connection, only when a call has
 * waited for longer than an answer takes. A statement that is merely slow changes nothing. An absent database counts as
 * away until it answers again.
 */
export function createWatch({ probe, onAway, after, now, random, log }: WatchPorts): DatabaseWatch {
  /** The start of each wait; the longest wait comes first. */
  const waiting = new Map<object, number>();
  let isArmed = false;
  let isLooking = false;
  let awaySince: number | null = null;
  let isClosed = false;

  const arm = (wait = patience): void => {
    if (isArmed || isLooking || awaySince !== null || isClosed) return;
    isArmed = true;
    const due = now() + wait;
    after(wait, () => {
      isArmed = false;
      const [oldest] = waiting.values();
      if (oldest === undefined) return;
      const left = oldest + patience - now();
      if (left > 0) arm(left);
      else if (now() - due < lateness) look();
      else arm();
    });
  };

  const look = (): void => {
    if (isLooking || awaySince !== null || isClosed) return;
    isLooking = true;
    void probe().then((isThere) => {
      isLooking = false;
      if (!isThere) leave();
      else if (waiting.size > 0) arm();
    });
  };

  const leave = (): void => {
    if (isClosed) return;
    awaySince = now();
    waiting.clear();
    log.warn({}, 'lost the database; refusing requests that need it');
    onAway();
    lookForReturn();
  };

  const lookForReturn = (): void => {
    after(lookAgain * (0.5 + random()), () => {
      if (isClosed) return;
      void probe().then((isThere) => {
        if (!isThere || awaySince === null) return lookForReturn();
        log.warn({ ms: Math.round(now() - awaySince) }, 'the database is available again');
        awaySince = null;
      });
    });
  };

  return {
    isAway: () => awaySince !== null,
    begin: (who) => {
      if (waiting.has(who)) return;
      waiting.set(who, now());
      arm();
    },
    end: (who) => {
      waiting.delete(who);
    },
    suspect: look,
    close: () => {
      isClosed = true;
      waiting.clear();
    },
  };
}
