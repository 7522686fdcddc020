import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** Somebody who swims the crawl, to be seen over the water's line at `y`; `size` is the length. */
export const swimmer: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.7): string =>
    curve(at(x, y, size, way, points), true, tension);
  const skin = hex(dark);
  d.path(
    p([
      [-0.55, 0.02],
      [-0.3, -0.05],
      [0, -0.09],
      [0.2, -0.07],
      [0.24, 0.02],
      [0, 0.06],
      [-0.3, 0.05],
    ]),
    skin,
  );
  d.path(
    p(
      [
        [0.1, -0.06],
        [0.02, -0.26],
        [0.1, -0.38],
        [0.18, -0.36],
        [0.36, -0.14],
        [0.44, -0.02],
        [0.38, 0],
        [0.26, -0.12],
        [0.15, -0.25],
        [0.2, -0.06],
      ],
      0.5,
    ),
    skin,
  );
  d.circle(x + 0.3 * size * way, y - size * 0.075, size * 0.082, skin);
  d.path(
    p([
      [0.22, -0.09],
      [0.27, -0.16],
      [0.34, -0.16],
      [0.385, -0.08],
      [0.3, -0.1],
    ]),
    hex(accent),
  );
  const foam = hex(mix(light, [1, 1, 1], 0.5));
  for (const [px, py, r] of [
    [0.44, -0.02, 0.03],
    [0.5, -0.06, 0.016],
    [0.47, -0.1, 0.012],
    [-0.56, -0.03, 0.03],
    [-0.62, -0.08, 0.02],
    [-0.6, -0.13, 0.012],
    [-0.68, -0.04, 0.014],
  ] as const)
    d.circle(x + px * size * way, y + py * size, r * size, foam);
  for (const [from, to] of [
    [-0.75, -0.5],
    [0.3, 0.62],
    [-0.2, 0.1],
  ] as const)
    d.stroke(
      `M${n(x + from * size * way)} ${n(y + size * 0.05)}q${n(((to - from) * size * way) / 2)} ${n(-size * 0.03)} ${n((to - from) * size * way)} 0`,
      foam,
      size * 0.016,
      'stroke-opacity="0.8"',
    );
};

/** A rowing four, all backs bent alike; `size` is the boat's length. */
export const four: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.5, -0.018],
        [-0.3, -0.028],
        [0.3, -0.028],
        [0.5, -0.02],
        [0.3, 0.014],
        [-0.3, 0.014],
      ]),
      true,
      0.5,
    ),
    d.linear(
      [0, y - size * 0.03],
      [0, y + size * 0.014],
      [
        [0, mix(accent, light, 0.3)],
        [1, mix(accent, dark, 0.7)],
      ],
    ),
  );
  for (const [i, px] of [-0.24, -0.09, 0.06, 0.21].entries()) {
    const rower: readonly Point[] = [
      [px - 0.055, -0.02],
      [px - 0.05, -0.06],
      [px - 0.062, -0.09],
      [px - 0.042, -0.116],
      [px - 0.018, -0.11],
      [px + 0.005, -0.085],
      [px + 0.052, -0.074],
      [px + 0.05, -0.064],
      [px + 0.004, -0.072],
      [px - 0.012, -0.08],
      [px - 0.01, -0.045],
      [px + 0.02, -0.064],
      [px + 0.046, -0.024],
    ];
    d.path(curve(at(x, y, size, way, rower), true, 0.6), hex(dark));
    d.circle(x + (px - 0.028) * size * way, y - size * 0.134, size * 0.0185, hex(dark));
    const hand = at(x, y, size, way, [[px + 0.05, -0.068]])[0] ?? [x, y];
    const blade: Point = [
      x + (px + 0.02) * size * way + (i % 2 === 0 ? 0.13 : 0.12) * size * way,
      y + size * (i % 2 === 0 ? 0.07 : 0.05),
    ];
    d.stroke(polygon([hand, blade], false), hex(mix(dark, light, 0.35)), size * 0.005);
    d.ellipse(
      blade[0],
      blade[1],
      size * 0.024,
      size * 0.008,
      hex(accent),
      `transform="rotate(${n(40 * way)} ${n(blade[0])} ${n(blade[1])})"`,
    );
    d.ellipse(
      blade[0],
      blade[1] + size * 0.012,
      size * 0.045,
      size * 0.005,
      hex(mix(light, [1, 1, 1], 0.4)),
      'fill-opacity="0.7"',
    );
  }
};

