import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon, specks } from '../../drawing.ts';
import { walker } from '../../figures.ts';
import { church } from '../../props/houses.ts';
import type { Brief, Layer } from '../../scene.ts';
import { rows } from './houses.ts';

/** An old town under snow: black stone, a church, somebody with a case. */
export function snowy({ frame, palette, random }: Brief, base: number): Layer[] {
  const { width, height, u, focus } = frame;
  const back = new Drawing(width, height);
  church(
    back,
    focus.x + 16 * u,
    base + 1 * u,
    58 * u,
    { dark: palette.land(0.6), light: mix(palette.sky[2], palette.sun, 0.2), accent: palette.accent },
    -1,
  );
  const white = mix([1, 1, 1], palette.sky[1], 0.25);
  const layers: Layer[] = [
    { kind: 'vector', depth: 0.35, svg: back.toSvg() },
    rows(frame, palette, random.fork('near'), {
      base: base + 3 * u,
      size: 0.86,
      t: 0.85,
      lit: 0.3,
      snow: true,
    }),
  ];
  const d = new Drawing(width, height);
  d.path(
    `M${n(-u)} ${n(base + 3 * u)}Q${n(width * 0.3)} ${n(base - u)} ${n(width * 0.55)} ${n(base + 3 * u)}T${n(width + u)} ${n(base + u)}V${n(height + u)}H${n(-u)}Z`,
    d.linear(
      [0, base],
      [0, height],
      [
        [0, mix(white, palette.sky[2], 0.35)],
        [0.4, mix(white, palette.sky[0], 0.55)],
        [1, palette.near],
      ],
    ),
  );
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    d.ellipse(
      focus.x - 6 * u + (i % 2) * 2.4 * u + t * 10 * u,
      base + (7 + i * 4.6) * u,
      (0.7 + t * 1.1) * u,
      (0.35 + t * 0.5) * u,
      hex(mix(palette.sky[0], palette.near, 0.3)),
      'fill-opacity="0.8"',
    );
  }
  for (const side of [-1, 1]) {
    const x = focus.x + side * 33 * u;
    const y = base + 6 * u;
    d.stroke(`M${n(x)} ${n(y)}V${n(y - 27 * u)}`, hex(palette.near), 0.8 * u);
    d.circle(
      x,
      y - 29 * u,
      13 * u,
      d.radial([x, y - 29 * u], 13 * u, [
        [0, palette.sun, 0.6],
        [1, palette.sun, 0],
      ]),
    );
    d.rect(x - 1.5 * u, y - 31 * u, 3 * u, 4.2 * u, hex(mix(palette.sun, [1, 1, 1], 0.5)));
    d.path(
      polygon([
        [x - 2.4 * u, y - 30.6 * u],
        [x, y - 34 * u],
        [x + 2.4 * u, y - 30.6 * u],
      ]),
      hex(palette.near),
    );
    d.path(
      polygon([
        [x - 2 * u, y - 31.6 * u],
        [x, y - 34.4 * u],
        [x + 2 * u, y - 31.6 * u],
      ]),
      hex(white),
    );
  }
  const tall = 21 * u;
  const x = focus.x - 7 * u;
  const y = base + 8 * u;
  d.path(walker(x, y, tall, 1), hex(palette.near));
  d.rect(
    x + 2 * u,
    y - 9 * u,
    6 * u,
    4.4 * u,
    hex(mix(palette.accent, palette.near, 0.45)),
    `rx="${n(0.5 * u)}"`,
  );
  layers.push({ kind: 'vector', depth: 0.7, svg: d.toSvg() });
  const flakes = new Drawing(width, height);
  for (const [count, size, opacity] of [
    [260, 0.45, 0.55],
    [110, 0.9, 0.7],
    [26, 1.9, 0.45],
  ] as const) {
    const points: [number, number, number][] = [];
    for (let i = 0; i < (count * width * height) / (150 * 100 * u * u); i++)
      points.push([random.next() * width, random.next() * height, size * u * random.range(0.5, 1.3)]);
    flakes.path(specks(points), '#fff', `fill-opacity="${opacity}"`);
  }
  layers.push({ kind: 'vector', depth: 0.95, svg: flakes.toSvg(), blend: 'screen' });
  return layers;
}
