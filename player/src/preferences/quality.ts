/** Qualities by the height of the picture. */
import type { Option } from './option.ts';

/** Lower bounds in lines; a bucket ends where the next begins. */
const buckets = [
  ['144p', 72],
  ['240p', 192],
  ['360p', 300],
  ['480p', 420],
  ['720p', 600],
  ['1080p', 900],
  ['2K', 1260],
  ['4K', 1800],
] as const;
const GREATEST_HEIGHT = 2808;

type QualityBucket = (typeof buckets)[number][0];

/** The name of a height, or null outside 72–2808 (such heights are not offered). */
export function bucketOf(height: number): QualityBucket | null {
  if (height > GREATEST_HEIGHT) return null;
  return buckets.findLast(([, least]) => height >= least)?.[0] ?? null;
}

/** Heights of the bucket that `height` is in, both included; null outside 72–2808. */
export function bucketRange(height: number): { readonly min: number; readonly max: number } | null {
  const bucket = bucketOf(height);
  const at = buckets.findIndex(([name]) => name === bucket);
  const found = buckets[at];
  if (found === undefined) return null;
  return { min: found[1], max: (buckets[at + 1]?.[1] ?? GREATEST_HEIGHT + 1) - 1 };
}

/**
 * The choice of qualities: automatic first, then one per bucket (the greatest height in it), best first.
 * `chosen` null is automatic.
 */
export function resolutionOptions(
  heights: readonly number[],
  chosen: number | null,
  automaticTitle: string,
): readonly Option<number | null>[] {
  const offered = offeredHeights(heights);
  const active = chosen === null ? null : matchHeight(chosen, offered);
  return [
    { title: automaticTitle, value: null, active: active === null },
    ...offered.map((height) => ({ title: bucketOf(height) ?? '', value: height, active: height === active })),
  ];
}

/** The height among `heights` that corresponds to a stored one: the same, or the one of the same bucket; else null. */
export function matchHeight(remembered: number, heights: readonly number[]): number | null {
  if (heights.includes(remembered)) return remembered;
  const bucket = bucketOf(remembered);
  if (bucket === null) return null;
  return offeredHeights(heights).find((height) => bucketOf(height) === bucket) ?? null;
}

function offeredHeights(heights: readonly number[]): readonly number[] {
  const greatest = new Map<QualityBucket, number>();
  for (const height of heights) {
    const bucket = bucketOf(height);
    if (bucket !== null) greatest.set(bucket, Math.max(height, greatest.get(bucket) ?? 0));
  }
  return [...greatest.values()].sort((a, b) => b - a);
}
