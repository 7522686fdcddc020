import { hex, mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { n, polygon } from '../../drawing.ts';
import type { Drawing } from '../../drawing.ts';
import type { Brief } from '../../scene.ts';

/** The shape of a passage seen from inside. */
export interface Bore {
  readonly x: number;
  readonly y: number;
  /** Half width, rise above and drop below the vanishing point at distance 1, in pixels. */
  readonly half: number;
  readonly rise: number;
  readonly drop: number;
  readonly shape: 'arch' | 'round' | 'square';
}

/** Row of the floor at distance `z`. */
export const floorAt = (bore: Bore, z: number): number => bore.y + bore.drop / z;

/** A silhouette with light around its edge. */
export function lit(d: Drawing, path: string, { palette, frame }: Brief, wide = 0.45): void {
  const rim = hex(mix(palette.sky[2], palette.sun, 0.6));
  d.path(path, rim, `stroke="${rim}" stroke-width="${n(wide * frame.u)}" stroke-opacity="0.8"`);
  d.path(path, hex(palette.near));
}

/** The shadow of somebody who stands against the light, falling towards us. */
export function longShadow(d: Drawing, x: number, y: number, size: number, near: Rgb): void {
  d.path(
    polygon([
      [x - size * 0.07, y],
      [x + size * 0.07, y],
      [x + size * 0.22, y + size * 0.9],
      [x - size * 0.22, y + size * 0.9],
    ]),
    d.linear(
      [0, y],
      [0, y + size * 0.9],
      [
        [0, near, 0.75],
        [1, near, 0],
      ],
    ),
  );
}
