import { softStep } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import { conifers } from '../../flora.ts';
import { clamp, lerp, noise } from '../../noise.ts';
import { rasterise } from '../../paint.ts';
import type { Head } from '../../people/head.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';
import { headOf } from './sitter.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** A head filled with the country its owner carries about. */
export function doubleExposure(brief: Brief): Layer[] {
  const { frame, palette, random, seed } = brief;
  const { width, height, u } = frame;
  const head = headOf(brief, 1.06);
  const isWoman = random.chance(0.5);
  const paper = palette.mood === 'bright' ? mix(palette.sun, palette.sky[2], 0.35) : palette.sky[0];
  const rim = palette.mood === 'bright' ? mix(palette.sky[2], palette.sky[1], 0.4) : palette.sky[1];
  const mask = profile(frame, head, isWoman);
  const air = noise(`${seed}/inside`);
  const inside = new Drawing(width, height);
  inside.rect(
    0,
    0,
    width,
    height,
    inside.linear(
      [0, head.y - head.size * 0.7],
      [0, head.y + head.size * 0.8],
      [
        [0, palette.sky[0]],
        [0.45, palette.sky[1]],
        [0.75, palette.sky[2]],
        [1, mix(palette.sky[2], palette.sun, 0.5)],
      ],
    ),
  );
  inside.circle(head.x - head.lit * 6 * u, head.y - 8 * u, 11 * u, hex(palette.sun));
  for (let i = 0; i < 4; i++) {
    const line = ridgeLine(`${seed}/in${i}`, {
      base: head.y + (8 + i * 11) * u,
      rise: (16 - i * 2) * u,
      span: (30 - i * 3) * u,
      jag: 0.5 - i * 0.13,
    });
    const tone = palette.land(0.2 + i * 0.26);
    inside.path(
      under(line, width, height, u, 2 * u),
      inside.linear(
        [0, head.y],
        [0, head.y + 60 * u],
        [
          [0, tone],
          [1, mix(tone, palette.sky[2], 0.3 * (1 - i / 4))],
        ],
      ),
    );
    if (i === 2)
      inside.path(
        conifers(random.fork('firs'), line, { from: -2 * u, to: width, gap: 1.8 * u, height: 10 * u }),
        hex(shift(tone, { l: -0.04 })),
      );
  }
  inside.path(stander(head.x + head.lit * 2 * u, head.y + 37 * u, 11 * u), hex(palette.near));
  return [
    {
      kind: 'field',
      depth: 0,
      step: softStep(frame) * 2,
      shade: (x, y, out) => {
        const far =
          Math.hypot(x - head.x, y - head.y) / (75 * u) + air.fbm(x / (40 * u), y / (40 * u), 3) * 0.2;
        for (let k = 0; k < 3; k++) out[k] = lerp(rim[k] ?? 0, paper[k] ?? 0, clamp(far));
        out[3] = 1;
      },
    },
    {
      kind: 'effect',
      depth: 0.5,
      apply: async ({ data }) => {
        const [cut, fill] = await Promise.all([rasterise(mask), rasterise(inside.toSvg())]);
        for (let at = 0, from = 0; at < data.length; at += 3, from += 4) {
          const a = (cut[from + 3] ?? 0) / 255;
          if (a === 0) continue;
          for (let k = 0; k < 3; k++) data[at + k] = lerp(data[at + k] ?? 0, (fill[from + k] ?? 0) / 255, a);
        }
      },
    },
  ];
}

/** A head in profile with neck and shoulders, fading out below. */
function profile({ width, height }: Frame, head: Head, isWoman: boolean): string {
  const d = new Drawing(width, height);
  const way = head.lit < 0 ? 1 : -1;
  const p = (points: readonly Point[]): Point[] =>
    points.map(([px, py]): Point => [head.x + px * head.size * way, head.y + py * head.size]);
  const face: Point[] = [
    [-0.02, -0.55],
    [0.16, -0.52],
    [0.28, -0.42],
    [0.335, -0.28],
    [0.33, -0.16],
    [0.315, -0.1],
    [0.345, -0.02],
    [0.415, 0.09],
    [0.41, 0.125],
    [0.35, 0.145],
    [0.34, 0.175],
    [0.365, 0.215],
    [0.34, 0.25],
    [0.352, 0.29],
    [0.32, 0.325],
    [0.328, 0.38],
    [0.29, 0.435],
    [0.2, 0.45],
    [0.08, 0.42],
    [0.05, 0.5],
    [0.09, 0.64],
    [0.3, 0.76],
    [0.52, 0.9],
    [0.6, 1.3],
    [-0.7, 1.3],
    [-0.62, 0.9],
    [-0.38, 0.74],
    [-0.24, 0.6],
    [-0.24, 0.4],
    [-0.33, 0.2],
    [-0.39, -0.05],
    [-0.37, -0.3],
    [-0.25, -0.48],
  ];
  const fade = d.linear(
    [0, head.y + head.size * 0.5],
    [0, head.y + head.size * 1.1],
    [
      [0, [0, 0, 0], 1],
      [1, [0, 0, 0], 0],
    ],
  );
  d.path(curve(p(face), true, 0.75), fade);
  if (isWoman) {
    d.circle(...(p([[-0.42, -0.3]])[0] ?? [0, 0]), head.size * 0.19, '#000');
    d.path(
      curve(
        p([
          [0, -0.58],
          [0.2, -0.54],
          [0.31, -0.36],
          [0.2, -0.3],
          [0.05, -0.1],
          [-0.1, 0.14],
          [-0.3, 0.16],
          [-0.43, -0.1],
          [-0.4, -0.4],
          [-0.24, -0.54],
        ]),
        true,
        0.8,
      ),
      '#000',
    );
  }
  return d.toSvg();
}
