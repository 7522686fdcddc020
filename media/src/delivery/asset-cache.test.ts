import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { assetId, plainIndex, storePlainAsset } from '../testing/plain-asset.ts';
import { createAssetCache } from './asset-cache.ts';

let folder: string;
let storage: Storage;
/** The failure of every request to the storage; null: none. */
let fault: (() => Promise<never>) | null = null;
let asked = 0;
let now = 1_800_000_000_000;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kadr-assets-'));
  const whole = createFolderStorage(folder, () => new Date(now));
  const orFault = <T>(ask: () => Promise<T>): Promise<T> => {
    asked += 1;
    return fault === null ? ask() : fault();
  };
  storage = {
    ...whole,
    head: (key) => orFault(() => whole.head(key)),
    get: (key, range) => orFault(() => whole.get(key, range)),
  };
  await storePlainAsset(whole, plainIndex(2));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('goes on with what it knows while the storage stands still or fails, and asks once for all meanwhile', async () => {
  const readAsset = createAssetCache(storage, 1e6, () => new Date(now));
  expect((await readAsset(assetId))?.index.id).toBe(assetId);
  now += 60_000;
  const standing = Promise.withResolvers<never>();
  standing.promise.catch(() => undefined);
  fault = () => standing.promise;
  asked = 0;
  const all = await Promise.all(Array.from({ length: 50 }, () => readAsset(assetId)));
  expect(all.every((asset) => asset?.index.id === assetId)).toBe(true);
  expect(asked).toBe(1);
  standing.reject(new Error('It was cut.'));
  fault = () => Promise.reject(new Error('It is away.'));
  now += 60_000;
  expect((await readAsset(assetId))?.index.id).toBe(assetId);
  await expect(readAsset('other')).rejects.toThrow('It is away.');
});

it('notices within two seconds that an asset is gone, while the storage answers', async () => {
  fault = null;
  const readAsset = createAssetCache(storage, 1e6, () => new Date(now));
  expect(await readAsset(assetId)).not.toBeNull();
  await storage.deletePrefix(`assets/${assetId}/`);
  now += 1000;
  expect(await readAsset(assetId)).not.toBeNull();
  now += 1001;
  expect(await readAsset(assetId)).toBeNull();
});
