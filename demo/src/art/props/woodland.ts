import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A bear on all fours that looks up; `size` is its length. */
export const bear: Prop = (d, x, y, size, { dark, light }, way) => {
  const outline: readonly Point[] = [
    [0.56, -0.58],
    [0.5, -0.66],
    [0.42, -0.69],
    [0.4, -0.75],
    [0.34, -0.76],
    [0.32, -0.69],
    [0.22, -0.66],
    [0.12, -0.7],
    [-0.06, -0.68],
    [-0.28, -0.64],
    [-0.44, -0.52],
    [-0.5, -0.36],
    [-0.46, -0.18],
    [-0.5, -0.02],
    [-0.44, 0.01],
    [-0.3, 0],
    [-0.3, -0.12],
    [-0.24, -0.26],
    [-0.06, -0.3],
    [0.06, -0.28],
    [0.06, -0.12],
    [0.02, 0],
    [0.2, 0.01],
    [0.22, -0.14],
    [0.3, -0.28],
    [0.34, -0.4],
    [0.42, -0.45],
    [0.54, -0.48],
    [0.6, -0.53],
  ];
  const far: readonly Point[] = [
    [0.24, -0.36],
    [0.34, -0.3],
    [0.38, -0.02],
    [0.24, -0.02],
    [0.2, -0.2],
  ];
  d.path(
    curve(at(x - size * 0.06 * way, y - size * 0.02, size, way, far), true, 0.6),
    hex(mix(dark, light, 0.08)),
  );
  d.path(
    curve(at(x - size * 0.5 * way, y - size * 0.02, size, way, far), true, 0.6),
    hex(mix(dark, light, 0.08)),
  );
  const body = curve(at(x, y, size, way, outline), true, 0.75);
  d.path(body, hex(light), `stroke="${hex(light)}" stroke-width="${n(size * 0.022)}" stroke-opacity="0.8"`);
  d.path(
    body,
    d.linear(
      [0, y - size * 0.75],
      [0, y],
      [
        [0, mix(dark, light, 0.22)],
        [0.5, mix(dark, light, 0.08)],
        [1, dark],
      ],
    ),
  );
  d.ellipse(x + size * 0.58 * way, y - size * 0.555, size * 0.026, size * 0.02, hex(dark));
  d.circle(x + size * 0.46 * way, y - size * 0.605, size * 0.011, hex(mix(light, [1, 1, 1], 0.6)));
};

/** A tent lit from within, somebody's shadow on its wall; `size` is its width. */
export const tent: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  glow(d, x, y - size * 0.3, size * 1.1, light, 0.5);
  const [left, top, right] = at(x, y, size, way, [
    [-0.5, 0],
    [0.04, -0.66],
    [0.44, 0],
  ]);
  if (!left || !top || !right) return;
  const back = at(x, y, size, way, [
    [-0.5, 0],
    [-0.24, -0.6],
    [0.04, -0.66],
    [0.44, 0],
  ]);
  d.path(polygon(back), hex(mix(accent, dark, 0.45)));
  d.path(
    polygon([left, top, right]),
    d.radial([x, y - size * 0.14], size * 0.62, [
      [0, mix(light, [1, 1, 1], 0.55)],
      [0.45, mix(light, accent, 0.4)],
      [1, mix(accent, dark, 0.3)],
    ]),
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.16, 0],
        [-0.14, -0.16],
        [-0.1, -0.24],
        [-0.03, -0.24],
        [0.03, -0.14],
        [0.12, -0.1],
        [0.14, 0],
      ]),
      true,
      0.7,
    ),
    hex(mix(accent, dark, 0.62)),
    'fill-opacity="0.85"',
  );
  d.circle(
    x - size * 0.065 * way,
    y - size * 0.285,
    size * 0.05,
    hex(mix(accent, dark, 0.62)),
    'fill-opacity="0.85"',
  );
  d.stroke(polygon([left, top, right], false), hex(mix(light, [1, 1, 1], 0.3)), size * 0.008);
  d.stroke(polygon([top, [top[0] + way * size * 0.02, y]], false), hex(mix(accent, dark, 0.4)), size * 0.012);
  for (const px of [-0.72, 0.66])
    d.stroke(
      polygon(
        at(x, y, size, way, [
          [px < 0 ? -0.24 : 0.2, px < 0 ? -0.5 : -0.4],
          [px, 0.02],
        ]),
        false,
      ),
      hex(dark),
      size * 0.008,
    );
};

/** A mushroom that gives light; `size` is its height. */
export const mushroom: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  glow(d, x, y - size * 0.66, size * 0.75, mix(light, accent, 0.3), 0.55);
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.1, -0.6],
        [-0.075, -0.3],
        [-0.13, 0.02],
        [0.12, 0.02],
        [0.07, -0.3],
        [0.11, -0.6],
      ]),
      true,
      0.6,
    ),
    d.linear(
      [x - way * size * 0.13, 0],
      [x + way * size * 0.13, 0],
      [
        [0, mix(dark, light, 0.35)],
        [0.7, mix(light, [1, 1, 1], 0.3)],
        [1, mix(light, dark, 0.25)],
      ],
    ),
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.46, -0.6],
        [0, -0.53],
        [0.46, -0.6],
        [0.28, -0.665],
        [-0.28, -0.665],
      ]),
      true,
      0.7,
    ),
    hex(mix(light, [1, 1, 1], 0.4)),
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.47, -0.61],
        [-0.42, -0.8],
        [-0.22, -0.97],
        [0.03, -1],
        [0.27, -0.95],
        [0.44, -0.79],
        [0.47, -0.61],
        [0.25, -0.655],
        [-0.25, -0.655],
      ]),
      true,
      0.75,
    ),
    d.radial([x + way * size * 0.14, y - size * 0.9], size * 0.62, [
      [0, mix(accent, [1, 1, 1], 0.4)],
      [0.5, accent],
      [1, mix(accent, dark, 0.62)],
    ]),
  );
  for (const [px, py, r] of [
    [-0.24, -0.8, 0.052],
    [-0.02, -0.9, 0.06],
    [0.22, -0.8, 0.045],
    [0.05, -0.75, 0.035],
    [-0.35, -0.69, 0.03],
    [0.36, -0.69, 0.032],
  ] as const)
    d.ellipse(
      x + px * size * way,
      y + py * size,
      r * size,
      r * size * 0.72,
      hex(mix(light, [1, 1, 1], 0.55)),
    );
};

/** A beehive of straw on its stand; `size` is its height. */
export const beehive: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.rect(x - size * 0.34, y - size * 0.14, size * 0.68, size * 0.05, hex(mix(dark, light, 0.25)));
  for (const px of [-0.27, 0.23]) d.rect(x + px * size, y - size * 0.1, size * 0.045, size * 0.1, hex(dark));
  const rows = 7;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const half = size * 0.34 * Math.sqrt(1 - (t * 0.93) ** 2.4);
    const ry = y - size * (0.2 + t * 0.68);
    d.rect(
      x - half,
      ry - size * 0.068,
      half * 2,
      size * 0.136,
      d.linear(
        [x - way * half, 0],
        [x + way * half, 0],
        [
          [0, mix(accent, dark, 0.6)],
          [0.6, accent],
          [1, mix(accent, light, 0.6)],
        ],
      ),
      `rx="${n(size * 0.066)}"`,
    );
    d.rect(
      x - half,
      ry + size * 0.04,
      half * 2,
      size * 0.014,
      hex(mix(accent, dark, 0.6)),
      `fill-opacity="0.5"`,
    );
  }
  d.ellipse(x, y - size * 0.22, size * 0.075, size * 0.06, hex(dark));
};
