import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at } from './tones.ts';
import type { Prop } from './tones.ts';

/** Under sail, with a chipped spout; `size` is its width. */
export const teapot: Prop = (d, x, y, size, { light, accent, dark }, way) => {
  const p = (points: readonly Point[], tension = 1): string =>
    curve(at(x, y, size, way, points), true, tension);
  d.rect(x - size * 0.008, y - size * 1.02, size * 0.016, size * 0.6, hex(mix(dark, accent, 0.3)));
  d.path(
    p(
      [
        [0.015, -1],
        [0.22, -0.9],
        [0.34, -0.68],
        [0.33, -0.56],
        [0.015, -0.6],
      ],
      0.6,
    ),
    hex(light),
  );
  d.path(
    p(
      [
        [-0.02, -0.94],
        [-0.18, -0.78],
        [-0.22, -0.6],
        [-0.02, -0.62],
      ],
      0.6,
    ),
    hex(mix(light, accent, 0.3)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0, -1.03],
        [-0.14, -1.0],
        [0, -0.96],
      ]),
    ),
    hex(accent),
  );
  for (const k of [0, 1])
    d.path(
      p(
        [
          [0.06 + k * 0.1, -0.98 + k * 0.06],
          [0.1 + k * 0.1, -0.97 + k * 0.05],
          [0.13 + k * 0.1, -0.585],
          [0.09 + k * 0.08, -0.59],
        ],
        0.3,
      ),
      hex(mix(accent, light, 0.25)),
    );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.3, -0.36],
        [-0.52, -0.4],
        [-0.56, -0.22],
        [-0.42, -0.06],
        [-0.28, -0.07],
      ]),
      false,
    ),
    hex(accent),
    size * 0.055,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.24, -0.12],
        [0.42, -0.2],
        [0.47, -0.42],
        [0.5, -0.44],
        [0.52, -0.4],
        [0.555, -0.42],
        [0.57, -0.39],
        [0.54, -0.2],
        [0.45, -0.02],
        [0.26, 0.02],
      ]),
    ),
    hex(shift(accent, { l: -0.04 })),
  );
  d.path(
    p(
      [
        [-0.22, -0.42],
        [0.22, -0.42],
        [0.35, -0.22],
        [0.3, 0.04],
        [0.16, 0.13],
        [-0.16, 0.13],
        [-0.3, 0.04],
        [-0.35, -0.22],
      ],
      0.85,
    ),
    d.linear(
      [x - size * 0.3, y],
      [x + size * 0.34, y],
      [
        [0, shift(accent, { l: 0.07 })],
        [0.5, accent],
        [1, shift(accent, { l: -0.12 })],
      ],
    ),
  );
  d.path(
    p(
      [
        [-0.24, -0.42],
        [0, -0.47],
        [0.24, -0.42],
        [0, -0.39],
      ],
      0.8,
    ),
    hex(shift(accent, { l: -0.14 })),
  );
  d.circle(x, y - size * 0.475, size * 0.035, hex(light));
  for (let i = 0; i < 7; i++) {
    const a = ((i - 3) / 3) * 0.8;
    d.circle(
      x + Math.sin(a) * size * 0.3,
      y - size * 0.13 + Math.cos(a * 2) * size * 0.012,
      size * 0.026,
      hex(light),
    );
  }
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.33, -0.2],
        [0, -0.17],
        [0.33, -0.2],
      ]),
      false,
    ),
    hex(light),
    size * 0.012,
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.34, -0.06],
        [0, -0.03],
        [0.33, -0.06],
      ]),
      false,
    ),
    hex(light),
    size * 0.012,
  );
};

/** A cup with a paper flag; `size` is its width. */
export const cup: Prop = (d, x, y, size, { light, accent, dark }, way) => {
  d.stroke(
    `M${n(x + size * 0.12)} ${n(y - size * 0.5)}v${n(-size * 0.56)}`,
    hex(mix(dark, accent, 0.3)),
    size * 0.035,
  );
  d.path(
    polygon([
      [x + size * 0.12, y - size * 1.06],
      [x + size * 0.5, y - size * 0.93],
      [x + size * 0.12, y - size * 0.8],
    ]),
    hex(light),
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.38, -0.4],
        [-0.66, -0.42],
        [-0.62, -0.12],
        [-0.34, -0.1],
      ]),
      false,
    ),
    hex(accent),
    size * 0.075,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.44, -0.56],
        [0.44, -0.56],
        [0.4, -0.2],
        [0.22, 0.06],
        [-0.22, 0.06],
        [-0.4, -0.2],
      ]),
      true,
      0.6,
    ),
    d.linear(
      [x - size * 0.4, y],
      [x + size * 0.44, y],
      [
        [0, shift(accent, { l: 0.08 })],
        [1, shift(accent, { l: -0.1 })],
      ],
    ),
  );
  d.ellipse(x, y - size * 0.56, size * 0.44, size * 0.085, hex(shift(accent, { l: -0.16 })));
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.42, -0.34],
        [0, -0.27],
        [0.42, -0.34],
      ]),
      false,
    ),
    hex(light),
    size * 0.05,
  );
};
