import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors, imageProfiles, imageUrl } from '@kadr/contract';
import { usualFocalPoint } from '@kadr/contract/image-url';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { coverCrop } from '../picture-work/cover-crop.ts';
import { createImages } from './images.ts';
import { hasImage, storeFocalPoint, storeImage } from './store-image.ts';

let dir: string;
let storage: Storage;
let served: Served;
let reads: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-images-'));
  storage = createFolderStorage(dir);
  const watched: Storage = {
    ...storage,
    get: (key, range) => {
      reads.push(key);
      return storage.get(key, range);
    },
  };
  const images = createImages({ storage: watched });
  served = await serve(async (req, res) => {
    if (!(await images(req, res))) res.writeHead(418).end();
  });
});

afterAll(async () => {
  await served.close();
  await rm(dir, { recursive: true });
});

/** Three bands across: red above, green in the middle, blue below. */
function flag(width: number, height: number): Sharp {
  const band = Math.floor(height / 3);
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      pixels[(row * width + column) * 3 + Math.min(2, Math.floor(row / band))] = 200;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function measure(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
}

describe('storeImage', () => {
  it('keeps a picture under the hash of its bytes, upright, without metadata, and tells its colour', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c81e28' } })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'someone at home' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('someone at home')).toBe(true);
    const stored = await storeImage(storage, photo);
    const hash = createHash('sha256').update(photo).digest('hex');
    expect(stored).toMatchObject({ path: `/${hash}`, width: 40, height: 60 });
    const channels = stored.color.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    for (const [index, value] of [0xc8, 0x1e, 0x28].entries())
      expect(Math.abs((channels[index] ?? 0) - value)).toBeLessThan(16);
    const found = await storage.get(`images/${hash}`);
    const kept = await sharp(found === null ? undefined : await buffer(found.body)).metadata();
    expect([kept.format, kept.exif, kept.orientation]).toEqual(['webp', undefined, undefined]);
  });

  it('gives the same answer for the same bytes, and takes every format it says', async () => {
    const picture = flag(90, 60);
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      expect(await storeImage(storage, bytes)).toEqual(await storeImage(storage, bytes));
    }
  });

  it('keeps transparency', async () => {
    const logo = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { path } = await storeImage(storage, logo);
    const found = await storage.get(`images${path}`);
    expect((await sharp(found === null ? undefined : await buffer(found.body)).metadata()).hasAlpha).toBe(
      true,
    );
  });

  it('makes giants smaller', async () => {
    const wide = await sharp({ create: { width: 6000, height: 1000, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    expect(await storeImage(storage, wide)).toMatchObject({ width: 4096, height: 683 });
  });

  it.each([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'UNSUPPORTED_MEDIA',
      /not a JPEG/,
    ],
    ['a text', Buffer.from('hello'), 'UNSUPPORTED_MEDIA', /not a JPEG/],
    ['nothing', Buffer.alloc(0), 'UNSUPPORTED_MEDIA', /not a JPEG/],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'UNSUPPORTED_MEDIA', /not a JPEG/],
    ['a torn picture', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'UNSUPPORTED_MEDIA', /damaged/],
    ['a bomb', pngBomb(20_000), 'PICTURE_TOO_LARGE', /60 million/],
    ['a strip 40,000 pixels wide', pngBomb(40_000, 100), 'PICTURE_TOO_LARGE', /16,383 pixels a side/],
    ['a giant file', Buffer.alloc(20 * 1024 * 1024 + 1), 'PAYLOAD_TOO_LARGE', /20 MB/],
  ])('refuses %s', async (_, bytes, error, message) => {
    await expect(storeImage(storage, bytes)).rejects.toMatchObject({
      error,
      message: expect.stringMatching(message),
    });
  });
});

describe('coverCrop', () => {
  it.each([
    ['the same shape', [200, 300], [100, 150], [0, 0, 200, 300], [100, 150], null],
    ['too wide: from the middle', [300, 150], [100, 150], [100, 0, 100, 150], [100, 150], null],
    ['too high: a quarter from above', [100, 300], [100, 100], [0, 50, 100, 100], [100, 100], null],
    ['too small: not enlarged', [50, 100], [100, 100], [0, 13, 50, 50], [50, 50], null],
    ['a line', [1000, 1], [158, 230], [500, 0, 1, 1], [1, 1], null],
    ['around its focal point', [300, 150], [100, 150], [180, 0, 100, 150], [100, 150], { x: 90, y: 10 }],
  ] as const)('%s', (_, [width, height], [wide, high], region, output, point) => {
    const crop = coverCrop({ width, height }, { width: wide, height: high }, point ?? usualFocalPoint);
    expect([crop.region.left, crop.region.top, crop.region.width, crop.region.height]).toEqual(region);
    expect([crop.output.width, crop.output.height]).toEqual(output);
  });
});

