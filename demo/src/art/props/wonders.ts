import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** Small and on a rock, breathing steam; `size` is its height. */
export const littleDragon: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.75): string =>
    curve(at(x, y, size, way, points), true, tension);
  const hide = d.linear(
    [x, y - size],
    [x, y],
    [
      [0, mix(accent, light, 0.3)],
      [0.6, accent],
      [1, mix(accent, dark, 0.5)],
    ],
  );
  for (const [px, py, r] of [
    [0.62, -0.86, 0.07],
    [0.78, -0.93, 0.11],
    [0.98, -1.02, 0.14],
    [1.2, -1.08, 0.11],
  ] as const)
    d.circle(
      x + px * size * way,
      y + py * size,
      r * size,
      hex(mix(light, [1, 1, 1], 0.5)),
      'fill-opacity="0.75"',
    );
  d.path(
    p(
      [
        [-0.08, -0.5],
        [-0.3, -0.92],
        [-0.66, -1.05],
        [-0.62, -0.86],
        [-0.74, -0.76],
        [-0.58, -0.68],
        [-0.6, -0.54],
        [-0.4, -0.52],
        [-0.2, -0.36],
      ],
      0.5,
    ),
    hex(mix(accent, light, 0.5)),
  );
  for (const tip of [
    [-0.66, -1.05],
    [-0.74, -0.76],
    [-0.6, -0.54],
  ] as const)
    d.stroke(
      `M${n(x - 0.12 * size * way)} ${n(y - size * 0.46)}L${n(x + tip[0] * size * way)} ${n(y + tip[1] * size)}`,
      hex(mix(accent, dark, 0.35)),
      size * 0.02,
    );
  d.path(
    p([
      [0.02, -0.02],
      [-0.3, 0.02],
      [-0.6, -0.03],
      [-0.74, -0.18],
      [-0.66, -0.3],
      [-0.9, -0.28],
      [-0.82, -0.1],
      [-0.7, 0.07],
      [-0.3, 0.12],
      [0.1, 0.06],
    ]),
    hide,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.9, -0.22],
        [-1, -0.36],
        [-0.84, -0.4],
        [-0.72, -0.32],
      ]),
    ),
    hex(mix(accent, light, 0.5)),
  );
  d.path(
    p(
      [
        [-0.24, 0.02],
        [-0.26, -0.24],
        [-0.16, -0.46],
        [0.02, -0.58],
        [0.08, -0.74],
        [0.14, -0.9],
        [0.28, -0.98],
        [0.42, -0.94],
        [0.56, -0.84],
        [0.6, -0.78],
        [0.54, -0.72],
        [0.38, -0.7],
        [0.3, -0.64],
        [0.28, -0.46],
        [0.3, -0.2],
        [0.28, 0.03],
        [0.12, 0.04],
        [0.1, -0.14],
        [0, -0.12],
        [-0.02, 0.04],
      ],
      0.8,
    ),
    hide,
  );
  d.path(
    p(
      [
        [0.22, -0.6],
        [0.24, -0.4],
        [0.24, -0.16],
        [0.15, -0.14],
        [0.13, -0.4],
      ],
      0.8,
    ),
    hex(mix(light, accent, 0.3)),
  );
  for (const [px, py] of [
    [0.06, -0.86],
    [-0.02, -0.72],
    [-0.12, -0.58],
    [-0.22, -0.42],
  ] as const)
    d.path(
      polygon(
        at(x, y, size, way, [
          [px + 0.05, py - 0.02],
          [px - 0.08, py - 0.08],
          [px, py + 0.07],
        ]),
      ),
      hex(mix(light, accent, 0.25)),
    );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.2, -0.95],
        [0.12, -1.12],
        [0.28, -0.99],
      ]),
    ),
    hex(mix(accent, dark, 0.4)),
  );
  d.circle(x + 0.37 * size * way, y - size * 0.855, size * 0.048, '#fff');
  d.circle(x + 0.385 * size * way, y - size * 0.85, size * 0.026, hex(dark));
  d.stroke(
    curve(
      at(x, y, size, way, [
        [0.42, -0.76],
        [0.5, -0.755],
        [0.57, -0.79],
      ]),
      false,
    ),
    hex(mix(accent, dark, 0.6)),
    size * 0.016,
  );
};

/** Drifting, its veils below it; `size` is the bell's width. */
export const jellyfish: Prop = (d, x, y, size, { light, accent }, way) => {
  const s = size / 2;
  for (let i = 0; i < 9; i++) {
    const k = (i - 4) / 4;
    const points: Point[] = [];
    for (let j = 0; j <= 10; j++) {
      const t = j / 10;
      points.push([
        x + k * s * 0.82 * (1 - t * 0.35) + Math.sin(t * 7 + i * 1.3) * s * 0.16 * t + way * t * t * s * 0.5,
        y + t * s * (2.2 + (i % 3) * 0.75),
      ]);
    }
    d.stroke(
      curve(points, false),
      hex(mix(accent, light, 0.4)),
      s * (i % 2 === 0 ? 0.03 : 0.06),
      `stroke-opacity="${i % 2 === 0 ? 0.75 : 0.35}"`,
    );
  }
  glow(d, x, y - s * 0.3, s * 2.1, accent, 0.4);
  d.path(
    `M${n(x - s)} ${n(y)}C${n(x - s * 1.05)} ${n(y - s * 1.2)} ${n(x + s * 1.05)} ${n(y - s * 1.2)} ${n(x + s)} ${n(y)}q${n(-s * 0.125)} ${n(s * 0.18)} ${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0t${n(-s * 0.25)} 0Z`,
    d.radial([x, y - s * 0.5], s * 1.2, [
      [0, mix(light, [1, 1, 1], 0.5), 0.95],
      [0.45, mix(accent, light, 0.35), 0.75],
      [1, accent, 0.5],
    ]),
  );
  for (let i = 0; i < 4; i++) {
    const a = -Math.PI * (0.2 + i * 0.2);
    d.ellipse(
      x + Math.cos(a) * s * 0.36,
      y - s * 0.3 + Math.sin(a) * s * 0.2,
      s * 0.15,
      s * 0.1,
      hex(mix(light, [1, 1, 1], 0.4)),
      'fill-opacity="0.6"',
    );
  }
};
