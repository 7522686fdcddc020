import type { Schedule, ScheduleInput } from '@kadr/contract';

export const minute = 60;
export const day = 24 * 60 * minute;

/** A showing during editing; times are Unix seconds. */
export interface DraftShowing {
  /** Identifies the showing when it is moved. */
  readonly key: string;
  readonly name: string;
  /** The slug of the programme; null for a title without a programme yet. */
  readonly programme: string | null;
  readonly title: string | null;
  readonly start: number;
  readonly end: number;
  /** Undefined: according to the channel's catch-up. */
  readonly tstv: number | null | undefined;
  /** Whether it has begun, or begins on another day, and so cannot be changed here. */
  readonly isFixed: boolean;
  readonly filler: number | null;
}

/** Why a schedule cannot be saved: overlapping showings, or showings outside the day. */
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

/** Moves a showing to another time; its catch-up ends as long after it as before. */
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

/** Postpones showings that overlap, in sequence; leaves `pause` seconds after the showing `after`. */
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

/** The problems in a day's draft, by the keys of its showings. */
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

/** Minimum seconds between adding a showing of today and its start: it must be saved before. */
const lead = 20;

/**
 * The first time at which a new showing can start: after the last one of the draft, or in the first gap of a day that
 * is full to its end; today at the earliest in the next minute that leaves time to save it.
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

/** The draft as the service's input: showings that begin within the day. */
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

/** Parses `H:MM` to seconds since midnight; null for anything else. */
export function readTime(text: string): number | null {
  const found = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(text);
  return found === null ? null : Number(found[1]) * 3600 + Number(found[2]) * 60;
}

/** The midnight before a time, in this computer's time zone. */
export function midnightOf(seconds: number): number {
  const date = new Date(seconds * 1000);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 1000;
}
