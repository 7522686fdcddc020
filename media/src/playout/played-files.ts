import { ticksOfRound } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import type { AudioTrack, VideoTrack } from '../asset-index.ts';
import type { AssetFile } from '../delivery/asset-files.ts';
import { runsWithin } from './timeline.ts';
import type { PartsOf } from './timeline.ts';

const number = /\d{5,}(?=\.[a-z0-9]+$)/;

/**
 * The file at `path` (`{source}/{file}`) where a channel has played it between two ticks; null for whatever else there is of
 * those films. Costs the same for an hour and for a day of the same programmes.
 */
export function playedFile(
  runs: readonly ScheduledRun[],
  span: { readonly from: number; readonly to: number },
  partsOf: PartsOf,
  path: string,
): AssetFile | null {
  const [written] = number.exec(path) ?? [];
  const pattern = written === undefined ? null : path.replace(number, '$$Number$$');
  const [source] = path.split('/', 1);
  for (const { first, assets, from, to } of runsWithin(runs, span)) {
    const round = ticksOfRound(assets);
    let begins = first;
    for (const { id, segments } of assets) {
      const parts = partsOf(id);
      for (const [place, count] of segments.entries()) {
        const part = parts[place]?.part;
        for (const track of part !== undefined && part.source === source
          ? [...part.video, ...part.audio]
          : []) {
          if (path === `${source}/${track.init}`)
            return { key: `assets/${path}`, contentType: typeOf(track) };
          if (pattern !== `${source}/${track.segment}`) continue;
          const within = Number(written) - track.first;
          const missing = Math.max(0, Math.ceil((from - begins - within) / round));
          const isPlayed = within >= 0 && within < count && begins + within + missing * round < to;
          if (isPlayed) return { key: `assets/${path}`, contentType: 'video/iso.segment' };
        }
        begins += count;
      }
    }
  }
  return null;
}

function typeOf(track: VideoTrack | AudioTrack): string {
  return 'height' in track ? 'video/mp4' : 'audio/mp4';
}
