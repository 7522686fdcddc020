import { sky } from '../../atmosphere.ts';
import { hex, mix, oklch } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import type { Appearance } from '../../people/appearance.ts';
import { drawBust } from '../../people/bust.ts';
import { violin } from '../../props/instruments.ts';
import type { Brief, Layer } from '../../scene.ts';
import { headOf, plain } from './sitter.ts';

/** She plays at the second desk: lit from the stage, the first chair empty. */
export function fiddler(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u } = frame;
  const head = headOf(brief, 0.92);
  const back = new Drawing(width, height);
  const floor = frame.purpose === 'poster' ? height * 0.56 : height * 0.8;
  for (let row = 0; row < 3; row++) {
    const tone = hex(mix(palette.sky[0], palette.sky[1], 0.25 + 0.2 * (2 - row)));
    for (let i = -1; i < 16; i++) {
      const x = (i * 9 + row * 4.5 + random.around() * 1.2) * u;
      if (x > width + 9 * u) continue;
      const y = floor - 24 * u + row * 8 * u;
      back.path(stander(x, y + 24 * u, 30 * u), tone);
      back.stroke(
        `M${n(x - 2 * u)} ${n(y + 1 * u)}L${n(x + 7 * u)} ${n(y - 9 * u + random.around() * 3 * u)}`,
        tone,
        0.35 * u,
      );
    }
  }
  const beam = new Drawing(width, height);
  beam.path(
    polygon([
      [head.x + head.lit * 34 * u, -4 * u],
      [head.x + head.lit * 46 * u, -4 * u],
      [head.x + head.lit * 18 * u, height],
      [head.x - head.lit * 58 * u, height],
    ]),
    beam.linear(
      [head.x + head.lit * 40 * u, 0],
      [head.x, height],
      [
        [0, palette.sun, 0.5],
        [0.6, palette.sky[2], 0.12],
        [1, palette.sky[2], 0],
      ],
    ),
  );
  const d = new Drawing(width, height);
  const look: Appearance = {
    ...plain,
    clothes: 'dress',
    cloth: palette.tone(2, 0.24, 0.06),
    turn: head.lit * -0.7,
    hairStyle: 'bun',
    hair: oklch(0.3, 0.05, 40),
  };
  drawBust(d, look, head);
  const wood = mix(palette.tone(0, 0.5, 0.13), oklch(0.5, 0.13, 45), 0.4);
  violin(
    d,
    head.x - head.lit * head.size * 0.04,
    head.y + head.size * 0.66,
    head.size * 1.5,
    { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.2), accent: wood },
    head.lit,
  );
  return [
    sky(frame, palette, brief.seed, {
      light: { x: head.x + head.lit * 36 * u, y: -6 * u, radius: 0 },
      clouds: 0,
      horizon: height * 0.8,
      glow: 70,
    }),
    { kind: 'vector', depth: 0.2, svg: back.toSvg() },
    { kind: 'vector', depth: 0.4, svg: beam.toSvg(), blend: 'screen' },
    { kind: 'vector', depth: 0.6, svg: d.toSvg() },
  ];
}
