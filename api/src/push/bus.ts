import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Timers } from './timers.ts';

/** Messages between the processes of a service, by PostgreSQL's LISTEN and NOTIFY. */
export interface Bus {
  /** Tells every process, this one too; in a transaction when it commits. At most 7999 bytes. */
  readonly send: (db: Database, channel: string, text: string) => Promise<void>;
  /** Sends many texts in one statement. */
  readonly sendAll: (db: Database, channel: string, texts: readonly string[]) => Promise<void>;
  /** Receives what is sent from now on. What is sent while the connection is lost is missed: see `onConnected`. */
  subscribe(channel: string, listener: (text: string) => void): void;
  /** Runs whenever listening begins, also after a reconnect: what was missed can be read now. */
  onConnected(run: () => Promise<void>): void;
  /** Runs as soon as the connection is known to be lost, and when it is closed. */
  onLost(run: () => void): void;
  /**
   * Resolves when everything has been heard here that was sent before; at once while nothing is heard, and in any case within
   * a second.
   */
  readonly caughtUp: () => Promise<void>;
  /** Listens until `close`, reconnecting as needed; resolves when it listens for the first time. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BusPorts {
  readonly pool: Pool;
  /** Where LISTEN works; may be `pool`. */
  readonly listenPool: Pool;
  readonly log: Pick<Log, 'warn'>;
  readonly after: Timers['after'];
}

/** Milliseconds of the first and the longest wait before a reconnect: sessions must end everywhere within 5 s. */
const [firstWait, longestWait] = [100, 800];
/** Milliseconds between two looks at whether the connection still answers, and how long an answer may take. */
const [lookEvery, answerWithin] = [5000, 3000];

interface BusState {
  /** The connection that listens; null while disconnected. */
  client: PoolClient | null;
  isClosed: boolean;
  /** Cancels the next check of the connection, or the next attempt to connect. */
  callOff: () => void;
}

/** On this channel a process tells itself that it has heard what came before. */
const echo = 'kadr_echo';
/** Milliseconds within which an echo is heard, or not waited for any longer. */
const echoWithin = 1000;

interface BusContext extends BusPorts {
  readonly listeners: Map<string, ((text: string) => void)[]>;
  readonly connected: (() => Promise<void>)[];
  readonly lost: (() => void)[];
  readonly state: BusState;
  readonly dropped: WeakSet<PoolClient>;
}

export function createBus({ pool, listenPool, log, after }: BusPorts): Bus {
  const listeners = new Map<string, ((text: string) => void)[]>();
  const connected: (() => Promise<void>)[] = [];
  const state: BusState = { client: null, isClosed: false, callOff: () => undefined };
  const dropped = new WeakSet<PoolClient>();
  const lost: (() => void)[] = [];
  const ctx: BusContext = { pool, listenPool, log, after, listeners, connected, lost, state, dropped };
  const echoes = new Map<string, () => void>();
  listeners.set(echo, [(text) => echoes.get(text)?.()]);

  return {
    send: async (db, channel, text) => {
      await db.execute(sql`select pg_notify(${channel}, ${text})`);
    },
    sendAll: async (db, channel, texts) => {
      await db.execute(
        sql`select pg_notify(${channel}, text) from unnest(${sql.param(texts)}::text[]) as all_of(text)`,
      );
    },
    subscribe: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    onConnected: (run) => connected.push(run),
    onLost: (run) => lost.push(run),
    caughtUp: async () => {
      if (state.client === null) return;
      const id = randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      echoes.set(id, resolve);
      const stop = after(echoWithin, resolve);
      try {
        await pool.query('select pg_notify($1, $2)', [echo, id]);
        await promise;
      } finally {
        stop();
        echoes.delete(id);
      }
    },
    start: () => connect(ctx),
    close: () => close(ctx),
  };
}

function drop({ dropped }: BusContext, one: PoolClient): void {
  if (dropped.has(one)) return;
  dropped.add(one);
  one.release(true);
}

async function connect(ctx: BusContext): Promise<void> {
  const fresh = await ctx.listenPool.connect();
  try {
    fresh.on('notification', ({ channel, payload }) => {
      // The server may still send while the connection ends.
      if (ctx.dropped.has(fresh)) return;
      for (const listener of ctx.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    fresh.on('error', (error) => lose(ctx, fresh, error));
    fresh.on('end', () => lose(ctx, fresh, new Error('The connection was ended.')));
    await listen(ctx, fresh);
    if (ctx.state.isClosed) return drop(ctx, fresh);
    ctx.state.client = fresh;
    for (const run of ctx.connected) await run();
    ctx.state.callOff = ctx.after(lookEvery, () => void look(ctx, fresh));
  } catch (error) {
    if (ctx.state.client === fresh) leave(ctx);
    drop(ctx, fresh);
    throw error;
  }
}

async function listen({ listeners }: BusContext, listening: PoolClient): Promise<void> {
  for (const channel of listeners.keys()) await listening.query(`listen ${channel}`);
}

/** A connection may be dead without an error; one that answers still listens: listening twice is listening once. */
async function look(ctx: BusContext, looked: PoolClient): Promise<void> {
  const stop = ctx.after(answerWithin, () => lose(ctx, looked, new Error('The connection does not answer.')));
  try {
    for (const channel of [...ctx.listeners.keys()].slice(0, 1)) await looked.query(`listen ${channel}`);
    if (ctx.state.client === looked) ctx.state.callOff = ctx.after(lookEvery, () => void look(ctx, looked));
  } catch (error) {
    lose(ctx, looked, error);
  } finally {
    stop();
  }
}

function lose(ctx: BusContext, lost: PoolClient, error: unknown): void {
  if (ctx.state.client !== lost) return;
  leave(ctx);
  drop(ctx, lost);
  ctx.log.warn({ err: error }, 'the bus was lost; it is taken up again');
  comeBack(ctx, firstWait);
}

function comeBack(ctx: BusContext, wait: number): void {
  if (ctx.state.isClosed) return;
  ctx.state.callOff();
  ctx.state.callOff = ctx.after(wait, () => {
    connect(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the bus could not be taken up');
      comeBack(ctx, Math.min(longestWait, wait * 2));
    });
  });
}

function close(ctx: BusContext): Promise<void> {
  ctx.state.isClosed = true;
  ctx.state.callOff();
  const last = ctx.state.client;
  if (last !== null) {
    leave(ctx);
    drop(ctx, last);
  }
  return Promise.resolve();
}

/** Nothing is heard from now on. */
function leave({ state, lost }: BusContext): void {
  state.client = null;
  for (const run of lost) run();
}
