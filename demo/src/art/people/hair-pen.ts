import { hex, mix, shift } from '../colour.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Appearance } from './appearance.ts';
import type { Head } from './head.ts';

/** Places and tones of the hair of one head. */
export function pen(
  d: Drawing,
  look: Appearance,
  head: Head,
): { all: (points: readonly Point[]) => Point[]; fill: string; strand: string; shine: string } {
  const { x, y, size, lit } = head;
  const light = mix(shift(look.hair, { l: 0.1 }), head.warm, 0.2);
  const deep = mix(shift(look.hair, { l: -0.08 }), head.cool, 0.15);
  return {
    all: (points) => points.map(([px, py]): Point => [x + (px - look.turn * 0.02) * size, y + py * size]),
    fill: d.linear(
      [x + lit * size * 0.42, y - size * 0.4],
      [x - lit * size * 0.42, y],
      [
        [0, light],
        [0.4, look.hair],
        [1, deep],
      ],
    ),
    strand: hex(deep),
    shine: hex(light),
  };
}
