import { hex, mix, oklch, shift } from '../../colour.ts';
import { Drawing, n, polygon, specks } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { athlete } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { lit, longShadow } from './bore.ts';
import type { Bore } from './bore.ts';

/** The way out to the court: floodlights, stands, a hoop, and one who waits with the ball. */
export function court(brief: Brief, bore: Bore): Layer {
  const { frame, palette } = brief;
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const z = 2.5;
  const w = bore.half / z;
  const top = bore.y - bore.rise / z;
  const foot = bore.y + bore.drop / z;
  const wood = oklch(0.68, 0.11, 62);
  d.rect(
    bore.x - w,
    top,
    w * 2,
    foot - top,
    d.linear(
      [0, top],
      [0, foot],
      [
        [0, palette.sky[0]],
        [0.7, mix(palette.sky[1], palette.sky[2], 0.3)],
      ],
    ),
  );
  const stand = bore.y + (foot - bore.y) * 0.1;
  d.path(
    polygon([
      [bore.x - w, stand - w * 0.42],
      [bore.x, stand - w * 0.2],
      [bore.x + w, stand - w * 0.42],
      [bore.x + w, stand + 1],
      [bore.x - w, stand + 1],
    ]),
    hex(mix(palette.near, palette.sky[1], 0.5)),
  );
  const crowd: [number, number, number][] = [];
  const people = brief.random.fork('crowd');
  for (let i = 0; i < 260; i++) {
    const x = people.range(-1, 1);
    crowd.push([
      bore.x + x * w,
      stand - people.next() * (w * 0.18 + Math.abs(x) * w * 0.2),
      people.range(0.25, 0.6) * u,
    ]);
  }
  d.path(specks(crowd), hex(palette.sky[2]), 'fill-opacity="0.8"');
  d.rect(
    bore.x - w,
    stand,
    w * 2,
    foot - stand,
    d.linear(
      [0, stand],
      [0, foot],
      [
        [0, mix(wood, palette.sun, 0.35)],
        [1, shift(wood, { l: -0.12 })],
      ],
    ),
  );
  for (let i = -5; i <= 5; i++)
    d.stroke(
      `M${n(bore.x + i * w * 0.1)} ${n(stand)}L${n(bore.x + i * w * 0.34)} ${n(foot)}`,
      hex(shift(wood, { l: -0.1 })),
      0.2 * u,
    );
  d.stroke(
    `M${n(bore.x - w * 0.34)} ${n(foot)}L${n(bore.x - w * 0.2)} ${n(stand + w * 0.04)}H${n(bore.x + w * 0.2)}L${n(bore.x + w * 0.34)} ${n(foot)}`,
    '#fff',
    0.5 * u,
    'stroke-opacity="0.8"',
  );
  const bx = bore.x - w * 0.42;
  const by = bore.y - w * 0.3;
  d.stroke(`M${n(bx)} ${n(stand)}V${n(by)}`, hex(palette.near), 0.9 * u);
  d.rect(
    bx - w * 0.17,
    by - w * 0.13,
    w * 0.34,
    w * 0.23,
    '#fff',
    `fill-opacity="0.9" stroke="${hex(palette.accent)}" stroke-width="${n(0.5 * u)}"`,
  );
  d.rect(
    bx - w * 0.055,
    by - w * 0.03,
    w * 0.11,
    w * 0.08,
    'none',
    `stroke="${hex(palette.accent)}" stroke-width="${n(0.4 * u)}"`,
  );
  d.ellipse(
    bx,
    by + w * 0.085,
    w * 0.085,
    w * 0.02,
    'none',
    `stroke="${hex(oklch(0.65, 0.2, 40))}" stroke-width="${n(0.7 * u)}"`,
  );
  for (let k = -2; k <= 2; k++)
    d.stroke(
      `M${n(bx + k * w * 0.035)} ${n(by + w * 0.09)}L${n(bx + k * w * 0.018)} ${n(by + w * 0.19)}`,
      '#fff',
      0.25 * u,
      'stroke-opacity="0.8"',
    );
  for (const side of [-0.62, 0.1, 0.66]) {
    const x = bore.x + side * w;
    const y = top + w * 0.14;
    d.circle(
      x,
      y,
      w * 0.6,
      d.radial([x, y], w * 0.6, [
        [0, mix(palette.sun, [1, 1, 1], 0.6), 0.9],
        [0.3, palette.sun, 0.25],
        [1, palette.sun, 0],
      ]),
    );
    for (let k = 0; k < 6; k++)
      d.circle(x + ((k % 3) - 1) * 1.5 * u, y + Math.floor(k / 3) * 1.5 * u, 0.62 * u, '#fff');
  }
  d.path(
    polygon([
      [bore.x - w, foot],
      [bore.x + w, foot],
      [bore.x + bore.half * 0.8, height],
      [bore.x - bore.half * 0.8, height],
    ]),
    d.linear(
      [0, foot],
      [0, height],
      [
        [0, mix(palette.sky[2], palette.sun, 0.4), 0.55],
        [0.5, palette.sky[1], 0.16],
        [1, palette.near, 0],
      ],
    ),
  );
  const tall = bore.drop * 0.98;
  const y = foot + tall * 0.24;
  longShadow(d, bore.x, y, tall, palette.near);
  lit(d, athlete(bore.x, y, tall), brief);
  const ball: Point = [bore.x + tall * 0.245, y - tall * 0.395];
  const r = tall * 0.09;
  const orange = oklch(0.68, 0.17, 50);
  d.circle(
    ball[0],
    ball[1],
    r,
    d.radial([ball[0] - r * 0.3, ball[1] - r * 0.4], r * 1.5, [
      [0, mix(orange, [1, 1, 1], 0.35)],
      [0.5, orange],
      [1, shift(orange, { l: -0.25 })],
    ]),
  );
  d.stroke(
    `M${n(ball[0] - r)} ${n(ball[1])}h${n(r * 2)}M${n(ball[0])} ${n(ball[1] - r)}v${n(r * 2)}M${n(ball[0] - r * 0.7)} ${n(ball[1] - r * 0.7)}q${n(r * 0.55)} ${n(r * 0.7)} 0 ${n(r * 1.4)}M${n(ball[0] + r * 0.7)} ${n(ball[1] - r * 0.7)}q${n(-r * 0.55)} ${n(r * 0.7)} 0 ${n(r * 1.4)}`,
    hex(palette.near),
    r * 0.07,
  );
  return { kind: 'vector', depth: 0.6, svg: d.toSvg() };
}
