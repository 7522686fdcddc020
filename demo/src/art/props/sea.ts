import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** On a rock; `size` is the tower's height; `way` is where the beam points. */
export const lighthouse: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.path(
    curve(
      [
        [x - size * 0.5, y + size * 0.02],
        [x - size * 0.4, y - size * 0.03],
        [x - size * 0.36, y - size * 0.08],
        [x - size * 0.24, y - size * 0.085],
        [x - size * 0.17, y - size * 0.13],
        [x, y - size * 0.13],
        [x + size * 0.13, y - size * 0.135],
        [x + size * 0.2, y - size * 0.09],
        [x + size * 0.29, y - size * 0.08],
        [x + size * 0.34, y - size * 0.035],
        [x + size * 0.46, y - size * 0.03],
        [x + size * 0.52, y + size * 0.02],
      ],
      true,
      0.35,
    ),
    hex(dark),
  );
  const foot = y - size * 0.11;
  const top = y - size * 0.82;
  const wide = size * 0.085;
  const head = size * 0.055;
  const body = d.linear(
    [x - wide, y],
    [x + wide, y],
    way > 0
      ? [
          [0, mix(dark, light, 0.16)],
          [0.55, mix(dark, light, 0.5)],
          [1, mix(dark, light, 0.85)],
        ]
      : [
          [0, mix(dark, light, 0.85)],
          [0.45, mix(dark, light, 0.5)],
          [1, mix(dark, light, 0.16)],
        ],
  );
  d.path(
    polygon([
      [x - wide, foot],
      [x - head, top],
      [x + head, top],
      [x + wide, foot],
    ]),
    body,
  );
  for (const [a, b] of [
    [0.18, 0.36],
    [0.56, 0.74],
  ] as const) {
    const w = (t: number): number => wide + (head - wide) * t;
    const h = (t: number): number => foot + (top - foot) * t;
    d.path(
      polygon([
        [x - w(a), h(a)],
        [x - w(b), h(b)],
        [x + w(b), h(b)],
        [x + w(a), h(a)],
      ]),
      hex(mix(shift(accent, { l: -0.12 }), dark, 0.3)),
      'fill-opacity="0.8"',
    );
  }
  const lamp = top - size * 0.055;
  const reach = size * 1.9;
  for (const side of [way, -way]) {
    for (const spread of [1, 0.66, 0.36]) {
      d.path(
        polygon([
          [x, lamp - size * 0.012],
          [x + side * reach, lamp - size * (0.09 + 0.17 * spread)],
          [x + side * reach, lamp + size * (0.17 * spread - 0.09)],
          [x, lamp + size * 0.012],
        ]),
        d.linear(
          [x, lamp],
          [x + side * reach, lamp],
          [
            [0, mix(light, [1, 1, 1], 0.5), side === way ? 0.36 : 0.16],
            [0.4, light, side === way ? 0.13 : 0.05],
            [1, light, 0],
          ],
        ),
      );
    }
  }
  glow(d, x, lamp, size * 0.3, light, 0.9);
  d.rect(x - head * 1.35, top - size * 0.008, head * 2.7, size * 0.022, hex(dark));
  d.rect(x - head * 0.72, top - size * 0.095, head * 1.44, size * 0.09, hex(mix(light, [1, 1, 1], 0.7)));
  for (const bar of [-0.72, 0, 0.6])
    d.rect(x + head * bar, top - size * 0.095, head * 0.14, size * 0.09, hex(dark));
  d.path(
    `M${n(x - head)} ${n(top - size * 0.093)}Q${n(x)} ${n(top - size * 0.17)} ${n(x + head)} ${n(top - size * 0.093)}Z`,
    hex(dark),
  );
  d.rect(x - size * 0.006, top - size * 0.175, size * 0.012, size * 0.05, hex(dark));
};

/** `size` is the mast's height above the water. */
export const sailingBoat: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const sail = d.linear(
    [x - size * 0.3 * way, y],
    [x + size * 0.35 * way, y],
    [
      [0, mix(light, dark, 0.55)],
      [0.5, mix(light, accent, 0.2)],
      [1, light],
    ],
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.02, -0.98],
        [-0.11, -0.6],
        [-0.29, -0.19],
        [-0.02, -0.16],
      ]),
      true,
      0.55,
    ),
    sail,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [0.015, -0.92],
        [0.13, -0.55],
        [0.34, -0.17],
        [0.02, -0.2],
      ]),
      true,
      0.55,
    ),
    hex(mix(light, accent, 0.45)),
    'fill-opacity="0.95"',
  );
  d.rect(x - size * 0.006, y - size, size * 0.012, size * 0.9, hex(dark));
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.36, -0.13],
        [0.42, -0.13],
        [0.31, 0.01],
        [-0.27, 0.01],
      ]),
    ),
    hex(dark),
  );
};

