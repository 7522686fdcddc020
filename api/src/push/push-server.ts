import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { pushCloseCodes, pushHeartbeat } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { knownError } from '../errors/answer-errors.ts';
import { isOwnOrigin } from '../http/cross-site.ts';
import { requestContext } from '../http/request-context.ts';
import type { Caller } from '../http/request-context.ts';
import type { SessionService } from '../session/service.ts';
import type { Bus } from './bus.ts';
import { aFewAtATime } from './a-few-at-a-time.ts';
import { channels, readBusMessage } from './bus-message.ts';
import type { BusMessage } from './bus-message.ts';
import { createConnections } from './connections.ts';
import type { Connection, ConnectionLimits } from './connections.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { bareEvent, textOf } from './push-frames.ts';
import type { Timers } from './timers.ts';
import type { WaitingMessages } from './waiting-messages.ts';
import { connectionOf, refuse } from './page-socket.ts';
import { createTeller, followProfiles } from './tell-pages.ts';
import type { Telling } from './tell-pages.ts';

/** The push channel: open pages of signed-in viewers, notified immediately of what concerns them. */
export interface PushServer {
  /** Whether a request is for the push channel. */
  readonly isFor: (req: IncomingMessage) => boolean;
  /**
   * Answers a request to open a connection: accepts it, or refuses it with an error of the contract (Origin, no room).
   */
  readonly upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller) => Promise<void>;
  /** The number of open pages. */
  readonly size: () => number;
  /** Accepts no more pages and sends open ones to another process; safe to call twice. */
  readonly close: () => void;
}

export interface PushPorts {
  readonly sessions: Pick<SessionService, 'requireAccount' | 'profilesOf'>;
  readonly messages: WaitingMessages;
  readonly bus: Pick<Bus, 'subscribe' | 'onConnected' | 'follow'>;
  /** Must already listen to the bus. */
  readonly ended: Pick<EndedSessions, 'has'>;
  readonly every: Timers['every'];
  readonly after: Timers['after'];
  readonly limits?: ConnectionLimits;
}

const path = '/api/push';

/** Close code of a service that is temporarily unable to work (IANA's registry of WebSocket close codes). */
const tryAgainLater = 1013;

interface PushContext extends PushPorts {
  readonly ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log'>;
  readonly sockets: WebSocketServer;
  readonly connections: ReturnType<typeof createConnections>;
  readonly state: { isClosed: boolean };
  /** Stops the heartbeat. */
  readonly stopHeartbeat: () => void;
  readonly tell: (telling: Telling) => void;
}

export function createPushServer(
  { sessions, messages, bus, ended, every, after, limits = { perSession: 10, inAll: 20_000 } }: PushPorts,
  ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log' | 'observer'>,
): PushServer {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Pages do not send anything.
    maxPayload: 1024,
  });
  const connections = createConnections(limits, (connection) =>
    connection.close(pushCloseCodes.replaced, 'another page of this session took its place'),
  );
  const state = { isClosed: false };
  const heartbeat = textOf({ event_type: 'heartbeat' });
  const stopHeartbeat = every(pushHeartbeat * 1000, () => {
    for (const connection of connections.all()) {
      if (!connection.isAlive) {
        connections.remove(connection);
        connection.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.ping();
      connection.send(heartbeat);
    }
  });
  const tell = createTeller({
    sessions,
    messages,
    connections,
    log: ports.log,
    observer: ports.observer,
    onEnded: (sessionId) => endSession({ connections }, sessionId),
    onFailed: (some) => sendAway(connections, some),
  });
  const ctx: PushContext = {
    sessions,
    messages,
    bus,
    ended,
    every,
    after,
    limits,
    ports,
    sockets,
    connections,
    state,
    stopHeartbeat,
    tell,
  };
  bus.subscribe(channels.sessionEnded, (sessionId) => endSession(ctx, sessionId));
  bus.subscribe(channels.push, (text) => {
    const data = readBusMessage(text);
    if (data === null) throw new Error('This release does not know the message.');
    // Immediately: every screen of a party waits for it.
    if (data.kind === 'party') return sendToParty(connections, data);
    // Immediately, while the connection is open: the end of the session may be the next message.
    if (data.kind === 'event')
      sendToAll(connections.of(data.account_id, data.profile_id), textOf(bareEvent(data.event_code)));
    if (data.kind === 'streams')
      return sendToAll(connections.of(data.account_id, null), textOf({ event_type: 'streams_changed' }));
    tell(data);
  });
  bus.onConnected(() => catchUp(ctx));
  return {
    isFor: (req) => req.url?.split('?', 1)[0] === path,

    size: connections.size,

    upgrade: (req, socket, head, caller) => upgrade(ctx, { req, socket, head }, caller),

    close: () => close(ctx),
  };
}

