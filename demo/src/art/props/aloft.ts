import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A hot-air balloon; `x`, `y` is the floor of its basket and `size` its height. */
export const hotAirBalloon: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const top = y - size;
  const r = size * 0.36;
  const middle = top + r * 1.02;
  const foot = y - size * 0.17;
  /** The edge of a gore, `t` −1 … 1 across. */
  const edge = (t: number): Point[] => [
    [x, top],
    [x + r * t * 0.72, top + r * 0.34],
    [x + r * t, middle],
    [x + r * t * 0.8, middle + r * 0.62],
    [x + r * t * 0.32, foot - size * 0.03],
    [x + size * 0.05 * t, foot],
  ];
  const gores = [-1, -0.72, -0.32, 0.12, 0.55, 0.86, 1];
  const colours = [accent, mix(light, [1, 1, 1], 0.35), shift(accent, { l: -0.12, h: 24 })];
  for (let i = 0; i + 1 < gores.length; i++) {
    const left = gores[i] ?? 0;
    const right = gores[i + 1] ?? 0;
    const shade = ((left + right) / 2) * way;
    const colour = colours[i % colours.length] ?? accent;
    const tone = mix(colour, shade > 0 ? light : dark, Math.abs(shade) * (shade > 0 ? 0.2 : 0.5));
    d.path(`${curve(edge(left), false)}L${curve(edge(right).toReversed(), false).slice(1)}Z`, hex(tone));
  }
  d.path(
    `${curve(edge(-1), false)}L${curve(edge(1).toReversed(), false).slice(1)}Z`,
    d.radial([x + way * r * 0.4, middle - r * 0.35], r * 1.7, [
      [0, mix(light, [1, 1, 1], 0.6), 0.42],
      [0.45, light, 0],
      [1, dark, 0.5],
    ]),
  );
  d.ellipse(x, foot, size * 0.05, size * 0.014, hex(mix(dark, accent, 0.3)));
  glow(d, x, foot - size * 0.01, size * 0.09, mix(light, accent, 0.3), 0.8);
  d.stroke(
    [-1, -0.4, 0.4, 1]
      .map((t) => `M${n(x + t * size * 0.05)} ${n(foot)}L${n(x + t * size * 0.042)} ${n(y - size * 0.075)}`)
      .join(''),
    hex(dark),
    size * 0.005,
  );
  d.rect(
    x - size * 0.045,
    y - size * 0.078,
    size * 0.09,
    size * 0.078,
    hex(mix(dark, accent, 0.14)),
    `rx="${n(size * 0.012)}"`,
  );
  d.rect(x - size * 0.05, y - size * 0.082, size * 0.1, size * 0.016, hex(dark), `rx="${n(size * 0.007)}"`);
  for (const px of [-0.018, 0.016]) d.circle(x + px * size, y - size * 0.1, size * 0.013, hex(dark));
};

/** An airship with lit windows; `x`, `y` is its middle and `size` its length. */
export const airship: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[], tension = 0.8): string =>
    curve(at(x, y, size, way, points), true, tension);
  const fin = (points: readonly Point[]): void =>
    d.path(polygon(at(x, y, size, way, points)), hex(mix(dark, accent, 0.5)));
  fin([
    [-0.36, -0.07],
    [-0.5, -0.17],
    [-0.44, -0.18],
    [-0.26, -0.1],
  ]);
  fin([
    [-0.36, 0.07],
    [-0.5, 0.16],
    [-0.44, 0.17],
    [-0.26, 0.1],
  ]);
  const hull: readonly Point[] = [
    [0.5, 0],
    [0.46, -0.06],
    [0.3, -0.115],
    [0.05, -0.135],
    [-0.2, -0.115],
    [-0.4, -0.055],
    [-0.5, 0],
    [-0.4, 0.055],
    [-0.2, 0.115],
    [0.05, 0.135],
    [0.3, 0.115],
    [0.46, 0.06],
  ];
  d.path(
    p(hull),
    d.linear(
      [0, y - size * 0.14],
      [0, y + size * 0.14],
      [
        [0, mix(light, [1, 1, 1], 0.25)],
        [0.3, mix(dark, light, 0.55)],
        [0.65, mix(dark, light, 0.22)],
        [1, dark],
      ],
    ),
  );
  for (const k of [-0.075, -0.03, 0.02, 0.07])
    d.stroke(
      curve(
        at(x, y, size, way, [
          [0.49, k * 0.1],
          [0.28, k * 1.05],
          [0.02, k * 1.2],
          [-0.24, k],
          [-0.49, k * 0.1],
        ]),
        false,
        0.8,
      ),
      hex(dark),
      size * 0.0035,
      'stroke-opacity="0.55"',
    );
  d.path(
    p(
      [
        [0.2, 0.117],
        [0.14, 0.175],
        [-0.08, 0.175],
        [-0.14, 0.122],
      ],
      0.3,
    ),
    hex(dark),
  );
  for (let i = 0; i < 7; i++) {
    const wx = x + (0.13 - i * 0.033) * size * way;
    d.rect(wx - size * 0.009, y + size * 0.138, size * 0.018, size * 0.016, hex(mix(light, [1, 1, 1], 0.4)));
  }
  glow(d, x + 0.03 * size * way, y + size * 0.15, size * 0.14, light, 0.5);
  fin([
    [-0.4, -0.01],
    [-0.54, -0.03],
    [-0.54, 0.03],
    [-0.4, 0.01],
  ]);
  d.circle(x + size * 0.5 * way, y, size * 0.008, hex(mix(accent, [1, 1, 1], 0.5)));
};

/** A kite with its tail; `x`, `y` is its middle. The line runs from there. */
export const kite: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.group(`transform="rotate(${n(24 * way)} ${n(x)} ${n(y)})"`, () => {
    const [top, right, foot, left] = at(x, y, size, way, [
      [0, -0.6],
      [0.38, -0.1],
      [0, 0.6],
      [-0.38, -0.1],
    ]);
    if (!top || !right || !foot || !left) return;
    const heart: Point = [x, y - size * 0.1];
    const second = mix(light, [1, 1, 1], 0.3);
    for (const [points, colour] of [
      [[top, right, heart], accent],
      [[right, foot, heart], second],
      [[foot, left, heart], shift(accent, { l: -0.14 })],
      [[left, top, heart], mix(second, dark, 0.2)],
    ] as const)
      d.path(polygon(points), hex(colour));
    d.stroke(polygon([top, foot], false) + polygon([left, right], false), hex(dark), size * 0.018);
    let [px, py] = foot;
    let tail = `M${n(px)} ${n(py)}`;
    for (let i = 0; i < 6; i++) {
      const nx = x + Math.sin(i * 1.3 + 1) * size * 0.16 - i * size * 0.03 * way;
      const ny = y + size * (0.78 + i * 0.2);
      tail += `Q${n(px + (i % 2 === 0 ? 1 : -1) * size * 0.12)} ${n((py + ny) / 2)} ${n(nx)} ${n(ny)}`;
      [px, py] = [nx, ny];
      d.path(
        polygon([
          [px - size * 0.1, py - size * 0.05],
          [px + size * 0.1, py + size * 0.05],
          [px + size * 0.1, py - size * 0.05],
          [px - size * 0.1, py + size * 0.05],
        ]),
        hex(i % 2 === 0 ? accent : second),
      );
    }
    d.stroke(tail, hex(dark), size * 0.014);
  });
};