/** With one who rows; `size` is the boat's length. */
export const rowingBoat: Prop = (d, x, y, size, { dark, light }, way) => {
  d.ellipse(x, y + size * 0.03, size * 0.62, size * 0.028, hex(dark), 'fill-opacity="0.5"');
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.5, -0.1],
        [-0.2, -0.06],
        [0.2, -0.06],
        [0.54, -0.15],
        [0.4, -0.01],
        [0.1, 0.035],
        [-0.25, 0.035],
        [-0.44, -0.01],
      ]),
      true,
      0.65,
    ),
    hex(dark),
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.02, -0.06],
        [-0.1, -0.2],
        [-0.06, -0.31],
        [0.01, -0.33],
        [0.07, -0.28],
        [0.18, -0.17],
        [0.17, -0.14],
        [0.06, -0.2],
        [0.06, -0.06],
      ]),
      true,
      0.7,
    ),
    hex(dark),
  );
  d.circle(x + 0.005 * size * way, y - size * 0.385, size * 0.047, hex(dark));
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [0.16, -0.16],
        [-0.14, -0.02],
        [-0.42, 0.07],
      ]),
      false,
    ),
    hex(dark),
    size * 0.016,
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.48, -0.1],
        [-0.2, -0.062],
        [0.2, -0.062],
        [0.52, -0.148],
      ]),
      false,
    ),
    hex(light),
    size * 0.008,
    'stroke-opacity="0.7"',
  );
};

/** `size` is the hull's length. */
export const steamer: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    d.circle(
      x + (0.05 - t * 0.5) * size * way,
      y - size * (0.4 + t * 0.17 + Math.sin(i * 2.2) * 0.015),
      size * (0.035 + t * 0.06),
      hex(mix(dark, light, 0.3)),
      `fill-opacity="${n(0.5 * (1 - t * 0.75))}"`,
    );
  }
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.36, -0.13],
        [-0.33, -0.22],
        [-0.1, -0.22],
        [-0.1, -0.28],
        [0.2, -0.28],
        [0.22, -0.13],
      ]),
    ),
    hex(mix(dark, light, 0.22)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0, -0.28],
        [0.012, -0.4],
        [0.095, -0.4],
        [0.1, -0.28],
      ]),
    ),
    hex(mix(dark, accent, 0.6)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0, -0.36],
        [0.01, -0.4],
        [0.095, -0.4],
        [0.097, -0.36],
      ]),
    ),
    hex(dark),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.5, -0.13],
        [0.5, -0.17],
        [0.42, 0.01],
        [-0.44, 0.01],
      ]),
    ),
    hex(dark),
  );
  for (let i = 0; i < 9; i++)
    d.circle(
      x + (-0.38 + i * 0.09) * size * way,
      y - size * 0.085,
      size * 0.0095,
      hex(mix(light, [1, 1, 1], 0.3)),
    );
  for (let i = 0; i < 7; i++)
    d.rect(
      x + (-0.3 + i * 0.075) * size * way - size * 0.012,
      y - size * 0.195,
      size * 0.024,
      size * 0.026,
      hex(mix(light, [1, 1, 1], 0.25)),
    );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [0.35, -0.16],
        [0.35, -0.36],
        [0.48, -0.17],
      ]),
      false,
    ),
    hex(dark),
    size * 0.008,
  );
};

/** A boat folded from a sheet; `size` is its length. */
export const foldedBoat: Prop = (d, x, y, size, { light, dark }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  d.path(
    p([
      [-0.16, -0.2],
      [0.02, -0.58],
      [0.22, -0.2],
    ]),
    hex(mix(light, dark, 0.06)),
  );
  d.path(
    p([
      [0.02, -0.58],
      [0.22, -0.2],
      [0.06, -0.2],
    ]),
    hex(mix(light, dark, 0.2)),
  );
  d.path(
    p([
      [-0.5, -0.28],
      [0, -0.17],
      [0.5, -0.28],
      [0.3, 0.02],
      [-0.3, 0.02],
    ]),
    hex(light),
  );
  d.path(
    p([
      [0, -0.17],
      [0.5, -0.28],
      [0.3, 0.02],
      [0, 0.02],
    ]),
    hex(mix(light, dark, 0.13)),
  );
  for (const k of [0, 1, 2])
    d.stroke(
      polygon(
        at(x, y, size, way, [
          [-0.36 + k * 0.03, -0.16 + k * 0.05],
          [-0.05, -0.1 + k * 0.045],
        ]),
        false,
      ),
      hex(mix(light, dark, 0.28)),
      size * 0.008,
    );
};
