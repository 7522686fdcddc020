import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Bus, BusPorts } from './bus.ts';
import { createBusListeners } from './bus-listeners.ts';
import type { BusListeners } from './bus-listeners.ts';
import { createEchoes, echoChannel, notify, notifyAll } from './notify.ts';

/** Milliseconds of the first and the longest wait before a reconnect: sessions must end everywhere within 5 s. */
const [firstWait, longestWait] = [100, 800];
/** Milliseconds between two checks whether the connection still answers, and how long an answer may take. */
const [lookEvery, answerWithin] = [5000, 3000];

interface BusState {
  /** The connection that listens; null while disconnected. */
  client: PoolClient | null;
  isClosed: boolean;
  /** Cancels the next check of the connection, or the next attempt to connect. */
  callOff: () => void;
}

interface BusContext extends Omit<BusPorts, 'natsUrl'> {
  readonly listeners: BusListeners;
  readonly connected: (() => Promise<void>)[];
  readonly lost: (() => void)[];
  readonly state: BusState;
  readonly dropped: WeakSet<PoolClient>;
}

const followed = { ready: Promise.resolve(), stop: () => undefined };

/** Every process uses LISTEN, on one connection, and receives all messages. */
export function createPostgresBus(ports: Omit<BusPorts, 'natsUrl'>): Bus {
  const listeners = createBusListeners(ports.log);
  const connected: (() => Promise<void>)[] = [];
  const state: BusState = { client: null, isClosed: false, callOff: () => undefined };
  const lost: (() => void)[] = [];
  const ctx: BusContext = { ...ports, listeners, connected, lost, state, dropped: new WeakSet() };
  const echoes = createEchoes(randomUUID(), ports);
  listeners.add(echoChannel, echoes.hear);

  return {
    send: notify,
    sendAll: notifyAll,
    subscribe: listeners.add,
    follow: () => followed,
    onConnected: (run) => connected.push(run),
    onLost: (run) => lost.push(run),
    caughtUp: () => (state.client === null ? Promise.resolve() : echoes.wait()),
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
      ctx.listeners.deliver(channel, payload ?? '');
    });
    fresh.on('error', (error) => lose(ctx, fresh, error));
    fresh.on('end', () => lose(ctx, fresh, new Error('The connection was closed.')));
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
  for (const channel of listeners.channels()) await listening.query(`listen ${channel}`);
}

/** Checks a connection, which may be dead without an error. The check repeats LISTEN, which has no further effect. */
async function look(ctx: BusContext, looked: PoolClient): Promise<void> {
  const stop = ctx.after(answerWithin, () => lose(ctx, looked, new Error('The connection does not answer.')));
  try {
    for (const channel of ctx.listeners.channels().slice(0, 1)) await looked.query(`listen ${channel}`);
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
  ctx.log.warn({ err: error }, 'lost the bus; reconnecting');
  comeBack(ctx, firstWait);
}

function comeBack(ctx: BusContext, wait: number): void {
  if (ctx.state.isClosed) return;
  ctx.state.callOff();
  ctx.state.callOff = ctx.after(wait, () => {
    connect(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'failed to connect to the bus');
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

/** Marks the bus as lost. */
function leave({ state, lost }: BusContext): void {
  state.client = null;
  for (const run of lost) run();
}
