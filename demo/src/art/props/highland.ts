import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop, Tones } from './tones.ts';

/** A rope bridge hung from one point to the other; gives the height of its floor at `x`. */
export function ropeBridge(
  d: Drawing,
  [from, to]: readonly [Point, Point],
  { sag, thick }: { sag: number; thick: number },
  { dark, light }: Tones,
): (x: number) => number {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const floor = (x: number): number => {
    const t = (x - x0) / (x1 - x0);
    return y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
  };
  const rail = (x: number): number => floor(x) - thick * 6.2;
  const steps = 44;
  const xs = Array.from({ length: steps + 1 }, (_, i) => x0 + ((x1 - x0) * i) / steps);
  const rope = (height: (x: number) => number): string =>
    curve(
      xs.map((x): Point => [x, height(x)]),
      false,
    );
  const wood = hex(mix(dark, light, 0.16));
  d.stroke(
    xs
      .map((x, i) => `M${n(x)} ${n(floor(x))}L${n(xs[Math.min(steps, i + (i % 2))] ?? x)} ${n(rail(x))}`)
      .join(''),
    wood,
    thick * 0.26,
  );
  d.stroke(rope(rail), hex(dark), thick * 0.5);
  d.stroke(
    rope((x) => rail(x) - thick * 0.4),
    hex(light),
    thick * 0.16,
    'stroke-opacity="0.8"',
  );
  d.stroke(rope(floor), hex(dark), thick * 0.9);
  d.path(
    xs
      .map((x) =>
        polygon([
          [x - thick * 0.5, floor(x) - thick * 0.3],
          [x + thick * 0.5, floor(x) - thick * 0.3],
          [x + thick * 0.4, floor(x) + thick * 0.9],
          [x - thick * 0.4, floor(x) + thick * 0.9],
        ]),
      )
      .join(''),
    hex(dark),
  );
  for (const [x, y] of [from, to])
    d.rect(x - thick * 0.7, y - thick * 8.4, thick * 1.4, thick * 12, hex(dark), `rx="${n(thick * 0.3)}"`);
  return floor;
}

/** A cabin that hangs from `x`, `y` on its arm; `size` is the cabin's width. */
export const cableCabin: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const top = y + size * 0.52;
  d.stroke(`M${n(x)} ${n(y)}L${n(x)} ${n(top)}`, hex(dark), size * 0.07);
  d.rect(x - size * 0.22, y - size * 0.05, size * 0.44, size * 0.1, hex(dark), `rx="${n(size * 0.05)}"`);
  const body = curve(
    at(x, top, size, way, [
      [-0.46, 0.02],
      [0, -0.04],
      [0.46, 0.02],
      [0.5, 0.3],
      [0.44, 0.66],
      [0, 0.72],
      [-0.44, 0.66],
      [-0.5, 0.3],
    ]),
    true,
    0.55,
  );
  d.path(
    body,
    d.linear(
      [x - way * size * 0.5, 0],
      [x + way * size * 0.5, 0],
      [
        [0, shift(accent, { l: -0.24 })],
        [0.7, accent],
        [1, mix(accent, light, 0.5)],
      ],
    ),
  );
  const glass = hex(mix(light, [1, 1, 1], 0.25));
  for (const px of [-0.4, -0.12, 0.16])
    d.rect(x + px * size, top + size * 0.12, size * 0.24, size * 0.26, glass, `rx="${n(size * 0.03)}"`);
  glow(d, x, top + size * 0.26, size * 0.9, light, 0.45);
  for (const [px, s] of [
    [-0.27, 0.12],
    [0.05, 0.14],
    [0.28, 0.11],
  ] as const) {
    d.circle(x + px * size, top + size * (0.3 - s * 0.4), size * s * 0.42, hex(dark));
    d.rect(x + (px - s * 0.5) * size, top + size * 0.28, size * s, size * 0.1, hex(dark));
  }
  d.rect(x - size * 0.47, top + size * 0.46, size * 0.94, size * 0.05, hex(mix(dark, accent, 0.3)));
};

