import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { walker } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

const wedge = (x: number, y: number, r0: number, r1: number, from: number, to: number): string => {
  const large = to - from > Math.PI ? 1 : 0;
  const p = (r: number, a: number): string => `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
  return `M${p(r1, from)}A${n(r1)} ${n(r1)} 0 ${large} 1 ${p(r1, to)}L${p(r0, to)}A${n(r0)} ${n(r0)} 0 ${large} 0 ${p(r0, from)}Z`;
};

/** Quarter circles on a grid. */
export function arcs(brief: Brief): Layer[] {
  const { frame, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const d = new Drawing(width, height);
  const cell = purpose === 'poster' ? width / 5 : height / 4;
  const colours: [Rgb, ...Rgb[]] = [strong, second, third, paper, mix(paper, second, 0.5), ink];
  for (let y = 0; y < height; y += cell) {
    for (let x = -cell; x < width; x += cell) {
      const back = random.pick(colours);
      const front = random.pick(colours);
      const px = x + (width % cell);
      d.rect(px, y, cell + 1, cell + 1, hex(back));
      const turn = random.int(0, 3);
      const cx = px + (turn === 0 || turn === 3 ? 0 : cell);
      const cy = y + (turn < 2 ? 0 : cell);
      const from = [0, Math.PI / 2, Math.PI, Math.PI * 1.5][turn] ?? 0;
      d.path(
        wedge(cx, cy, 0, cell, from, from + Math.PI / 2),
        d.radial([cx, cy], cell, [
          [0, mix(front, [1, 1, 1], 0.14)],
          [1, shift(front, { l: -0.06 })],
        ]),
      );
      if (random.chance(0.4))
        d.path(wedge(cx, cy, 0, cell * 0.45, from, from + Math.PI / 2), hex(random.pick(colours)));
    }
  }
  const top = new Drawing(width, height);
  top.circle(
    focus.x,
    focus.y,
    27 * u,
    top.linear(
      [0, focus.y - 27 * u],
      [0, focus.y + 27 * u],
      [
        [0, mix(strong, [1, 1, 1], 0.2)],
        [1, strong],
      ],
    ),
  );
  top.path(walker(focus.x, focus.y + 24 * u, 36 * u), hex(ink));
  return [
    ground(frame, paper, second),
    { kind: 'vector', depth: 0.2, svg: d.toSvg() },
    { kind: 'vector', depth: 0.6, svg: top.toSvg() },
  ];
}

/** Stairs that lead up, a small figure and a long shadow. */
export function stairs(brief: Brief): Layer[] {
  const { frame } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const d = new Drawing(width, height);
  const base = purpose === 'poster' ? height * 0.72 : height * 0.86;
  d.circle(
    focus.x + 12 * u,
    height * 0.27,
    24 * u,
    d.linear(
      [0, height * 0.1],
      [0, height * 0.5],
      [
        [0, mix(strong, [1, 1, 1], 0.15)],
        [1, strong],
      ],
    ),
  );
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const x = focus.x - 42 * u + i * 10 * u;
    const y = base - i * 6.6 * u;
    d.path(
      polygon([
        [x, y],
        [width + u, y],
        [width + u, height + u],
        [x, height + u],
      ]),
      d.linear(
        [x, 0],
        [x + 60 * u, 0],
        [
          [0, mix(third, second, 0.35)],
          [0.25, mix(third, ink, 0.2)],
          [1, mix(third, ink, 0.6)],
        ],
      ),
    );
    d.rect(x, y, width - x + u, 1.3 * u, hex(mix(second, paper, 0.4)));
  }
  const k = 5;
  const x = focus.x - 42 * u + (k + 0.45) * 10 * u;
  const y = base - k * 6.6 * u;
  d.path(
    polygon([
      [x - u, y],
      [x + u, y],
      [x - 34 * u, y + 40 * u],
      [x - 42 * u, y + 40 * u],
    ]),
    hex(ink),
    'fill-opacity="0.5"',
  );
  d.path(walker(x, y + 0.3 * u, 15 * u), hex(ink));
  return [
    ground(frame, mix(paper, second, 0.2), mix(second, third, 0.3)),
    { kind: 'vector', depth: 0.4, svg: d.toSvg() },
  ];
}
