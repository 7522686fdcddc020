import { hex, mix, shift } from '../colour.ts';
import { polygon } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A slab that nobody knows the makers of. */
export const monolith: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const w = size * 0.11;
  d.path(
    polygon([
      [x - w, y],
      [x - w, y - size],
      [x + w, y - size],
      [x + w, y],
    ]),
    d.linear(
      [x - w * way, y],
      [x + w * way, y],
      [
        [0, shift(dark, { l: -0.02 })],
        [1, mix(dark, light, 0.2)],
      ],
    ),
  );
  d.path(
    polygon([
      [x + w * way, y],
      [x + w * way, y - size],
      [x + w * 1.32 * way, y - size * 0.98],
      [x + w * 1.32 * way, y - size * 0.01],
    ]),
    hex(mix(dark, light, 0.62)),
  );
  d.rect(x - size * 0.006, y - size * 0.72, size * 0.012, size * 0.5, hex(mix(accent, [1, 1, 1], 0.4)));
  glow(d, x, y - size * 0.47, size * 0.34, accent, 0.45);
};

/** Columns and an arch of an old town; `size` is its width. */
export const ruins: Prop = (d, x, y, size, { dark, light }, way) => {
  const stone = d.linear(
    [x - size * 0.5 * way, y],
    [x + size * 0.5 * way, y],
    [
      [0, dark],
      [1, mix(dark, light, 0.35)],
    ],
  );
  const heights = [0.42, 0.62, 0.6, 0.34, 0.5, 0.2];
  for (const [i, tall] of heights.entries()) {
    const cx = x + (i - 2.5) * size * 0.17 * way;
    d.path(
      polygon([
        [cx - size * 0.035, y],
        [cx - size * 0.028, y - size * tall],
        [cx + size * 0.028, y - size * tall],
        [cx + size * 0.035, y],
      ]),
      stone,
    );
    if (tall > 0.4)
      d.rect(cx - size * 0.045, y - size * tall - size * 0.03, size * 0.09, size * 0.035, stone);
    d.rect(cx - size * 0.05, y - size * 0.035, size * 0.1, size * 0.04, stone);
    d.rect(
      cx + size * 0.016 * way,
      y - size * tall,
      size * 0.008,
      size * tall,
      hex(light),
      'fill-opacity="0.55"',
    );
  }
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.32, -0.645],
        [0.02, -0.625],
        [0.02, -0.69],
        [-0.06, -0.7],
        [-0.3, -0.72],
      ]),
    ),
    stone,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.6, 0.03],
        [-0.5, -0.06],
        [-0.44, -0.03],
        [-0.3, 0.02],
        [0.6, 0.03],
      ]),
    ),
    hex(dark),
  );
};
