import type { ProfileRow } from './profile.ts';

/** The fields of a profile that restrict its viewer. */
export type Bounds = Pick<
  ProfileRow,
  'type' | 'isEroticAllowed' | 'isPurchasePinRequired' | 'viewAllowedFrom' | 'viewAllowedTo' | 'maxViewTime'
> & {
  /** Years. */
  readonly maxAge: number;
};

/**
 * Whether `next` may do anything that `now` may not. This decides when a PIN is needed, both to switch to another
 * profile and to change one. The master profile may do more than any other: it can change them all.
 */
export function allowsMore(now: Bounds, next: Bounds): boolean {
  return (
    (next.type === 'master' && now.type !== 'master') ||
    next.maxAge > now.maxAge ||
    (next.isEroticAllowed && !now.isEroticAllowed) ||
    (!next.isPurchasePinRequired && now.isPurchasePinRequired) ||
    (next.maxViewTime ?? Infinity) > (now.maxViewTime ?? Infinity) ||
    !isWithin(windowOf(next), windowOf(now))
  );
}

/** Whether a profile has a limit that only the PIN lifts. @param highest years of the highest age limit */
export function isLimited(
  { maxAge, isPurchasePinRequired, viewAllowedFrom, viewAllowedTo, maxViewTime }: Bounds,
  highest: number,
): boolean {
  return (
    maxAge < highest ||
    isPurchasePinRequired ||
    viewAllowedFrom !== null ||
    viewAllowedTo !== null ||
    maxViewTime !== null
  );
}

const day = 86_400;

type Span = readonly [from: number, to: number];

/** The hours of a day, split at midnight. */
function windowOf({ viewAllowedFrom, viewAllowedTo }: Bounds): readonly Span[] {
  const from = viewAllowedFrom ?? 0;
  const to = viewAllowedTo ?? day;
  if (from < to) return [[from, to]];
  return [
    [from, day],
    [0, to],
  ];
}

function isWithin(inner: readonly Span[], outer: readonly Span[]): boolean {
  return inner.every(([from, to]) => from === to || outer.some(([begin, end]) => begin <= from && to <= end));
}
