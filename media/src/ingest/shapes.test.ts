import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeIngestPlace, placedId } from '../testing/ingest-place.ts';
import type { IngestPlace } from '../testing/ingest-place.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { ingest } from './ingest.ts';

let folder: string;
let place: IngestPlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-shapes-'));
});
beforeEach(async () => {
  place = await makeIngestPlace(folder);
});
afterAll(() => rm(folder, { recursive: true }));

interface Shape {
  readonly name: string;
  readonly source: string;
  readonly seconds: number;
  readonly sizes?: readonly string[];
  readonly sounds?: readonly string[];
}

const small = '320x180';
const fields = '-vf tinterlace=interleave_top,fieldorder=tff -flags +ilme+ildct -c:v mpeg2video';
const gaps = "-vf select='not(eq(mod(n,7),3)+between(n,20,40))' -vsync vfr";
const deep = '-pix_fmt yuv420p10le';
const hdr = '-color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc';
const sixChannels = '-f lavfi -i sine=d=1,aformat=channel_layouts=5.1';

const shapes: readonly Shape[] = [
  { name: 'no-sound.mp4', seconds: 1, source: `${picture(small, 1)} ${quickH264}` },
  { name: '-i.mp4', seconds: 1, source: `${picture(small, 1)} ${quickH264}` },
  { name: 'odd.mkv', seconds: 1, source: `${picture('321x181', 1)} -c:v ffv1 -pix_fmt yuv444p` },
  {
    name: 'anamorphic.mpg',
    seconds: 1,
    source: `${picture('352x288', 1)} ${tone(440, 1)} -vf setsar=12/11 -c:v mpeg2video -c:a mp2`,
    sizes: ['v144 192x144', 'v240 320x240'],
    sounds: ['a-und'],
  },
  {
    name: 'interlaced.ts',
    seconds: 2,
    source: `${picture('320x192', 2, '50')} ${fields}`,
    sizes: ['v192 320x192'],
  },
  {
    name: 'stream.ts',
    seconds: 2,
    source: `${picture(small, 2)} ${tone(440, 2)} ${quickH264} -c:a aac -metadata:s:a:0 language=arm -output_ts_offset 40000`,
    sounds: ['a-hye'],
  },
  { name: 'variable.mkv', seconds: 2, source: `${picture(small, 2, '30000/1001')} ${gaps} ${quickH264}` },
  {
    name: 'hevc-10-bit.mp4',
    seconds: 1,
    source: `${picture(small, 1)} -c:v libx265 -preset ultrafast ${deep} -x265-params log-level=none`,
  },
  { name: 'hdr.mp4', seconds: 0.6, source: `${picture(small, 0.6)} -c:v libx264 ${deep} ${hdr}` },
  { name: 'rgb.mov', seconds: 0.6, source: `${picture(small, 0.6)} -c:v png -pix_fmt rgb24` },
  {
    name: 'late-sound.mkv',
    seconds: 1.6,
    source: `${picture(small, 1)} -itsoffset 0.6 ${tone(440, 1)} ${quickH264} -c:a aac`,
    sounds: ['a-und'],
  },
  {
    name: 'surround.mkv',
    seconds: 1,
    source: `${picture(small, 1)} ${sixChannels} ${quickH264} -c:a ac3 -metadata:s:a:0 language=fre`,
    sounds: ['a-fra'],
  },
];

it.each(shapes)('takes $name', async ({ name, source, seconds, sizes = ['v180 320x180'], sounds = [] }) => {
  await makeSource(folder, source, [`file:${name}`]);
  const asset = await ingest(place.options(name));
  const [part] = (await place.readIndex()).parts;
  expect(part?.video.map(({ id, width, height }) => `${id} ${width}x${height}`)).toEqual(sizes);
  expect(part?.audio.map(({ id }) => id)).toEqual(sounds);
  for (const { id, width, height } of part?.video ?? []) {
    const track = await place.decodeTrack(id);
    expect(track).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', start: 0, width, height });
    // The last block of compressed sound may reach over the last picture.
    expect([0, 1, 2]).toContain(track.frames - seconds * 25);
    expect(asset.duration).toBeCloseTo(track.frames / 25, 1);
  }
  for (const { id } of part?.audio ?? []) {
    const track = await place.decodeTrack(id);
    expect(track).toMatchObject({ codec: 'aac', start: 0 });
    expect(asset.duration).toBeCloseTo((track.frames * 1024) / 48_000, 1);
  }
  expect(asset.posters.length).toBeGreaterThan(0);
});

