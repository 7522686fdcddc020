import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClaimedIngest, IngestWork } from '@kadr/api';
import { createFolderStorage } from '@kadr/media';
import type { Storage } from '@kadr/media';
import { pino } from 'pino';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { uploadKey } from '../operator/upload-files.ts';
import { startIngestWorker } from './ingest-worker.ts';
import { purgeUploads } from './purge-uploads.ts';

const now = new Date('2026-03-10T12:00:00Z');
let folder: string;
let storage: Storage;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-uploads-'));
  storage = createFolderStorage(path.join(folder, 'storage'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function upload(id: string, hoursAgo: number): Promise<void> {
  await storage.put(uploadKey(id), Buffer.from('no film'), 'application/octet-stream');
  const modified = new Date(now.getTime() - hoursAgo * 3_600_000);
  utimesSync(path.join(folder, 'storage', uploadKey(id)), modified, modified);
}

const isThere = async (id: string): Promise<boolean> => (await storage.head(uploadKey(id))) !== null;

it('an ingest that fails keeps its upload, so that it can be tried once more', async () => {
  await upload('aa11bb22', 0);
  const claimed: ClaimedIngest = {
    id: 7,
    kind: 'material',
    encoding: 'fast',
    further_codecs: [],
    upload_id: 'aa11bb22',
    source: null,
    file_name: 'film.mkv',
    subtitles: [],
    lyrics: null,
    key: null,
    replaces: null,
    asset_id: 'a'.repeat(24),
    attempts: 1,
  };
  const waiting = [claimed];
  const failed = Promise.withResolvers<string>();
  const never = (): never => {
    throw new Error('This is not asked for.');
  };
  const ingests: IngestWork = {
    claim: () => Promise.resolve(waiting.pop() ?? null),
    progress: () => Promise.resolve(),
    fail: (_id, _worker, { reason }) => {
      failed.resolve(reason);
      return Promise.resolve(undefined as never);
    },
    publish: never,
    release: never,
    findCancelled: () => Promise.resolve(null),
    cleared: never,
    uploadsInUse: never,
  };
  const worker = startIngestWorker({
    ingests,
    storage,
    workRoot: path.join(folder, 'work'),
    name: 'w',
    concurrency: 1,
    threads: 1,
    ffmpeg: 'ffmpeg',
    ffprobe: 'ffprobe',
    now: () => now,
    makers: new Map(),
    log: pino({ level: 'silent' }),
  });
  expect(await failed.promise).toContain('The file is text');
  await worker.stop();
  expect(await isThere('aa11bb22')).toBe(true);
});

it('uploads that nothing needs go after a day, and no others', async () => {
  await upload('01d0', 25);
  await upload('01d1', 25);
  await upload('e000', 23);
  // Of an expired upload, an active one, and an unknown one.
  const parts = ['01d2.parts/0-a', '01d3.parts/0-b', '01d4.parts/0-c'];
  for (const part of parts) await upload(part, 25);
  const removed = await purgeUploads(
    storage,
    {
      ingests: { uploadsInUse: () => Promise.resolve(new Set(['01d1'])) },
      uploads: {
        removeRested: () => Promise.resolve(['01d2']),
        unfinished: () => Promise.resolve(new Set(['01d3'])),
      },
    },
    now,
  );
  expect(removed).toBe(2);
  expect(await Promise.all(parts.map(isThere))).toEqual([false, true, false]);
  expect(await Promise.all(['01d0', '01d1', 'e000'].map(isThere))).toEqual([false, true, true]);
});
