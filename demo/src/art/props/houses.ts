import { hex, mix, shift } from '../colour.ts';
import { n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A wooden house with lit windows and smoke; `size` is its width. */
export const smallHouse: Prop = (d, x, y, size, { dark, light }, way) => {
  const wall = y - size * 0.34;
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    d.circle(
      x + size * (0.2 + t * 0.16 + Math.sin(i * 1.9) * 0.03) * way,
      y - size * (0.82 + t * 0.42),
      size * (0.035 + t * 0.06),
      hex(mix(dark, light, 0.4)),
      `fill-opacity="${n(0.35 * (1 - t * 0.7))}"`,
    );
  }
  d.rect(x + size * 0.16 * way - size * 0.035, y - size * 0.78, size * 0.07, size * 0.3, hex(dark));
  d.rect(x - size * 0.4, wall, size * 0.8, size * 0.36, hex(dark));
  d.path(
    polygon([
      [x - size * 0.5, wall + size * 0.03],
      [x - size * 0.22, y - size * 0.68],
      [x + size * 0.22, y - size * 0.68],
      [x + size * 0.5, wall + size * 0.03],
    ]),
    hex(shift(dark, { l: -0.02 })),
  );
  d.path(
    polygon([
      [x - size * 0.22, y - size * 0.68],
      [x + size * 0.22, y - size * 0.68],
      [x + size * 0.235, y - size * 0.66],
      [x - size * 0.235, y - size * 0.66],
    ]),
    hex(mix(dark, light, 0.45)),
  );
  const pane = hex(mix(light, [1, 1, 1], 0.25));
  for (const [px, w] of [
    [-0.26, 0.15],
    [0.13, 0.15],
  ] as const) {
    glow(d, x + size * (px + w / 2), y - size * 0.2, size * 0.32, light, 0.5);
    d.rect(x + size * px, y - size * 0.27, size * w, size * 0.14, pane);
    d.rect(x + size * (px + w / 2) - size * 0.008, y - size * 0.27, size * 0.016, size * 0.14, hex(dark));
    d.rect(x + size * px, y - size * 0.207, size * w, size * 0.014, hex(dark));
  }
  d.rect(x - size * 0.055, y - size * 0.24, size * 0.11, size * 0.25, hex(mix(dark, light, 0.3)));
  d.path(
    polygon([
      [x - size * 0.3, y + size * 0.01],
      [x + size * 0.32, y + size * 0.01],
      [x + size * 0.55, y + size * 0.16],
      [x - size * 0.5, y + size * 0.16],
    ]),
    d.linear(
      [0, y],
      [0, y + size * 0.16],
      [
        [0, light, 0.3],
        [1, light, 0],
      ],
    ),
  );
};

/** With gables, chimneys and a lit door; `size` is its width. Its right side has no windows. */
export const manor: Prop = (d, x, y, size, { dark, light }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  const wall = d.linear(
    [x - size * 0.5, y],
    [x + size * 0.5, y],
    [
      [0, mix(dark, light, 0.1)],
      [0.6, dark],
      [1, shift(dark, { l: -0.015 })],
    ],
  );
  for (const [k, tall] of [
    [-0.3, 0.92],
    [0.06, 1],
    [0.36, 0.86],
  ] as const)
    d.path(
      p([
        [k - 0.03, -0.4],
        [k - 0.03, -tall * 0.86],
        [k - 0.04, -tall * 0.86],
        [k - 0.04, -tall * 0.89],
        [k + 0.04, -tall * 0.89],
        [k + 0.04, -tall * 0.86],
        [k + 0.03, -tall * 0.86],
        [k + 0.03, -0.4],
      ]),
      hex(dark),
    );
  d.path(
    p([
      [-0.5, 0],
      [-0.5, -0.42],
      [0.5, -0.42],
      [0.5, 0],
    ]),
    wall,
  );
  d.path(
    p([
      [-0.54, -0.41],
      [-0.42, -0.62],
      [0.42, -0.62],
      [0.54, -0.41],
    ]),
    hex(shift(dark, { l: -0.02 })),
  );
  for (const [k, w, tall] of [
    [-0.33, 0.14, 0.82],
    [0.02, 0.17, 0.92],
    [0.35, 0.13, 0.78],
  ] as const) {
    d.path(
      p([
        [k - w, 0],
        [k - w, -tall * 0.66],
        [k, -tall],
        [k + w, -tall * 0.66],
        [k + w, 0],
      ]),
      wall,
    );
    d.path(
      p([
        [k - w - 0.02, -tall * 0.64],
        [k, -tall - 0.02],
        [k + w + 0.02, -tall * 0.64],
        [k + w + 0.02, -tall * 0.67],
        [k, -tall - 0.055],
        [k - w - 0.02, -tall * 0.67],
      ]),
      hex(shift(dark, { l: -0.03 })),
    );
  }
  const pane = (px: number, py: number, w: number, h: number, on: boolean): void => {
    const cx = x + px * size * way;
    const cy = y + py * size;
    if (on) glow(d, cx, cy, size * 0.17, light, 0.55);
    d.path(
      `M${n(cx - w * size)} ${n(cy + h * size)}v${n(-h * size * 1.4)}q0 ${n(-w * size * 1.1)} ${n(w * size)} ${n(-w * size * 1.1)}t${n(w * size)} ${n(w * size * 1.1)}v${n(h * size * 1.4)}Z`,
      on
        ? d.linear(
            [0, cy - h * size],
            [0, cy + h * size],
            [
              [0, mix(light, [1, 1, 1], 0.3)],
              [1, light],
            ],
          )
        : hex(mix(dark, light, 0.14)),
    );
    d.stroke(
      `M${n(cx)} ${n(cy - h * size)}V${n(cy + h * size)}M${n(cx - w * size)} ${n(cy)}h${n(w * size * 2)}`,
      hex(dark),
      size * 0.006,
    );
  };
  for (const [k, on] of [
    [-0.41, false],
    [-0.25, true],
  ] as const) {
    pane(k, -0.36, 0.028, 0.055, on);
    pane(k, -0.14, 0.028, 0.06, !on);
  }
  pane(-0.33, -0.58, 0.024, 0.045, true);
  pane(-0.07, -0.42, 0.03, 0.06, true);
  pane(0.1, -0.42, 0.03, 0.06, false);
  pane(0.02, -0.66, 0.03, 0.05, true);
  const door = d.linear(
    [0, y - size * 0.2],
    [0, y],
    [
      [0, mix(light, [1, 1, 1], 0.4)],
      [1, light],
    ],
  );
  glow(d, x + size * 0.02 * way, y - size * 0.1, size * 0.26, light, 0.6);
  d.path(
    `M${n(x + size * 0.02 * way - size * 0.045)} ${n(y)}v${n(-size * 0.14)}q0 ${n(-size * 0.055)} ${n(size * 0.045)} ${n(-size * 0.055)}t${n(size * 0.045)} ${n(size * 0.055)}v${n(size * 0.14)}Z`,
    door,
  );
};

