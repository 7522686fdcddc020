import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClaimedIngest, IngestWork } from '@kadr/api';
import { createFolderStorage } from '@kadr/media';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { SourceMaker } from './ingest-job.ts';
import { startIngestWorker } from './ingest-worker.ts';

const claimed: ClaimedIngest = {
  id: 7,
  kind: 'film',
  encoding: 'fast',
  further_codecs: [],
  upload_id: null,
  source: { maker: 'demo', key: 'film/quiet-orbital-house' },
  file_name: '',
  subtitles: [],
  lyrics: null,
  key: null,
  replaces: null,
  asset_id: 'a'.repeat(24),
  attempts: 1,
};

/** The end of an ingest whose source is made, in a worker with these makers. */
async function endOf(makers: ReadonlyMap<string, SourceMaker>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-made-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const waiting = [claimed];
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const failed = Promise.withResolvers<string>();
  const never = (): never => {
    throw new Error('This is not asked for.');
  };
  const ingests: IngestWork = {
    claim: (_worker, which) => {
      asked.push(which);
      return Promise.resolve(which === 'wanted' ? (waiting.pop() ?? null) : null);
    },
    progress: (_id, _worker, progress) => {
      reported.push(progress);
      return Promise.resolve();
    },
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
    storage: createFolderStorage(path.join(folder, 'storage')),
    workRoot: path.join(folder, 'work'),
    name: 'w',
    concurrency: 1,
    threads: 1,
    ffmpeg: 'ffmpeg',
    ffprobe: 'ffprobe',
    now: () => new Date('2026-03-10T12:00:00Z'),
    makers,
    log: pino({ level: 'silent' }),
  });
  const reason = await failed.promise;
  await worker.stop();
  return { reason, asked, reported, isLeft: existsSync(path.join(folder, 'work', '7')) };
}

it('a source that nobody uploaded is made in an empty folder, in the place for what viewers wait for', async () => {
  const made: unknown[] = [];
  const maker: SourceMaker = async (key, { folder, onProgress }) => {
    made.push(key, readdirSync(folder));
    onProgress(0.5);
    const source = path.join(folder, 'film.mkv');
    writeFileSync(source, 'no film');
    return { source, subtitles: [], lyrics: null };
  };
  const { reason, asked, reported, isLeft } = await endOf(new Map([['demo', maker]]));
  expect(made).toEqual(['film/quiet-orbital-house', []]);
  expect(reported[0]).toEqual({ state: 'probing', percent: 0, time_left: null });
  // The made file is the one that is packaged.
  expect(reason).toContain('The file is text');
  expect(asked).toEqual(expect.arrayContaining([undefined, 'wanted']));
  expect(isLeft).toBe(false);
});

it('a source of a maker that the worker does not have fails its ingest, with the reason', async () => {
  expect((await endOf(new Map())).reason).toBe('This worker makes no sources as “demo” does.');
});
