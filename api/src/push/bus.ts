import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Timers } from './timers.ts';

/** Words between the processes of a service, by PostgreSQL's LISTEN and NOTIFY. */
export interface Bus {
  /** Tells every process, this one too; in a transaction when it commits. At most 7999 bytes. */
  readonly send: (db: Database, channel: string, text: string) => Promise<void>;
  /** Hears what is sent from now on. What is sent while the connection is lost is not heard: see `onConnected`. */
  subscribe(channel: string, listener: (text: string) => void): void;
  /** Runs whenever listening has begun, also anew: what was missed can be read now. */
  onConnected(run: () => Promise<void>): void;
  /** Listens until `close`; resolves when it does for the first time, and comes back by itself whenever it breaks off. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BusPorts {
  readonly pool: Pool;
  readonly log: Pick<Log, 'warn'>;
  readonly after: Timers['after'];
}

/** Milliseconds of the first and the longest wait before connecting anew: sessions must end everywhere within 5 s. */
const [firstWait, longestWait] = [100, 800];
/** Milliseconds between two looks at whether the connection still answers, and how long an answer may take. */
const [lookEvery, answerWithin] = [5000, 3000];

export function createBus({ pool, log, after }: BusPorts): Bus {
  const listeners = new Map<string, ((text: string) => void)[]>();
  const connected: (() => Promise<void>)[] = [];
  let client: PoolClient | null = null;
  let isClosed = false;
  let callOff = (): void => undefined;

  const dropped = new WeakSet<PoolClient>();
  const drop = (one: PoolClient): void => {
    if (dropped.has(one)) return;
    dropped.add(one);
    one.release(true);
  };

  const connect = async (): Promise<void> => {
    const fresh = await pool.connect();
    try {
      fresh.on('notification', ({ channel, payload }) => {
        for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
      });
      fresh.on('error', (error) => lose(fresh, error));
      fresh.on('end', () => lose(fresh, new Error('The connection was ended.')));
      await listen(fresh);
      if (isClosed) return drop(fresh);
      client = fresh;
      for (const run of connected) await run();
      callOff = after(lookEvery, () => void look(fresh));
    } catch (error) {
      if (client === fresh) client = null;
      drop(fresh);
      throw error;
    }
  };

  /** Listening twice is listening once. */
  const listen = async (listening: PoolClient): Promise<void> => {
    for (const channel of listeners.keys()) await listening.query(`listen ${channel}`);
  };

  /** A connection may be dead without anybody saying so; one that answers listens. */
  const look = async (looked: PoolClient): Promise<void> => {
    const stop = after(answerWithin, () => lose(looked, new Error('The connection does not answer.')));
    try {
      await listen(looked);
      if (client === looked) callOff = after(lookEvery, () => void look(looked));
    } catch (error) {
      lose(looked, error);
    } finally {
      stop();
    }
  };

  const lose = (lost: PoolClient, error: unknown): void => {
    if (client !== lost) return;
    client = null;
    drop(lost);
    log.warn({ err: error }, 'the bus was lost; it is taken up again');
    comeBack(firstWait);
  };

  const comeBack = (wait: number): void => {
    if (isClosed) return;
    callOff();
    callOff = after(wait, () => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'the bus could not be taken up');
        comeBack(Math.min(longestWait, wait * 2));
      });
    });
  };

  return {
    send: async (db, channel, text) => {
      await db.execute(sql`select pg_notify(${channel}, ${text})`);
    },
    subscribe: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    onConnected: (run) => connected.push(run),
    start: connect,
    close: () => {
      isClosed = true;
      callOff();
      const last = client;
      client = null;
      if (last !== null) drop(last);
      return Promise.resolve();
    },
  };
}
