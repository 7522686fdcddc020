import { randomUUID } from 'node:crypto';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Bus, BusPorts, Following } from './bus.ts';
import { createBusListeners } from './bus-listeners.ts';
import type { BusListeners } from './bus-listeners.ts';
import { channels } from './bus-message.ts';
import { connectToNats } from './nats-connection.ts';
import { createEchoes, echoChannel, notify, notifyAll } from './notify.ts';
import { createRelay, shards } from './relay.ts';
import type { Relay } from './relay.ts';

export interface NatsBusOptions {
  readonly url: string;
  /** First part of every subject. */
  readonly subjects?: string;
}

/** Milliseconds between heartbeats of the relay, and without one until it counts as gone. */
const [beatEvery, silentAfter] = [500, 1750];

interface NatsBusContext extends Omit<BusPorts, 'natsUrl'>, Required<NatsBusOptions> {
  readonly processId: string;
  readonly listeners: BusListeners;
  readonly connected: (() => Promise<void>)[];
  readonly lost: (() => void)[];
  readonly relay: Relay;
  readonly followed: Map<number, { count: number; subscription: Subscription | null }>;
  readonly started: PromiseWithResolvers<void>;
  readonly state: BusState;
}

interface BusState {
  nats: NatsConnection | null;
  /** Whether all subscriptions are active, which they are not immediately after a reconnect. */
  isSubscribed: boolean;
  /** The relay whose messages are received; null while none are, or some may be missed. */
  relayId: string | null;
  /** Time of the last heartbeat, by `performance.now()`. */
  heardAt: number;
  isClosed: boolean;
  callOff: () => void;
}

/**
 * One process, the relay, listens to PostgreSQL and publishes over NATS; all processes, including the relay, receive
 * the messages there. Whenever the relay changes or falls silent, or NATS was unavailable, messages may be missed: then
 * the bus is lost, and connected again.
 */
export function createNatsBus(
  ports: Omit<BusPorts, 'natsUrl'>,
  { url, subjects = 'kadr' }: NatsBusOptions,
): Bus {
  const processId = randomUUID();
  const listeners = createBusListeners(ports.log);
  const state: BusState = {
    nats: null,
    isSubscribed: false,
    relayId: null,
    heardAt: 0,
    isClosed: false,
    callOff: () => undefined,
  };
  const relay = createRelay({
    ...ports,
    channels: listeners.channels,
    publish: (subject, relayId, text) => state.nats?.publish(`${subjects}.${relayId}.${subject}`, text),
  });
  const ctx: NatsBusContext = {
    ...ports,
    url,
    subjects,
    processId,
    listeners,
    connected: [],
    lost: [],
    relay,
    followed: new Map(),
    started: Promise.withResolvers<void>(),
    state,
  };
  const echoes = createEchoes(processId, ports);
  listeners.add(echoChannel, echoes.hear);
  return {
    send: notify,
    sendAll: notifyAll,
    subscribe: listeners.add,
    follow: (accountId) => follow(ctx, accountId % shards),
    onConnected: (run) => ctx.connected.push(run),
    onLost: (run) => ctx.lost.push(run),
    caughtUp: () => (state.relayId === null ? Promise.resolve() : echoes.wait()),
    start: () => start(ctx),
    close: () => close(ctx),
  };
}

async function start(ctx: NatsBusContext): Promise<void> {
  const { state, url, log, after, subjects, processId } = ctx;
  const nats = await connectToNats(url, {
    log,
    after,
    isOver: () => state.isClosed,
    onLost: () => {
      state.isSubscribed = false;
      lose(ctx);
    },
    onBack: () => (state.isSubscribed = true),
  });
  if (nats === null) return;
  state.nats = nats;
  const hear = (subject: string, listener: (rest: string, text: string) => void): Subscription =>
    nats.subscribe(`${subjects}.*.${subject}`, {
      callback: (error, message) => {
        const [relayId = '', kind, rest = ''] = message.subject.slice(subjects.length + 1).split('.');
        if (error !== null) return;
        if (kind === 'beat') return hearBeat(ctx, relayId);
        if (relayId === state.relayId) listener(rest, message.string());
      },
    });
  hear('all.*', ctx.listeners.deliver);
  hear(`echo.${processId}`, (_, text) => ctx.listeners.deliver(echoChannel, text));
  for (const shard of ctx.followed.keys()) subscribeTo(ctx, shard);
  hear('beat', () => undefined);
  await nats.flush();
  state.isSubscribed = true;
  tick(ctx);
  await ctx.started.promise;
}

function follow(ctx: NatsBusContext, shard: number): Following {
  const { followed, state } = ctx;
  const known = followed.get(shard) ?? { count: 0, subscription: null };
  known.count += 1;
  followed.set(shard, known);
  if (known.subscription === null) subscribeTo(ctx, shard);
  let isStopped = false;
  return {
    // When it fails the connection is lost, and everything is read again after a reconnect.
    ready: state.nats?.flush().catch(() => undefined) ?? Promise.resolve(),
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      known.count -= 1;
      if (known.count > 0) return;
      known.subscription?.unsubscribe();
      followed.delete(shard);
    },
  };
}

function subscribeTo({ state, followed, subjects, listeners }: NatsBusContext, shard: number): void {
  const known = followed.get(shard);
  if (state.nats === null || known === undefined) return;
  known.subscription = state.nats.subscribe(`${subjects}.*.account.${shard}`, {
    callback: (error, message) => {
      const relayId = message.subject.slice(subjects.length + 1).split('.', 1)[0];
      if (error === null && relayId === state.relayId) listeners.deliver(channels.push, message.string());
    },
  });
}

function hearBeat(ctx: NatsBusContext, relayId: string): void {
  const { state, log } = ctx;
  if (!state.isSubscribed || state.isClosed) return;
  state.heardAt = performance.now();
  if (relayId === state.relayId) return;
  lose(ctx);
  state.relayId = relayId;
  connect(ctx).catch((error: unknown) => {
    log.warn({ err: error }, 'failed to read missed bus messages');
    if (state.relayId === relayId) lose(ctx);
  });
}

async function connect({ connected, started }: NatsBusContext): Promise<void> {
  for (const run of connected) await run();
  started.resolve();
}

/** Marks the bus as lost until the next heartbeat. */
function lose({ state, lost }: NatsBusContext): void {
  if (state.relayId === null) return;
  state.relayId = null;
  for (const run of lost) run();
}

function tick(ctx: NatsBusContext): void {
  const { state, after, log } = ctx;
  state.callOff = after(beatEvery, () => {
    watchRelay(ctx)
      .catch((error: unknown) => log.warn({ err: error }, 'failed to take over the bus relay'))
      .finally(() => {
        if (!state.isClosed) tick(ctx);
      });
  });
}

async function watchRelay(ctx: NatsBusContext): Promise<void> {
  const { state, relay } = ctx;
  if (relay.isElected()) return state.isSubscribed ? relay.beat() : relay.stepDown();
  if (performance.now() - state.heardAt < silentAfter) return;
  lose(ctx);
  if (!state.isSubscribed) return;
  await relay.apply();
  if (state.isClosed) await relay.stepDown();
}

async function close(ctx: NatsBusContext): Promise<void> {
  const { state, relay, started } = ctx;
  if (state.isClosed) return;
  state.isClosed = true;
  state.callOff();
  started.resolve();
  lose(ctx);
  await relay.stepDown();
  await state.nats?.close();
}
