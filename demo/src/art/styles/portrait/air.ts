import { sky } from '../../atmosphere.ts';
import type { Point } from '../../drawing.ts';
import type { Head } from '../../people/head.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Points of a head, counted in its heights from between the eyes; x towards the light. */
export const of = ({ x, y, size, lit }: Head, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [x + px * size * lit, y + py * size]);

/** The air behind a head, lit from its side. */
export function backdrop({ frame, palette, seed }: Brief, head: Head, clouds: number): Layer {
  return sky(frame, palette, seed, {
    light: { x: head.x + head.lit * 30 * frame.u, y: head.y - 12 * frame.u, radius: 0 },
    clouds,
    horizon: frame.height * 0.9,
    glow: 62,
  });
}