describe('images', () => {
  const get = (path: string, accept = 'image/webp') =>
    fetch(`${served.origin}${path}`, { headers: { accept } });

  it('gives each size that the specification names, and its double (CT-101, CT-102, CT-103, CT-104, CT-105, CT-106, CT-107, CT-108, CT-110)', async () => {
    const { path } = await storeImage(storage, await flag(1200, 1010).jpeg().toBuffer());
    for (const profile of [
      'poster',
      'poster_big',
      'poster_horizontal',
      'channel',
      'epg',
      'epg_rail',
      'epg_rail_wide',
      'collection',
      'karaoke',
      'service',
      'banner_medium',
      'banner_small',
      'panel',
    ] as const) {
      const [width, height] = imageProfiles[profile];
      for (const scale of [1, 2] as const) {
        const response = await get(imageUrl('/images', path, profile, scale), 'image/jpeg');
        expect({ profile, ...(await measure(response)) }).toEqual({
          profile,
          width: width * scale,
          height: height * scale,
          format: 'jpeg',
        });
      }
    }
  });

  it('chooses the format by what the browser takes, for ever', async () => {
    const { path } = await storeImage(storage, await flag(400, 600).png().toBuffer());
    for (const [accept, type, format] of [
      ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
      ['*/*', 'image/jpeg', 'jpeg'],
      ['image/avif;q=0,image/webp;q=0', 'image/jpeg', 'jpeg'],
    ]) {
      const response = await get(`/images${path}/poster`, accept);
      expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([type, 'Accept']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await measure(response)).format).toBe(format);
    }
  });

  it('cuts from the middle across and nearer to the top, and never enlarges', async () => {
    const { path } = await storeImage(storage, await flag(90, 90).png().toBuffer());
    const response = await get(`/images${path}/poster_horizontal`, 'image/jpeg');
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([90, 51]);
    const strongest = (row: number) => {
      const pixel = [...data.subarray(row * info.width * 3, row * info.width * 3 + 3)];
      return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))];
    };
    // 51 of 90 lines are kept, from the 11th on.
    expect([strongest(2), strongest(info.height - 6)]).toEqual(['red', 'green']);
  });

  it('keeps the focal point of a picture in view in every shape, once somebody has asked for it', async () => {
    const { path } = await storeImage(storage, await flag(900, 900).png().toBuffer());
    const focused = await storeFocalPoint(storage, path, { x: 50, y: 90 });
    expect(focused).toBe(`${path}.5090`);
    const response = await get(`/images${focused}/poster_horizontal`, 'image/jpeg');
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = [...data.subarray(0, 3)];
    const below = [...data.subarray((info.height - 2) * info.width * 3).subarray(0, 3)];
    // 388 of 900 lines are left out, 349 of them above.
    expect([pixel.indexOf(Math.max(...pixel)), below.indexOf(Math.max(...below))]).toEqual([1, 2]);
    expect((await get(`/images${path}.5010/poster_horizontal`)).status).toBe(404);
    expect(await hasImage(storage, `${path}.5010`)).toBe(false);
    expect(await storeFocalPoint(storage, `/${'0'.repeat(64)}`, { x: 1, y: 1 })).toBeNull();
  });

  it('shows a picture whole to who chooses its focal point', async () => {
    const { path } = await storeImage(storage, await flag(3000, 1000).png().toBuffer());
    expect(await measure(await get(`/images${path}/whole`, 'image/jpeg'))).toEqual({
      width: 1280,
      height: 427,
      format: 'jpeg',
    });
  });

  it('makes a size once, however many ask at once, and keeps it', async () => {
    const { path } = await storeImage(storage, await flag(500, 700).jpeg().toBuffer());
    reads = [];
    const all = await Promise.all(Array.from({ length: 20 }, () => get(`/images${path}/poster@2x`)));
    expect(new Set(all.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
    expect(reads.filter((key) => key === `images${path}`)).toHaveLength(1);
    const kept: string[] = [];
    for await (const key of storage.list('images/derived/')) if (key.includes(path)) kept.push(key);
    expect(kept).toEqual([`images/derived/1${path}/poster@2x.webp`]);
    await get(`/images${path}/poster@2x`);
    expect(reads.filter((key) => key === `images${path}`)).toHaveLength(1);
  });

  it('validates, and answers HEAD', async () => {
    const { path } = await storeImage(storage, await flag(40, 60).png().toBuffer());
    const address = `${served.origin}/images${path}/avatar`;
    const head = await fetch(address, { method: 'HEAD', headers: { accept: 'image/webp' } });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'image/webp',
      '',
    ]);
    const etag = head.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { accept: 'image/webp', 'if-none-match': etag } });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept']);
  });

  it('knows no other picture, profile or size', async () => {
    const { path } = await storeImage(storage, await flag(30, 30).png().toBuffer());
    const unknown = `/${'0'.repeat(64)}`;
    for (const wrong of [
      `/images${unknown}/poster`,
      `/images${path}/none`,
      `/images${path}/poster@3x`,
      `/images${path}/poster/`,
      `/images${path}`,
      `/images${path}/constructor`,
      `/images/derived/1${path}/poster.webp`,
    ]) {
      const response = await get(wrong);
      expect([wrong, response.status]).toEqual([wrong, 404]);
      expect(await response.json()).toEqual({
        description: errors.NOT_FOUND.description,
        error_code: errors.NOT_FOUND.code,
      });
    }
    expect((await get('/picture')).status).toBe(418);
    expect((await fetch(`${served.origin}/images${path}/poster`, { method: 'POST' })).status).toBe(405);
  });
});

/** A PNG of a few kilobytes that claims, and unpacks to, this size. */
function pngBomb(width: number, height = width): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
