import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { trombone } from '../../props/instruments.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** Circles of sound out of a bell of brass. */
export function sound(brief: Brief): Layer[] {
  const { frame } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const d = new Drawing(width, height);
  const isPoster = purpose === 'poster';
  const x = isPoster ? width * 0.66 : focus.x + 16 * u;
  const y = isPoster ? height * 0.27 : height * 0.34;
  const colours = [
    strong,
    paper,
    second,
    mix(paper, second, 0.25),
    third,
    paper,
    mix(strong, paper, 0.4),
    mix(paper, second, 0.4),
  ];
  for (let i = 9; i >= 0; i--) {
    const r = (12 + i * 10.5) * u;
    const colour = colours[i % colours.length] ?? paper;
    d.circle(
      x,
      y,
      r,
      d.radial([x, y], r, [
        [0, colour],
        [0.82, colour],
        [1, shift(colour, { l: -0.07 })],
      ]),
    );
  }
  d.circle(x, y, 11 * u, hex(ink));
  const back = new Drawing(width, height);
  const size = isPoster ? 104 * u : 96 * u;
  trombone(
    back,
    x,
    y,
    size,
    { dark: ink, light: mix(paper, [1, 1, 1], 0.3), accent: second },
    isPoster ? 2.18 : 2.45,
  );
  return [
    ground(frame, paper, mix(paper, second, 0.3)),
    { kind: 'vector', depth: 0.2, svg: d.toSvg() },
    { kind: 'vector', depth: 0.6, svg: back.toSvg() },
  ];
}

/** Sound as bars and rings: wood, air and silence. */
export function wave(brief: Brief): Layer[] {
  const { frame, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const d = new Drawing(width, height);
  const x = isPoster ? width / 2 : focus.x;
  const y = isPoster ? height * 0.38 : height * 0.47;
  const colours: [Rgb, ...Rgb[]] = [
    strong,
    second,
    third,
    mix(strong, second, 0.5),
    mix(paper, strong, 0.45),
  ];
  const count = 64;
  const r0 = 21 * u;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    const v = Math.abs(Math.sin(i * 0.39) * 0.5 + Math.sin(i * 0.17 + 1) * 0.35 + Math.sin(i * 1.1) * 0.3);
    const long = (5 + v * 23) * u;
    const colour = colours[Math.floor((i / count) * colours.length * 2) % colours.length] ?? strong;
    d.stroke(
      `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * (r0 + long))} ${n(y + Math.sin(a) * (r0 + long))}`,
      hex(colour),
      1.35 * u,
    );
    if (i % 3 === 0)
      d.circle(
        x + Math.cos(a) * (r0 + long + 3.4 * u),
        y + Math.sin(a) * (r0 + long + 3.4 * u),
        random.range(0.4, 1.1) * u,
        hex(colour),
      );
  }
  d.circle(
    x,
    y,
    19 * u,
    d.radial([x, y], 19 * u, [
      [0, mix(ink, third, 0.4)],
      [1, ink],
    ]),
  );
  for (let i = 0; i < 6; i++)
    d.circle(
      x,
      y,
      (17.4 - i * 1.7) * u,
      'none',
      `stroke="${hex(mix(ink, second, 0.35))}" stroke-width="${n(0.22 * u)}"`,
    );
  d.circle(
    x,
    y,
    6.6 * u,
    d.linear(
      [x, y - 6 * u],
      [x, y + 6 * u],
      [
        [0, mix(strong, [1, 1, 1], 0.2)],
        [1, strong],
      ],
    ),
  );
  d.circle(x, y, 1.1 * u, hex(paper));
  d.path(
    polygon([
      [x - 15 * u, y - 12 * u],
      [x - 3 * u, y - 3 * u],
      [x - 9 * u, y - 15 * u],
    ]),
    '#fff',
    'fill-opacity="0.12"',
  );
  const base = isPoster ? height * 0.735 : height * 0.95;
  for (let i = -13; i <= 13; i++) {
    const v = Math.abs(Math.sin(i * 0.62) * 0.6 + Math.cos(i * 0.27) * 0.5);
    d.rect(
      x + i * 4.6 * u - 1.2 * u,
      base - (1.5 + v * 8) * u,
      2.4 * u,
      (3 + v * 16) * u,
      hex(mix(second, ink, Math.abs(i) / 22)),
      `rx="${n(1.2 * u)}"`,
    );
  }
  return [ground(frame, paper, mix(paper, second, 0.35)), { kind: 'vector', depth: 0.4, svg: d.toSvg() }];
}
