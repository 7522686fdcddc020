import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A train coming at us, lamps lit; `size` is its height. */
export const trainFront: Prop = (d, x, y, size, { dark, light, accent }) => {
  const w = size * 0.36;
  d.path(
    `M${n(x - w)} ${n(y)}V${n(y - size * 0.72)}Q${n(x - w)} ${n(y - size)} ${n(x)} ${n(y - size)}Q${n(x + w)} ${n(y - size)} ${n(x + w)} ${n(y - size * 0.72)}V${n(y)}Z`,
    d.linear(
      [x - w, y],
      [x + w, y],
      [
        [0, mix(dark, light, 0.06)],
        [0.5, mix(dark, light, 0.22)],
        [1, mix(dark, light, 0.04)],
      ],
    ),
  );
  d.path(
    `M${n(x - w * 0.82)} ${n(y - size * 0.52)}V${n(y - size * 0.72)}Q${n(x - w * 0.8)} ${n(y - size * 0.86)} ${n(x)} ${n(y - size * 0.87)}Q${n(x + w * 0.8)} ${n(y - size * 0.86)} ${n(x + w * 0.82)} ${n(y - size * 0.72)}V${n(y - size * 0.52)}Z`,
    hex(mix(dark, light, 0.55)),
    'fill-opacity="0.9"',
  );
  d.rect(x - size * 0.012, y - size * 0.87, size * 0.024, size * 0.36, hex(dark));
  d.rect(x - w, y - size * 0.45, w * 2, size * 0.05, hex(mix(accent, dark, 0.3)));
  for (const side of [-1, 1]) {
    const lx = x + side * w * 0.62;
    const ly = y - size * 0.27;
    glow(d, lx, ly, size * 0.75, light, 0.75);
    glow(d, lx, ly, size * 0.24, light, 0.95);
    d.circle(lx, ly, size * 0.05, '#fff');
  }
  glow(d, x, y - size * 0.93, size * 0.3, light, 0.5);
  d.circle(x, y - size * 0.93, size * 0.026, '#fff');
  d.rect(x - w * 1.05, y - size * 0.1, w * 2.1, size * 0.08, hex(dark));
};

/** A steam engine with tender and wagons, smoke trailing behind; `size` is the engine's height. */
export const locomotive: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    d.circle(
      x + (0.78 - t * 4.6) * size * way,
      y - size * (1.28 + t * 0.5 + Math.sin(i * 2.3) * 0.09),
      size * (0.13 + t * 0.34),
      hex(mix(light, dark, 0.12 + t * 0.2)),
      `fill-opacity="${n(0.75 - t * 0.55).slice(0, 4)}"`,
    );
  }
  const steel = d.linear(
    [x, y - size],
    [x, y],
    [
      [0, mix(dark, light, 0.3)],
      [0.35, dark],
      [1, dark],
    ],
  );
  d.path(
    p([
      [-0.62, -0.2],
      [-0.62, -0.98],
      [-0.68, -0.98],
      [-0.68, -1.05],
      [0, -1.05],
      [0, -0.98],
      [-0.06, -0.98],
      [-0.06, -0.74],
      [0.92, -0.74],
      [0.98, -0.68],
      [0.98, -0.3],
      [1.2, -0.02],
      [0.9, -0.16],
      [-0.62, -0.16],
    ]),
    steel,
  );
  d.path(
    p([
      [0.66, -0.74],
      [0.7, -1.02],
      [0.64, -1.14],
      [0.92, -1.14],
      [0.86, -1.02],
      [0.86, -0.74],
    ]),
    hex(dark),
  );
  d.path(
    p([
      [0.2, -0.74],
      [0.24, -0.88],
      [0.42, -0.88],
      [0.46, -0.74],
    ]),
    hex(mix(dark, accent, 0.5)),
  );
  d.path(
    p([
      [-0.52, -0.92],
      [-0.18, -0.92],
      [-0.18, -0.66],
      [-0.52, -0.66],
    ]),
    hex(mix(light, accent, 0.15)),
  );
  d.path(
    p([
      [-0.62, -0.42],
      [0.98, -0.42],
      [0.98, -0.37],
      [-0.62, -0.37],
    ]),
    hex(accent),
  );
  const lamp: Point = [x + 1.02 * size * way, y - size * 0.66];
  d.path(
    polygon([
      lamp,
      [lamp[0] + size * 2.4 * way, lamp[1] - size * 0.3],
      [lamp[0] + size * 2.4 * way, lamp[1] + size * 0.5],
    ]),
    d.linear(
      lamp,
      [lamp[0] + size * 2.4 * way, lamp[1]],
      [
        [0, light, 0.6],
        [1, light, 0],
      ],
    ),
  );
  d.circle(lamp[0], lamp[1], size * 0.06, '#fff');
  for (const [cx, r] of [
    [-0.4, 0.2],
    [0.05, 0.2],
    [0.5, 0.2],
    [0.86, 0.12],
  ] as const) {
    d.circle(x + cx * size * way, y - size * r, size * r, hex(dark));
    d.circle(
      x + cx * size * way,
      y - size * r,
      size * r * 0.62,
      'none',
      `stroke="${hex(mix(dark, accent, 0.6))}" stroke-width="${n(size * 0.035)}"`,
    );
  }
  for (let k = 0; k < 3; k++) {
    const left = -0.8 - k * 1.5;
    d.path(
      p([
        [left, -0.14],
        [left, k === 0 ? -0.62 : -0.86],
        [left - 1.36, k === 0 ? -0.62 : -0.86],
        [left - 1.36, -0.14],
      ]),
      k === 0 ? steel : hex(mix(dark, accent, 0.28)),
    );
    if (k > 0)
      for (let w = 0; w < 5; w++)
        d.path(
          p([
            [left - 0.12 - w * 0.25, -0.72],
            [left - 0.28 - w * 0.25, -0.72],
            [left - 0.28 - w * 0.25, -0.46],
            [left - 0.12 - w * 0.25, -0.46],
          ]),
          hex(mix(light, accent, 0.1)),
        );
    for (const w of [0.28, 1.08])
      d.circle(x + (left - w) * size * way, y - size * 0.12, size * 0.12, hex(dark));
  }
};

