import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KadrError } from '@kadr/contract/errors';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runProgram } from '../ffmpeg/run-program.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import type { Storage } from '../storage/storage.ts';
import { makeIngestPlace } from '../testing/ingest-place.ts';
import type { IngestPlace } from '../testing/ingest-place.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { ingest } from './ingest.ts';

let folder: string;
let place: IngestPlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-recovery-'));
  await makeSource(folder, picture('160x90', 1), tone(440, 1), quickH264, '-c:a flac film.mkv');
});
beforeEach(async () => {
  place = await makeIngestPlace(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('leaves nothing behind when the file is refused', async () => {
  await writeFile(join(folder, 'text.mp4'), 'not a film');
  const refused = { error: 'UNSUPPORTED_MEDIA', message: 'The file is text, not a film.' };
  await expect(ingest(place.options('text.mp4'))).rejects.toMatchObject(refused);
  expect(await place.keys()).toEqual([]);
  await expect(stat(place.workDir)).rejects.toThrow('ENOENT');
});

it('says why when ffmpeg gives up half-way, and leaves nothing behind', async () => {
  const run: RunProgram = (program, args, rest) =>
    runProgram(
      program,
      isTranscoding(args) ? args.map((arg) => arg.replace('libx264', 'nosuchcoder')) : args,
      rest,
    );
  await expect(ingest(place.options('film.mkv', { run }))).rejects.toMatchObject({
    error: 'UNSUPPORTED_MEDIA',
    message: expect.stringMatching(/^The file cannot be processed \(.*nosuchcoder/) as unknown,
  });
  expect(await place.keys()).toEqual([]);
  await expect(stat(place.workDir)).rejects.toThrow('ENOENT');
});

it('is ended by the signal together with its programs, and taken up again where it was', async () => {
  const controller = new AbortController();
  const { run, counts } = countingRunner();
  const first = ingest(
    place.options('film.mkv', {
      run,
      signal: controller.signal,
      onProgress: ({ state }) => {
        if (state === 'packaging') controller.abort(new Error('shutting down'));
      },
    }),
  );
  await expect(first).rejects.toThrow('shutting down');
  expect(counts).toMatchObject({ transcoding: 1, running: 0 });
  expect(await place.keys()).toEqual([]);

  const { probing } = counts;
  const percents: number[] = [];
  const onProgress = ({ percent }: { percent: number }) => percents.push(percent);
  const asset = await ingest(place.options('film.mkv', { run, onProgress }));
  expect(counts).toMatchObject({ transcoding: 1, probing, running: 0 });
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(asset.max_height).toBe(90);
  expect((await place.decodeTrack('v90')).frames).toBe(25);
});

it('does not transcode again after storage failed, even though it had taken segments over', async () => {
  const { run, counts } = countingRunner();
  let puts = 0;
  const failing: Storage = {
    ...place.storage,
    putFile: (key, file, type) => {
      puts += 1;
      return puts > 2 ? Promise.reject(new Error('storage is down')) : place.storage.putFile(key, file, type);
    },
  };
  await expect(ingest(place.options('film.mkv', { run, storage: failing }))).rejects.toThrow(
    'storage is down',
  );
  expect(await place.keys()).toEqual([]);
  await ingest(place.options('film.mkv', { run }));
  expect(counts).toMatchObject({ transcoding: 1, packaging: 2 });
  expect((await place.decodeTrack('a-und')).codec).toBe('aac');
  expect((await place.decodeTrack('v90')).frames).toBe(25);
});

it('takes up what a killed attempt left half stored, without packaging again', async () => {
  const { run, counts } = countingRunner();
  let puts = 0;
  const dying: Storage = {
    ...place.storage,
    putFile: (key, file, type) => {
      puts += 1;
      return puts > 2 ? Promise.reject(new Error('killed')) : place.storage.putFile(key, file, type);
    },
    // A killed process does not clean up.
    deletePrefix: () => Promise.resolve(),
  };
  await expect(ingest(place.options('film.mkv', { run, storage: dying }))).rejects.toThrow('killed');
  expect(await place.keys()).not.toEqual([]);
  await ingest(place.options('film.mkv', { run }));
  expect(counts).toMatchObject({ transcoding: 1, packaging: 1 });
  expect((await place.decodeTrack('v90')).frames).toBe(25);
});

it('starts over when the source or the settings change', async () => {
  const { run, counts } = countingRunner();
  const stop = new Error('stop');
  const storage: Storage = {
    ...place.storage,
    put: () => Promise.reject(stop),
    putFile: () => Promise.reject(stop),
  };
  await expect(ingest(place.options('film.mkv', { run, storage }))).rejects.toThrow('stop');
  await expect(ingest(place.options('film.mkv', { run, storage, preset: 'quality' }))).rejects.toThrow(
    'stop',
  );
  expect(counts.transcoding).toBe(2);
});

it('says so when the machine is at fault, and keeps the job', async () => {
  const failing = ingest(place.options('film.mkv', { ffmpeg: '/nowhere/ffmpeg' }));
  await expect(failing).rejects.toMatchObject({ error: 'UNAVAILABLE' });
  expect((await stat(place.workDir)).isDirectory()).toBe(true);
  await expect(ingest(place.options('film.mkv', { assetId: '../escape' }))).rejects.toBeInstanceOf(KadrError);
});

/** A comparison of pictures has filters, too, and no output. */
function isTranscoding(args: readonly string[]): boolean {
  return args.includes('-filter_complex') && !args.includes('null');
}

function countingRunner() {
  const counts = { transcoding: 0, probing: 0, packaging: 0, running: 0 };
  const run: RunProgram = async (program, args, rest) => {
    if (isTranscoding(args)) counts.transcoding += 1;
    else if (program === 'ffprobe') counts.probing += 1;
    else if (program.includes('packager')) counts.packaging += 1;
    counts.running += 1;
    try {
      return await runProgram(program, args, rest);
    } finally {
      counts.running -= 1;
    }
  };
  return { run, counts };
}
