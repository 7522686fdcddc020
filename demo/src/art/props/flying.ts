import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A propeller aeroplane seen from the side, lamps lit; `size` is its length. */
export const aeroplane: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.7): string =>
    curve(at(x, y, size, way, points), true, tension);
  const skin = d.linear(
    [0, y - size * 0.1],
    [0, y + size * 0.1],
    [
      [0, mix(dark, light, 0.75)],
      [0.4, mix(dark, light, 0.32)],
      [1, dark],
    ],
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.38, -0.03],
        [-0.52, -0.26],
        [-0.42, -0.26],
        [-0.24, -0.05],
      ]),
    ),
    hex(mix(dark, accent, 0.65)),
  );
  d.path(
    p([
      [0.5, 0.01],
      [0.47, -0.045],
      [0.38, -0.075],
      [0.1, -0.085],
      [-0.25, -0.06],
      [-0.5, -0.03],
      [-0.5, 0.0],
      [-0.2, 0.06],
      [0.2, 0.085],
      [0.44, 0.065],
    ]),
    skin,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.4, -0.07],
        [0.44, -0.03],
        [0.36, -0.035],
        [0.33, -0.074],
      ]),
    ),
    hex(mix(light, [1, 1, 1], 0.3)),
  );
  for (let i = 0; i < 8; i++)
    d.circle(
      x + (0.24 - i * 0.06) * size * way,
      y - size * 0.022,
      size * 0.012,
      hex(mix(light, [1, 1, 1], 0.2)),
    );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.18, 0.03],
        [-0.02, 0.03],
        [-0.2, 0.2],
        [-0.1, 0.2],
      ]),
    ),
    hex(mix(dark, light, 0.18)),
  );
  for (const [px, py] of [
    [0.12, 0.07],
    [0, 0.14],
  ] as const) {
    d.path(
      p([
        [px + 0.1, py],
        [px + 0.08, py - 0.03],
        [px - 0.1, py - 0.015],
        [px - 0.12, py + 0.01],
        [px + 0.06, py + 0.03],
      ]),
      hex(dark),
    );
    d.ellipse(
      x + (px + 0.11) * size * way,
      y + py * size,
      size * 0.008,
      size * 0.075,
      hex(mix(light, [1, 1, 1], 0.4)),
      'fill-opacity="0.4"',
    );
  }
  glow(d, x + 0.5 * size * way, y + size * 0.02, size * 0.12, light, 0.8);
  glow(d, x - 0.5 * size * way, y - size * 0.02, size * 0.06, accent, 0.9);
};

/** A toy of a rocket, flying up along `way`; `size` is its height. */
export const rocket: Prop = (d, x, y, size, { light, accent, dark }, way) => {
  d.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(28 * way)})"`, () => {
    const s = size;
    const p = (points: readonly Point[], tension = 0.8): string =>
      curve(
        points.map(([px, py]): Point => [px * s, py * s]),
        true,
        tension,
      );
    for (const [k, wide] of [
      [1, 0.15],
      [0.72, 0.1],
      [0.45, 0.055],
    ] as const)
      d.path(
        p([
          [-wide, 0.34],
          [-wide * 0.8, 0.34 + 0.34 * k],
          [0, 0.34 + 0.72 * k],
          [wide * 0.8, 0.34 + 0.34 * k],
          [wide, 0.34],
        ]),
        hex(
          k === 1
            ? mix(accent, [1, 0.3, 0.1], 0.55)
            : k > 0.6
              ? mix([1, 0.75, 0.2], light, 0.1)
              : [1, 1, 0.9],
        ),
        `fill-opacity="${k === 1 ? 0.85 : 1}"`,
      );
    for (const k of [-1, 1])
      d.path(
        p(
          [
            [k * 0.13, 0.06],
            [k * 0.3, 0.24],
            [k * 0.32, 0.46],
            [k * 0.14, 0.34],
          ],
          0.6,
        ),
        d.linear(
          [-s * 0.3, 0],
          [s * 0.3, 0],
          [
            [0, shift(accent, { l: 0.06 })],
            [1, shift(accent, { l: -0.12 })],
          ],
        ),
      );
    d.path(
      p(
        [
          [0, -0.56],
          [0.13, -0.36],
          [0.185, -0.08],
          [0.17, 0.2],
          [0.11, 0.36],
          [-0.11, 0.36],
          [-0.17, 0.2],
          [-0.185, -0.08],
          [-0.13, -0.36],
        ],
        0.9,
      ),
      d.linear(
        [-s * 0.2, 0],
        [s * 0.2, 0],
        [
          [0, mix(light, [1, 1, 1], 0.5)],
          [0.55, light],
          [1, mix(light, dark, 0.35)],
        ],
      ),
    );
    d.path(
      p(
        [
          [0, -0.575],
          [0.1, -0.43],
          [0.148, -0.3],
          [0, -0.265],
          [-0.148, -0.3],
          [-0.1, -0.43],
        ],
        0.8,
      ),
      hex(accent),
    );
    for (const y0 of [0.2, 0.27])
      d.path(
        p(
          [
            [-0.168, y0],
            [0, y0 + 0.025],
            [0.168, y0],
            [0.16, y0 + 0.03],
            [0, y0 + 0.055],
            [-0.16, y0 + 0.03],
          ],
          0.8,
        ),
        hex(accent),
      );
    d.circle(0, -s * 0.07, s * 0.112, hex(mix(accent, dark, 0.25)));
    d.circle(
      0,
      -s * 0.07,
      s * 0.086,
      d.linear(
        [0, -s * 0.16],
        [0, s * 0.02],
        [
          [0, mix(dark, light, 0.5)],
          [1, mix(dark, accent, 0.2)],
        ],
      ),
    );
    d.circle(0, -s * 0.062, s * 0.048, hex([0.93, 0.76, 0.62]));
    d.path(
      p(
        [
          [-0.056, -0.07],
          [-0.05, -0.125],
          [0, -0.142],
          [0.05, -0.125],
          [0.056, -0.07],
          [0.03, -0.098],
          [-0.03, -0.098],
        ],
        0.9,
      ),
      hex([0.9, 0.9, 0.92]),
    );
    d.circle(0, -s * 0.15, s * 0.026, hex([0.9, 0.9, 0.92]));
    for (const k of [-0.021, 0.021])
      d.circle(k * s, -s * 0.066, s * 0.016, 'none', `stroke="${hex(dark)}" stroke-width="${n(s * 0.006)}"`);
    d.rect(-s * 0.008, s * 0.1, s * 0.016, s * 0.28, hex(shift(accent, { l: -0.14 })));
  });
};
