import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApi } from '@kadr/api/testing/api';
import { createFolderStorage } from '@kadr/media';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { uploadKey } from '../operator/upload-files.ts';
import type { SourceMaker } from './ingest-job.ts';
import { startIngestWorker } from './ingest-worker.ts';

it('an ingest that is cancelled while running stops, and leaves nothing behind', async () => {
  const test = await createTestApi();
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-cancelled-'));
  const storage = createFolderStorage(path.join(folder, 'storage'));
  const began = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  // Runs until it is stopped, like a long film.
  const makeForEver: SourceMaker = async (_key, { folder: madeIn, signal, onProgress }) => {
    const timer = setInterval(() => onProgress(0.5), 50);
    signal.addEventListener('abort', () => ended.resolve(), { once: true });
    began.resolve(madeIn);
    await ended.promise;
    clearInterval(timer);
    throw new Error('It was stopped.');
  };
  const worker = startIngestWorker({
    ingests: test.api.ingests,
    storage,
    workRoot: path.join(folder, 'work'),
    name: 'w',
    concurrency: 1,
    threads: 1,
    ffmpeg: 'ffmpeg',
    ffprobe: 'ffprobe',
    now: () => new Date(),
    makers: new Map([['endless', makeForEver]]),
    log: pino({ level: 'silent' }),
  });
  onTestFinished(async () => {
    await worker.stop();
    await test.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  const subtitles = 'aa11bb22cc33';
  await storage.put(uploadKey(subtitles), Buffer.from('WEBVTT'), 'text/vtt');
  const { id } = await test.operator().operator.createIngest({
    kind: 'material',
    source: { maker: 'endless', key: 'x' },
    subtitles: [{ upload_id: subtitles, file_name: 'x.vtt' }],
  });
  worker.wake();
  const madeIn = await began.promise;
  expect(existsSync(madeIn)).toBe(true);
  const { rows } = await test.pool.query('select planned_asset_id as id from ingests');
  const made = `assets/${rows[0].id}/init.mp4`;
  await storage.put(made, Buffer.from('half a film'), 'video/mp4');
  await test.operator().operator.cancelIngest({ id });
  await ended.promise;
  await vi.waitFor(
    async () => {
      const { rows: left } = await test.pool.query('select 1 from ingests where left_by is not null');
      expect(left).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect(existsSync(madeIn)).toBe(false);
  expect(await storage.head(made)).toBeNull();
  expect(await storage.head(uploadKey(subtitles))).toBeNull();
  expect(await test.operator().operator.getIngest({ id })).toMatchObject({ state: 'cancelled' });
});
