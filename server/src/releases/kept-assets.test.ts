import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStorage } from '@kadr/media';
import type { Storage } from '@kadr/media';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeptAssets } from './kept-assets.ts';

let folder: string;
let storage: Storage;
let now: Date;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-releases-'));
  storage = createFolderStorage(folder);
  now = new Date('2026-03-01T12:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of the service. */
const process = () => createKeptAssets(storage, () => now);
const assets = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
const textOf = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString();
const pass = (days: number): void => {
  now = new Date(now.getTime() + days * 24 * 3_600_000);
};

it('gives each process the assets of the other release, also of one that started after it', async () => {
  const [old, fresh] = [process(), process()];
  await old.keep('web', assets({ '/assets/page-aaaaaaaa.js': 'old', '/assets/same-cccccccc.css': 'same' }));
  expect(await old.find('/assets/page-bbbbbbbb.js')).toBeNull();
  await fresh.keep(
    'web',
    assets({ '/assets/page-bbbbbbbb.js': 'fresh', '/assets/same-cccccccc.css': 'same' }),
  );
  expect(textOf(await old.find('/assets/page-bbbbbbbb.js'))).toBe('fresh');
  expect(textOf(await fresh.find('/assets/page-aaaaaaaa.js'))).toBe('old');
  expect(textOf(await fresh.find('/assets/same-cccccccc.css'))).toBe('same');
});

it('knows nothing else, and looks for no name without a hash', async () => {
  const asked: string[] = [];
  storage = new Proxy(storage, {
    get: (target, name) => {
      asked.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  const here = process();
  expect(await here.find('/assets/../../content-key')).toBeNull();
  expect(await here.find('/assets/page.js')).toBeNull();
  expect(asked).toEqual([]);
  expect(await here.find('/assets/page-dddddddd.js')).toBeNull();
  expect(asked).toEqual(['list']);
});

it('keeps a release for a week after a newer one has started, and the newest for ever', async () => {
  await process().keep('web', assets({ '/assets/page-aaaaaaaa.js': 'old' }));
  await process().keep('console', assets({ '/console/assets/app-cccccccc.js': 'console' }));
  pass(30);
  await process().keep('web', assets({ '/assets/page-bbbbbbbb.js': 'fresh' }));
  pass(6);
  await process().purge();
  expect(textOf(await process().find('/assets/page-aaaaaaaa.js'))).toBe('old');
  pass(2);
  await process().purge();
  expect(await process().find('/assets/page-aaaaaaaa.js')).toBeNull();
  expect(textOf(await process().find('/assets/page-bbbbbbbb.js'))).toBe('fresh');
  expect(textOf(await process().find('/console/assets/app-cccccccc.js'))).toBe('console');
  const left: string[] = [];
  for await (const key of storage.list('releases/web/')) left.push(key.replace(/.*\./, ''));
  expect(left).toEqual(['bin', 'json']);
});
