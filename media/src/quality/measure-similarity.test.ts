import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingest } from '../ingest/ingest.ts';
import { ladder } from '../ladder.ts';
import { probe } from '../probe/probe.ts';
import type { SourceMedia } from '../probe/source-media.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { makeSource, picture } from '../testing/make-source.ts';
import { pictureBeforeEncoding } from '../transcode/transcode-arguments.ts';
import { measureQuality } from './measure-quality.ts';
import { measureSimilarity, summaryOf } from './measure-similarity.ts';
import { readSsim, readVmaf } from './read-similarity.ts';

let dir: string;
let media: SourceMedia;
const signal = new AbortController().signal;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-similarity-'));
  // Thirty pictures a second, of which the rendition has 25; its key pictures are not those of the grid.
  await makeSource(
    dir,
    picture('640x360', 12, '30'),
    '-c:v libx264 -preset ultrafast -crf 1 -g 31 source.mp4',
  );
  media = await probe(join(dir, 'source.mp4'), { signal });
  const { video } = media;
  const [rung] = video === null ? [] : ladder(video);
  if (video === null || rung === undefined) throw new Error('The source has no picture.');
  const encoded = pictureBeforeEncoding(video, { preset: 'quality', canToneMap: false }, rung);
  const rendition = (file: string, ...filters: string[]) =>
    makeSource(
      dir,
      ['-i', 'source.mp4', '-vf', [encoded, ...filters].join(',')],
      `-c:v libx264 -preset ultrafast -crf 10 -g 48 -sc_threshold 0 ${file}`,
    );
  await rendition('good.mp4');
  await rendition('blurred.mp4', String.raw`boxblur=8:enable=between(t\,6\,8)`);
}, 120_000);
afterAll(() => rm(dir, { recursive: true }));

const measure = (film: string, over: Partial<SourceMedia> = {}) =>
  measureSimilarity({
    source: join(dir, 'source.mp4'),
    media: { ...media, ...over },
    rungs: media.video === null ? [] : ladder(media.video).slice(0, 1),
    preset: 'quality',
    film: join(dir, film),
    folder: join(dir, 'samples'),
    threads: 1,
    memoryBytes: 8 * 1024 ** 3,
    ffmpeg: undefined,
    run: undefined,
    signal,
  });

describe('the similarity of a rendition to its source', () => {
  it('is high where the encoding is good: the same pictures are compared, at another rate as well', async () => {
    const found = await measure('good.mp4');
    expect(found).toMatchObject({ measure: 'ssim', height: 360 });
    expect(found?.mean).toBeGreaterThan(0.98);
    expect(found?.lowest).toBeGreaterThan(0.97);
    expect(await readdir(dir)).not.toContain('samples');
  });

  it('has its worst second where the picture is bad', async () => {
    const found = await measure('blurred.mp4');
    expect(found?.lowest).toBeLessThan(0.9);
    expect(found?.lowest_at).toBeGreaterThanOrEqual(5.9);
    expect(found?.lowest_at).toBeLessThanOrEqual(7.1);
  });

  it('is not measured of a rendition that is the source, nor without a picture', async () => {
    const { video } = media;
    const ready =
      video === null ? null : { ...video, ready: [{ index: 0, rung: ladder(video)[0]?.id ?? '' }] };
    expect(await measure('good.mp4', { video: ready })).toBeNull();
    expect(await measure('good.mp4', { video: null })).toBeNull();
  });

  it('is measured when a film is packaged, and is in its report', async () => {
    const storage = createFolderStorage(join(dir, 'storage'));
    const assetId = 'similarasset00000001';
    await ingest({
      source: join(dir, 'source.mp4'),
      kind: 'material',
      assetId,
      workDir: join(dir, 'work'),
      storage,
      now: () => new Date(),
      threads: 1,
    });
    const report = await measureQuality(storage, assetId, { folder: join(dir, 'q'), signal });
    expect(report?.similarity).toMatchObject({ measure: 'ssim', height: 360 });
    expect(report?.similarity?.mean).toBeGreaterThan(0.95);
    expect(report?.similarity?.lowest).toBeLessThanOrEqual(report?.similarity?.mean ?? 0);
  });
});

describe('scores', () => {
  it('are read picture by picture', () => {
    const ssim = 'n:1 Y:0.998501 U:0.99 V:0.99 All:0.99 (28.2)\nn:2 Y:1.000000 U:1 V:1 All:1 (inf)\n';
    expect(readSsim(ssim)).toEqual([0.998501, 1]);
    const vmaf = { version: '2.3.1', frames: [{ frameNum: 0, metrics: { integer_motion: 0, vmaf: 96.5 } }] };
    expect(readVmaf(JSON.stringify(vmaf))).toEqual([96.5]);
  });

  it('are none in what is no log', () => {
    expect([readSsim(''), readVmaf(''), readVmaf('{"frames":[{}]}')]).toEqual([[], [], []]);
  });

  it('of samples that are shorter than a second have a worst one, too, and there is none of nothing', () => {
    const short = [
      { start: 0, scores: [1, 0.9] },
      { start: 9.6, scores: [0.5] },
    ];
    expect(summaryOf(short)).toEqual({ mean: 0.8, lowest: 0.5, lowest_at: 9.6 });
    expect(summaryOf([])).toBeNull();
  });
});
