import { mix } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import type { Drawing, Point } from '../drawing.ts';

/** What things are drawn with: the silhouette, the side towards the light, and one colour that tells. */
export interface Tones {
  readonly dark: Rgb;
  readonly light: Rgb;
  readonly accent: Rgb;
}

/** Draws a thing that stands on `x`, `y` and is `size` pixels large; `way` 1 faces right, −1 left. */
export type Prop = (d: Drawing, x: number, y: number, size: number, tones: Tones, way: number) => void;

/** Points counted in sizes, moved to their place. */
export const at = (x: number, y: number, size: number, way: number, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [x + px * size * way, y + py * size]);

/** Light about a lamp. */
export function glow(d: Drawing, x: number, y: number, radius: number, colour: Rgb, strength = 0.8): void {
  d.circle(
    x,
    y,
    radius,
    d.radial([x, y], radius, [
      [0, mix(colour, [1, 1, 1], 0.5), strength],
      [0.25, colour, strength * 0.4],
      [1, colour, 0],
    ]),
  );
}
