import { hex, mix } from '../colour.ts';
import { curve, n } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A dial that hangs in the air; `size` is its radius. */
export const clockFace: Prop = (d, x, y, size, { dark, light, accent }) => {
  glow(d, x, y, size * 2.2, light, 0.45);
  d.circle(x, y, size * 1.14, hex(dark));
  d.circle(
    x,
    y,
    size,
    d.radial([x - size * 0.3, y - size * 0.3], size * 1.4, [
      [0, mix(light, [1, 1, 1], 0.6)],
      [1, light],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    d.stroke(
      `M${n(x + Math.cos(a) * size * 0.8)} ${n(y + Math.sin(a) * size * 0.8)}L${n(x + Math.cos(a) * size * 0.92)} ${n(y + Math.sin(a) * size * 0.92)}`,
      hex(dark),
      size * (i % 3 === 0 ? 0.09 : 0.05),
    );
  }
  d.stroke(`M${n(x)} ${n(y)}L${n(x - size * 0.34)} ${n(y - size * 0.4)}`, hex(dark), size * 0.1);
  d.stroke(`M${n(x)} ${n(y)}L${n(x + size * 0.16)} ${n(y - size * 0.72)}`, hex(dark), size * 0.07);
  d.circle(x, y, size * 0.09, hex(accent));
};

/** A star that fell into the grass, shining; `size` is its radius. */
export const fallenStar: Prop = (d, x, y, size, { light, accent }) => {
  glow(d, x, y, size * 3.6, accent, 0.7);
  glow(d, x, y, size * 1.8, light, 0.9);
  const star = (r: number, inner: number): string => {
    const points: Point[] = [];
    for (let k = 0; k < 10; k++) {
      const a = -Math.PI / 2 + (k / 10) * Math.PI * 2 + 0.16;
      const reach = k % 2 === 0 ? r : r * inner;
      points.push([x + Math.cos(a) * reach, y + Math.sin(a) * reach]);
    }
    return curve(points, true, 0.35);
  };
  d.path(star(size * 0.8, 0.52), hex(accent));
  d.path(star(size * 0.62, 0.52), hex(mix(light, [1, 1, 1], 0.5)));
};
