import { sky } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, curve, n, specks } from '../../drawing.ts';
import type { Appearance } from '../../people/appearance.ts';
import { drawBust } from '../../people/bust.ts';
import type { Brief, Layer } from '../../scene.ts';
import { headOf, plain } from './sitter.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** A girl, a bar with plates, chalk in the air and mountains behind. */
export function lifter(brief: Brief): Layer[] {
  const { frame, palette, random, seed } = brief;
  const { width, height, u } = frame;
  const head = headOf(brief, 0.8);
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light: { x: head.x, y: head.y + 8 * u, radius: 0 },
      clouds: 0.35,
      horizon: height * 0.7,
      glow: 50,
    }),
  ];
  const sun = new Drawing(width, height);
  sun.circle(
    head.x,
    head.y + 5 * u,
    46 * u,
    sun.linear(
      [0, head.y - 42 * u],
      [0, head.y + 50 * u],
      [
        [0, mix(palette.sun, palette.accent, 0.3)],
        [1, palette.accent],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.1, svg: sun.toSvg() });
  for (let i = 0; i < 2; i++) {
    const line = ridgeLine(`${seed}/hill${i}`, {
      base: height * (frame.purpose === 'poster' ? 0.56 : 0.74) + i * 9 * u,
      rise: (16 - i * 6) * u,
      span: (36 + i * 10) * u,
      jag: 0.4 - i * 0.25,
    });
    const d = new Drawing(width, height);
    const tone = palette.land(0.3 + i * 0.28);
    d.path(
      under(line, width, height, u, 2 * u),
      d.linear(
        [0, height * 0.4],
        [0, height * 0.8],
        [
          [0, tone],
          [1, mix(tone, palette.sky[2], 0.25)],
        ],
      ),
    );
    layers.push({ kind: 'vector', depth: 0.2 + i * 0.1, svg: d.toSvg() });
  }
  const d = new Drawing(width, height);
  const bar = head.y + head.size * 0.62;
  const steel = d.linear(
    [0, bar - 1.4 * u],
    [0, bar + 1.4 * u],
    [
      [0, mix(palette.sun, [1, 1, 1], 0.5)],
      [0.5, palette.tone(2, 0.6, 0.02)],
      [1, palette.near],
    ],
  );
  d.rect(head.x - 74 * u, bar - 1.3 * u, 148 * u, 2.6 * u, steel);
  for (const side of [-1, 1]) {
    const plates: readonly (readonly [number, number, number, Rgb])[] = [
      [37, 25, 6, palette.accent],
      [43.5, 22, 4.6, palette.tone(1, 0.55, 0.14)],
      [48.6, 16, 3.6, mix(palette.sun, [1, 1, 1], 0.2)],
      [52.6, 11, 3, palette.near],
    ];
    for (const [at, r, w, colour] of plates) {
      const x = head.x + side * at * u - (side < 0 ? w * u : 0);
      d.rect(
        x,
        bar - r * u,
        w * u,
        r * 2 * u,
        d.linear(
          [0, bar - r * u],
          [0, bar + r * u],
          [
            [0, shift(colour, { l: 0.1 })],
            [0.4, colour],
            [1, shift(colour, { l: -0.2 })],
          ],
        ),
        `rx="${n(1.4 * u)}"`,
      );
      d.rect(
        x + w * 0.72 * u,
        bar - r * u + u,
        w * 0.18 * u,
        r * 2 * u - 2 * u,
        '#fff',
        'fill-opacity="0.25"',
      );
    }
  }
  const look: Appearance = {
    ...plain,
    age: 21,
    hairStyle: 'braid',
    clothes: 'sweater',
    cloth: palette.tone(1, 0.5, 0.15),
    earrings: false,
    browWeight: 1.1,
    turn: head.lit * 0.4,
    jaw: 0.5,
  };
  drawBust(d, look, head);
  const skin = look.skin;
  for (const side of [-1, 1]) {
    const hx = head.x + side * head.size * 0.56;
    d.path(
      curve(
        [
          [hx - side * 2 * u, bar + 30 * u],
          [hx - side * 7 * u, bar + 15 * u],
          [hx - side * 3.6 * u, bar + 2 * u],
          [hx + side * 3.6 * u, bar + 1.4 * u],
          [hx + side * 6.5 * u, bar + 15 * u],
          [hx + side * 9 * u, bar + 32 * u],
        ],
        true,
        0.6,
      ),
      d.linear(
        [hx - 6 * u, 0],
        [hx + 6 * u, 0],
        side === head.lit
          ? [
              [0, shift(skin, { l: -0.08 })],
              [1, shift(skin, { l: 0.05 })],
            ]
          : [
              [0, skin],
              [1, shift(skin, { l: -0.18 })],
            ],
      ),
    );
    for (let k = 0; k < 4; k++)
      d.ellipse(
        hx + (k - 1.5) * 2.3 * u,
        bar + 0.2 * u,
        1.35 * u,
        2.5 * u,
        hex(shift(skin, { l: side === head.lit ? 0.03 : -0.07 })),
      );
  }
  layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  const chalk = new Drawing(width, height);
  const dust: [number, number, number][] = [];
  for (let i = 0; i < 130; i++)
    dust.push([
      head.x + (random.chance(0.5) ? -1 : 1) * head.size * 0.56 + random.around() * 13 * u,
      bar + random.around() * 13 * u,
      random.range(0.15, 0.8) * u,
    ]);
  chalk.path(specks(dust), '#fff', 'fill-opacity="0.6"');
  layers.push({ kind: 'vector', depth: 0.8, svg: chalk.toSvg(), blend: 'screen' });
  return layers;
}
