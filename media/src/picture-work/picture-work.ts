/**
 * Picture work by libvips. `on-picture.ts` runs each function by its name in a process that ends: arguments and results
 * are copied between processes. Nothing else imports this module, so no other process loads libvips.
 */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { FocalPoint } from '@kadr/contract/image-url';
import { coverCrop } from './cover-crop.ts';
import type { Size } from './cover-crop.ts';

sharp.cache(false);

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Three bytes a pixel, red, green, blue, row by row from the top. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A larger picture would take over 200 MB to open: photographs are smaller, decompression bombs are not. */
const mostPixels = 60_000_000;
/** Pixels a side: the maximum of WebP. */
const mostSide = 16_383;
/** No profile asks for more than 2880 pixels. */
const longestSide = 4096;

/** `picture` cut to the shape of `size` around `point`, at most as large. */
export async function cut({
  picture,
  size,
  point,
  format,
}: {
  readonly picture: Uint8Array;
  readonly size: Size;
  readonly point: FocalPoint;
  readonly format: PictureFormat;
}): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const { region, output } = coverCrop({ width, height }, size, point);
  const resized = sharp(picture).extract(region).resize(output.width, output.height, { fit: 'fill' });
  return encoders[format](resized).toBuffer();
}

/** The whole of `picture`, within a square of `side` pixels. */
export async function shrink({
  picture,
  side,
  format,
}: {
  readonly picture: Uint8Array;
  readonly side: number;
  readonly format: PictureFormat;
}): Promise<Uint8Array> {
  const resized = sharp(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return encoders[format](resized).toBuffer();
}

/** Qualities that look alike; efforts that keep a poster well under a tenth of a second. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: '#000' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** A picture from outside as WebP, upright, without its metadata; `tooLarge` and `damaged` are the reasons for none. */
export async function normalise({
  picture,
}: {
  readonly picture: Uint8Array;
}): Promise<{ readonly encoded: Uint8Array } | { readonly refused: 'tooLarge' | 'damaged' }> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width > mostSide || height > mostSide) return { refused: 'tooLarge' };
    const encoded = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, smartSubsample: true, effort: 3 })
      .toBuffer();
    return { encoded };
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    return { refused: isLarge ? 'tooLarge' : 'damaged' };
  }
}

/** Pixels across and down, and the dominant colour, `#rrggbb`. */
export async function describe({
  picture,
}: {
  readonly picture: Uint8Array;
}): Promise<Size & { readonly color: string }> {
  const { width, height } = await sharp(picture).metadata();
  const small = await sharp(picture).flatten().resize(96, 96, { fit: 'inside' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { width, height, color };
}

/** The pixels of a picture file of our own; `within` fits it into a square with this many pixels a side. */
export async function readPixels({
  file,
  within,
}: {
  readonly file: string;
  readonly within?: number | undefined;
}): Promise<Pixels> {
  const image = sharp(file, { limitInputPixels: 100_000_000 });
  const smaller =
    within === undefined ? image : image.resize(within, within, { fit: 'inside', withoutEnlargement: true });
  return pixelsOf(smaller);
}

export async function sizeOf({ picture }: { readonly picture: Uint8Array }): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

const channels = 3;

/** A picture from which tiles are taken: each of `tiles` is copied from line `from` to line `to` of the column. */
export interface TiledPicture {
  readonly picture: Uint8Array;
  readonly tiles: readonly { readonly from: number; readonly to: number }[];
}

/** Tiles of `tile` from several pictures, one below the other, as one JPEG. */
export async function stackTiles({
  pictures,
  tile,
  count,
}: {
  readonly pictures: readonly TiledPicture[];
  readonly tile: Size;
  readonly count: number;
}): Promise<Uint8Array> {
  const line = tile.width * channels;
  const column = Buffer.alloc(line * tile.height * count);
  for (const { picture, tiles } of pictures) {
    const { data, width } = await pixelsOf(sharp(picture));
    for (const { from, to } of tiles) {
      for (let row = 0; row < tile.height; row += 1) {
        const start = (from + row) * width * channels;
        column.set(data.subarray(start, start + line), (to + row) * line);
      }
    }
  }
  const raw = { width: tile.width, height: tile.height * count, channels } as const;
  return sharp(column, { raw }).jpeg({ quality: 82 }).toBuffer();
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
