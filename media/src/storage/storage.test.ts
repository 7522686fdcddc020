import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import type { S3Server } from '../testing/s3-server.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let dir: string;
let s3: S3Server;
const stores: Record<'folder' | 'S3', () => Storage> = {
  folder: () => createFolderStorage(join(dir, 'objects')),
  S3: () => createS3Storage(s3),
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-storage-'));
  s3 = await startS3();
});

afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

async function keys(storage: Storage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(prefix)) found.push(key);
  return found;
}

describe.each(['folder', 'S3'] as const)('a %s storage', (kind) => {
  const open = () => stores[kind]();
  const bytes = (value: string) => new TextEncoder().encode(value);

  it('names the file of an object to programs that read it, where it is one', async () => {
    const storage = open();
    await storage.put('uploads/film', bytes('a film'), 'application/octet-stream');
    const file = storage.localFile('uploads/film');
    expect(file && (await readFile(file, 'utf8'))).toBe(kind === 'folder' ? 'a film' : null);
  });

  it('takes a copy of a file and leaves the file', async () => {
    const storage = open();
    const file = join(dir, `${kind}-original`);
    await writeFile(file, 'a film', { mode: 0o600 });
    expect(await storage.putCopy('copies/film', file, 'application/octet-stream')).toMatchObject({ size: 6 });
    const stored = await storage.get('copies/film');
    expect(stored && (await text(stored.body))).toBe('a film');
    expect(await readFile(file, 'utf8')).toBe('a film');
  });

  it('gives back what was put, with size, type, validator and time', async () => {
    const storage = open();
    const put = await storage.put('give/hello world.vtt', bytes('WEBVTT\n'), 'text/vtt');
    expect(put).toMatchObject({ size: 7, contentType: 'text/vtt' });
    expect(put.etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(Date.now() - put.modified.getTime())).toBeLessThan(60_000);
    expect(await storage.head('give/hello world.vtt')).toEqual(put);
    const got = await storage.get('give/hello world.vtt');
    expect(got?.object).toEqual(put);
    expect(got && (await text(got.body))).toBe('WEBVTT\n');
  });

  it('replaces an object, whose validator changes', async () => {
    const storage = open();
    const first = await storage.put('replace/a.json', bytes('{"n":1}'), 'application/json');
    const second = await storage.put('replace/a.json', bytes('{"n":2}'), 'application/json');
    expect(second.etag).not.toBe(first.etag);
    const got = await storage.get('replace/a.json');
    expect(got && (await text(got.body))).toBe('{"n":2}');
  });

  it('reads a range with both ends, and says the whole size', async () => {
    const storage = open();
    await storage.put('range/digits.m4s', bytes('0123456789'), 'video/iso.segment');
    for (const [start, end, expected] of [
      [0, 0, '0'],
      [3, 6, '3456'],
      [9, 9, '9'],
    ] as const) {
      const got = await storage.get('range/digits.m4s', { start, end });
      expect(got?.object.size).toBe(10);
      expect(got && (await text(got.body))).toBe(expected);
    }
  });

  it('takes streams and files, empty ones and ones of many parts', async () => {
    const storage = open();
    const big = Buffer.alloc(9 * 1024 * 1024, 'kadr');
    await storage.put(
      'sources/stream.mp4',
      Readable.from([big.subarray(0, 5_000_000), big.subarray(5_000_000)]),
      'video/mp4',
    );
    const file = join(dir, 'source.json');
    await writeFile(file, '[]');
    expect(await storage.putFile('sources/file.json', file, 'application/json')).toMatchObject({ size: 2 });
    expect(await storage.put('sources/empty.json', Readable.from([]), 'application/json')).toMatchObject({
      size: 0,
    });
    expect(await storage.head('sources/empty.json')).toMatchObject({
      size: 0,
      contentType: 'application/json',
    });
    const streamed = await storage.get('sources/stream.mp4');
    expect(streamed && big.equals(await buffer(streamed.body))).toBe(true);
    const empty = await storage.get('sources/empty.json');
    expect(empty && (await text(empty.body))).toBe('');
  });

  it('leaves nothing behind when a stream breaks', async () => {
    const storage = open();
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the viewer went away');
    }
    await expect(storage.put('broken/half.mp4', Readable.from(broken()), 'video/mp4')).rejects.toThrow(
      'went away',
    );
    expect(await storage.head('broken/half.mp4')).toBeNull();
    expect(await keys(storage, 'broken/')).toEqual([]);
  });

  it('lists what lies under a prefix, and nothing else, in the order of the keys', async () => {
    const storage = open();
    for (const key of ['list/b/1.json', 'list/b-1.json', 'list/b.json', 'list/a/z.json', 'listed/no.json']) {
      await storage.put(key, bytes('{}'), 'application/json');
    }
    expect(await keys(storage, 'list/')).toEqual([
      'list/a/z.json',
      'list/b-1.json',
      'list/b.json',
      'list/b/1.json',
    ]);
    expect(await keys(storage, 'list/b/')).toEqual(['list/b/1.json']);
    expect(await keys(storage, 'nowhere/')).toEqual([]);
  });

  it('deletes an object or all under a prefix, and does not mind what is not there', async () => {
    const storage = open();
    for (const key of ['delete/a/1.json', 'delete/a/2.json', 'delete/ab.json']) {
      await storage.put(key, bytes('{}'), 'application/json');
    }
    await storage.delete('delete/none.json');
    await storage.deletePrefix('delete/none/');
    await storage.deletePrefix('delete/a/');
    expect(await keys(storage, 'delete/')).toEqual(['delete/ab.json']);
    await storage.delete('delete/ab.json');
    expect(await storage.get('delete/ab.json')).toBeNull();
    expect(await storage.head('delete/ab.json')).toBeNull();
  });

  it.each(['', '/', 'a//b', '../a', 'a/../b', 'a/./b', '/a', 'a/', 'a\\b', 'a\u0000b', 'a'.repeat(1025)])(
    'refuses the key %j',
    async (key) => {
      const storage = open();
      await expect(storage.head(key)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
      await expect(storage.get(key)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
      await expect(storage.put(key, bytes('x'), 'text/plain')).rejects.toMatchObject({
        error: 'INVALID_INPUT',
      });
      await expect(storage.delete(key)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    },
  );

  it.each(['a', '', '/', '../', 'a/../'])('refuses the prefix %j', async (prefix) => {
    const storage = open();
    await expect(keys(storage, prefix)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(storage.deletePrefix(prefix)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
  });
});

describe('an S3 storage', () => {
  it('lists more than one page', async () => {
    const storage = stores.S3();
    const names = Array.from({ length: 1001 }, (_, index) => `page/${String(index).padStart(4, '0')}.json`);
    await s3.seed(names);
    expect(await keys(storage, 'page/')).toEqual(names);
    await storage.deletePrefix('page/');
    expect(await keys(storage, 'page/')).toEqual([]);
  });

  it('says UNAVAILABLE, not missing, when the bucket is not there or the service does not answer', async () => {
    for (const config of [
      { ...s3, bucket: 'elsewhere' },
      { ...s3, endpoint: 'http://127.0.0.1:9' },
    ]) {
      await expect(createS3Storage(config).get('a')).rejects.toMatchObject({ error: 'UNAVAILABLE' });
    }
  });
});

describe('a folder storage', () => {
  it('keeps no temporary file, and refuses an object where a folder is', async () => {
    const storage = stores.folder();
    await storage.put('tree/a/b.json', new Uint8Array(), 'application/json');
    await expect(storage.put('tree/a', new Uint8Array(), 'application/json')).rejects.toMatchObject({
      error: 'CONFLICT',
    });
    await expect(storage.put('tree/a/b.json/c', new Uint8Array(), 'x/y')).rejects.toMatchObject({
      error: 'CONFLICT',
    });
    expect(await storage.head('tree/a')).toBeNull();
    expect(await readdir(join(dir, 'objects', '.incoming'))).toEqual([]);
    await expect(storage.get('.incoming/x')).rejects.toMatchObject({ error: 'INVALID_INPUT' });
  });

  it('clears away what a process that died left half written, and nothing newer', async () => {
    const root = join(dir, 'swept');
    await mkdir(join(root, '.incoming'), { recursive: true });
    await writeFile(join(root, '.incoming', 'today'), '');
    await writeFile(join(root, '.incoming', 'last-week'), '');
    const now = new Date();
    const lastWeek = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000);
    await utimes(join(root, '.incoming', 'last-week'), lastWeek, lastWeek);
    await createFolderStorage(root, () => now).put('a.json', new Uint8Array(), 'application/json');
    expect(await readdir(join(root, '.incoming'))).toEqual(['today']);
  });

  it('closes the file when the reader stops half way', async () => {
    const storage = stores.folder();
    await storage.put('close/big.mp4', Buffer.alloc(4 * 1024 * 1024), 'video/mp4');
    const before = (await readdir('/proc/self/fd')).length;
    for (let round = 0; round < 20; round += 1) {
      const got = await storage.get('close/big.mp4');
      got?.body.destroy();
      if (got) await new Promise((resolve) => got.body.once('close', resolve));
    }
    expect((await readdir('/proc/self/fd')).length).toBeLessThan(before + 5);
    expect((await stat(join(dir, 'objects', 'close', 'big.mp4'))).size).toBe(4 * 1024 * 1024);
  });
});