it('keeps an upright film upright', async () => {
  await makeSource(folder, picture('640x360', 1), quickH264, 'lying.mp4');
  await makeSource(folder, '-i lying.mp4 -c copy -metadata:s:v rotate=90 upright.mp4');
  await ingest(place.options('upright.mp4'));
  const [part] = (await place.readIndex()).parts;
  expect(part?.video.map(({ id, width, height }) => [id, width, height])).toEqual([
    ['v240', 240, 426],
    ['v360', 360, 640],
  ]);
});

it('takes sound alone, with a cover that is not a film', async () => {
  await makeSource(folder, picture('64x64', 0.04), '-frames:v 1 cover.jpg');
  const cover = '-i cover.jpg -map 0 -map 1 -c:v copy -disposition:v attached_pic';
  await makeSource(folder, tone(440, 4), cover, '-c:a libmp3lame song.mp3');
  const asset = await ingest(place.options('song.mp3', { kind: 'karaoke' }));
  expect(asset).toMatchObject({ max_height: null, has_thumbnails: false, posters: [] });
  expect(asset.audio).toEqual([{ language: 'und', label: 'Audio', channels: 2 }]);
  expect(asset.duration).toBeCloseTo(4, 1);
  expect((await place.readIndex()).parts[0]).toMatchObject({ video: [], audio: [{ id: 'a-und' }] });

  // A song comes with its words; words that cannot be sung to are refused, and nothing stays.
  const lyrics = { path: join(folder, 'song.vtt'), fileName: 'song.vtt' };
  await writeFile(lyrics.path, 'WEBVTT\n\n00:01.000 --> 00:03.000\n<00:01.000>Раз <00:02.000><b>два</b>\n');
  place = await makeIngestPlace(folder);
  await ingest(place.options('song.mp3', { kind: 'karaoke', lyrics }));
  const { lyrics: file = '', text } = await place.readIndex();
  expect(text).toEqual([]);
  expect(await readFile(place.stored(file), 'utf8')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n<00:00:01.000>Раз <00:00:02.000>два\n',
  );
  await writeFile(lyrics.path, 'WEBVTT\n\n00:09.000 --> 00:10.000\n<00:09.000>поздно\n');
  place = await makeIngestPlace(folder);
  await expect(ingest(place.options('song.mp3', { kind: 'karaoke', lyrics }))).rejects.toMatchObject({
    error: 'UNSUPPORTED_MEDIA',
    message: expect.stringContaining('The lyrics go on after the song has ended'),
  });
  expect(await place.keys()).toEqual([]);
});

it('gives equal rungs of different films equal decoders, so that one can follow the other', async () => {
  const colours = '-colorspace smpte170m -color_trc smpte170m -color_primaries smpte170m';
  await makeSource(folder, picture('640x360', 1), quickH264, 'one.mp4');
  await makeSource(folder, '-f lavfi -i smptehdbars=s=480x270:r=30:d=1.5', quickH264, colours, 'other.mp4');
  const otherId = 'ingested00000002';
  await ingest(place.options('one.mp4'));
  await ingest(place.options('other.mp4', { assetId: otherId }));
  const decoder = async (id: string): Promise<string> => {
    const init = await readFile(place.stored('v240/init.mp4', id));
    const start = init.indexOf('avcC');
    return init.subarray(start, start + init.readUInt32BE(start - 4) - 4).toString('hex');
  };
  expect(await decoder(otherId)).toBe(await decoder(placedId));
});
