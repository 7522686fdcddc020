import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestApi, operatorToken } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { signUpOwner } from '@kadr/api/testing/staff';
import { createFolderStorage } from '@kadr/media';
import type { Storage } from '@kadr/media';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { trustOf } from '../http/exchange.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { HttpServer } from '../http/http-server.ts';
import { purgeUploads } from '../worker/purge-uploads.ts';
import { tusUploads } from './tus-uploads.ts';
import { partsPrefix, uploadKey } from './upload-files.ts';

const partSize = 1000;
const tus = { authorization: `Bearer ${operatorToken}`, 'tus-resumable': '1.0.0' };
let test: TestApi;
let folder: string;
let storage: Storage;
const servers: HttpServer[] = [];
/** Two processes with the same database and storage. */
let ports: number[];

beforeAll(async () => {
  test = await createTestApi();
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-tus-'));
  storage = createFolderStorage(folder);
  ports = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const server of servers) await server.close(0);
  await test.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function startServer(): Promise<number> {
  const isInUse = async (id: string) => (await test.api.ingests.uploadsInUse()).has(id);
  const handle = tusUploads({ storage, uploads: test.api.uploads, isInUse }, test.api.atOperatorDoor, {
    largest: 1_000_000,
    partSize,
    lockPatience: 200,
  });
  const server = createHttpServer({
    routes: [{ path: '/api/operator/', handle }],
    trust: trustOf([]),
    log: pino({ level: 'silent' }),
  });
  servers.push(server);
  return server.listen(0, '127.0.0.1');
}

const ask = (
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body?: Uint8Array,
  by = 0,
) =>
  fetch(`http://127.0.0.1:${ports[by]}${target}`, {
    method,
    headers: { ...tus, ...headers },
    ...(body && { body: Buffer.from(body) }),
  });

async function begin(size: number): Promise<string> {
  const name = Buffer.from('north-wind.mkv').toString('base64');
  const answer = await ask('POST', '/api/operator/tus', {
    'upload-length': String(size),
    'upload-metadata': `filename ${name}`,
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

const patch = (upload: string, offset: number, bytes: Uint8Array, by = 0) =>
  ask(
    'PATCH',
    upload,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
    by,
  );

async function offsetOf(upload: string, by = 0): Promise<number> {
  return Number((await ask('HEAD', upload, {}, undefined, by)).headers.get('upload-offset'));
}

/** Sends the beginning of a chunk, and leaves the connection open. */
async function sendHalf(upload: string, offset: number, size: number, bytes: Uint8Array): Promise<Socket> {
  const socket = connect(ports[0] ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  const headers = Object.entries({ ...tus, 'upload-offset': String(offset), 'content-length': String(size) });
  socket.write(
    [
      `PATCH ${upload} HTTP/1.1`,
      'host: localhost',
      'content-type: application/offset+octet-stream',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(bytes);
  return socket;
}

const idOf = (upload: string): string => upload.split('/').at(-1) ?? '';

async function storedAt(key: string): Promise<Buffer | null> {
  const stored = await storage.get(key);
  return stored && buffer(stored.body);
}

async function partKeys(upload: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(partsPrefix(idOf(upload)))) keys.push(key);
  return keys;
}

/** Polls until the expectation holds, for busy machines. */
const soon = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

describe('a resumable upload', () => {
  it('becomes the single object that an ingest takes, whichever process receives each chunk', async () => {
    const film = randomBytes(4500);
    const upload = await begin(film.length);
    expect(upload).toMatch(/^\/api\/operator\/tus\/[0-9a-f]{32}$/);
    expect((await patch(upload, 0, film.subarray(0, 2500))).headers.get('upload-offset')).toBe('2500');
    const head = await ask('HEAD', upload, {}, undefined, 1);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '2500',
      'upload-length': '4500',
      'cache-control': 'no-store',
    });
    const ingest = { kind: 'material', upload_id: idOf(upload), file_name: 'north-wind.mkv' } as const;
    await expect(test.operator().operator.createIngest(ingest)).rejects.toMatchObject({
      message: 'The upload is not finished.',
    });
    expect((await patch(upload, 2500, film.subarray(2500), 1)).status).toBe(204);
    expect(await storedAt(uploadKey(idOf(upload)))).toEqual(film);
    expect(await partKeys(upload)).toEqual([]);
    expect(await offsetOf(upload)).toBe(4500);
    expect(await test.operator().operator.createIngest(ingest)).toMatchObject({ state: 'queued' });
    expect((await ask('DELETE', upload)).status).toBe(409);
  });

  it('keeps the bytes received before the connection breaks within a chunk', async () => {
    const film = randomBytes(5000);
    const upload = await begin(film.length);
    const socket = await sendHalf(upload, 0, 5000, film.subarray(0, 2000));
    await soon(async () => expect(await partKeys(upload)).toHaveLength(1));
    // Less than one part.
    socket.end(film.subarray(2000, 2700));
    await soon(async () => expect(await offsetOf(upload)).toBe(2700));
    expect((await patch(upload, 2700, film.subarray(2700))).status).toBe(204);
    expect(await storedAt(uploadKey(idOf(upload)))).toEqual(film);
  });

  it('is joined by the next request if the process died before joining it', async () => {
    const film = randomBytes(1500);
    const upload = await begin(film.length);
    await patch(upload, 0, film.subarray(0, 1000));
    const key = `uploads/${idOf(upload)}.parts/last`;
    await storage.put(key, film.subarray(1000), 'application/octet-stream');
    await test.api.uploads.append(idOf(upload), { start: 1000, size: 500, key });
    expect(await offsetOf(upload, 1)).toBe(1500);
    expect(await storedAt(uploadKey(idOf(upload)))).toEqual(film);
  });

  it('accepts bytes only at its end, and only one of two concurrent requests', async () => {
    const film = randomBytes(3000);
    const upload = await begin(film.length);
    expect((await patch(upload, 500, film.subarray(500))).status).toBe(409);
    const both = await Promise.all([
      patch(upload, 0, film.subarray(0, 900)),
      patch(upload, 0, film.subarray(0, 800), 1),
    ]);
    const won = both.findIndex(({ status }) => status === 204);
    expect(both[1 - won]?.status).toBe(409);
    expect(await offsetOf(upload)).toBe(won === 0 ? 900 : 800);
    expect(await partKeys(upload)).toHaveLength(1);
    await patch(upload, won === 0 ? 900 : 800, film.subarray(won === 0 ? 900 : 800));
    expect(await storedAt(uploadKey(idOf(upload)))).toEqual(film);
  });

  it('aborts a stalled chunk when the client resumes the upload', async () => {
    const film = randomBytes(2000);
    const upload = await begin(film.length);
    const socket = await sendHalf(upload, 0, 2000, film.subarray(0, 1300));
    await soon(async () => expect(await partKeys(upload)).toHaveLength(1));
    await soon(async () => expect(await offsetOf(upload)).toBe(1300));
    expect((await patch(upload, 1300, film.subarray(1300))).status).toBe(204);
    socket.destroy();
    expect(await storedAt(uploadKey(idOf(upload)))).toEqual(film);
  });

  it('is refused when it is empty or too large', async () => {
    const asked = async (size: number) =>
      (await ask('POST', '/api/operator/tus', { 'upload-length': String(size) })).status;
    expect([await asked(0), await asked(1_000_001)]).toEqual([400, 413]);
    const upload = await begin(10);
    expect((await patch(upload, 0, randomBytes(11))).status).toBe(413);
  });

  it('is gone after it is deleted, or after a day without bytes', async () => {
    const ended = await begin(2000);
    await patch(ended, 0, randomBytes(1000));
    expect((await ask('DELETE', ended)).status).toBe(204);
    expect((await ask('HEAD', ended)).status).toBe(404);
    expect((await ask('DELETE', ended)).status).toBe(404);
    const resting = await begin(2000);
    await patch(resting, 0, randomBytes(1000));
    expect(await partKeys(resting)).toHaveLength(1);
    const later = new Date(test.clock.now.getTime() + 25 * 3_600_000);
    await purgeUploads(storage, test.api, later);
    expect(await partKeys(resting)).toEqual([]);
    expect((await ask('HEAD', resting)).status).toBe(404);
  });
});

describe('access to resumable uploads', () => {
  it('requires the permission and a page of this service; creation and completion are audited', async () => {
    const owner = await signUpOwner(test, '');
    const cookie = `console_session=${owner.cookies['console_session']}`;
    const asked = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${ports[0]}/api/operator/tus`, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '1500', ...headers },
      });
    expect((await asked({})).status).toBe(401);
    expect((await asked({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const upload = (await asked({ cookie, 'sec-fetch-site': 'same-origin' })).headers.get('location') ?? '';
    const film = randomBytes(1500);
    const own = { authorization: '', cookie, 'content-type': 'application/offset+octet-stream' };
    for (const [from, to] of [
      [0, 700],
      [700, 1500],
    ] as const)
      await ask('PATCH', upload, { ...own, 'upload-offset': String(from) }, film.subarray(from, to));
    const { items } = await test.operator().operator.listAudit({ staff_id: owner.id });
    const input = JSON.stringify({ upload_id: idOf(upload), size: 1500, file_name: null });
    expect(items.filter(({ operation }) => operation.endsWith('Upload'))).toMatchObject([
      { operation: 'finishUpload', outcome: 'ok', input },
      { operation: 'createUpload', outcome: 'ok', input },
    ]);
    const { secret } = await test.operator().operator.createKey({
      name: 'pictures',
      permissions: ['catalogue:write'],
    });
    expect((await asked({ authorization: `Bearer ${secret}` })).status).toBe(403);
  });
});
