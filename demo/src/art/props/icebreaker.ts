import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at } from './tones.ts';
import type { Prop } from './tones.ts';

/** Breaking ice, funnel smoking; `size` is the hull's length. */
export const icebreaker: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    d.circle(
      x + (-0.07 - t * 0.55) * size * way,
      y - size * (0.52 + t * 0.16 + Math.sin(i * 2.1) * 0.02),
      size * (0.04 + t * 0.075),
      hex(mix(dark, light, 0.35)),
      `fill-opacity="${n(0.6 - t * 0.45).slice(0, 4)}"`,
    );
  }
  const white = mix(light, [1, 1, 1], 0.3);
  d.path(
    p([
      [-0.4, -0.2],
      [-0.4, -0.28],
      [-0.22, -0.28],
      [-0.22, -0.4],
      [-0.02, -0.4],
      [0.02, -0.48],
      [0.16, -0.48],
      [0.2, -0.4],
      [0.22, -0.2],
    ]),
    d.linear(
      [x - size * 0.3, 0],
      [x + size * 0.3, 0],
      [
        [0, mix(white, dark, 0.5)],
        [1, white],
      ],
    ),
  );
  d.path(
    p([
      [-0.13, -0.4],
      [-0.12, -0.53],
      [-0.02, -0.53],
      [-0.02, -0.4],
    ]),
    hex(accent),
  );
  d.path(
    p([
      [-0.125, -0.49],
      [-0.12, -0.53],
      [-0.02, -0.53],
      [-0.02, -0.49],
    ]),
    hex(dark),
  );
  for (let i = 0; i < 5; i++)
    d.rect(
      x + (0.035 + i * 0.024) * size * way - size * 0.008,
      y - size * 0.455,
      size * 0.016,
      size * 0.03,
      hex(dark),
    );
  for (let i = 0; i < 7; i++)
    d.circle(
      x + (-0.34 + i * 0.075) * size * way,
      y - size * 0.24,
      size * 0.011,
      hex(mix(accent, dark, 0.3)),
    );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.5, -0.2],
        [0.2, -0.2],
        [0.56, -0.29],
        [0.5, -0.12],
        [0.38, 0.02],
        [-0.45, 0.02],
      ]),
      true,
      0.25,
    ),
    d.linear(
      [0, y - size * 0.25],
      [0, y],
      [
        [0, shift(accent, { l: -0.1 })],
        [0.5, mix(accent, dark, 0.35)],
        [1, dark],
      ],
    ),
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.5, -0.13],
        [0.5, -0.15],
      ]),
      false,
    ),
    hex(white),
    size * 0.008,
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [0.34, -0.24],
        [0.34, -0.5],
        [0.52, -0.29],
      ]),
      false,
    ),
    hex(dark),
    size * 0.008,
  );
};
