import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thumbnailsPlaylistSchema } from '@kadr/contract';
import type { IngestWarning } from '@kadr/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../probe/probe.ts';
import { makeIngestPlace } from '../testing/ingest-place.ts';
import type { IngestPlace } from '../testing/ingest-place.ts';
import { makeSource, picture, tone } from '../testing/make-source.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { ingest } from './ingest.ts';

let folder: string;

const onGrid =
  '-c:v libx264 -preset ultrafast -crf 34 -pix_fmt yuv420p -g 48 -keyint_min 48 -sc_threshold 0 -colorspace bt709 -color_range tv';
const twoSizes = ['-filter_complex', '[0:v]split[great][more];[more]scale=426:240,setsar=1[small]'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-ready-'));
  const film = [picture('640x360', 5), tone(440, 5)];
  await makeSource(
    folder,
    ...film,
    twoSizes,
    '-map [great] -map [small] -map 1 -c:a pcm_s16le -level:v:0 3.0 -level:v:1 2.1',
    onGrid,
    'whole.mkv',
  );
  await makeSource(folder, ...film, onGrid, '-level 3.0 -c:a aac one.mp4');
  await makeSource(folder, ...film, onGrid.replaceAll('48', '50'), '-level 3.0 other-groups.mkv');
  await makeSource(folder, ...film, onGrid, '-level 3.0 -bf 2 reordered.mkv');
  await makeSource(folder, picture('640x360', 5, '24'), tone(440, 5), onGrid, '-level 3.0 other-rate.mkv');
  await makeSource(folder, picture('640x360', 4), tone(440, 5), onGrid, '-level 3.0 longer-sound.mkv');
  await makeSource(folder, ...film, onGrid, '-level 3.0 -crf 18 heavy.mkv');
  await makeSource(folder, ...film, onGrid.replace('bt709', 'smpte170m'), '-level 3.0 other-colours.mkv');
});
afterAll(() => rm(folder, { recursive: true }));

const readyIn = async (name: string) => (await probe(join(folder, name))).video?.ready;

describe('a picture that is encoded already', () => {
  it('is recognised in every size of the ladder that the file has', async () => {
    expect(await readyIn('whole.mkv')).toEqual([
      { rung: 'v360', index: 0 },
      { rung: 'v240', index: 1 },
    ]);
    expect(await readyIn('one.mp4')).toEqual([{ rung: 'v360', index: 0 }]);
  });

  it.each([
    ['groups of pictures do not begin where segments do', 'other-groups.mkv'],
    ['pictures are reordered', 'reordered.mkv'],
    ['rate is another', 'other-rate.mkv'],
    ['sound is longer', 'longer-sound.mkv'],
    ['bit rate is beyond the rung’s', 'heavy.mkv'],
    ['colours are coded otherwise', 'other-colours.mkv'],
  ])('is encoded again when its %s', async (_, name) => {
    expect(await readyIn(name)).toEqual([]);
  });

  it('is published as it is, with the thumbnails of an encoded one', async () => {
    const place = await makeIngestPlace(folder);
    const ffmpegRuns: string[][] = [];
    const warnings: IngestWarning[] = [];
    await ingest(
      place.options('whole.mkv', {
        onWarning: (warning) => warnings.push(warning),
        run: (program, args, options) => {
          if (program.endsWith('ffmpeg')) ffmpegRuns.push([...args]);
          return runProgram(program, args, options);
        },
      }),
    );
    expect(ffmpegRuns.flat()).not.toContain('libx264');
    expect(warnings).toEqual([]);
    for (const [track, height] of [
      ['v360', 360],
      ['v240', 240],
    ] as const)
      expect(await place.decodeTrack(track)).toMatchObject({ height, frames: 125, start: 0 });
    const index = await place.readIndex();
    expect(index.parts[0]?.video.map(({ timescale, timeline }) => ({ timescale, timeline }))).toEqual(
      [0, 1].map(() => ({
        timescale: 12_800,
        timeline: [
          [49_152, 1],
          [14_848, 1],
        ],
      })),
    );

    const encoded = await makeIngestPlace(folder);
    await ingest(encoded.options('other-colours.mkv'));
    const thumbnailsOf = async ({ stored }: Pick<IngestPlace, 'stored'>) => ({
      playlist: thumbnailsPlaylistSchema.parse(JSON.parse(await readFile(stored('thumbs/hd.json'), 'utf8'))),
      size: (({ width, height }) => ({ width, height }))(await sharp(stored('thumbs/hd.jpg')).metadata()),
    });
    expect(await thumbnailsOf(place)).toEqual(await thumbnailsOf(encoded));
  });

  it('leaves only the sizes that are missing to be encoded', async () => {
    const place = await makeIngestPlace(folder);
    await ingest(place.options('one.mp4'));
    for (const [track, height] of [
      ['v360', 360],
      ['v240', 240],
    ] as const)
      expect(await place.decodeTrack(track)).toMatchObject({ height, frames: 125, start: 0 });
  });
});
