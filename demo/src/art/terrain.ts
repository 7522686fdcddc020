import { polygon } from './drawing.ts';
import type { Point } from './drawing.ts';
import { noise } from './noise.ts';

/** The character of a skyline. */
export interface RidgeShape {
  /** Row about which the line swings, in pixels. */
  readonly base: number;
  /** Greatest rise above the base, in pixels. */
  readonly rise: number;
  /** Width of a mountain, in pixels. */
  readonly span: number;
  /** 0 rolling hills … 1 jagged rock. */
  readonly jag: number;
  /** Lifts the line in the middle of the picture (positive) or its sides (negative), as a share of `rise`. */
  readonly lift?: (x: number) => number;
}

/** Row of a line (pixels from the top) over a column. */
export type Line = (x: number) => number;

/** Height of a skyline over `x`, in pixels from the top. */
export function ridgeLine(seed: string, { base, rise, span, jag, lift }: RidgeShape): Line {
  const land = noise(seed);
  return (x) => {
    const t = x / span;
    const soft = land.fbm(t * 0.9, 7.7, 3) * 0.9 + 0.35;
    const sharp = land.ridged(t * 0.75 + 3, 1.3, 6) * 1.25 - 0.45;
    const height = soft * (1 - jag) + sharp * jag + (lift ? lift(x) : 0);
    return base - rise * height;
  };
}

/** Points of `line` every `step` pixels from `from` to `to`. */
export function trace(line: Line, from: number, to: number, step: number): Point[] {
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, line(x)]);
  points.push([to, line(to)]);
  return points;
}

/** The land under `line`, down to `bottom`, as a path. */
export function under(line: Line, width: number, bottom: number, step: number, overscan = 0): string {
  return polygon([
    ...trace(line, -overscan, width + overscan, step),
    [width + overscan, bottom],
    [-overscan, bottom],
  ]);
}