/** An old tram with lit windows; `size` is its length. */
export const tram: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const h = size * 0.42;
  const paint = d.linear(
    [0, y - h],
    [0, y],
    [
      [0, mix(accent, light, 0.2)],
      [1, shift(accent, { l: -0.14 })],
    ],
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [0.02, -0.44],
        [-0.12, -0.58],
        [0.06, -0.68],
      ]),
      false,
    ),
    hex(dark),
    size * 0.012,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.5, -0.05],
        [-0.51, -0.36],
        [-0.44, -0.43],
        [0.44, -0.43],
        [0.51, -0.36],
        [0.5, -0.05],
      ]),
      true,
      0.35,
    ),
    paint,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.46, -0.42],
        [-0.4, -0.47],
        [0.4, -0.47],
        [0.46, -0.42],
      ]),
      true,
      0.4,
    ),
    hex(mix(dark, light, 0.2)),
  );
  d.rect(x - size * 0.49, y - size * 0.225, size * 0.98, size * 0.03, hex(mix(light, [1, 1, 1], 0.2)));
  for (let i = 0; i < 7; i++) {
    const wx = x - size * 0.44 + i * size * 0.128;
    d.rect(
      wx,
      y - size * 0.385,
      size * 0.106,
      size * 0.14,
      hex(mix(light, [1, 1, 1], i === 3 ? 0.5 : 0.25)),
      `rx="${n(size * 0.014)}"`,
    );
    if (i === 2 || i === 4) {
      d.circle(wx + size * 0.05, y - size * 0.3, size * 0.027, hex(dark));
      d.path(
        `M${n(wx + size * 0.012)} ${n(y - size * 0.245)}q${n(size * 0.04)} ${n(-size * 0.055)} ${n(size * 0.078)} 0Z`,
        hex(dark),
      );
    }
  }
  d.rect(x - size * 0.5, y - size * 0.06, size, size * 0.035, hex(dark));
  for (const k of [-0.3, -0.18, 0.18, 0.3]) d.circle(x + k * size, y - size * 0.025, size * 0.035, hex(dark));
  const lamp: Point = [x + 0.5 * size * way, y - size * 0.15];
  d.path(
    polygon([
      lamp,
      [lamp[0] + size * 0.8 * way, lamp[1] - size * 0.06],
      [lamp[0] + size * 0.8 * way, y + size * 0.05],
    ]),
    d.linear(
      lamp,
      [lamp[0] + size * 0.8 * way, lamp[1]],
      [
        [0, light, 0.6],
        [1, light, 0],
      ],
    ),
  );
  glow(d, lamp[0], lamp[1], size * 0.12, light, 0.9);
};
