import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedAssetSchema, thumbnailsPlaylistSchema } from '@kadr/contract';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex, AssetPart } from '../asset-index.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { audioTrack, plainIndex, plainPart, videoTrack } from '../testing/plain-asset.ts';
import { compose } from './compose.ts';

const film = 'filmasset00000000001';
const intro = 'introasset0000000001';
const thumb = { width: 16, height: 9 };

let dir: string;
let storage: Storage;
let made = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-compose-'));
  storage = createFolderStorage(dir);
  const thumbnails = { playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' };
  await storeAsset(plainIndex(4, { id: film, thumbnails }), 100);
  await storeAsset(plainIndex(2, { id: intro, thumbnails }), 200);
});

afterAll(() => rm(dir, { recursive: true }));

/** An asset without segments (compose reads none), its thumbnails every 2 s, each a grey brighter by one. */
async function storeAsset(index: AssetIndex, grey: number): Promise<void> {
  const put = (path: string, body: string | Buffer, type: string) =>
    storage.put(`assets/${index.id}/${path}`, Buffer.from(body), type);
  await put('index.json', JSON.stringify(index), 'application/json');
  for (const { file } of index.text) {
    await put(
      file,
      `WEBVTT\n\n00:00:04.000 --> 00:00:05.000\nEarly\n\n00:00:09.000 --> 00:00:10.000\nLate\n`,
      'text/vtt',
    );
  }
  if (index.thumbnails === null) return;
  const count = Math.ceil(index.duration / 2);
  const pixels = Buffer.concat(
    Array.from({ length: count }, (_, number) =>
      Buffer.alloc(thumb.width * thumb.height * 3, grey + number * 10),
    ),
  );
  const image = await sharp(pixels, {
    raw: { width: thumb.width, height: thumb.height * count, channels: 3 },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  const thumbs = Array.from({ length: count }, (_, number) => ({
    timestamp: number * 2,
    image: 0,
    region: { top: number * thumb.height },
  }));
  await put('thumbs/hd.jpg', image, 'image/jpeg');
  await put(
    'thumbs/hd.json',
    JSON.stringify({ images: ['hd.jpg'], thumb_size: thumb, thumbs }),
    'application/json',
  );
}

function run(
  parts: Parameters<typeof compose>[0]['parts'],
  subtitles: Parameters<typeof compose>[0]['subtitles'] = [],
) {
  made += 1;
  return compose({ storage, newId: () => `composedasset${String(made).padStart(7, '0')}`, parts, subtitles });
}

async function read(key: string): Promise<string> {
  const found = await storage.get(key);
  if (found === null) throw new Error(`There is no ${key}.`);
  return text(found.body);
}

async function indexOf(id: string): Promise<AssetIndex> {
  return assetIndexSchema.parse(JSON.parse(await read(`assets/${id}/index.json`)));
}

describe('compose', () => {
  it('plays whole segments of others without copying them', async () => {
    const published = await run([
      { asset_id: intro },
      { asset_id: film, from: 1, to: 3 },
      { asset_id: film, from: 3 },
    ]);
    expect(publishedAssetSchema.parse(published)).toEqual(published);
    expect(published).toMatchObject({
      duration: 19.2,
      max_height: 720,
      subtitles: [],
      has_thumbnails: true,
      is_hevc: false,
    });
    const { parts, duration } = await indexOf(published.id);
    expect(duration).toBe(19.2);
    expect(
      parts.map((part) => [
        part.source,
        Number(part.duration.toFixed(6)),
        [part.video[0]?.first, part.video[0]?.start, part.video[0]?.timeline],
        [part.audio[1]?.first, part.audio[1]?.start, part.audio[1]?.timeline],
      ]),
    ).toEqual([
      [intro, 7.68, [1, 0, [[49_152, 2]]], [1, 0, [[184_320, 2]]]],
      [film, 7.68, [2, 49_152, [[49_152, 2]]], [2, 184_320, [[184_320, 2]]]],
      [film, 3.84, [4, 147_456, [[49_152, 1]]], [4, 552_960, [[184_320, 1]]]],
    ]);
    const keys: string[] = [];
    for await (const key of storage.list(`assets/${published.id}/`))
      keys.push(key.replace(`assets/${published.id}/`, ''));
    expect(keys).toEqual(['index.json', 'thumbs/hd.jpg', 'thumbs/hd.json']);
  });

  it('composes what is composed, over the joins of its parts', async () => {
    const first = await run([{ asset_id: intro }, { asset_id: film, from: 2 }]);
    const second = await run([{ asset_id: first.id, from: 1, to: 3 }]);
    const { parts } = await indexOf(second.id);
    expect(parts.map(({ source, video }) => [source, video[0]?.first, video[0]?.timeline])).toEqual([
      [intro, 2, [[49_152, 1]]],
      [film, 3, [[49_152, 1]]],
    ]);
    expect(second.duration).toBe(7.68);
  });

  it('counts over unequal segments, and keeps the last one whole', async () => {
    const uneven = plainIndex(3, { id: 'unevenasset000000001', duration: 9, thumbnails: null });
    const timeline: [number, number][] = [
      [49_152, 2],
      [16_896, 1],
    ];
    const sound: [number, number][] = [
      [185_344, 1],
      [184_320, 1],
      [62_336, 1],
      [1024, 1],
    ];
    const part: AssetPart = {
      source: uneven.id,
      duration: 9,
      video: [videoTrack(360, 3, { timeline }), videoTrack(720, 3, { timeline })],
      audio: [audioTrack('rus', 3, { timeline: sound }), audioTrack('eng', 3, { timeline: sound })],
    };
    await storeAsset({ ...uneven, parts: [part] }, 0);
    const { id } = await run([
      { asset_id: uneven.id, from: 1 },
      { asset_id: uneven.id, from: 0, to: 2 },
    ]);
    const { parts } = await indexOf(id);
    expect(
      parts.map(({ duration, video, audio }) => [
        duration,
        video[0]?.timeline,
        audio[0]?.start,
        audio[0]?.timeline,
      ]),
    ).toEqual([
      [
        5.16,
        [
          [49_152, 1],
          [16_896, 1],
        ],
        185_344,
        [
          [184_320, 1],
          [62_336, 1],
          [1024, 1],
        ],
      ],
      [
        7.68,
        [[49_152, 2]],
        0,
        [
          [185_344, 1],
          [184_320, 1],
        ],
      ],
    ]);
  });

  it('takes the subtitles it is given', async () => {
    const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n';
    const subtitles = ['eng', 'en', 'hye'].map((language) => ({ language, label: `In ${language}`, vtt }));
    const published = await run([{ asset_id: film }, { asset_id: intro }], subtitles);
    expect(published.subtitles.map(({ language }) => language)).toEqual(['eng', 'eng', 'hye']);
    const { text: tracks } = await indexOf(published.id);
    expect(tracks.map(({ id, file }) => [id, file])).toEqual([
      ['t-eng', 'text/t-eng.vtt'],
      ['t-eng-2', 'text/t-eng-2.vtt'],
      ['t-hye', 'text/t-hye.vtt'],
    ]);
    expect(await read(`assets/${published.id}/text/t-eng-2.vtt`)).toBe(vtt);
  });

  it('keeps the subtitles of a single part, moved to its times', async () => {
    const { id, subtitles } = await run([{ asset_id: film, from: 2 }]);
    expect(subtitles.map(({ language }) => language)).toEqual(['rus', 'hye']);
    expect(await read(`assets/${id}/text/t-rus.vtt`)).toBe('WEBVTT\n\n00:00:01.320 --> 00:00:02.320\nLate\n');
  });

  it('stitches the thumbnails of the parts to the new times, each picture once (DR-033)', async () => {
    const { id } = await run([
      { asset_id: intro },
      { asset_id: film, from: 1, to: 2 },
      { asset_id: intro, to: 1 },
    ]);
    const playlist = thumbnailsPlaylistSchema.parse(JSON.parse(await read(`assets/${id}/thumbs/hd.json`)));
    const found = await storage.get(`assets/${id}/thumbs/hd.jpg`);
    const { data, info } = await sharp(found === null ? undefined : await buffer(found.body))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const greyAt = (top: number) => Math.round((data[(top + 4) * info.width * info.channels] ?? 0) / 10) * 10;
    expect(playlist).toMatchObject({ images: ['hd.jpg'], thumb_size: thumb });
    expect(playlist.thumbs.map(({ timestamp, region: { top } }) => [timestamp, greyAt(top)])).toEqual([
      [0, 200],
      [2, 210],
      [4, 220],
      [6, 230],
      // Second 3.84 of the film shows the picture of its second 2.
      [7.68, 110],
      [7.84, 120],
      [9.84, 130],
      [11.52, 200],
      [13.52, 210],
    ]);
    expect(info.height).toBe(7 * thumb.height);
  });

  it('takes every n-th thumbnail where one picture cannot hold them all', async () => {
    const thumbnails = { playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' };
    const ids = ['longasset00000000001', 'longasset00000000002'];
    for (const id of ids) await storeAsset(plainIndex(2600, { id, text: [], thumbnails }), 0);
    const { id } = await run(ids.map((asset_id) => ({ asset_id })));
    const { thumbs } = thumbnailsPlaylistSchema.parse(JSON.parse(await read(`assets/${id}/thumbs/hd.json`)));
    expect(thumbs.map(({ timestamp }) => timestamp)).toEqual(
      Array.from({ length: 2 * 2496 }, (_, place) => place * 4),
    );
    expect(thumbs.at(-1)?.region.top).toBe((2 * 2496 - 1) * thumb.height);
  });

  it('has no thumbnails where a part has none', async () => {
    await storeAsset(plainIndex(1, { id: 'bareasset00000000001' }), 0);
    const published = await run([{ asset_id: film }, { asset_id: 'bareasset00000000001' }]);
    expect([published.has_thumbnails, (await indexOf(published.id)).thumbnails]).toEqual([false, null]);
  });
});

describe('compose refuses, and leaves nothing', () => {
  const other = 'otherasset0000000001';
  const part = plainPart(2, other);

  it.each([
    ['an asset that is not there', [{ asset_id: 'noneasset00000000001' }], 'NOT_FOUND', 'parts.0'],
    ['what is no asset id', [{ asset_id: '../secrets' }], 'NOT_FOUND', 'parts.0'],
    ['segments past the end', [{ asset_id: film }, { asset_id: intro, to: 3 }], 'INVALID_INPUT', 'parts.1'],
    ['no segments at all', [{ asset_id: film, from: 2, to: 2 }], 'INVALID_INPUT', 'parts.0'],
  ])('%s', async (_, parts, error, field) => {
    await expect(run(parts)).rejects.toMatchObject({ error, field });
  });

  it.each([
    [
      'other sizes',
      { video: [videoTrack(360, 2), videoTrack(720, 2, { width: 960 })] },
      /"v720" differs in width: 960 after 1280/,
    ],
    ['other codecs', { video: [videoTrack(360, 2), videoTrack(720, 2, { codecs: 'hvc1.1' })] }, /codecs/],
    [
      'other time scales',
      {
        audio: [audioTrack('rus', 2, { timescale: 44_100, timeline: [[169_344, 2]] }), audioTrack('eng', 2)],
      },
      /timescale/,
    ],
    ['fewer sounds', { audio: [audioTrack('rus', 2)] }, /tracks differ: a-rus after a-rus, a-eng/],
    [
      'something protected after what is clear',
      { protection: { scheme: 'cbcs' as const, key_id: '0'.repeat(32) } },
      /protection differs: cbcs after none/,
    ],
    ['no picture', { video: [] }, /tracks differ: none after v360, v720/],
    [
      'sound cut elsewhere',
      { audio: part.audio.map((track) => ({ ...track, timeline: [[368_640, 1] as [number, number]] })) },
      /not cut where/,
    ],
  ])('parts of %s', async (_, changes, message) => {
    await storeAsset(plainIndex(2, { id: other, parts: [{ ...part, ...changes }] }), 0);
    await expect(run([{ asset_id: film }, { asset_id: other, to: 1 }])).rejects.toMatchObject({
      error: 'INVALID_INPUT',
      field: 'parts.1',
      message: expect.stringMatching(message),
    });
  });

  it('subtitles that are none', async () => {
    await expect(
      run([{ asset_id: film }], [{ language: 'eng', label: 'English', vtt: '1\n00:00' }]),
    ).rejects.toMatchObject({
      error: 'INVALID_INPUT',
      field: 'subtitles.0.vtt',
    });
  });

  it('a storage that fails half way', async () => {
    const failing: Storage = {
      ...storage,
      put: (key, body, type) =>
        key.endsWith('index.json') ? Promise.reject(new Error('disk full')) : storage.put(key, body, type),
    };
    const composition = {
      storage: failing,
      newId: () => 'halfasset00000000001',
      parts: [{ asset_id: film }],
      subtitles: [],
    };
    await expect(compose(composition)).rejects.toThrow('disk full');
    const left: string[] = [];
    for await (const key of storage.list('assets/halfasset00000000001/')) left.push(key);
    expect(left).toEqual([]);
  });
});
