import type { Log } from '../context/context.ts';
import type { Waits } from './client.ts';

/** Whether the database answers, as far as somebody has had reason to ask. */
export interface DatabaseWatch extends Waits {
  readonly isAway: () => boolean;
  /** Something failed as it does when the database is away: look at once. */
  readonly suspect: () => void;
  readonly close: () => void;
}

export interface WatchPorts {
  /** Whether the database answers; settles within a second, whatever happens, and never rejects. */
  readonly probe: () => Promise<boolean>;
  /** The database has gone: what waits for it is to be given up. */
  readonly onAway: () => void;
  /** Runs something after a delay in milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  readonly log: Pick<Log, 'warn'>;
}

/** Milliseconds that something waits before the database is asked whether it is there. */
const patience = 250;
/** Milliseconds by which a timer is late when this process itself had no time: then nobody else is to blame. */
const lateness = 100;
/** Milliseconds between two looks for a database that is away: half of it, and up to as much again by chance. */
const lookAgain = 300;

/**
 * Watches over a database at no cost while it answers: only when something has waited for longer than an answer takes is
 * the database asked, on a connection that nobody else uses. A statement that is merely slow changes nothing. When the
 * database is away, that is known until it answers again.
 */
export function createWatch({ probe, onAway, after, now, random, log }: WatchPorts): DatabaseWatch {
  /** Since when each waits; the one that has waited longest comes first. */
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
    log.warn({}, 'the database is away; what needs it is refused until it is back');
    onAway();
    lookForReturn();
  };

  const lookForReturn = (): void => {
    after(lookAgain * (0.5 + random()), () => {
      if (isClosed) return;
      void probe().then((isThere) => {
        if (!isThere || awaySince === null) return lookForReturn();
        log.warn({ ms: Math.round(now() - awaySince) }, 'the database is back');
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
