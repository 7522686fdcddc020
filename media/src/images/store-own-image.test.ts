import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { storeImage, storeOwnImage } from './store-image.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-own-image-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('keeps a picture of our own as it is, under the path that it has for everybody (CT-111)', async () => {
  const storage = createFolderStorage(dir);
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const path = await storeOwnImage(storage, bytes);
  expect(await storeOwnImage(storage, bytes)).toBe(path);
  const stored = await storage.get(`images${path}`);
  if (stored === null) throw new Error('Nothing was stored.');
  expect((await buffer(stored.body)).equals(bytes)).toBe(true);
  expect(await storeImage(storage, bytes)).toMatchObject({ path, width: 64, height: 36 });
});
