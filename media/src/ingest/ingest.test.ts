import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thumbnailsPlaylistSchema } from '@kadr/contract';
import type { IngestWarning, PublishedAsset } from '@kadr/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetIndex } from '../asset-index.ts';
import type { Storage } from '../storage/storage.ts';
import { writeDash } from '../manifest/dash.ts';
import { makeIngestPlace, placedId } from '../testing/ingest-place.ts';
import type { IngestPlace } from '../testing/ingest-place.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { ingest } from './ingest.ts';
import type { IngestProgress } from './progress.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-ingest-'));
  const far = '2\n00:59:00,000 --> 01:00:00,000\nfar beyond\n';
  await writeFile(at('eng.srt'), `1\n00:00:00,500 --> 00:00:02,000\n<i>Hello</i> there\n\n${far}`);
  await makeSource(
    folder,
    picture('640x360', 5),
    tone(440, 5),
    tone(880, 4.5),
    '-i eng.srt -map 0 -map 1 -map 2 -map 3 -c:a flac -c:s subrip',
    quickH264,
    '-metadata:s:a:0 language=rus -metadata:s:a:1 language=eng -metadata:s:s:0 language=eng film.mkv',
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('a film with two languages and subtitles', () => {
  const progress: IngestProgress[] = [];
  const warnings: IngestWarning[] = [];
  const order: string[] = [];
  let place: IngestPlace;
  let asset: PublishedAsset;
  let index: AssetIndex;

  beforeAll(async () => {
    place = await makeIngestPlace(folder);
    const recording: Storage = {
      ...place.storage,
      put: (key, body, type) => {
        order.push(key);
        return place.storage.put(key, body, type);
      },
      putFile: (key, file, type) => {
        order.push(key);
        return place.storage.putFile(key, file, type);
      },
    };
    asset = await ingest(
      place.options('film.mkv', {
        storage: recording,
        preset: 'quality',
        onProgress: (said) => progress.push(said),
        onWarning: (warning) => warnings.push(warning),
      }),
    );
    index = await place.readIndex();
  });

  it('is published as two renditions, two sounds and a subtitle, with pictures', () => {
    expect(asset).toMatchObject({
      id: placedId,
      max_height: 360,
      audio: [
        { language: 'rus', label: 'Русский', channels: 2 },
        { language: 'eng', label: 'English', channels: 2 },
      ],
      subtitles: [{ language: 'eng', label: 'English' }],
      has_thumbnails: true,
      is_crypted: false,
      is_hevc: false,
      duration: 5,
    });
    expect(warnings).toEqual([{ code: 'subtitles_outside', language: 'eng', count: 1 }]);
  });

  it('is stored whole, its index last, and leaves no work directory', async () => {
    expect(order.at(-1)).toBe(`assets/${placedId}/index.json`);
    expect(await place.keys()).toEqual(order.toSorted());
    await expect(stat(place.workDir)).rejects.toThrow('ENOENT');
  });

  it('has tracks whose names depend on rung and language only', () => {
    const [part] = index.parts;
    expect(part?.video.map(({ id, width, height, frame_rate }) => [id, width, height, frame_rate])).toEqual([
      ['v240', 426, 240, 25],
      ['v360', 640, 360, 25],
    ]);
    expect(part?.audio.map(({ id, language, is_default }) => [id, language, is_default])).toEqual([
      ['a-rus', 'rus', true],
      ['a-eng', 'eng', false],
    ]);
    for (const track of [...(part?.video ?? []), ...(part?.audio ?? [])]) {
      expect(track.init).toBe(`${track.id}/init.mp4`);
      expect(track.segment).toBe(`${track.id}/$Number$.m4s`);
      expect(track.bandwidth).toBeGreaterThanOrEqual(track.average_bandwidth);
    }
  });

  it('lies on the grid: 3.84 s segments of picture and sound, from zero', async () => {
    const grid = { start: 0, first: 1 };
    for (const track of index.parts[0]?.video ?? []) {
      const timeline = [49_152, 14_848].map((duration) => [duration, 1]);
      expect(track).toMatchObject({ ...grid, timescale: 12_800, timeline });
    }
    for (const track of index.parts[0]?.audio ?? []) {
      const timeline = [184_320, 5 * 48_000 - 184_320].map((duration) => [duration, 1]);
      expect(track).toMatchObject({ ...grid, timescale: 48_000, timeline });
    }
    const first = await readFile(place.stored('a-rus/00001.m4s'));
    const samples = first.readUInt32BE(first.indexOf('trun') + 8);
    const decodeTime = first.readUInt32BE(first.indexOf('tfdt') + 8);
    expect([samples, decodeTime]).toEqual([180, 0]);
  });

  it('decodes without a fault from its segments', async () => {
    const picture = { codec: 'h264', pixelFormat: 'yuv420p', profile: 'High', frames: 125, start: 0 };
    expect(await place.decodeTrack('v360')).toMatchObject({ ...picture, width: 640, height: 360, level: 30 });
    expect(await place.decodeTrack('v240')).toMatchObject({ ...picture, width: 426, height: 240, level: 21 });
    const sound = { codec: 'aac', start: 0, frames: Math.ceil((5 * 48_000) / 1024) };
    expect(await place.decodeTrack('a-rus')).toMatchObject(sound);
    expect(await place.decodeTrack('a-eng')).toMatchObject(sound);
  });

  it('has its subtitles as clean WebVTT, as long as the film', async () => {
    expect(index.text).toEqual([{ id: 't-eng', language: 'eng', label: 'English', file: 'text/eng.vtt' }]);
    const text = 'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n<i>Hello</i> there\n';
    expect(await readFile(place.stored('text/eng.vtt'), 'utf8')).toBe(text);
  });

  it('has a sprite of thumbnails and its playlist beside it (DR-033, DR-034, DR-035)', async () => {
    expect(index.thumbnails).toEqual({ playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' });
    const read = JSON.parse(await readFile(place.stored('thumbs/hd.json'), 'utf8')) as unknown;
    const playlist = thumbnailsPlaylistSchema.parse(read);
    expect(playlist.thumbs.map(({ timestamp }) => timestamp)).toEqual([0, 1.92, 3.84]);
    const sprite = sharp(place.stored('thumbs/hd.jpg'));
    expect(await sprite.metadata()).toMatchObject({ width: 192, height: 3 * 108 });
    const last = await sprite.extract({ left: 0, top: 216, width: 192, height: 108 }).stats();
    expect(last.channels[0]?.stdev).toBeGreaterThan(10);
  });

  it('has posters in full size with their colour', async () => {
    expect(asset.posters.length).toBeGreaterThan(0);
    for (const { image, color } of asset.posters) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const file = place.stored(image.replace(`assets/${placedId}/`, ''));
      expect(await sharp(file).metadata()).toMatchObject({ width: 640, height: 360 });
    }
  });

  it('told its progress, step by step, never back', () => {
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    const states = ['probing', 'transcoding', 'packaging', 'illustrating', 'publishing'];
    expect([...new Set(progress.map(({ state }) => state))]).toEqual(states);
    expect(progress.at(-1)).toEqual({ state: 'publishing', percent: 100, time_left: 0 });
  });
});

describe('a film in further codecs', () => {
  it('has each size in each of them on the same grid, and plays from its segments (DR-022)', async () => {
    const place = await makeIngestPlace(folder);
    await makeSource(folder, `${picture('192x108', 5)} ${quickH264}`, 'small.mp4');
    const asset = await ingest(place.options('small.mp4', { furtherCodecs: ['hevc', 'av1'] }));
    expect(asset.is_hevc).toBe(true);
    const index = await place.readIndex();
    const [usual, ...others] = index.parts[0]?.video ?? [];
    expect(others.map(({ id, codecs }) => [id, codecs.split('.')[0]])).toEqual([
      [`${usual?.id}-hevc`, 'hvc1'],
      [`${usual?.id}-av1`, 'av01'],
    ]);
    for (const { id, timeline, start, timescale } of others) {
      expect({ timeline, start, timescale }).toEqual({
        timeline: usual?.timeline,
        start: usual?.start,
        timescale: usual?.timescale,
      });
      expect(await place.decodeTrack(id)).toMatchObject({ frames: 125, width: 192, height: 108 });
    }
    const addresses = (codec?: 'hevc') =>
      [...writeDash(index, { query: '', codec }).matchAll(/codecs="(\w+)/g)].map(([, codecs]) => codecs);
    expect(addresses()).toEqual(['avc1', 'av01']);
    expect(addresses('hevc')).toEqual(['hvc1']);
  });
});

describe('subtitle files beside the film', () => {
  const russian = 'Съешь же ещё этих мягких французских булок, да выпей чаю.';

  it('are read in whatever encoding, and come before embedded ones', async () => {
    const place = await makeIngestPlace(folder);
    const srt = `1\r\n00:00:00,000 --> 00:00:01,000\r\n${russian}\r\n`;
    const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    await writeFile(
      at('sub.srt'),
      Uint8Array.from(Array.from(srt), (letter) => table.indexOf(letter)),
    );
    const ass = [
      '[Script Info]\nScriptType: v4.00+\n',
      '[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n',
      '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      'Dialogue: 0,0:00:00.50,0:00:01.00,Default,,0,0,0,,{\\i1}Again{\\i0}, hello\n',
    ];
    await writeFile(at('sub.ass'), ass.join('\n'));
    const subtitles = [
      { path: at('sub.srt'), fileName: 'upload', language: null },
      { path: at('sub.ass'), fileName: 'film.en.ass', language: null },
    ];
    const asset = await ingest(place.options('film.mkv', { subtitles }));
    expect(asset.subtitles).toEqual([
      { language: 'rus', label: 'Русский' },
      { language: 'eng', label: 'English' },
      { language: 'eng', label: 'English 2' },
    ]);
    expect(await readFile(place.stored('text/rus.vtt'), 'utf8')).toContain(russian);
    expect(await readFile(place.stored('text/eng.vtt'), 'utf8')).toContain('<i>Again</i>, hello');
    expect(await readFile(place.stored('text/eng-2.vtt'), 'utf8')).toContain('<i>Hello</i> there');
  });

  it('are refused by name when they are none', async () => {
    const place = await makeIngestPlace(folder);
    await writeFile(at('none.srt'), 'nothing of the kind');
    const subtitles = [{ path: at('none.srt'), fileName: 'my\u0000 file.srt', language: 'rus' }];
    await expect(ingest(place.options('film.mkv', { subtitles }))).rejects.toMatchObject({
      error: 'UNSUPPORTED_MEDIA',
      message:
        'The subtitle file "my file.srt" holds no subtitles: SubRip, WebVTT and ASS files are understood.',
    });
    await expect(stat(place.workDir)).rejects.toThrow('ENOENT');
  });
});
