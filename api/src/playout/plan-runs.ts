import { partsBegun, ticksOfRound } from '@kadr/contract';
import type { PlayedAsset, ScheduledRun } from '@kadr/contract';

/** A stretch of the guide: the assets of its programme, from a tick up to but without another. */
export interface Slot {
  readonly first: number;
  readonly end: number;
  /** Empty when the programme has no picture. */
  readonly assets: readonly PlayedAsset[];
}

interface Run {
  readonly first: number;
  readonly assets: readonly PlayedAsset[];
}

/**
 * Plans what a channel plays from the tick `from` on, in agreement with its guide.
 *
 * A programme's assets are played from its beginning for as many whole rounds as fit, at least once, and cut at its
 * end. The rest of its time, programmes without a picture, and gaps in the guide show the fillers in a loop. Without a
 * filler, the previous assets continue. `before` contains the earlier runs, in order: what they have begun is not
 * started again.
 */
export function planRuns({
  slots,
  fillers,
  from,
  before,
}: {
  /** In order, without overlaps. */
  readonly slots: readonly Slot[];
  readonly fillers: readonly PlayedAsset[];
  readonly from: number;
  readonly before: readonly ScheduledRun[];
}): ScheduledRun[] {
  const planned: ScheduledRun[] = [];
  for (const slot of withGaps(slots, from)) {
    const runs = slot.first < from ? continuedRuns(slot, { fillers, from, before }) : runsOf(slot, fillers);
    for (const run of runs) {
      const last = planned.at(-1) ?? before.at(-1);
      const isGoingOn =
        last !== undefined && areSame(run.assets, fillers) && areSame(run.assets, last.assets);
      if (isGoingOn) continue;
      const ordinal = last === undefined ? 0 : last.ordinal + partsBegun(last, run.first);
      planned.push({ first: run.first, ordinal, assets: [...run.assets] });
    }
  }
  return planned;
}

/** The slots that end after `from`, with the gaps between them and behind the last one. */
function withGaps(slots: readonly Slot[], from: number): Slot[] {
  const all: Slot[] = [];
  let at = from;
  for (const slot of slots) {
    if (slot.end <= from || slot.first >= slot.end) continue;
    if (slot.first > at) all.push({ first: at, end: slot.first, assets: [] });
    all.push(slot);
    at = slot.end;
  }
  return [...all, { first: at, end: Infinity, assets: [] }];
}

function runsOf({ first, end, assets }: Slot, fillers: readonly PlayedAsset[]): Run[] {
  if (assets.length === 0) return fillers.length === 0 ? [] : [{ first, assets: fillers }];
  const round = ticksOfRound(assets);
  const rest = first + Math.floor((end - first) / round) * round;
  const isWhole = rest === first || rest === end || fillers.length === 0;
  return isWhole
    ? [{ first, assets }]
    : [
        { first, assets },
        { first: rest, assets: fillers },
      ];
}

/**
 * The runs of a slot that is in progress at `from`: continued if they match the runs so far, otherwise begun at `from`.
 */
function continuedRuns(
  slot: Slot,
  {
    fillers,
    from,
    before,
  }: { readonly fillers: readonly PlayedAsset[]; readonly from: number; readonly before: readonly Run[] },
): Run[] {
  const begun = before.filter(({ first }) => first >= slot.first);
  const beginnings = [...begun.map(({ first }) => first), slot.first];
  for (const first of beginnings) {
    const runs = runsOf({ ...slot, first }, fillers);
    const sofar = runs.filter((run) => run.first < from);
    const known = before.filter((run) => run.first >= first);
    const isAsBegun =
      sofar.length === known.length &&
      sofar.every((run, at) => run.first === known[at]?.first && areSame(run.assets, known[at].assets));
    const isFillerGoingOn =
      known.length === 0 &&
      sofar.length === 1 &&
      areSame(sofar[0]?.assets ?? [], before.at(-1)?.assets ?? []) &&
      slot.assets.length === 0;
    if (isAsBegun || isFillerGoingOn) return runs.filter((run) => run.first >= from);
  }
  return runsOf({ ...slot, first: from }, fillers);
}

function areSame(some: readonly PlayedAsset[], others: readonly PlayedAsset[]): boolean {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);
}
