import { sky } from '../../atmosphere.ts';
import { hex, mix, oklch, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander, woman } from '../../figures.ts';
import { spray } from '../../flora.ts';
import type { Brief, Layer } from '../../scene.ts';
import { foliage } from './foliage.ts';
import { under } from '../../terrain.ts';

/** One fruit, cut open, in a wreath; two who stand apart below it. */
export function fruit(brief: Brief): Layer[] {
  const { frame, palette, random, seed } = brief;
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const cx = isPoster ? width / 2 : focus.x;
  const cy = isPoster ? height * 0.35 : height * 0.46;
  const r = isPoster ? 25 * u : 26 * u;
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light: { x: cx, y: cy, radius: 0 },
      clouds: 0.2,
      horizon: height * 0.86,
      glow: 90,
      size: 60,
    }),
  ];
  const halo = new Drawing(width, height);
  halo.circle(
    cx,
    cy,
    r * 1.62,
    halo.linear(
      [0, cy - r * 1.6],
      [0, cy + r * 1.6],
      [
        [0, mix(palette.sun, palette.sky[2], 0.3)],
        [1, mix(palette.sky[2], palette.tone(0, 0.7, 0.16), 0.6)],
      ],
    ),
  );
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    const long = i % 2 === 0 ? 1.92 : 1.8;
    halo.stroke(
      `M${n(cx + Math.cos(a) * r * 1.7)} ${n(cy + Math.sin(a) * r * 1.7)}L${n(cx + Math.cos(a) * r * long)} ${n(cy + Math.sin(a) * r * long)}`,
      hex(mix(palette.sun, palette.sky[2], 0.3)),
      0.35 * u,
    );
  }
  layers.push({ kind: 'vector', depth: 0.2, svg: halo.toSvg() });
  const wreath = new Drawing(width, height);
  const greens = [foliage(palette, 0.5), foliage(palette, 0.78), foliage(palette, 0.95)];
  const buds: Point[] = [];
  for (const side of [-1, 1]) {
    for (let i = 0; i < 13; i++) {
      const a = Math.PI / 2 + side * (0.25 + i * 0.215);
      const rnd = random.fork(`w${i}`);
      const from: Point = [cx + Math.cos(a) * r * 1.5, cy + Math.sin(a) * r * 1.5];
      const out = a + side * 0.85 + (i % 2 === 0 ? 0.55 * -side : 0);
      const twig = spray(rnd, from[0], from[1], r * (i % 2 === 0 ? 0.95 : 0.7), out, {
        bend: side * 0.7,
        leafSize: 0.27,
        pairs: 5,
      });
      wreath.stroke(twig.twig, hex(greens[2] ?? palette.near), 0.55 * u);
      wreath.path(twig.leaves, hex(mix(greens[i % 3] ?? palette.near, palette.near, 0.25)));
      const end = twig.ends[3];
      if (end && i % 3 === 1) buds.push(end);
    }
  }
  const red = palette.tone(0, 0.56, 0.2);
  for (const [x, y] of buds) {
    const s = 3.1 * u;
    wreath.circle(
      x,
      y,
      s,
      wreath.radial([x - s * 0.3, y - s * 0.35], s * 1.6, [
        [0, mix(red, [1, 1, 1], 0.35)],
        [0.5, red],
        [1, shift(red, { l: -0.2 })],
      ]),
    );
    wreath.path(
      polygon([
        [x - s * 0.4, y - s * 0.85],
        [x - s * 0.45, y - s * 1.45],
        [x - s * 0.12, y - s * 1.1],
        [x, y - s * 1.55],
        [x + s * 0.12, y - s * 1.1],
        [x + s * 0.45, y - s * 1.45],
        [x + s * 0.4, y - s * 0.85],
      ]),
      hex(shift(red, { l: -0.08 })),
    );
  }
  layers.push({ kind: 'vector', depth: 0.4, svg: wreath.toSvg() });
  const d = new Drawing(width, height);
  const body: Point[] = [];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    const k = 1 + 0.035 * Math.cos(a * 6) + (Math.sin(a) < -0.6 ? 0.04 : 0);
    body.push([cx + Math.cos(a) * r * k * 1.04, cy + Math.sin(a) * r * k]);
  }
  d.path(
    polygon([
      [cx - r * 0.24, cy - r * 0.92],
      [cx - r * 0.4, cy - r * 1.4],
      [cx - r * 0.17, cy - r * 1.2],
      [cx - r * 0.09, cy - r * 1.46],
      [cx, cy - r * 1.22],
      [cx + r * 0.09, cy - r * 1.46],
      [cx + r * 0.17, cy - r * 1.2],
      [cx + r * 0.4, cy - r * 1.4],
      [cx + r * 0.24, cy - r * 0.92],
    ]),
    d.linear(
      [cx - r * 0.4, 0],
      [cx + r * 0.4, 0],
      [
        [0, mix(red, palette.sun, 0.3)],
        [1, shift(red, { l: -0.16 })],
      ],
    ),
  );
  d.path(
    curve(body),
    d.radial([cx - r * 0.35, cy - r * 0.4], r * 1.7, [
      [0, mix(red, palette.sun, 0.4)],
      [0.45, red],
      [1, shift(red, { l: -0.24 })],
    ]),
  );
  const flesh = mix(palette.sun, [1, 0.95, 0.85], 0.5);
  const inner = body.map(([x, y]): Point => [cx + (x - cx) * 0.86, cy + (y - cy) * 0.86]);
  d.path(
    curve(inner),
    d.radial([cx, cy], r, [
      [0, flesh],
      [1, mix(flesh, red, 0.28)],
    ]),
  );
  const seed0 = oklch(0.5, 0.21, 18);
  for (let chamber = 0; chamber < 6; chamber++) {
    const a0 = (chamber / 6) * Math.PI * 2 + 0.52;
    const rows = [
      [0.3, 2],
      [0.46, 4],
      [0.62, 5],
      [0.77, 6],
    ] as const;
    for (const [far, count] of rows) {
      for (let k = 0; k < count; k++) {
        const a = a0 + ((k + 0.5) / count - 0.5) * 0.84 + random.around() * 0.02;
        const x = cx + Math.cos(a) * r * far;
        const y = cy + Math.sin(a) * r * far;
        const s = r * 0.062 * random.range(0.88, 1.12);
        const tone = shift(seed0, { l: random.around() * 0.05, h: random.around() * 8 });
        d.ellipse(
          x,
          y,
          s * 1.22,
          s,
          d.radial([x - s * 0.35, y - s * 0.35], s * 1.7, [
            [0, mix(tone, [1, 0.85, 0.85], 0.65)],
            [0.4, tone],
            [1, shift(tone, { l: -0.17 })],
          ]),
          `transform="rotate(${n((a * 180) / Math.PI)} ${n(x)} ${n(y)})"`,
        );
      }
    }
  }
  d.stroke(
    `M${n(cx)} ${n(cy - r * 1.5)}V${n(cy + r * 1.08)}`,
    hex(mix(palette.sun, [1, 1, 1], 0.5)),
    0.5 * u,
    'stroke-opacity="0.9"',
  );
  layers.push({ kind: 'vector', depth: 0.55, svg: d.toSvg() });
  const low = new Drawing(width, height);
  const y = isPoster ? height * 0.7 : height * 0.955;
  const ink = hex(palette.near);
  low.path(stander(cx - 15 * u, y, 15 * u, 1), ink);
  low.path(woman(cx + 15 * u, y, 14.4 * u, -1), ink);
  low.path(
    under((x) => y - 0.3 * u + ((x - cx) / width) ** 2 * 20 * u, width, height + u, 3 * u, u),
    ink,
  );
  layers.push({ kind: 'vector', depth: 0.8, svg: low.toSvg() });
  return layers;
}
