import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { sitter, stander, woman } from '../../figures.ts';
import { glow } from '../../props/tones.ts';
import type { Brief, Layer } from '../../scene.ts';
import { floorAt, lit, longShadow } from './bore.ts';
import type { Bore } from './bore.ts';

/** A stage from where the prompter sits: curtains behind curtains, one beam, and somebody small in it. */
export function stage(brief: Brief, bore: Bore): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u } = frame;
  const back = new Drawing(width, height);
  const velvet = palette.tone(0, 0.4, 0.15);
  for (const [row, z] of [3.4, 2.3, 1.55, 1.05].entries()) {
    const half = bore.half / z;
    const top = bore.y - bore.rise / z;
    const foot = floorAt(bore, z);
    const tone = mix(velvet, palette.near, 0.12 + row * 0.2);
    const fold = (4.4 * u) / z + 1.2 * u;
    for (const side of [-1, 1]) {
      const inner = bore.x + side * half * 0.66;
      const outer = side < 0 ? -u : width + u;
      for (let x = inner, i = 0; side < 0 ? x > outer : x < outer; x += side * fold, i++) {
        const bulge = fold * (0.85 + random.next() * 0.3);
        back.path(
          `M${n(x)} ${n(top - height)}L${n(x)} ${n(foot - fold * 0.2)}q${n((side * bulge) / 2)} ${n(fold * 0.5)} ${n(side * bulge)} 0L${n(x + side * bulge)} ${n(top - height)}Z`,
          back.linear(
            [x, 0],
            [x + side * bulge, 0],
            [
              [0, shift(tone, { l: 0.09 })],
              [0.4, tone],
              [1, mix(tone, palette.near, 0.75)],
            ],
          ),
        );
      }
    }
    const swags = 7;
    for (let i = 0; i < swags; i++) {
      const x = bore.x - half * 0.72 + (i * half * 1.44) / swags;
      const w = (half * 1.44) / swags;
      back.path(
        `M${n(x)} ${n(-u)}V${n(top + half * 0.16)}q${n(w / 2)} ${n(w * 0.5)} ${n(w)} 0V${n(-u)}Z`,
        back.linear(
          [0, top - half * 0.1],
          [0, top + half * 0.3],
          [
            [0, mix(tone, palette.near, 0.65)],
            [1, shift(tone, { l: 0.05 })],
          ],
        ),
      );
      back.stroke(
        `M${n(x)} ${n(top + half * 0.16)}q${n(w / 2)} ${n(w * 0.5)} ${n(w)} 0`,
        hex(mix(palette.sun, tone, 0.45)),
        w * 0.05,
      );
    }
  }
  const beam = new Drawing(width, height);
  const z = 2.5;
  const spot: Point = [bore.x + bore.half * 0.04, floorAt(bore, z)];
  const wide = (bore.half * 0.62) / z;
  beam.path(
    polygon([
      [bore.x - 3 * u, -4 * u],
      [bore.x + 3 * u, -4 * u],
      [spot[0] + wide, spot[1]],
      [spot[0] - wide, spot[1]],
    ]),
    beam.linear(
      [0, 0],
      [0, spot[1]],
      [
        [0, palette.sun, 0.75],
        [1, palette.sky[2], 0.2],
      ],
    ),
  );
  beam.ellipse(
    spot[0],
    spot[1],
    wide * 1.02,
    wide * 0.24,
    hex(mix(palette.sun, palette.sky[2], 0.3)),
    'fill-opacity="0.6"',
  );
  const d = new Drawing(width, height);
  const tall = (bore.drop * 1.35) / z;
  longShadow(d, spot[0], spot[1], tall, palette.near);
  lit(d, (random.chance(0.5) ? woman : stander)(spot[0], spot[1] + tall * 0.02, tall), brief);
  const stand = spot[0] + tall * 0.24;
  d.stroke(
    `M${n(stand)} ${n(spot[1])}V${n(spot[1] - tall * 0.8)}l${n(-tall * 0.07)} ${n(-tall * 0.05)}M${n(stand - tall * 0.09)} ${n(spot[1])}h${n(tall * 0.18)}`,
    hex(palette.near),
    tall * 0.022,
  );
  d.ellipse(stand - tall * 0.085, spot[1] - tall * 0.86, tall * 0.032, tall * 0.042, hex(palette.near));
  const edge = floorAt(bore, 1.25);
  for (let i = -6; i <= 6; i++) {
    const x = bore.x + i * bore.half * 0.2;
    glow(d, x, edge, 6 * u, palette.sun, 0.7);
    d.path(
      `M${n(x - 1.6 * u)} ${n(edge + 1.4 * u)}a${n(1.6 * u)} ${n(1.8 * u)} 0 0 1 ${n(3.2 * u)} 0Z`,
      hex(palette.near),
    );
  }
  return [
    { kind: 'vector', depth: 0.5, svg: back.toSvg() },
    { kind: 'vector', depth: 0.55, svg: beam.toSvg(), blend: 'screen' },
    { kind: 'vector', depth: 0.6, svg: d.toSvg() },
  ];
}

