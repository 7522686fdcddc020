import { createHash } from 'node:crypto';
import type { Log } from '../context/context.ts';
import { EngineAwayError } from '../errors/engine-away.ts';

/** A script of Valkey (Lua). It computes the names of its keys, which requires one primary rather than a cluster. */
export interface Script {
  readonly text: string;
  /** SHA-1 of the text, which identifies it in Valkey. */
  readonly sha: string;
}

export function scriptOf(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/** Valkey, or Redis from version 6.2 on: for data that may be lost and is needed more often than SQL allows. */
export interface Valkey {
  /**
   * Runs a script atomically.
   *
   * @returns its result: numbers, texts, null for false, and lists of those
   * @throws EngineAwayError immediately while there is no connection, otherwise within a second; whether the script ran
   *   is then unknown
   */
  run(script: Script, args: readonly (string | number)[]): Promise<unknown>;
  /** Connects; resolves when connected, or when closed. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ValkeyOptions {
  /** `redis://`, `rediss://`, `valkey://` or `valkeys://`. */
  readonly url: string;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** The part of the client that is used. */
interface Client {
  readonly isReady: boolean;
  readonly sendCommand: (args: string[]) => Promise<unknown>;
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
  readonly on: (event: string, listener: (...args: unknown[]) => void) => unknown;
}

/** Milliseconds: timeout of connecting, between attempts, timeout of an answer, and between two checks. */
const [attemptWithin, retryEvery, answerWithin, lookEvery] = [2000, 250, 1000, 1000];

interface Connection extends ValkeyOptions {
  client: Client | null;
  /** When the client began to try to connect, by `performance.now()`. */
  since: number;
  state: 'new' | 'ready' | 'away' | 'closed';
  readonly started: PromiseWithResolvers<void>;
  timer: NodeJS.Timeout | null;
}

/**
 * Creates the connection. The client is loaded at the start, because most services have no Valkey. It reconnects
 * indefinitely; a connection that does not answer is dropped, which the client itself does not notice while it writes.
 */
export function createValkey(options: ValkeyOptions): Valkey {
  const connection: Connection = {
    ...options,
    client: null,
    since: 0,
    state: 'new',
    started: Promise.withResolvers<void>(),
    timer: null,
  };
  return {
    run: async ({ sha, text }, args) => {
      const rest = ['0', ...args.map(String)];
      try {
        return await send(connection, ['EVALSHA', sha, ...rest]);
      } catch (error) {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return send(connection, ['EVAL', text, ...rest]);
      }
    },
    start: async () => {
      if (connection.timer === null) {
        connection.timer = setInterval(() => void look(connection), lookEvery).unref();
        await open(connection);
      }
      await connection.started.promise;
    },
    close: () => {
      connection.state = 'closed';
      connection.started.resolve();
      if (connection.timer !== null) clearInterval(connection.timer);
      drop(connection);
      return Promise.resolve();
    },
  };
}

async function send({ client }: Connection, args: string[]): Promise<unknown> {
  if (client?.isReady !== true) throw new EngineAwayError('Valkey', 'it is not connected.');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EngineAwayError('Valkey', 'it does not answer.')), answerWithin);
  });
  try {
    return await Promise.race([client.sendCommand(args), late]);
  } catch (error) {
    if (error instanceof EngineAwayError) throw error;
    // An error reply is a fault of the script or a state of the server; any other error is the connection's.
    const words = error instanceof Error ? error.message : String(error);
    if (/^[A-Z]+ /.test(words) && !isStateOfServer(words)) throw error;
    throw new EngineAwayError('Valkey', words);
  } finally {
    clearTimeout(timer);
  }
}

/** Error replies of a server that is starting, is a replica, has no memory left, or may not write to its disk. */
function isStateOfServer(words: string): boolean {
  return /^(?:LOADING|READONLY|MASTERDOWN|OOM|MISCONF|BUSY|NOREPLICAS|CLUSTERDOWN) /.test(words);
}

/** Drops a connection that does not answer, or is not established in time. */
async function look(connection: Connection): Promise<void> {
  const { client, since } = connection;
  if (client === null) return;
  const isBeginning = !client.isReady && performance.now() - since < 2 * attemptWithin;
  if (isBeginning) return;
  try {
    await send(connection, ['PING']);
  } catch (error) {
    if (connection.client !== client || connection.state === 'closed') return;
    lose(connection, error);
    drop(connection);
    await open(connection);
  }
}

async function open(connection: Connection): Promise<void> {
  const { createClient } = await import('@redis/client');
  if (connection.state === 'closed') return;
  const client: Client = createClient(clientOptions(connection.url));
  connection.client = client;
  connection.since = performance.now();
  client.on('ready', () => {
    if (connection.client !== client) return;
    if (connection.state === 'away') connection.log.info({}, 'Valkey is available again');
    connection.state = 'ready';
    connection.started.resolve();
  });
  client.on('error', (error) => {
    if (connection.client !== client) return;
    if (connection.state === 'ready') connection.since = performance.now();
    lose(connection, error);
  });
  // It retries until it is destroyed; the handlers above receive its errors.
  client.connect().catch(() => undefined);
}

function lose(connection: Connection, error: unknown): void {
  const { state, log } = connection;
  if (state !== 'new' && state !== 'ready') return;
  connection.state = 'away';
  log.warn(
    { err: error },
    state === 'new' ? 'Valkey is unavailable; waiting for it' : 'lost Valkey; reconnecting',
  );
}

function drop(connection: Connection): void {
  const { client } = connection;
  connection.client = null;
  try {
    client?.destroy();
  } catch {
    // It is closed already.
  }
}

/** The client's options; it expects `redis:` instead of `valkey:`. */
export function clientOptions(url: string) {
  return {
    url: url.replace(/^valkey/, 'redis'),
    name: 'kadr',
    disableOfflineQueue: true,
    socket: { connectTimeout: attemptWithin, reconnectStrategy: () => retryEvery },
  };
}
