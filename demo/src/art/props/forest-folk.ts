import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at } from './tones.ts';
import type { Prop } from './tones.ts';

/** With a satchel across; `size` is its height to the ears. */
export const fox: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.75): string =>
    curve(at(x, y, size, way, points), true, tension);
  const coat = d.linear(
    [x, y - size],
    [x, y],
    [
      [0, mix(accent, light, 0.18)],
      [1, mix(accent, dark, 0.3)],
    ],
  );
  d.path(
    p([
      [-0.3, -0.1],
      [-0.62, -0.04],
      [-0.92, -0.2],
      [-1.02, -0.5],
      [-0.86, -0.76],
      [-0.72, -0.62],
      [-0.74, -0.4],
      [-0.56, -0.28],
      [-0.3, -0.34],
    ]),
    coat,
  );
  d.path(
    p([
      [-1.0, -0.46],
      [-0.86, -0.76],
      [-0.73, -0.62],
      [-0.84, -0.54],
    ]),
    hex(light),
  );
  d.path(
    p(
      [
        [-0.36, -0.02],
        [-0.4, -0.3],
        [-0.26, -0.52],
        [-0.02, -0.6],
        [0.12, -0.74],
        [0.1, -0.9],
        [0.12, -1.08],
        [0.26, -0.94],
        [0.36, -0.94],
        [0.47, -1.06],
        [0.5, -0.86],
        [0.56, -0.76],
        [0.7, -0.66],
        [0.66, -0.6],
        [0.5, -0.58],
        [0.4, -0.52],
        [0.34, -0.36],
        [0.32, -0.02],
        [0.2, -0.01],
        [0.18, -0.24],
        [0.06, -0.2],
        [0, -0.01],
        [-0.12, -0.01],
        [-0.12, -0.16],
        [-0.22, -0.14],
        [-0.22, -0.01],
      ],
      0.55,
    ),
    coat,
  );
  d.path(
    p(
      [
        [0.68, -0.65],
        [0.55, -0.7],
        [0.42, -0.68],
        [0.3, -0.56],
        [0.3, -0.4],
        [0.4, -0.52],
        [0.54, -0.57],
      ],
      0.7,
    ),
    hex(light),
  );
  for (const px of [0.25, -0.06, -0.29])
    d.rect(
      x + px * size * way - size * 0.05,
      y - size * 0.13,
      size * 0.1,
      size * 0.13,
      hex(dark),
      `rx="${n(size * 0.04)}"`,
    );
  d.circle(x + 0.69 * size * way, y - size * 0.645, size * 0.034, hex(dark));
  d.circle(x + 0.47 * size * way, y - size * 0.76, size * 0.03, hex(dark));
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.13, -1.03],
        [0.16, -0.9],
        [0.23, -0.92],
      ]),
    ),
    hex(dark),
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [0.26, -0.58],
        [0.02, -0.42],
        [-0.14, -0.26],
      ]),
      false,
    ),
    hex(mix(dark, accent, 0.3)),
    size * 0.04,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.32, -0.42],
        [0.06, -0.38],
        [0.04, -0.12],
        [-0.34, -0.16],
      ]),
    ),
    hex(mix(dark, light, 0.35)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.24, -0.4],
        [-0.06, -0.38],
        [-0.03, -0.56],
        [-0.21, -0.58],
      ]),
    ),
    hex(mix(light, [1, 1, 1], 0.5)),
  );
  d.circle(x - 0.14 * size * way, y - size * 0.27, size * 0.03, hex(accent));
};

/** A grumpy one; `size` is its height at the shoulder. */
export const badger: Prop = (d, x, y, size, { dark, light }, way) => {
  const p = (points: readonly Point[], tension = 0.75): string =>
    curve(at(x, y, size, way, points), true, tension);
  const coat = d.linear(
    [0, y - size],
    [0, y],
    [
      [0, mix(dark, light, 0.55)],
      [0.5, mix(dark, light, 0.3)],
      [1, dark],
    ],
  );
  d.path(
    p([
      [-0.95, -0.5],
      [-0.7, -0.9],
      [-0.2, -1.02],
      [0.3, -0.92],
      [0.6, -0.78],
      [0.96, -0.5],
      [0.9, -0.36],
      [0.62, -0.3],
      [0.56, 0],
      [0.36, 0],
      [0.34, -0.2],
      [-0.4, -0.18],
      [-0.44, 0],
      [-0.66, 0],
      [-0.68, -0.24],
      [-0.92, -0.34],
      [-1.12, -0.4],
    ]),
    coat,
  );
  d.path(
    p([
      [0.36, -0.88],
      [0.62, -0.8],
      [0.98, -0.5],
      [0.9, -0.38],
      [0.62, -0.34],
      [0.4, -0.44],
    ]),
    hex(mix(light, [1, 1, 1], 0.4)),
  );
  d.path(
    p([
      [0.4, -0.76],
      [0.62, -0.68],
      [0.86, -0.5],
      [0.78, -0.46],
      [0.56, -0.54],
      [0.38, -0.6],
    ]),
    hex(dark),
  );
  d.circle(x + 0.66 * size * way, y - size * 0.585, size * 0.035, hex(mix(light, [1, 1, 1], 0.6)));
  d.circle(x + 0.97 * size * way, y - size * 0.47, size * 0.05, hex(dark));
  d.circle(x + 0.36 * size * way, y - size * 0.86, size * 0.07, hex(dark));
};

/** Singing on a twig; `size` is its length. */
export const songbird: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.8): string =>
    curve(at(x, y, size, way, points), true, tension);
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.26, -0.2],
        [-0.62, -0.02],
        [-0.56, 0.08],
        [-0.14, -0.04],
      ]),
    ),
    hex(dark),
  );
  d.path(
    p([
      [0.32, -0.56],
      [0.2, -0.66],
      [0.06, -0.6],
      [-0.02, -0.46],
      [-0.22, -0.3],
      [-0.3, -0.12],
      [-0.14, 0.02],
      [0.1, 0.02],
      [0.28, -0.12],
      [0.34, -0.34],
    ]),
    hex(mix(accent, light, 0.2)),
  );
  d.path(
    p([
      [0.02, -0.42],
      [-0.2, -0.3],
      [-0.4, -0.06],
      [-0.14, -0.06],
      [0.06, -0.2],
    ]),
    hex(mix(dark, accent, 0.3)),
  );
  d.path(
    p([
      [0.3, -0.6],
      [0.16, -0.67],
      [0.04, -0.58],
      [0.12, -0.5],
      [0.3, -0.52],
    ]),
    hex(dark),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.29, -0.6],
        [0.46, -0.66],
        [0.3, -0.555],
      ]),
    ),
    hex(mix(light, dark, 0.4)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.29, -0.55],
        [0.43, -0.52],
        [0.28, -0.52],
      ]),
    ),
    hex(mix(light, dark, 0.4)),
  );
  d.circle(x + 0.2 * size * way, y - size * 0.585, size * 0.025, '#fff');
  for (const k of [0, 0.1])
    d.stroke(`M${n(x + k * size * way)} ${n(y + size * 0.01)}v${n(size * 0.1)}`, hex(dark), size * 0.02);
};
