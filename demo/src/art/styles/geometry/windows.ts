import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import { child, pair, sitter, stander, walker, woman } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** A façade of nine windows, everybody at home, and a flag. */
export function windows(brief: Brief): Layer[] {
  const { frame, random, palette } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const d = new Drawing(width, height);
  const isPoster = purpose === 'poster';
  const cell = isPoster ? 24 * u : 25 * u;
  const gap = 3.4 * u;
  const cx = isPoster ? width / 2 : focus.x;
  const cy = isPoster ? height * 0.39 : height * 0.49;
  const span = cell * 3 + gap * 2;
  d.rect(
    cx - span / 2 - 6 * u,
    cy - span / 2 - 10 * u,
    span + 12 * u,
    height,
    d.linear(
      [cx - span / 2, 0],
      [cx + span / 2, 0],
      [
        [0, mix(strong, paper, 0.1)],
        [1, shift(strong, { l: -0.08 })],
      ],
    ),
  );
  d.path(
    polygon([
      [cx - span / 2 - 9 * u, cy - span / 2 - 9 * u],
      [cx, cy - span / 2 - 20 * u],
      [cx + span / 2 + 9 * u, cy - span / 2 - 9 * u],
    ]),
    hex(ink),
  );
  const people = [stander, woman, child, pair, sitter, walker, woman, stander, child];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const i = row * 3 + column;
      const x = cx - span / 2 + column * (cell + gap);
      const y = cy - span / 2 + row * (cell + gap);
      const back =
        [second, mix(paper, palette.sun, 0.5), third, mix(second, paper, 0.5)][(i * 7 + row) % 4] ?? second;
      d.rect(x - u, y - u, cell + 2 * u, cell + 2.6 * u, hex(ink));
      d.rect(
        x,
        y,
        cell,
        cell,
        d.linear(
          [x, y],
          [x, y + cell],
          [
            [0, mix(back, [1, 1, 1], 0.12)],
            [1, back],
          ],
        ),
      );
      const clip = d.clip(`<rect x="${n(x)}" y="${n(y)}" width="${n(cell)}" height="${n(cell)}"/>`);
      d.group(`clip-path="${clip}"`, () => {
        if (i === 4) return;
        const who = people[i] ?? stander;
        const tall = cell * (who === child || who === sitter ? 0.72 : 0.98);
        d.path(
          who(
            x + cell * random.range(0.36, 0.64),
            y + cell * (who === sitter ? 1.02 : 1.12),
            tall,
            random.chance(0.5) ? 1 : -1,
          ),
          hex(ink),
        );
        if (random.chance(0.6))
          d.path(
            curve(
              [
                [x, y],
                [x + cell * 0.24, y],
                [x + cell * 0.17, y + cell * 0.5],
                [x, y + cell],
              ],
              true,
              0.5,
            ),
            hex(mix(strong, paper, 0.3)),
            'fill-opacity="0.9"',
          );
        if (random.chance(0.4)) {
          d.stroke(`M${n(x + cell * 0.75)} ${n(y)}v${n(cell * 0.2)}`, hex(ink), 0.5 * u);
          d.path(
            polygon([
              [x + cell * 0.62, y + cell * 0.3],
              [x + cell * 0.69, y + cell * 0.2],
              [x + cell * 0.81, y + cell * 0.2],
              [x + cell * 0.88, y + cell * 0.3],
            ]),
            hex(strong),
          );
        }
      });
      d.rect(x - 2 * u, y + cell + 0.6 * u, cell + 4 * u, 1.7 * u, hex(mix(paper, ink, 0.08)));
    }
  }
  const fx = cx - cell * 0.16;
  const fy = cy + cell * 0.5;
  d.path(stander(cx - cell * 0.22, fy + cell * 0.16, cell * 0.98), hex(ink));
  d.stroke(`M${n(fx)} ${n(fy)}L${n(fx + cell * 0.92)} ${n(fy - cell * 1.35)}`, hex(ink), 1.1 * u);
  const px = fx + cell * 0.92;
  const py = fy - cell * 1.35;
  for (const [k, colour] of [paper, second, third].entries()) {
    const top = k * 5.4 * u;
    d.path(
      `M${n(px - top * 0.56)} ${n(py + top)}q${n(9 * u)} ${n(-6 * u)} ${n(18 * u)} ${n(-0.6 * u)}t${n(18 * u)} ${n(-2 * u)}l${n(-3 * u)} ${n(5.4 * u)}q${n(-9 * u)} ${n(6 * u)} ${n(-18 * u)} ${n(1.4 * u)}t${n(-18 * u)} ${n(1.2 * u)}Z`,
      hex(colour),
      `stroke="${hex(ink)}" stroke-width="${n(0.4 * u)}"`,
    );
  }
  return [
    ground(frame, mix(palette.sky[1], paper, 0.35), mix(palette.sky[2], paper, 0.3)),
    { kind: 'vector', depth: 0.5, svg: d.toSvg() },
  ];
}
