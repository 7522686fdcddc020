import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingest } from '../ingest/ingest.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { makeSource, quickH264 } from '../testing/make-source.ts';
import { measureQuality } from './measure-quality.ts';
import { readPicture, readSound } from './read-measurements.ts';

let dir: string;
let storage: Storage;
const assetId = 'measuredasset0000001';
const signal = new AbortController().signal;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-quality-'));
  storage = createFolderStorage(join(dir, 'storage'));
  // Black and then a moving picture; a tone and then silence.
  await makeSource(
    dir,
    '-f lavfi -i color=black:s=320x180:r=25:d=4 -f lavfi -i testsrc2=s=320x180:r=25:d=8',
    '-f lavfi -i sine=f=440:r=48000:d=7 -f lavfi -i anullsrc=r=48000:cl=mono:d=5',
    '-filter_complex [0][1]concat=n=2:v=1:a=0[v];[2][3]concat=n=2:v=0:a=1[a] -map [v] -map [a]',
    `${quickH264} -c:a aac film.mp4`,
  );
  await ingest({
    source: join(dir, 'film.mp4'),
    kind: 'material',
    assetId,
    workDir: join(dir, 'work'),
    storage,
    now: () => new Date(),
    preset: 'fast',
    threads: 1,
  });
}, 120_000);
afterAll(() => rm(dir, { recursive: true }));

describe('the quality of a packaged film', () => {
  it('is measured by what viewers get: loudness, peak, black stretches and silence with their times', async () => {
    const report = await measureQuality(storage, assetId, { folder: join(dir, 'q'), signal });
    expect(report).toMatchObject({ black: [{ start: 0 }], silence: [{}], frozen: [] });
    expect(report?.black[0]?.end).toBeCloseTo(4, 0);
    expect(report?.silence[0]?.start).toBeCloseTo(7, 0);
    expect(report?.silence[0]?.end).toBeCloseTo(12, 0);
    // A sine of an eighth of full scale.
    expect(report?.loudness?.integrated).toBeGreaterThan(-30);
    expect(report?.loudness?.integrated).toBeLessThan(-10);
    expect(report?.loudness?.true_peak).toBeLessThan(-10);
    expect(await readdir(dir)).not.toContain('q');
  });

  it('is not measured of what is not there', async () => {
    const folder = join(dir, 'q');
    expect(await measureQuality(storage, 'measuredasset0000404', { folder, signal })).toBeNull();
  });
});

describe('what the filters say', () => {
  it('ends with the film where it is not ended, and a black picture is not frozen, too', () => {
    const text = [
      'frame:0 pts:0 pts_time:0',
      'lavfi.black_start=0',
      'lavfi.freezedetect.freeze_start=0',
      'lavfi.black_end=8',
      'lavfi.freezedetect.freeze_end=8',
      'lavfi.freezedetect.freeze_start=20.0049',
    ].join('\n');
    expect(readPicture(text, 30)).toEqual({
      black: [{ start: 0, end: 8 }],
      frozen: [{ start: 20, end: 30 }],
    });
  });

  it('is no loudness where nothing can be heard', () => {
    const silent = 'lavfi.silence_start=0\nlavfi.r128.I=-70.000\nlavfi.r128.true_peak=0.000';
    expect(readSound(silent, 10)).toEqual({ loudness: null, silence: [{ start: 0, end: 10 }] });
    expect(readSound('', 10)).toEqual({ loudness: null, silence: [] });
    const loud = 'lavfi.r128.I=-30\nlavfi.r128.I=-22.96\nlavfi.r128.LRA=4.1\nlavfi.r128.true_peak=0.5';
    expect(readSound(loud, 10).loudness).toEqual({ integrated: -22.96, range: 4.1, true_peak: -6.02 });
  });
});
