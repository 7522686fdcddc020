import { initFile, segmentFile, segmentPath } from '../asset-file.ts';
import type { AssetFile } from '../asset-file.ts';
import type { AssetIndex, AudioTrack, VideoTrack } from '../asset-index.ts';

/** How many segments of a track a part takes, and from which number on. */
interface SegmentRange {
  readonly key: string;
  readonly first: number;
  readonly end: number;
}

/**
 * Files that may be read through an asset's streams: its pictures, and of each part only the segments that it plays. A
 * trailer cut from a film opens nothing else of the film.
 *
 * Returns the file at `path`, relative to `/stream/vod/{asset_id}/`, or `null`.
 */
export function assetFiles(index: AssetIndex): (path: string) => AssetFile | null {
  const files = new Map<string, AssetFile>();
  const segments = Map.groupBy(index.parts.flatMap(rangesOf), ({ key }) => key);

  for (const { source, video, audio } of index.parts) {
    for (const track of [...video, ...audio]) {
      const path = `${source}/${track.init}`;
      files.set(path, initFile(path, track));
    }
  }
  if (index.thumbnails !== null) {
    const { playlist, image } = index.thumbnails;
    files.set(playlist, { key: `assets/${index.id}/${playlist}`, contentType: 'application/json' });
    files.set(image, { key: `assets/${index.id}/${image}`, contentType: 'image/jpeg' });
  }

  return (path) => {
    const file = files.get(path);
    if (file !== undefined) return file;
    const segment = segmentPath(path);
    if (segment === null) return null;
    const { number, template } = segment;
    const isPlayed = segments.get(template)?.some(({ first, end }) => number >= first && number < end);
    return isPlayed === true ? segmentFile(path) : null;
  };
}

function rangesOf({ source, video, audio }: AssetIndex['parts'][number]): SegmentRange[] {
  return [...video, ...audio].map((track) => ({
    key: `${source}/${track.segment}`,
    first: track.first,
    end: track.first + segmentCount(track),
  }));
}

function segmentCount({ timeline }: VideoTrack | AudioTrack): number {
  return timeline.reduce((sum, [, count]) => sum + count, 0);
}