/** A sheep that grazes or looks up; `size` is its height. */
export const sheep: Prop = (d, x, y, size, { dark, light }, way) => {
  const legs = hex(dark);
  for (const px of [-0.34, -0.2, 0.16, 0.3])
    d.rect(x + px * size * way - size * 0.045, y - size * 0.34, size * 0.09, size * 0.34, legs);
  const wool = d.linear(
    [0, y - size],
    [0, y - size * 0.2],
    [
      [0, light],
      [0.55, mix(light, dark, 0.28)],
      [1, mix(light, dark, 0.6)],
    ],
  );
  const rounds: readonly (readonly [number, number, number])[] = [
    [-0.36, -0.56, 0.24],
    [-0.12, -0.68, 0.27],
    [0.14, -0.68, 0.26],
    [0.32, -0.54, 0.22],
    [-0.16, -0.46, 0.27],
    [0.12, -0.46, 0.27],
  ];
  for (const [px, py, r] of rounds) d.circle(x + px * size * way, y + py * size, r * size, wool);
  d.path(
    curve(
      at(x, y, size, way, [
        [0.4, -0.78],
        [0.5, -0.84],
        [0.62, -0.74],
        [0.66, -0.56],
        [0.6, -0.46],
        [0.5, -0.52],
        [0.42, -0.64],
      ]),
      true,
      0.8,
    ),
    legs,
  );
  d.ellipse(
    x + 0.4 * size * way,
    y - size * 0.72,
    size * 0.1,
    size * 0.045,
    legs,
    `transform="rotate(${n(-24 * way)} ${n(x + 0.4 * size * way)} ${n(y - size * 0.72)})"`,
  );
};

/** A crown with stones; `size` is its width. */
export const crown: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const gold = (from: number, to: number): string =>
    d.linear(
      [x - size * 0.5 * way, y],
      [x + size * 0.5 * way, y],
      [
        [0, mix(dark, light, from)],
        [0.4, mix(dark, light, to)],
        [0.6, mix(light, [1, 1, 1], 0.35)],
        [0.75, mix(dark, light, to)],
        [1, mix(dark, light, from)],
      ],
    );
  const point = (i: number): Point => [
    x + (i - 2) * size * 0.245,
    y - size * (0.62 - Math.abs(i - 2) * 0.03),
  ];
  const ring: Point[] = [[x - size * 0.44, y - size * 0.2]];
  for (let i = 0; i < 5; i++) {
    ring.push(point(i));
    if (i < 4) ring.push([x + (i - 1.5) * size * 0.23, y - size * 0.32]);
  }
  ring.push([x + size * 0.44, y - size * 0.2]);
  d.ellipse(x, y - size * 0.3, size * 0.43, size * 0.09, hex(mix(dark, accent, 0.5)));
  d.path(
    polygon([...ring, [x + size * 0.42, y], [x - size * 0.42, y]]),
    gold(0.3, 0.72),
    `stroke-linejoin="round"`,
  );
  d.path(
    `M${n(x - size * 0.44)} ${n(y - size * 0.2)}Q${n(x)} ${n(y - size * 0.1)} ${n(x + size * 0.44)} ${n(y - size * 0.2)}L${n(x + size * 0.43)} ${n(y - size * 0.02)}Q${n(x)} ${n(y + size * 0.09)} ${n(x - size * 0.43)} ${n(y - size * 0.02)}Z`,
    gold(0.45, 0.9),
  );
  for (let i = 0; i < 5; i++) {
    const [px, py] = point(i);
    d.circle(px, py, size * 0.042, hex(mix(light, [1, 1, 1], 0.5)));
    const gx = x + (i - 2) * size * 0.17;
    const gy = y - size * (0.075 - Math.abs(i - 2) * 0.012);
    d.ellipse(gx, gy, size * 0.042, size * 0.052, hex(i % 2 === 0 ? accent : mix(dark, accent, 0.5)));
    d.circle(gx - size * 0.012, gy - size * 0.018, size * 0.012, '#fff', 'fill-opacity="0.85"');
  }
};