/** Shelves on both sides as far as the light reaches, a ladder, and a reader on the floor. */
export function library(brief: Brief, bore: Bore): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const at = (z: number, out: number, up: number): Point => [
    bore.x + (out * bore.half) / z,
    up < 0 ? bore.y + (up * bore.rise) / z : bore.y + (up * bore.drop) / z,
  ];
  const warm = mix(palette.sun, palette.sky[2], 0.35);
  const spines: readonly [Rgb, ...Rgb[]] = [
    palette.tone(0, 0.5, 0.12),
    palette.tone(1, 0.44, 0.11),
    palette.tone(2, 0.4, 0.1),
    palette.accent,
    mix(palette.sun, palette.near, 0.45),
  ];
  const stops = [9, 6.4, 4.7, 3.5, 2.65, 2.02, 1.56, 1.22, 0.95];
  for (const side of [-1, 1]) {
    for (let i = 0; i + 1 < stops.length; i++) {
      const far = stops[i] ?? 1;
      const near = stops[i + 1] ?? 1;
      const shade = i / (stops.length - 1);
      const wood = mix(mix(palette.sky[1], warm, 0.3), palette.near, 0.25 + shade * 0.6);
      d.path(
        polygon([
          at(far, side * 0.72, -1.1),
          at(near, side * 0.72, -1.1),
          at(near, side * 0.72, 1),
          at(far, side * 0.72, 1),
        ]),
        hex(mix(wood, palette.near, 0.45)),
      );
      const rows = 7;
      for (let row = 0; row < rows; row++) {
        const low = 0.94 - (row * 1.98) / rows;
        const room = 1.98 / rows - 0.05;
        let z = far;
        while (z > near * 1.015) {
          const next = Math.max(near, z * random.range(0.945, 0.975));
          const tall = room * random.range(0.66, 0.97);
          if (random.chance(0.93)) {
            const book = random.pick(spines);
            d.path(
              polygon([
                at(z, side * 0.7, low),
                at(next, side * 0.7, low),
                at(next, side * 0.7, low - tall),
                at(z, side * 0.7, low - tall),
              ]),
              hex(mix(mix(book, warm, 0.35 * (1 - shade)), palette.near, shade * 0.72)),
            );
          }
          z = next;
        }
        d.path(
          polygon([
            at(far, side * 0.68, low),
            at(near, side * 0.68, low),
            at(near, side * 0.68, low + 0.035),
            at(far, side * 0.68, low + 0.035),
          ]),
          hex(wood),
        );
      }
      d.path(
        polygon([
          at(near, side * 0.66, -1.1),
          at(near * 0.985, side * 0.66, -1.1),
          at(near * 0.985, side * 0.66, 1),
          at(near, side * 0.66, 1),
        ]),
        hex(mix(wood, warm, 0.22 * (1 - shade))),
      );
    }
  }
  const [lx, ly] = at(5, 0, -0.5);
  d.stroke(`M${n(lx)} ${n(-u)}V${n(ly - 5 * u)}`, hex(palette.near), 0.35 * u);
  glow(d, lx, ly, 30 * u, palette.sun, 0.85);
  d.path(
    `M${n(lx - 5 * u)} ${n(ly)}q${n(5 * u)} ${n(-9 * u)} ${n(10 * u)} 0Z`,
    hex(mix(palette.near, palette.accent, 0.4)),
  );
  const [top, foot] = [at(1.9, 0.64, -0.8), at(1.66, 0.42, 1)];
  const wide = 4.6 * u;
  let ladder = '';
  for (let i = 0; i <= 11; i++) {
    const t = i / 11;
    const x = top[0] + (foot[0] - top[0]) * t;
    const y = top[1] + (foot[1] - top[1]) * t;
    ladder += `M${n(x - wide / 2)} ${n(y)}h${n(wide)}`;
  }
  for (const side of [-0.5, 0.5])
    ladder += `M${n(top[0] + side * wide)} ${n(top[1] - 2 * u)}L${n(foot[0] + side * wide)} ${n(foot[1])}`;
  d.stroke(ladder, hex(mix(palette.near, warm, 0.12)), 0.9 * u);
  const y = floorAt(bore, 2.3);
  const tall = bore.drop * 0.44;
  const x = bore.x - 6 * u;
  longShadow(d, x, y, tall, palette.near);
  lit(d, sitter(x, y, tall), brief);
  for (let i = 0; i < 5; i++)
    d.rect(
      x - tall * 0.9 + (i % 2) * u * 0.6,
      y - (i + 1) * tall * 0.085,
      tall * 0.42,
      tall * 0.075,
      hex(mix(spines[i % spines.length] ?? warm, palette.near, 0.3)),
      `rx="${n(u * 0.2)}"`,
    );
  return [{ kind: 'vector', depth: 0.55, svg: d.toSvg() }];
}
