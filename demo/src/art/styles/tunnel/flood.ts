import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import { water } from '../../reflection.ts';
import type { Brief, Layer } from '../../scene.ts';
import { lit } from './bore.ts';
import type { Bore } from './bore.ts';

/** Black water, lamps on the walls and three who wade in it. */
export function flood(brief: Brief, bore: Bore): Layer[] {
  const { frame, palette, random, seed } = brief;
  const { width, height, u } = frame;
  const level = bore.y + bore.drop * 0.3;
  const d = new Drawing(width, height);
  for (let i = 0; i < 6; i++) {
    const z = 1.15 * 1.55 ** i;
    for (const side of [-1, 1]) {
      const x = bore.x + (side * bore.half * 0.86) / z;
      const y = bore.y - (bore.rise * 0.22) / z;
      const r = (2.6 * u) / z;
      d.circle(
        x,
        y,
        r * 5,
        d.radial([x, y], r * 5, [
          [0, palette.sun, 0.5],
          [1, palette.sky[2], 0],
        ]),
      );
      d.circle(x, y, r, hex(mix(palette.sun, [1, 1, 1], 0.4)));
    }
    d.stroke(
      `M${n(bore.x - (bore.half * 0.92) / z)} ${n(bore.y - (bore.rise * 0.1) / z)}L${n(bore.x - (bore.half * 0.92) / (z * 1.55))} ${n(bore.y - (bore.rise * 0.1) / (z * 1.55))}`,
      hex(palette.near),
      (1.3 * u) / z,
    );
  }
  const people: [number, number, number][] = [
    [-0.1, 2.6, 1],
    [0.14, 2.9, -1],
    [0.02, 2.15, 1],
  ];
  for (const [out, z, way] of people) {
    const tall = (bore.drop * 1.25) / z;
    const x = bore.x + out * bore.half * 0.6 + random.around() * u;
    const y = level + tall * 0.42;
    lit(d, stander(x, y, tall, way), brief, 0.35);
    const lamp: Point = [x + way * tall * 0.05, y - tall * 0.97];
    d.path(
      polygon([
        lamp,
        [lamp[0] + way * tall * 1.5, lamp[1] - tall * 0.3],
        [lamp[0] + way * tall * 1.5, lamp[1] + tall * 0.35],
      ]),
      d.linear(
        lamp,
        [lamp[0] + way * tall * 1.5, lamp[1]],
        [
          [0, palette.sun, 0.4],
          [1, palette.sun, 0],
        ],
      ),
    );
    d.circle(lamp[0], lamp[1], tall * 0.03, '#fff');
  }
  return [
    { kind: 'vector', depth: 0.4, svg: d.toSvg() },
    water({
      from: level,
      colour: mix(palette.near, palette.sky[0], 0.4),
      ripple: 10 * u,
      throw: 4 * u,
      mirror: 0.8,
      seed,
      depth: 0.6,
    }),
  ];
}
