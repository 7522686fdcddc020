import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander, walker } from '../../figures.ts';
import { clamp } from '../../noise.ts';
import { trainFront } from '../../props/trains.ts';
import { barrel, lantern } from '../../props/household.ts';
import type { Brief, Layer } from '../../scene.ts';
import { floorAt, lit, longShadow } from './bore.ts';
import type { Bore } from './bore.ts';

/** Casks on both sides and somebody with a lantern. */
export function cellar(brief: Brief, bore: Bore): Layer {
  const { frame, palette, random } = brief;
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const tones = {
    dark: palette.near,
    light: mix(palette.sky[2], palette.sun, 0.3),
    accent: palette.tone(1, 0.5, 0.12),
  };
  for (const z of [5.2, 4, 3.05, 2.3, 1.72, 1.25]) {
    for (const side of [-1, 1]) {
      const size = (bore.drop * 0.74) / z;
      const x = bore.x + (side * bore.half * 0.72) / z;
      const tone = { ...tones, dark: mix(palette.near, palette.sky[2], clamp((z - 1) * 0.11)) };
      barrel(d, x, floorAt(bore, z), size, tone, -side);
      if (z < 4)
        barrel(
          d,
          x + (side * bore.half * 0.05) / z,
          floorAt(bore, z) - size * 0.98,
          size * 0.96,
          tone,
          -side,
        );
    }
  }
  const y = floorAt(bore, 2);
  const tall = bore.drop * 0.74;
  const x = bore.x + random.range(-2, 2) * u;
  longShadow(d, x, y, tall, palette.near);
  lit(d, walker(x, y, tall, 1), brief);
  lantern(
    d,
    x + tall * 0.21,
    y - tall * 0.42,
    tall * 0.15,
    { ...tones, light: mix(palette.sun, palette.sky[2], 0.4) },
    1,
  );
  return { kind: 'vector', depth: 0.6, svg: d.toSvg() };
}

/** A platform, a train that comes in, somebody with a case. */
export function station(brief: Brief, bore: Bore): Layer {
  const { frame, palette } = brief;
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const side = -1;
  const at = (z: number, out: number, drop: number): Point => [
    bore.x + (out * bore.half) / z,
    bore.y + (drop * bore.drop) / z,
  ];
  const edge = 0.12;
  d.path(
    polygon([at(1, edge, 1), at(14, edge, 1), at(14, 1, 1), at(1, 1, 1)]),
    d.linear(
      [0, bore.y],
      [0, floorAt(bore, 1)],
      [
        [0, mix(palette.sky[2], palette.sky[1], 0.4)],
        [0.4, mix(palette.near, palette.sky[1], 0.35)],
        [1, palette.near],
      ],
    ),
    'fill-opacity="0.85"',
  );
  d.path(
    polygon([at(1, edge, 1), at(14, edge, 1), at(14, edge + 0.05, 1), at(1, edge + 0.05, 1)]),
    hex(mix(palette.accent, palette.near, 0.2)),
    'fill-opacity="0.8"',
  );
  for (const out of [-0.52, -0.2])
    d.path(
      polygon([
        at(1, out - 0.02, 1.12),
        at(16, out - 0.01, 1.05),
        at(16, out + 0.01, 1.05),
        at(1, out + 0.02, 1.12),
      ]),
      hex(mix(palette.sky[2], palette.near, 0.35)),
    );
  const z = 2.6;
  const size = (bore.half * 0.62) / z;
  trainFront(
    d,
    bore.x + (side * bore.half * 0.36) / z,
    floorAt(bore, z) + size * 0.1,
    size * 1.5,
    { dark: palette.near, light: mix(palette.sun, [1, 1, 1], 0.4), accent: palette.accent },
    1,
  );
  for (const [i, k] of [9, 6.2, 4.4, 3.2, 2.4].entries()) {
    const [x, y] = at(k, 0.42, -0.75);
    const r = (7 * u) / k;
    d.stroke(`M${n(x)} ${n(y - r * 3)}V${n(y)}`, hex(palette.near), r * 0.12);
    d.circle(
      x,
      y,
      r * 3,
      d.radial([x, y], r * 3, [
        [0, palette.sun, 0.45],
        [1, palette.sun, 0],
      ]),
    );
    d.ellipse(x, y, r, r * 0.35, hex(mix(palette.sun, [1, 1, 1], 0.5)));
    if (i === 4) continue;
  }
  const tall = bore.drop * 0.82;
  const [x, y] = at(1.75, 0.36, 1);
  longShadow(d, x, y, tall, palette.near);
  lit(d, stander(x, y, tall), brief);
  d.rect(
    x + tall * 0.12,
    y - tall * 0.2,
    tall * 0.17,
    tall * 0.2,
    hex(palette.near),
    `rx="${n(tall * 0.02)}"`,
  );
  d.stroke(
    `M${n(x + tall * 0.17)} ${n(y - tall * 0.2)}v${n(-tall * 0.04)}h${n(tall * 0.07)}v${n(tall * 0.04)}`,
    hex(palette.near),
    tall * 0.012,
  );
  return { kind: 'vector', depth: 0.6, svg: d.toSvg() };
}
