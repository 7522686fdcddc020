import { connect, createServer } from 'node:net';
import type { NetConnectOpts, Socket } from 'node:net';
import path from 'node:path';

/** A pooler in front of a database. */
export interface TransactionPooler {
  /** Address of the database through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

/** A connection of PostgreSQL, from which whole answers are passed on. */
interface Backend {
  readonly socket: Socket;
  /** Receives each message, and whether PostgreSQL is then ready outside of a transaction. */
  receive: (message: Buffer, isAtRest: boolean) => void;
}

/**
 * Stands in for pgbouncer in transaction mode, as strict as it can be: two transactions of a client one after the other
 * use different ones of two connections of PostgreSQL. The database asks for no password.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const { to, user, database } = partsOf(databaseUrl);
  const idle: Backend[] = [await openBackend(to, user, database), await openBackend(to, user, database)];
  const backends = [...idle];
  const waiting: ((backend: Backend) => void)[] = [];
  const clients = new Set<Socket>();
  const giveBack = (backend: Backend): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(backend);
    else next(backend);
  };
  const take = (use: (backend: Backend) => void): void => {
    const backend = idle.shift();
    if (backend === undefined) waiting.push(use);
    else use(backend);
  };
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined).on('close', () => clients.delete(client));
    serveClient(client, take, giveBack);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    close: () => {
      for (const socket of [...clients, ...backends.map((backend) => backend.socket)]) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

function serveClient(
  client: Socket,
  take: (use: (backend: Backend) => void) => void,
  giveBack: (backend: Backend) => void,
): void {
  let hasBegun = false;
  let held: Backend | null = null;
  client.on('data', (bytes: Buffer) => {
    if (!hasBegun) {
      hasBegun = true;
      client.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]));
    } else if (held !== null) held.socket.write(bytes);
    else if (bytes[0] === 'X'.charCodeAt(0)) client.end();
    else {
      client.pause();
      take((backend) => {
        held = backend;
        backend.receive = (answer, isAtRest) => {
          if (isAtRest) {
            held = null;
            giveBack(backend);
          }
          client.write(answer);
        };
        backend.socket.write(bytes);
        client.resume();
      });
    }
  });
}

function partsOf(databaseUrl: string): { to: NetConnectOpts; user: string; database: string } {
  const socket = /^socket:\/\/([^@]*)@([^?]+?)\/?\?db=([^&]+)/.exec(databaseUrl);
  if (socket !== null) {
    const [, user = '', folder = '', database = ''] = socket;
    return { to: { path: path.join(folder, '.s.PGSQL.5432') }, user, database };
  }
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  return { to: { host: hostname, port: Number(port || 5432) }, user: username, database: pathname.slice(1) };
}

/** Connects as a client does; resolves when PostgreSQL is ready. */
function openBackend(to: NetConnectOpts, user: string, database: string): Promise<Backend> {
  const { promise, resolve, reject } = Promise.withResolvers<Backend>();
  const socket = connect(to);
  const backend: Backend = { socket, receive: (_, isAtRest) => isAtRest && resolve(backend) };
  let rest = Buffer.alloc(0);
  socket.on('error', reject);
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const whole = rest.subarray(0, 1 + rest.readInt32BE(1));
      rest = rest.subarray(whole.length);
      backend.receive(whole, whole.toString('latin1', 0, 1) === 'Z' && whole.toString('latin1', 5) === 'I');
    }
  });
  const start = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  socket.write(Buffer.concat([int32(start.length + 8), int32(196_608), start]));
  return promise;
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
