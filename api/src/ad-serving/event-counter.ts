import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { bitOf } from './counted-events.ts';
import { addEvents, addRequests, addSeen, noteEvents } from './count-repository.ts';
import type { CountedWhere, ImpressionEvents, RequestCount } from './count-repository.ts';
import type { Impression } from './impression.ts';

/** Milliseconds after which counts are written: a killed process loses this much. */
const writeEvery = 1000;
/** The most pending impressions, and kinds of requests; further ones are not counted. */
const mostWaiting = 20_000;

export interface EventCounter {
  /** Counts a requested break. */
  request(where: Omit<CountedWhere, 'hour'>, isFilled: boolean): void;
  /** Counts an event of an impression, unless it has been counted before. */
  event(impression: Impression, event: string): void;
  /** Writes pending counts. */
  write(): Promise<void>;
}

export interface CounterPorts {
  readonly clock: () => Date;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly log: Pick<Log, 'error'>;
}

/** Counts in memory, and writes once a second in one transaction. A failed write is retried with the next one. */
export function createEventCounter(db: Database, { clock, after, log }: CounterPorts): EventCounter {
  let requests = new Map<string, RequestCount>();
  let impressions = new Map<string, ImpressionEvents>();
  /** Resolves when the current write has succeeded or failed. */
  let writing: Promise<void> = Promise.resolve();
  let cancel: (() => void) | null = null;

  const write = async (): Promise<void> => {
    const waiting = { requests, impressions };
    requests = new Map();
    impressions = new Map();
    try {
      await writeCounts(db, waiting, hourOf(clock()).toISOString());
    } catch (error) {
      for (const [key, one] of waiting.requests) requests.set(key, addUp(one, requests.get(key)));
      for (const [id, one] of waiting.impressions) impressions.set(id, join(one, impressions.get(id)));
      throw error;
    }
  };
  /** One write at a time: the next one includes counts that arrived meanwhile. */
  const writeNext = (): Promise<void> => {
    cancel?.();
    cancel = null;
    const next = writing.then(() => (requests.size === 0 && impressions.size === 0 ? undefined : write()));
    writing = next.catch(() => undefined);
    return next;
  };
  const writeSoon = (): void => {
    cancel ??= after(writeEvery, () => {
      writeNext().catch((error: unknown) => {
        log.error({ err: error }, 'failed to write ad counts');
        writeSoon();
      });
    });
  };

  return {
    request: (where, isFilled) => {
      const one = { ...where, hour: hourOf(clock()).toISOString(), requests: 1, filled: isFilled ? 1 : 0 };
      const key = JSON.stringify([one.hour, where.brand, where.place, where.content, where.country]);
      if (!requests.has(key) && requests.size >= mostWaiting) return;
      requests.set(key, addUp(one, requests.get(key)));
      writeSoon();
    },
    event: (impression, event) => {
      const bit = bitOf(event);
      const { id } = impression;
      if (bit === null || (!impressions.has(id) && impressions.size >= mostWaiting)) return;
      impressions.set(id, join({ impression, events: bit }, impressions.get(id)));
      writeSoon();
    },
    write: writeNext,
  };
}

/** The beginning of a moment's hour. */
export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
}

function writeCounts(
  db: Database,
  waiting: {
    readonly requests: ReadonlyMap<string, RequestCount>;
    readonly impressions: ReadonlyMap<string, ImpressionEvents>;
  },
  hour: string,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await addRequests(transaction, [...waiting.requests.values()]);
    const fresh = await noteEvents(transaction, [...waiting.impressions.values()]);
    await addEvents(transaction, fresh, hour);
    const shown = bitOf('impression') ?? 0;
    const seen = fresh.flatMap(({ impression: { v: viewer, campaign }, events }) =>
      viewer !== null && (events & shown) !== 0 ? [{ viewer, campaign }] : [],
    );
    await addSeen(transaction, seen, hour);
  });
}

function addUp(one: RequestCount, other: RequestCount | undefined): RequestCount {
  if (other === undefined) return one;
  return { ...one, requests: one.requests + other.requests, filled: one.filled + other.filled };
}

function join(one: ImpressionEvents, other: ImpressionEvents | undefined): ImpressionEvents {
  return other === undefined ? one : { ...one, events: one.events | other.events };
}
