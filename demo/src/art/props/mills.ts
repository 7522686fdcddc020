import { hex, mix, shift } from '../colour.ts';
import { n, polygon } from '../drawing.ts';
import { glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** Its sails half turned; `size` is its height to the axle. */
export const windmill: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const body = d.linear(
    [x - size * 0.25 * way, 0],
    [x + size * 0.25 * way, 0],
    [
      [0, dark],
      [1, mix(dark, light, 0.45)],
    ],
  );
  d.path(
    polygon([
      [x - size * 0.27, y],
      [x - size * 0.15, y - size * 0.92],
      [x + size * 0.15, y - size * 0.92],
      [x + size * 0.27, y],
    ]),
    body,
  );
  d.path(
    `M${n(x - size * 0.19)} ${n(y - size * 0.9)}Q${n(x - size * 0.16)} ${n(y - size * 1.16)} ${n(x)} ${n(y - size * 1.17)}T${n(x + size * 0.19)} ${n(y - size * 0.9)}Z`,
    hex(mix(dark, accent, 0.35)),
  );
  for (const [px, py] of [
    [-0.03, 0.66],
    [0.05, 0.4],
  ] as const) {
    glow(d, x + px * size, y - py * size, size * 0.16, light, 0.6);
    d.rect(
      x + px * size - size * 0.03,
      y - py * size - size * 0.05,
      size * 0.06,
      size * 0.09,
      hex(mix(light, [1, 1, 1], 0.3)),
    );
  }
  d.path(
    `M${n(x - size * 0.06)} ${n(y)}v${n(-size * 0.16)}q${n(size * 0.06)} ${n(-size * 0.06)} ${n(size * 0.12)} 0v${n(size * 0.16)}Z`,
    hex(mix(light, dark, 0.25)),
  );
  const cx = x + size * 0.04 * way;
  const cy = y - size * 0.98;
  for (let k = 0; k < 4; k++) {
    const a = k * 90 + 24;
    d.group(`transform="translate(${n(cx)} ${n(cy)}) rotate(${a})"`, () => {
      d.rect(-size * 0.012, -size * 0.88, size * 0.024, size * 0.88, hex(dark));
      d.path(
        polygon([
          [size * 0.012, -size * 0.86],
          [size * 0.19, -size * 0.84],
          [size * 0.16, -size * 0.24],
          [size * 0.012, -size * 0.22],
        ]),
        hex(mix(light, accent, 0.3)),
        'fill-opacity="0.92"',
      );
      for (let i = 1; i < 6; i++)
        d.stroke(
          `M0 ${n(-size * (0.22 + i * 0.11))}h${n(size * 0.172)}`,
          hex(mix(dark, accent, 0.2)),
          size * 0.009,
        );
      d.stroke(
        `M${n(size * 0.1)} ${n(-size * 0.85)}L${n(size * 0.085)} ${n(-size * 0.23)}`,
        hex(mix(dark, accent, 0.2)),
        size * 0.009,
      );
    });
  }
  d.circle(cx, cy, size * 0.04, hex(dark));
};

/** A telephone kiosk with its lamp on; `size` is its height. */
export const phoneBox: Prop = (d, x, y, size, { dark, light, accent }) => {
  const w = size * 0.19;
  glow(d, x, y - size * 0.55, size * 0.75, light, 0.5);
  d.rect(x - w * 1.14, y - size * 0.05, w * 2.28, size * 0.05, hex(shift(accent, { l: -0.2 })));
  d.rect(
    x - w,
    y - size * 0.94,
    w * 2,
    size * 0.92,
    d.linear(
      [x - w, 0],
      [x + w, 0],
      [
        [0, shift(accent, { l: 0.04 })],
        [1, shift(accent, { l: -0.14 })],
      ],
    ),
  );
  d.path(
    `M${n(x - w * 1.1)} ${n(y - size * 0.92)}Q${n(x)} ${n(y - size * 1.08)} ${n(x + w * 1.1)} ${n(y - size * 0.92)}Z`,
    hex(shift(accent, { l: -0.06 })),
  );
  d.rect(x - w * 0.8, y - size * 0.91, w * 1.6, size * 0.07, hex(mix(light, [1, 1, 1], 0.5)));
  for (let row = 0; row < 6; row++)
    for (let c = 0; c < 3; c++)
      d.rect(
        x - w * 0.76 + c * w * 0.53,
        y - size * 0.81 + row * size * 0.122,
        w * 0.46,
        size * 0.1,
        hex(mix(light, [1, 1, 1], 0.35)),
        'fill-opacity="0.92"',
      );
  d.path(
    `M${n(x - w * 0.3)} ${n(y - size * 0.06)}v${n(-size * 0.4)}q0 ${n(-size * 0.1)} ${n(w * 0.34)} ${n(-size * 0.1)}t${n(w * 0.34)} ${n(size * 0.1)}v${n(size * 0.4)}Z`,
    hex(dark),
    'fill-opacity="0.85"',
  );
  d.circle(x + w * 0.04, y - size * 0.63, size * 0.055, hex(dark), 'fill-opacity="0.85"');
};
