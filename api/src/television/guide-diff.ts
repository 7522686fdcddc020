import type { StoredShowing } from '../tables/guide-changes.ts';

/** A showing of the guide; times are Unix seconds. */
export interface KnownShowing extends StoredShowing {
  readonly id: number;
  /** The number of reminders still to be sent. */
  readonly reminders: number;
}

/** A showing that keeps its row, and with it its reminders. */
export interface UpdatedShowing {
  readonly kind: 'moved' | 'changed';
  readonly before: KnownShowing;
  readonly after: StoredShowing;
}

/** The changes from one list of showings to another. */
export interface GuideDiff {
  readonly same: number;
  readonly updated: readonly UpdatedShowing[];
  readonly added: readonly StoredShowing[];
  readonly removed: readonly KnownShowing[];
}

/** The largest shift of a showing, in seconds; beyond it counts as another showing. */
const furthestMove = 24 * 60 * 60;

/**
 * Compares showings of a channel. Showings of one programme at the same time are the same; then the nearest ones of a
 * programme, at most a day apart; then those that begin at the same time.
 */
export function diffGuide(current: readonly KnownShowing[], wanted: readonly StoredShowing[]): GuideDiff {
  const left = new Map(current.map((showing) => [showing.start_time, showing]));
  const pairs: { readonly before: KnownShowing; readonly after: StoredShowing }[] = [];
  const match = (after: StoredShowing, before: KnownShowing | undefined): boolean => {
    if (before === undefined) return false;
    left.delete(before.start_time);
    pairs.push({ before, after });
    return true;
  };
  const unmatched = wanted.filter((after) => {
    const before = left.get(after.start_time);
    return !(before?.programme === after.programme && match(after, before));
  });
  const byProgramme = Map.groupBy(left.values(), ({ programme }) => programme);
  const elsewhere = unmatched.filter((after) => {
    const others = byProgramme.get(after.programme) ?? [];
    const nearest = nearestTo(after.start_time, others);
    if (nearest === undefined || !match(after, nearest)) return true;
    others.splice(others.indexOf(nearest), 1);
    return false;
  });
  const added = elsewhere.filter((after) => !match(after, left.get(after.start_time)));
  const updated = pairs.filter(({ before, after }) => !isSameShowing(before, after));
  return {
    same: pairs.length - updated.length,
    updated: updated.map(({ before, after }) => ({
      kind: before.start_time === after.start_time ? 'changed' : 'moved',
      before,
      after,
    })),
    added,
    removed: [...left.values()],
  };
}

function nearestTo(start: number, showings: readonly KnownShowing[]): KnownShowing | undefined {
  const distance = ({ start_time }: KnownShowing): number => Math.abs(start_time - start);
  let nearest: KnownShowing | undefined;
  for (const one of showings) if (nearest === undefined || distance(one) < distance(nearest)) nearest = one;
  return nearest !== undefined && distance(nearest) <= furthestMove ? nearest : undefined;
}

export function isSameShowing(a: StoredShowing, b: StoredShowing): boolean {
  return (
    a.programme === b.programme &&
    a.start_time === b.start_time &&
    a.end_time === b.end_time &&
    a.tstv_valid_until === b.tstv_valid_until
  );
}