function sendToAll(some: readonly Connection[], frame: string): void {
  for (const connection of some) connection.send(frame);
}

function sendToParty(
  connections: PushContext['connections'],
  { party_id, to, change }: BusMessage & { readonly kind: 'party' },
): void {
  const frame = textOf({ event_type: 'party', party_id, change });
  for (const { session_id, profile_id } of to)
    for (const connection of connections.ofSession(session_id))
      if (connection.profileId === profile_id) connection.send(frame);
}

function endSession({ connections }: Pick<PushContext, 'connections'>, sessionId: string): void {
  for (const connection of connections.ofSession(sessionId)) {
    connections.remove(connection);
    connection.close(pushCloseCodes.signed_out, 'the session has ended');
  }
}

/**
 * Reads from the database what was missed while nothing was received: ended sessions, and switched profiles. Everything
 * else that was missed is unknown: pages are greeted again, and query what may have changed.
 */
async function catchUp(ctx: PushContext): Promise<void> {
  for (const { sessionId } of ctx.connections.all()) if (ctx.ended.has(sessionId)) endSession(ctx, sessionId);
  await followProfiles(
    { sessions: ctx.sessions, onEnded: (sessionId) => endSession(ctx, sessionId) },
    ctx.connections.all(),
  );
  const greetAgain = (connection: Connection): void => ctx.tell({ kind: 'greeting', connection });
  aFewAtATime(ctx.connections.all(), greetAgain, ctx.after);
}

/** Closes pages that could not be notified: they reconnect, and are notified then. */
function sendAway(connections: PushContext['connections'], some: readonly Connection[]): void {
  for (const connection of some) {
    connections.remove(connection);
    connection.close(tryAgainLater, 'what is new cannot be told at the moment');
  }
}

async function upgrade(
  ctx: PushContext,
  { req, socket, head }: { readonly req: IncomingMessage; readonly socket: Duplex; readonly head: Buffer },
  caller: Caller,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const { origin } = req.headers;
  if (origin === undefined || !isOwnOrigin(origin, caller.host, ctx.ports.config.publicUrl))
    return refuse(socket, 'FORBIDDEN', 'Only pages of the service itself may listen.');
  if (ctx.state.isClosed || !ctx.connections.hasRoom()) return refuse(socket, 'UNAVAILABLE');
  if (req.headers.upgrade?.toLowerCase() !== 'websocket' || req.method !== 'GET')
    return refuse(socket, 'INVALID_INPUT', 'This address takes WebSockets.');
  const url = new URL(`http://localhost${req.url}`);
  const context = requestContext(req, url, { ...caller, setCookie: () => {} }, ctx.ports);
  let who: Awaited<ReturnType<PushPorts['sessions']['requireAccount']>> | null = null;
  try {
    who = await ctx.sessions.requireAccount(context);
  } catch (error) {
    const known = knownError(error);
    if (known.status >= 500) {
      if (known.error !== 'UNAVAILABLE')
        ctx.ports.log.error({ err: error }, 'failed to upgrade a connection');
      return refuse(socket, known.error);
    }
  }
  if (socket.destroyed) return;
  ctx.sockets.handleUpgrade(req, socket, head, (webSocket) => {
    webSocket.on('error', () => webSocket.terminate());
    if (ctx.state.isClosed) return webSocket.close(pushCloseCodes.going_away);
    // A browser's script sees the code of a close, but not the status of a refusal.
    if (who === null) return webSocket.close(pushCloseCodes.signed_out, 'there is no session of an account');
    take(ctx, connectionOf(webSocket, { ...who, language: context.language }), webSocket);
  });
}

/** Separate from `upgrade`, so that the request can be freed while its socket is open. */
function take(
  { bus, connections, ended, tell }: PushContext,
  connection: Connection,
  socket: WebSocket,
): void {
  const following = bus.follow(connection.accountId);
  socket.on('message', () => socket.close(1008, 'there is nothing to say here'));
  socket.on('pong', () => (connection.isAlive = true));
  socket.on('close', () => {
    following.stop();
    connections.remove(connection);
  });
  connections.add(connection);
  // It may have ended since it was looked up.
  if (ended.has(connection.sessionId)) return endSession({ connections }, connection.sessionId);
  // The greeting includes messages sent before the account is followed.
  void following.ready.then(() => tell({ kind: 'greeting', connection }));
}

export function close({ state, stopHeartbeat, connections, sockets }: PushContext): void {
  if (state.isClosed) return;
  state.isClosed = true;
  stopHeartbeat();
  for (const connection of connections.all()) {
    connections.remove(connection);
    connection.close(pushCloseCodes.going_away, 'the service stops');
  }
  sockets.close();
}
