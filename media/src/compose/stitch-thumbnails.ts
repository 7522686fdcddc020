import { buffer, json } from 'node:stream/consumers';
import { thumbnailsPlaylistSchema } from '@kadr/contract';
import type { ThumbnailsPlaylist } from '@kadr/contract';
import type { AssetIndex } from '../asset-index.ts';
import { onPicture } from '../picture-work/on-picture.ts';
import type { Storage } from '../storage/storage.ts';

/** A stretch of an asset whose thumbnails are needed. */
export interface ThumbnailSpan {
  readonly asset: AssetIndex;
  /** Seconds on the asset's timeline. */
  readonly start: number;
  readonly duration: number;
}

export interface Thumbnails {
  readonly playlist: ThumbnailsPlaylist;
  /** JPEG: the thumbnails, one below the other. */
  readonly image: Uint8Array;
}

interface Sprite {
  readonly playlist: ThumbnailsPlaylist;
  /** JPEG, as stored: opened one at a time, because a long film's takes tens of megabytes. */
  readonly image: Buffer;
  readonly height: number;
}

interface Shown {
  readonly timestamp: number;
  readonly assetId: string;
  readonly top: number;
}

/** The most lines of a JPEG. */
const tallest = 65_500;

/**
 * The thumbnails of `spans` played one after the other; `null` unless every one has thumbnails, all of one size. A
 * picture that is shown several times is stored once. If there are more pictures than one JPEG holds, every n-th is
 * taken.
 */
export async function stitchThumbnails(
  storage: Storage,
  spans: readonly ThumbnailSpan[],
): Promise<Thumbnails | null> {
  const sprites = new Map<string, Sprite>();
  for (const { asset } of spans) {
    const sprite = sprites.get(asset.id) ?? (await readSprite(storage, asset));
    if (sprite === null) return null;
    sprites.set(asset.id, sprite);
  }
  const sizes = [...sprites.values()].map(({ playlist }) => playlist.thumb_size);
  const [size] = sizes;
  if (size === undefined) return null;
  if (sizes.some(({ width, height }) => width !== size.width || height !== size.height)) return null;

  const shown = thin(layOut(spans, sprites), Math.floor(tallest / size.height));
  const tops = new Map([...new Set(shown.map(pictureKey))].map((key, place) => [key, place * size.height]));
  const topOf = (thumb: Shown) => tops.get(pictureKey(thumb)) ?? 0;
  const pictures = [...Map.groupBy(shown, ({ assetId }) => assetId)].flatMap(([assetId, thumbs]) => {
    const picture = sprites.get(assetId)?.image;
    const tiles = thumbs.map((thumb) => ({ from: thumb.top, to: topOf(thumb) }));
    return picture === undefined ? [] : [{ picture, tiles }];
  });
  const thumbs = shown.map((thumb) => ({
    timestamp: thumb.timestamp,
    image: 0,
    region: { top: topOf(thumb) },
  }));
  return {
    playlist: { images: ['hd.jpg'], thumb_size: size, thumbs },
    image: await onPicture('stackTiles', { pictures, tile: size, count: tops.size }),
  };
}

function layOut(spans: readonly ThumbnailSpan[], sprites: ReadonlyMap<string, Sprite>): Shown[] {
  let at = 0;
  return spans.flatMap(({ asset, start, duration }) => {
    const begin = at;
    at += duration;
    const sprite = sprites.get(asset.id);
    if (sprite === undefined) return [];
    const { thumbs, thumb_size } = sprite.playlist;
    const drawn = thumbs.filter(({ region }) => region.top + thumb_size.height <= sprite.height);
    // The picture shown at the start is the last one not later than it.
    const opening = drawn.findLastIndex(({ timestamp }) => timestamp <= start);
    return drawn
      .filter(({ timestamp }, place) => place >= opening && timestamp < start + duration)
      .map(({ timestamp, region: { top } }) => ({
        timestamp: Number((begin + Math.max(0, timestamp - start)).toFixed(3)),
        assetId: asset.id,
        top,
      }));
  });
}

function thin(shown: readonly Shown[], most: number): readonly Shown[] {
  for (let step = 1; step < shown.length; step += 1) {
    const kept = shown.filter((_, place) => place % step === 0);
    if (new Set(kept.map(pictureKey)).size <= most) return kept;
  }
  return shown.slice(0, 1);
}

function pictureKey({ assetId, top }: Shown): string {
  return `${assetId}/${top}`;
}

async function readSprite(storage: Storage, { id, thumbnails }: AssetIndex): Promise<Sprite | null> {
  if (thumbnails === null) return null;
  const playlistFile = await storage.get(`assets/${id}/${thumbnails.playlist}`);
  if (playlistFile === null) return null;
  const playlist = thumbnailsPlaylistSchema.parse(await json(playlistFile.body));
  const imageFile = await storage.get(`assets/${id}/${thumbnails.image}`);
  if (imageFile === null) return null;
  const image = await buffer(imageFile.body);
  const { width, height } = await onPicture('sizeOf', { picture: image });
  return width < playlist.thumb_size.width ? null : { playlist, image, height };
}