/** An Armenian church: cross-shaped, a drum with a cone on top; `size` is its height. */
export const church: Prop = (d, x, y, size, { dark, light }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  const lit = d.linear(
    [x - size * 0.3 * way, 0],
    [x + size * 0.3 * way, 0],
    [
      [0, dark],
      [0.5, mix(dark, light, 0.22)],
      [1, mix(dark, light, 0.5)],
    ],
  );
  d.path(
    p([
      [-0.33, 0.02],
      [-0.33, -0.3],
      [-0.2, -0.42],
      [0.2, -0.42],
      [0.33, -0.3],
      [0.33, 0.02],
    ]),
    lit,
  );
  d.path(
    p([
      [-0.36, -0.29],
      [-0.19, -0.44],
      [0.19, -0.44],
      [0.36, -0.29],
      [0.2, -0.4],
      [-0.2, -0.4],
    ]),
    hex(dark),
  );
  d.path(
    p([
      [-0.15, 0.02],
      [-0.15, -0.32],
      [0, -0.46],
      [0.15, -0.32],
      [0.15, 0.02],
    ]),
    lit,
  );
  d.path(
    p([
      [-0.17, -0.31],
      [0, -0.48],
      [0.17, -0.31],
      [0.17, -0.34],
      [0, -0.51],
      [-0.17, -0.34],
    ]),
    hex(dark),
  );
  d.path(
    p([
      [-0.12, -0.42],
      [-0.12, -0.66],
      [0.12, -0.66],
      [0.12, -0.42],
    ]),
    lit,
  );
  d.path(
    p([
      [-0.145, -0.655],
      [0, -0.95],
      [0.145, -0.655],
      [0.09, -0.67],
      [0.03, -0.65],
      [-0.03, -0.67],
      [-0.09, -0.65],
    ]),
    hex(mix(dark, light, 0.12)),
  );
  d.path(
    p([
      [0, -0.95],
      [0.145, -0.655],
      [0.05, -0.66],
    ]),
    hex(mix(dark, light, 0.42)),
  );
  for (const k of [-0.07, 0, 0.07])
    d.path(
      `M${n(x + (k - 0.014) * size)} ${n(y - size * 0.47)}v${n(-size * 0.11)}q${n(size * 0.014)} ${n(-size * 0.03)} ${n(size * 0.028)} 0v${n(size * 0.11)}Z`,
      hex(mix(light, [1, 1, 1], 0.15)),
    );
  d.path(
    `M${n(x - size * 0.035)} ${n(y + size * 0.02)}v${n(-size * 0.14)}q${n(size * 0.035)} ${n(-size * 0.06)} ${n(size * 0.07)} 0v${n(size * 0.14)}Z`,
    hex(mix(light, [1, 1, 1], 0.1)),
  );
  d.rect(x - size * 0.006, y - size * 1.04, size * 0.012, size * 0.1, hex(dark));
  d.rect(x - size * 0.028, y - size * 1.015, size * 0.056, size * 0.012, hex(dark));
};
