import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract';
import { createFolderStorage } from '@kadr/media';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operatorUploads } from '../operator/uploads.ts';
import { trustOf } from './exchange.ts';
import { createHttpServer } from './http-server.ts';
import type { Handler, HttpServer } from './http-server.ts';

let folder: string;
let server: HttpServer;
let port = 0;
let logged: { readonly level: number; readonly msg: string }[] = [];
const sockets: Socket[] = [];

const reading: Handler = async (req, res) => {
  res.end(await text(req));
  return true;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-bodies-'));
  server = createHttpServer({
    routes: [
      {
        path: '/api/operator/',
        handle: operatorUploads(createFolderStorage(folder), async (_door, { headers }, _caller, work) => {
          if (headers.authorization === undefined) throw new KadrError('UNAUTHORIZED');
          return work();
        }),
      },
      { path: '/read', handle: reading },
    ],
    trust: trustOf([]),
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line) as never) }),
    pace: { grace: 100, bytesPerSecond: 1000, every: 20 },
  });
  port = await server.listen(0, '127.0.0.1');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  logged = [];
});
afterAll(async () => {
  await server.close(0);
  // An upload that was cut off may still be deleting its file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const head = (target: string, size: number | null, headers = ''): string =>
  `POST ${target} HTTP/1.1\r\nhost: localhost\r\n${headers}${size === null ? 'transfer-encoding: chunked' : `content-length: ${size}`}\r\n\r\n`;

async function open(beginning: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

/** Sends without reading, as long as it can; then reads the answer. Rejects when the connection is reset. */
async function sendAll(socket: Socket, body: Iterable<Buffer>): Promise<string> {
  for (const part of body) {
    if (socket.destroyed) break;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  return text(socket);
}

function* megabytes(count: number): Generator<Buffer> {
  const chunk = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < count; sent++) yield chunk;
}
function* chunked(count: number): Generator<Buffer> {
  for (const part of megabytes(count))
    yield Buffer.concat([Buffer.from('f4240\r\n'), part, Buffer.from('\r\n')]);
}

const operator = 'authorization: Bearer x\r\n';

describe('a client that is answered while it still sends', () => {
  it.each([
    ['that it is too large', () => open(head('/api/operator/images', null, operator)), chunked(24), 413],
    ['who it is', () => open(head('/api/operator/uploads', 8_000_000)), megabytes(8), 401],
    ['that there is nothing', () => open(head('/nowhere', 8_000_000)), megabytes(8), 404],
  ] as const)(
    'reads the answer, %s, and then the connection’s end',
    async (_what, connection, body, status) => {
      const answer = await sendAll(await connection(), body);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      expect(answer).toMatch(/"error_code":\d+\}$/);
      expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );

  it('that has sent its body keeps its connection', async () => {
    const socket = await open(`${head('/read', 3)}abc`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toContain('abc');
    socket.write(`${head('/read', 3)}def`);
    const [second] = (await once(socket, 'data')) as [Buffer];
    expect(second.toString()).toContain('def');
  });
});

describe('a body', () => {
  it.each([
    ['that a handler reads', '/read'],
    ['that is uploaded', '/api/operator/uploads'],
  ])('%s and that does not come is given up with 408', async (_what, target) => {
    const socket = await open(`${head(target, 1000, operator)}ab`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"error_code":1000414\}$/);
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
    expect(
      readdirSync(path.join(folder), { recursive: true }).filter((name) => /[0-9a-f]{32}/.test(String(name))),
    ).toEqual([]);
  });

  it('does not live by a byte now and then', async () => {
    const socket = await open(head('/read', 1000));
    const drip = setInterval(() => socket.write('x'), 15);
    socket.on('error', () => undefined);
    try {
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    } finally {
      clearInterval(drip);
    }
  });

  it('that keeps the pace may take its time', async () => {
    const socket = await open(head('/read', 20_000));
    const steady = setInterval(() => socket.write('x'.repeat(1000)), 15);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    clearInterval(steady);
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('a client that goes away is no error of ours', async () => {
  for (const target of ['/read', '/api/operator/uploads', '/api/operator/images']) {
    const socket = await open(`${head(target, 1000, operator)}ab`);
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    socket.resetAndDestroy();
  }
  // The one after them is answered once they have been handled.
  const last = await open(`${head('/read', 1)}x`);
  await once(last, 'data');
  await expect.poll(() => readdirSync(path.join(folder, '.incoming'))).toEqual([]);
  expect(logged).toEqual([]);
});
