import type { Schedule, ScheduleInput } from '@kadr/contract';

export const minute = 60;
export const day = 24 * 60 * minute;

/** A showing as it is being edited; times are Unix seconds. */
export interface DraftShowing {
  /** Identifies it while it is moved. */
  readonly key: string;
  readonly name: string;
  /** The slug of the programme; null for a title that no programme stands for yet. */
  readonly programme: string | null;
  readonly title: string | null;
  readonly start: number;
  readonly end: number;
  /** Undefined: as the channel's catch-up allows. */
  readonly tstv: number | null | undefined;
  /** What has begun, or begins on another day, cannot be changed here. */
  readonly isFixed: boolean;
  readonly filler: number | null;
}

/** Why a schedule cannot be saved: showings at the same time, or outside of the day. */
export type ShowingProblem = 'overlap' | 'outside';

export function draftOf(
  { showings }: Schedule,
  name: (showing: Schedule['showings'][number]) => string,
  { from, now }: { readonly from: number; readonly now: number },
): DraftShowing[] {
  return showings.map((showing) => ({
    key: String(showing.id),
    name: name(showing),
    programme: showing.programme,
    title: null,
    start: showing.start_time,
    end: showing.end_time,
    tstv: showing.tstv_valid_until,
    isFixed: showing.start_time < from || showing.start_time <= now,
    filler: showing.filler_seconds,
  }));
}

/** The showing at another time; its catch-up ends as long after it as before. */
export function movedTo(
  showing: DraftShowing,
  start: number,
  length = showing.end - showing.start,
): DraftShowing {
  const end = start + Math.max(minute, length);
  const { tstv } = showing;
  return { ...showing, start, end, tstv: typeof tstv === 'number' ? tstv + end - showing.end : tstv };
}

export const inOrder = (draft: readonly DraftShowing[]): DraftShowing[] =>
  draft.toSorted((a, b) => a.start - b.start);

/** Lets what begins too early begin later, one after the other; `pause` seconds lie behind the showing `after`. */
export function pushed(
  draft: readonly DraftShowing[],
  { after = null, pause = 0 }: { readonly after?: string | null; readonly pause?: number } = {},
): DraftShowing[] {
  let free = -Infinity;
  return inOrder(draft).map((showing) => {
    const placed = showing.isFixed || showing.start >= free ? showing : movedTo(showing, free);
    free = placed.end + (placed.key === after ? pause : 0);
    return placed;
  });
}

/** The problems of a draft of a day, by the keys of its showings. */
export function problemsOf(
  draft: readonly DraftShowing[],
  span: { readonly from: number; readonly to: number; readonly now: number },
): ReadonlyMap<string, ShowingProblem> {
  const problems = new Map<string, ShowingProblem>();
  const ordered = inOrder(draft);
  for (const [at, showing] of ordered.entries()) {
    const before = ordered[at - 1];
    if (before !== undefined && before.end > showing.start) {
      for (const one of [before, showing]) if (!one.isFixed) problems.set(one.key, 'overlap');
    }
    if (!showing.isFixed && (showing.start < Math.max(span.from, span.now) || showing.start >= span.to))
      problems.set(showing.key, 'outside');
  }
  return problems;
}

/** The times between showings in which fillers play. */
export function gapsOf(draft: readonly DraftShowing[]): { readonly from: number; readonly to: number }[] {
  return inOrder(draft).flatMap(({ start }, at, ordered) => {
    const before = ordered[at - 1];
    return before !== undefined && before.end < start ? [{ from: before.end, to: start }] : [];
  });
}

/** How long a new showing of today begins after it is added, in seconds at least: it has to be saved before. */
const lead = 20;

/**
 * When a showing can begin, on today in the next minute that leaves time to save it at the earliest: behind the last one of
 * the draft, or in the first gap of a day that is full to its end.
 */
export function freeFrom(
  draft: readonly DraftShowing[],
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: number },
): number {
  const first = Math.max(from, Math.ceil((now + lead) / minute) * minute);
  const last = Math.max(first, ...draft.map(({ end }) => end));
  if (last < to) return last;
  const gap = gapsOf(draft).find((one) => one.to > first);
  return gap === undefined ? first : Math.max(first, gap.from);
}

/** The draft as the service takes it: what begins within the day. */
export function showingsOf(draft: readonly DraftShowing[], from: number): ScheduleInput['showings'] {
  return draft
    .filter(({ start }) => start >= from)
    .map(({ programme, title, start, end, tstv }) =>
      Object.assign(
        { start_time: start, end_time: end },
        programme === null ? { title: title ?? '' } : { programme },
        tstv !== undefined && { tstv_valid_until: tstv },
      ),
    );
}

/** Seconds since midnight of `H:MM`; null for anything else. */
export function readTime(text: string): number | null {
  const found = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(text);
  return found === null ? null : Number(found[1]) * 3600 + Number(found[2]) * 60;
}

/** The midnight before a moment, on this computer's clock. */
export function midnightOf(seconds: number): number {
  const date = new Date(seconds * 1000);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 1000;
}
