import { ticksOfRound } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import type { AssetPart } from '../asset-index.ts';
import type { PlayablePart } from './playable-parts.ts';

/** A part of an asset as a channel plays it. Times are ticks of the contract's `playoutGrid`. */
export interface PlayedPart {
  /** Its place among everything that the channel has ever begun. */
  readonly ordinal: number;
  /** When it began. */
  readonly first: number;
  /** The part of it within the requested span that the next run has not cut off: `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** When it ends, as far as it is certain; null while it is not. */
  readonly end: number | null;
  readonly part: AssetPart;
}

/** The parts of assets by the asset's id; an asset that no longer exists leaves a gap. */
export type PartsOf = (assetId: string) => readonly PlayablePart[];

/**
 * What a channel plays between two ticks, `to` exclusive: a pure function of its schedule. It returns the same for the
 * same tick, to every caller, at any time.
 */
export function playedBetween(
  runs: readonly ScheduledRun[],
  { from, to }: { readonly from: number; readonly to: number },
  partsOf: PartsOf,
): PlayedPart[] {
  return runsWithin(runs, { from, to }).flatMap((run) => playedOfRun(run, partsOf));
}

/** Ticks after now within which the plan no longer changes; less than the margin of planning. */
export const certain = 2;

/**
 * The last `ticks` ticks before `edge` of a channel. Ends are stated as soon as they are certain: some players need the
 * end of a period before they get there.
 */
export function windowBefore(
  runs: readonly ScheduledRun[],
  { edge, ticks }: { readonly edge: number; readonly ticks: number },
  partsOf: PartsOf,
): PlayedPart[] {
  return playedBetween(runs, { from: edge - ticks, to: edge + certain }, partsOf)
    .filter(({ from }) => from < edge)
    .map((one) =>
      Object.assign(one, { to: Math.min(one.to, edge), end: one.to < edge + certain ? one.to : null }),
    );
}

/** The part of a run that lies within a span and before the next run; `to` is exclusive. */
interface RunWithin extends ScheduledRun {
  readonly from: number;
  readonly to: number;
}

/** The runs with any playback between two ticks, `to` exclusive. */
export function runsWithin(
  runs: readonly ScheduledRun[],
  { from, to }: { readonly from: number; readonly to: number },
): RunWithin[] {
  return runs
    .map((run, at) => ({
      ...run,
      from: Math.max(from, run.first),
      to: Math.min(to, runs[at + 1]?.first ?? Infinity),
    }))
    .filter((run) => run.from < run.to);
}

function playedOfRun({ first, ordinal, assets, from, to }: RunWithin, partsOf: PartsOf): PlayedPart[] {
  const parts = assets.flatMap(({ id, segments }) => {
    const known = partsOf(id);
    return segments.map((count, place) => ({ count, part: known[place]?.part }));
  });
  const round = ticksOfRound(assets);
  const played: PlayedPart[] = [];
  const rounds = Math.floor((from - first) / round);
  let begins = first + rounds * round;
  let place = rounds * parts.length;
  while (begins < to) {
    for (const { count, part } of parts) {
      const span = { from: Math.max(from, begins), to: Math.min(to, begins + count) };
      if (span.from < span.to && part !== undefined)
        played.push({ ordinal: ordinal + place, first: begins, ...span, end: span.to, part });
      begins += count;
      place += 1;
    }
  }
  return played;
}

/** Ids of all assets in runs. */
export function assetsOf(runs: readonly ScheduledRun[]): string[] {
  return [...new Set(runs.flatMap(({ assets }) => assets.map(({ id }) => id)))];
}
