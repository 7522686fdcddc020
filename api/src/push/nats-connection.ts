import type { NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../context/context.ts';
import type { Timers } from './timers.ts';

export interface NatsConnectionOptions {
  readonly log: Pick<Log, 'warn'>;
  readonly after: Timers['after'];
  /** Whether the connection is no longer wanted. */
  readonly isOver: () => boolean;
  readonly onLost: () => void;
  /** Called when it is connected again, and the server has all subscriptions. */
  readonly onBack: () => void;
}

/** Milliseconds: between attempts to connect, per attempt, and between pings, of which two may stay unanswered. */
const [retryEvery, attemptWithin, pingEvery] = [500, 3000, 1000];

/**
 * Connects, retrying until it succeeds, and reconnects whenever the connection is lost; null when it is no longer
 * wanted. The client is loaded here, because most services have no NATS.
 */
export async function connectToNats(
  url: string,
  { log, after, isOver, onLost, onBack }: NatsConnectionOptions,
): Promise<NatsConnection | null> {
  const { connect } = await import('@nats-io/transport-node');
  const options = optionsOf(url);
  for (let attempt = 1; !isOver(); attempt += 1) {
    try {
      const connection = await connect({
        ...options,
        pingInterval: pingEvery,
        maxPingOut: 2,
        maxReconnectAttempts: -1,
        reconnectTimeWait: retryEvery,
      });
      void watch(connection, { log, onLost, onBack });
      return connection;
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, 'NATS is unavailable; waiting for it');
      await new Promise<void>((resolve) => void after(retryEvery, resolve));
    }
  }
  return null;
}

/** Connects once and returns the server's version. @throws the client's error when it cannot connect */
export async function inspectNats(url: string): Promise<string> {
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({ ...optionsOf(url), reconnect: false });
  const version = connection.info?.version ?? '?';
  await connection.close();
  return version;
}

function optionsOf(url: string) {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'kadr',
    timeout: attemptWithin,
  };
}

async function watch(
  connection: NatsConnection,
  { log, onLost, onBack }: Pick<NatsConnectionOptions, 'log' | 'onLost' | 'onBack'>,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      log.warn({}, 'lost NATS; reconnecting');
      onLost();
    }
    if (type === 'reconnect') connection.flush().then(onBack, () => undefined);
  }
}
