import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander, walker, woman } from '../../figures.ts';
import { water } from '../../reflection.ts';
import type { Brief, Layer } from '../../scene.ts';
import { rows } from './houses.ts';

/** A boulevard where lamps hang like moons and shadows walk by themselves. */
export function lamps({ frame, palette, random, seed }: Brief, base: number): Layer[] {
  const { width, height, u, focus } = frame;
  const layers: Layer[] = [
    rows(frame, palette, random.fork('mid'), { base, size: 0.95, t: 0.6, lit: 0.22, snow: false }),
  ];
  const d = new Drawing(width, height);
  const glow = mix(palette.accent, palette.sun, 0.4);
  const lamp = (x: number, foot: number, tall: number): void => {
    const ink = hex(palette.near);
    d.stroke(`M${n(x)} ${n(foot)}V${n(foot - tall)}`, ink, tall * 0.03);
    d.rect(x - tall * 0.05, foot - tall * 0.07, tall * 0.1, tall * 0.07, ink);
    for (const side of [-1, 0, 1]) {
      const lx = x + side * tall * 0.17;
      const ly = foot - tall * (side === 0 ? 1.1 : 0.96);
      if (side !== 0)
        d.stroke(
          `M${n(x)} ${n(foot - tall * 0.86)}Q${n(lx)} ${n(foot - tall * 0.82)} ${n(lx)} ${n(ly + tall * 0.05)}`,
          ink,
          tall * 0.018,
        );
      d.circle(
        lx,
        ly,
        tall * 0.34,
        d.radial([lx, ly], tall * 0.34, [
          [0, glow, 0.65],
          [0.3, glow, 0.2],
          [1, glow, 0],
        ]),
      );
      d.circle(lx, ly, tall * 0.058, hex(mix(glow, [1, 1, 1], 0.65)));
    }
  };
  for (const [away, tall] of [
    [-44, 34],
    [44, 34],
    [-27, 46],
    [29, 46],
  ] as const)
    lamp(focus.x + away * u, base + (tall - 30) * 0.28 * u, tall * u);
  layers.push({ kind: 'vector', depth: 0.55, svg: d.toSvg() });
  layers.push(
    water({
      from: base + 4 * u,
      colour: mix(palette.near, palette.sky[0], 0.35),
      ripple: 6 * u,
      throw: 2.6 * u,
      mirror: 0.6,
      seed,
      depth: 0.6,
    }),
  );
  const who = new Drawing(width, height);
  const y = base + 9 * u;
  for (const [i, away] of [-17, 2, 19].entries()) {
    const x = focus.x + away * u;
    const tall = (i === 1 ? 27 : 22) * u;
    who.path(
      polygon([
        [x - tall * 0.09, y],
        [x + tall * 0.09, y],
        [x + tall * (0.5 - i * 0.4), y + tall * 1.2],
        [x + tall * (0.1 - i * 0.4), y + tall * 1.2],
      ]),
      who.linear(
        [0, y],
        [0, y + tall * 1.2],
        [
          [0, palette.near, 0.85],
          [1, palette.near, 0],
        ],
      ),
    );
    if (i === 1) {
      who.path(stander(x + 0.3 * u, y, tall), hex(glow));
      who.path(stander(x, y, tall), hex(palette.near));
    } else
      who.path(
        (i === 0 ? walker : woman)(x, y, tall, i === 0 ? 1 : -1),
        hex(mix(palette.near, palette.tone(1, 0.5, 0.12), 0.35)),
        'fill-opacity="0.75"',
      );
  }
  layers.push({ kind: 'vector', depth: 0.85, svg: who.toSvg() });
  return layers;
}
