import type { AudioTrack, VideoTrack } from './asset-index.ts';

/** A file of an asset that a stream may ask for. */
export interface AssetFile {
  readonly key: string;
  readonly contentType: string;
}

const numberInName = /\d{5,}(?=\.[a-z0-9]+$)/;

/** The number in a segment's path, and the track's template that the path follows; null for any other file. */
export function segmentPath(path: string): { readonly number: number; readonly template: string } | null {
  const [written] = numberInName.exec(path) ?? [];
  if (written === undefined) return null;
  return { number: Number(written), template: path.replace(numberInName, '$$Number$$') };
}

/** The segment at `path`, relative to the assets. */
export function segmentFile(path: string): AssetFile {
  return { key: `assets/${path}`, contentType: 'video/iso.segment' };
}

/** The initialization segment of `track` at `path`, relative to the assets. */
export function initFile(path: string, track: VideoTrack | AudioTrack): AssetFile {
  return { key: `assets/${path}`, contentType: 'height' in track ? 'video/mp4' : 'audio/mp4' };
}
