/** Pictures over the timeline. */
import { splitQuery } from '../source/source.ts';
import type { Thumbnails } from './thumbnail-at.ts';

/** Gets and reads the playlist; null whatever goes wrong, silently. */
export async function loadThumbnails(
  playlistUrl: string,
  options: {
    readonly fetch: typeof fetch;
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal;
  },
): Promise<Thumbnails | null> {
  try {
    const answer = await options.fetch(playlistUrl, { headers: options.headers, signal: options.signal });
    if (!answer.ok) return null;
    const playlist: unknown = await answer.json();
    return parseThumbnails(playlist, playlistUrl);
  } catch {
    return null;
  }
}

/** Reads a playlist from outside; null when it is not one. Invalid entries are left out. */
export function parseThumbnails(playlist: unknown, playlistUrl: string): Thumbnails | null {
  if (!isRecord(playlist) || !Array.isArray(playlist['thumbs']) || !isRecord(playlist['thumb_size']))
    return null;
  const { width, height } = playlist['thumb_size'];
  if (!isPositive(width) || !isPositive(height)) return null;
  const images: unknown[] = Array.isArray(playlist['images']) ? playlist['images'] : [];
  const thumbs: unknown[] = playlist['thumbs'];
  const entries = thumbs
    .flatMap((thumb) => {
      if (!isRecord(thumb)) return [];
      const timestamp = thumb['timestamp'];
      const region = thumb['region'];
      const top = isRecord(region) ? region['top'] : 0;
      if (!isAtLeastZero(timestamp) || !isAtLeastZero(top)) return [];
      return [{ timestamp, top, url: spriteUrl(playlistUrl, images, thumb['image']) }];
    })
    .sort((a, b) => a.timestamp - b.timestamp);
  return entries.length === 0 ? null : { width, height, entries };
}

/** The playlist's own address with its file name replaced by `hd.jpg`, or by a further image's name. */
function spriteUrl(playlistUrl: string, images: readonly unknown[], image: unknown): string {
  const index = typeof image === 'number' ? image : 0;
  const named = images[index];
  const isFurther = index > 0 && typeof named === 'string';
  const file = isFurther ? (splitQuery(named)[0].split('/').at(-1) ?? '') : 'hd.jpg';
  const [path, query] = splitQuery(playlistUrl);
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${file === '' ? 'hd.jpg' : file}${query === '' ? '' : `?${query}`}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function isAtLeastZero(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}
