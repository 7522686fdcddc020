import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { woman } from '../../figures.ts';
import { clamp, noise } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';
import { lit, longShadow } from './bore.ts';
import type { Bore } from './bore.ts';

/** Two signals that meet in somebody who stands on a bridge between them. */
export function machine(brief: Brief, bore: Bore): Layer[] {
  const { frame, palette, seed } = brief;
  const { width, height, u } = frame;
  const wave = noise(`${seed}/signal`);
  const glow = new Drawing(width, height);
  const strong = [palette.accent, palette.tone(1, 0.74, 0.2)] as const;
  for (const [i, colour] of strong.entries()) {
    for (let k = 0; k < 7; k++) {
      const points: Point[] = [];
      const y0 = bore.y + (i === 0 ? -1 : 1) * 1.5 * u;
      for (let x = -2 * u; x <= width + 2 * u; x += 1.2 * u) {
        const away = Math.abs(x - bore.x) / (frame.purpose === 'poster' ? width * 0.6 : height * 0.9);
        const swell = clamp(away * 1.15) ** 0.8 * (9 + k * 2.2) * u;
        points.push([
          x,
          y0 +
            Math.sin((x / (8.5 * u)) * (i === 0 ? 1 : -1) + k * 0.16 + i * 2) * swell * 0.62 +
            wave.fbm(x / (15 * u), k * 0.14 + i * 9, 3) * swell,
        ]);
      }
      glow.stroke(
        curve(points, false),
        hex(mix(colour, [1, 1, 1], k === 3 ? 0.5 : 0)),
        (k === 3 ? 0.5 : 0.24) * u,
        `stroke-opacity="${n(k === 3 ? 0.9 : 0.5)}"`,
      );
    }
  }
  const d = new Drawing(width, height);
  const y = bore.y + bore.drop * 0.56;
  d.path(
    polygon([
      [bore.x - 3 * u, y - 0.4 * u],
      [bore.x + 3 * u, y - 0.4 * u],
      [bore.x + bore.half * 0.5, height + u],
      [bore.x - bore.half * 0.5, height + u],
    ]),
    d.linear(
      [0, y],
      [0, height],
      [
        [0, mix(palette.near, palette.sky[2], 0.5)],
        [0.3, mix(palette.near, palette.sky[1], 0.25)],
        [1, palette.near],
      ],
    ),
  );
  const tall = bore.drop * 0.86;
  const foot = y + 5 * u;
  longShadow(d, bore.x, foot, tall, palette.near);
  lit(d, woman(bore.x, foot, tall), brief);
  return [
    { kind: 'vector', depth: 0.3, svg: glow.toSvg(), blend: 'screen' },
    { kind: 'vector', depth: 0.6, svg: d.toSvg() },
  ];
}