/** A bottle with a letter that lies in the water up to `y`; `size` is its length. */
export const bottle: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.group(`transform="rotate(${n(-26 * way)} ${n(x)} ${n(y)})"`, () => {
    const p = (points: readonly Point[], tension = 0.6): string =>
      curve(at(x, y, size, way, points), true, tension);
    const glass = mix(accent, light, 0.25);
    const body: readonly Point[] = [
      [-0.5, -0.13],
      [-0.46, -0.16],
      [0.06, -0.16],
      [0.18, -0.12],
      [0.27, -0.06],
      [0.46, -0.052],
      [0.46, 0.052],
      [0.27, 0.06],
      [0.18, 0.12],
      [0.06, 0.16],
      [-0.46, 0.16],
      [-0.5, 0.13],
    ];
    d.path(
      p(body, 0.35),
      d.linear(
        [0, y - size * 0.16],
        [0, y + size * 0.16],
        [
          [0, mix(glass, [1, 1, 1], 0.45), 0.9],
          [0.4, glass, 0.6],
          [1, mix(glass, dark, 0.6), 0.9],
        ],
      ),
    );
    d.rect(
      x + (way > 0 ? -0.36 : -0.04) * size,
      y - size * 0.075,
      size * 0.4,
      size * 0.15,
      hex(mix(light, [1, 1, 1], 0.55)),
      `rx="${n(size * 0.02)}"`,
    );
    d.rect(
      x + (way > 0 ? -0.2 : 0.1) * size,
      y - size * 0.08,
      size * 0.05,
      size * 0.16,
      hex(mix(accent, dark, 0.35)),
    );
    d.rect(
      x + (way > 0 ? 0.45 : -0.56) * size,
      y - size * 0.045,
      size * 0.11,
      size * 0.09,
      hex(mix(dark, light, 0.42)),
      `rx="${n(size * 0.014)}"`,
    );
    d.stroke(
      polygon(
        at(x, y, size, way, [
          [-0.4, -0.11],
          [0.04, -0.11],
        ]),
        false,
      ),
      '#fff',
      size * 0.02,
      'stroke-opacity="0.75"',
    );
  });
  glow(d, x, y, size * 0.8, light, 0.2);
  const line: readonly Point[] = [
    [-0.62, 0.1],
    [-0.34, 0.06],
    [-0.06, 0.12],
    [0.22, 0.07],
    [0.6, 0.11],
  ];
  d.path(
    `${curve(at(x, y, size, way, line), false)}L${n(x + 0.3 * size * way)} ${n(y + size * 0.34)}L${n(x - 0.3 * size * way)} ${n(y + size * 0.34)}Z`,
    d.linear(
      [0, y + size * 0.06],
      [0, y + size * 0.32],
      [
        [0, mix(dark, light, 0.3), 0.7],
        [1, mix(dark, light, 0.2), 0],
      ],
    ),
  );
  d.stroke(
    curve(at(x, y, size, way, line), false),
    hex(mix(light, [1, 1, 1], 0.4)),
    size * 0.014,
    'stroke-opacity="0.7"',
  );
};

/** A great bell; `x`, `y` is the middle of its foot, `size` its height. */
export const bell: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.7): string =>
    curve(at(x, y, size, way, points), true, tension);
  d.stroke(
    `M${n(x - size * 0.09)} ${n(y - size * 0.96)}q${n(size * 0.09)} ${n(-size * 0.2)} ${n(size * 0.18)} 0`,
    hex(mix(dark, light, 0.3)),
    size * 0.05,
  );
  d.ellipse(x, y + size * 0.05, size * 0.1, size * 0.1, hex(mix(dark, light, 0.25)));
  d.path(
    p([
      [0, -0.96],
      [0.15, -0.93],
      [0.23, -0.8],
      [0.27, -0.5],
      [0.34, -0.24],
      [0.47, -0.06],
      [0.44, 0],
      [0, 0.03],
      [-0.44, 0],
      [-0.47, -0.06],
      [-0.34, -0.24],
      [-0.27, -0.5],
      [-0.23, -0.8],
      [-0.15, -0.93],
    ]),
    d.linear(
      [x - way * size * 0.45, 0],
      [x + way * size * 0.45, 0],
      [
        [0, dark],
        [0.4, mix(dark, accent, 0.5)],
        [0.68, mix(accent, light, 0.6)],
        [0.78, mix(light, [1, 1, 1], 0.3)],
        [1, mix(dark, accent, 0.4)],
      ],
    ),
  );
  for (const [py, half] of [
    [-0.74, 0.245],
    [-0.7, 0.25],
    [-0.3, 0.32],
    [-0.12, 0.42],
  ] as const)
    d.stroke(
      `M${n(x - half * size)} ${n(y + py * size)}Q${n(x)} ${n(y + (py + 0.06) * size)} ${n(x + half * size)} ${n(y + py * size)}`,
      hex(mix(dark, light, 0.4)),
      size * 0.012,
      'stroke-opacity="0.8"',
    );
  for (let i = -2; i <= 2; i++) {
    const px = x + i * size * 0.1;
    const py = y - size * (0.47 - Math.abs(i) * 0.006);
    d.stroke(
      `M${n(px)} ${n(py - size * 0.09)}V${n(py + size * 0.06)}M${n(px - size * 0.035)} ${n(py - size * 0.035)}h${n(size * 0.07)}`,
      hex(mix(dark, light, 0.55)),
      size * 0.014,
      'stroke-opacity="0.85"',
    );
  }
};
