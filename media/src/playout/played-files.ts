import { ticksOfRound } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import { initFile, segmentFile, segmentPath } from '../asset-file.ts';
import type { AssetFile } from '../asset-file.ts';
import { runsWithin } from './timeline.ts';
import type { PartsOf } from './timeline.ts';

/**
 * The file at `path` (`{source}/{file}`) if a channel has played it between two ticks; null for other files of those
 * films. Costs the same for an hour and for a day of the same programmes.
 */
export function playedFile(
  runs: readonly ScheduledRun[],
  span: { readonly from: number; readonly to: number },
  partsOf: PartsOf,
  path: string,
): AssetFile | null {
  const segment = segmentPath(path);
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
          if (path === `${source}/${track.init}`) return initFile(path, track);
          if (segment?.template !== `${source}/${track.segment}`) continue;
          const within = segment.number - track.first;
          const missing = Math.max(0, Math.ceil((from - begins - within) / round));
          const isPlayed = within >= 0 && within < count && begins + within + missing * round < to;
          if (isPlayed) return segmentFile(path);
        }
        begins += count;
      }
    }
  }
  return null;
}
