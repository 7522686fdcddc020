import { hex, mix, oklch, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander, woman } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** The field of a carpet: stepped medallions, hooks, a border of dragons that are only corners. */
export function carpet(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const cream = mix(palette.sun, [1, 0.96, 0.86], 0.5);
  const red = mix(strong, oklch(0.5, 0.16, 25), 0.45);
  const d = new Drawing(width, height);
  const cell = (isPoster ? 2.25 : 2.5) * u;
  const x0 = isPoster ? width / 2 : focus.x;
  const y0 = isPoster ? height * 0.36 : height * 0.5;
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const inks5: readonly Rgb[] = [red, third, cream, second, ink];
  const paths = inks5.map(() => '');
  const put = (i: number, j: number, tone: number): void => {
    const x = x0 + (i - 0.5) * cell;
    const y = y0 + (j - 0.5) * cell;
    if (x < -cell || y < -cell || x > width || y > height) return;
    paths[tone] += `M${n(x)} ${n(y)}h${n(cell * 1.03)}v${n(cell * 1.03)}h${n(-cell * 1.03)}Z`;
  };
  const half = isPoster ? 17 : 21;
  const turn = random.int(0, 2);
  const medallion = (i: number, j: number): number => {
    const a = Math.abs(i);
    const b = Math.abs(j);
    const ring = Math.max(a + Math.floor(b / 2), Math.floor(b * 0.9));
    if (ring > 13) return -1;
    if (ring === 13 || ring === 12) return 2;
    if (ring === 11) return 4;
    if (ring === 8 || ring === 4) return (a + b) % 2 === 0 ? 2 : 3;
    if (ring < 2) return 0;
    if (ring < 4) return 4;
    if (ring < 8) return (a - b * 2 + 60) % 5 === 0 ? 2 : (turn + 1) % 2 === 0 ? 1 : 3;
    return (a * 3 + b) % 7 === 0 ? 2 : 1;
  };
  const lattice = (i: number, j: number): number => {
    const a = ((i % 8) + 8) % 8;
    const b = ((j % 8) + 8) % 8;
    const hook =
      (a === 4 && b > 1 && b < 7) ||
      (b === 4 && a > 1 && a < 7) ||
      (a === 2 && b === 2) ||
      (a === 6 && b === 6) ||
      (a === 2 && b === 6) ||
      (a === 6 && b === 2);
    return hook ? (((i >> 3) + (j >> 3)) % 2 === 0 ? 3 : 2) : 0;
  };
  const border = (k: number, along: number): number => {
    if (k === 0 || k === 5) return 4;
    if (k === 1 || k === 4) return Math.floor(along / 2) % 2 === 0 ? 2 : 3;
    const s = ((along % 6) + 6) % 6;
    return k === 2 ? (s < 3 ? 2 : 1) : s > 1 && s < 5 ? 2 : 1;
  };
  for (let i = -columns; i <= columns; i++) {
    for (let j = -rows; j <= rows; j++) {
      const out = Math.abs(i) - half;
      if (out > 6) put(i, j, 4);
      else if (out >= 1) put(i, j, border(out - 1, j));
      else {
        const step = 32;
        const row = Math.round(j / step);
        const tone = medallion(i, j - row * step);
        put(i, j, tone >= 0 ? tone : lattice(i, j));
      }
    }
  }
  for (const [tone, path] of paths.entries()) d.path(path, hex(inks5[tone] ?? ink));
  const weave = new Drawing(width, height);
  let threads = '';
  for (let y = 0; y < height; y += cell / 2) threads += `M0 ${n(y)}H${n(width)}`;
  weave.stroke(threads, hex(ink), 0.22 * u, 'stroke-opacity="0.35"');
  for (const side of [-1, 1]) {
    const x = x0 + side * (half + 7) * cell;
    weave.rect(
      side < 0 ? 0 : x,
      0,
      Math.max(0, side < 0 ? x : width - x),
      height,
      hex(ink),
      'fill-opacity="0.7"',
    );
  }
  return [
    ground(frame, ink, ink),
    { kind: 'vector', depth: 0.3, svg: d.toSvg() },
    { kind: 'vector', depth: 0.4, svg: weave.toSvg() },
  ];
}

/** A round labyrinth from above, one lit way to its heart. */
export function labyrinth(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const x = isPoster ? width / 2 : focus.x;
  const y = isPoster ? height * 0.38 : height * 0.5;
  const d = new Drawing(width, height);
  const rings = 9;
  const step = (isPoster ? 4.9 : 5.2) * u;
  const on = (r: number, a: number): Point => [x + Math.cos(a) * r, y + Math.sin(a) * r];
  const outer = (rings + 1.6) * step;
  d.circle(
    x,
    y,
    outer,
    d.radial([x, y], outer, [
      [0, mix(strong, [1, 1, 1], 0.3)],
      [0.4, strong],
      [1, mix(strong, ink, 0.55)],
    ]),
  );
  const gates = Array.from({ length: rings + 1 }, (_, i) =>
    i === rings ? Math.PI / 2 : random.range(0, Math.PI * 2),
  );
  let walls = '';
  let route = '';
  for (let i = 1; i <= rings; i++) {
    const r = (i + 0.8) * step;
    const gate = gates[i] ?? 0;
    const gap = (step * 0.46) / r;
    const [ax, ay] = on(r, gate + gap);
    const [bx, by] = on(r, gate - gap);
    walls += `M${n(ax)} ${n(ay)}A${n(r)} ${n(r)} 0 1 1 ${n(bx)} ${n(by)}`;
    const blind = gate + Math.PI + random.around() * 0.8;
    if (i < rings) {
      const [px, py] = on(r, blind);
      const [qx, qy] = on(r + step, blind);
      walls += `M${n(px)} ${n(py)}L${n(qx)} ${n(qy)}`;
    }
    const next = gates[i - 1] ?? gate;
    const middle = r - step / 2;
    const [gx, gy] = on(r + step / 2, gate);
    const [ix, iy] = on(middle, gate);
    route += `M${n(gx)} ${n(gy)}L${n(ix)} ${n(iy)}`;
    if (i > 1) {
      const turn = ((next - gate + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
      const [ex, ey] = on(middle, gate + turn);
      route += `A${n(middle)} ${n(middle)} 0 0 ${turn > 0 ? 1 : 0} ${n(ex)} ${n(ey)}`;
    }
  }
  d.stroke(
    walls,
    hex(mix(ink, strong, 0.12)),
    step * 0.34,
    `transform="translate(${n(0.7 * u)} ${n(1.3 * u)})" stroke-opacity="0.5"`,
  );
  d.stroke(walls, hex(paper), step * 0.3);
  d.stroke(walls, hex(mix(paper, second, 0.35)), step * 0.12);
  const isBright = palette.mood === 'bright';
  d.stroke(route, hex(isBright ? ink : mix(palette.accent, [1, 1, 1], 0.25)), step * 0.16);
  d.circle(x, y, step * 0.8, hex(ink));
  d.circle(x, y, step * 0.42, hex(palette.accent));
  const way = (rings + 2.7) * step;
  d.path(stander(x, y + way + 6 * u, 12 * u), hex(isBright ? ink : mix(paper, [1, 1, 1], 0.4)));
  return [ground(frame, paper, mix(paper, second, 0.35)), { kind: 'vector', depth: 0.4, svg: d.toSvg() }];
}

/** A gilt frame on a wall, and nothing in it but the nail's shadow. */
export function emptyFrame(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const x = isPoster ? width / 2 : focus.x;
  const y = isPoster ? height * 0.34 : height * 0.4;
  const wide = (isPoster ? 33 : 34) * u;
  const tall = (isPoster ? 40 : 29) * u;
  const wall = mix(third, palette.sky[1], 0.3);
  const d = new Drawing(width, height);
  const paperStep = 11 * u;
  let damask = '';
  for (let i = -1; i * paperStep < width + paperStep; i++) {
    for (let j = -1; j * paperStep < height; j++) {
      const px = i * paperStep + (j % 2 === 0 ? 0 : paperStep / 2);
      const py = j * paperStep;
      damask += `M${n(px)} ${n(py - 4 * u)}q${n(3.4 * u)} ${n(2.6 * u)} 0 ${n(8 * u)}q${n(-3.4 * u)} ${n(-5.4 * u)} 0 ${n(-8 * u)}ZM${n(px - 3.6 * u)} ${n(py + 1.6 * u)}q${n(1.4 * u)} ${n(2.6 * u)} ${n(3.6 * u)} ${n(3.2 * u)}q${n(-3.6 * u)} ${n(1.2 * u)} ${n(-3.6 * u)} ${n(-3.2 * u)}ZM${n(px + 3.6 * u)} ${n(py + 1.6 * u)}q${n(-1.4 * u)} ${n(2.6 * u)} ${n(-3.6 * u)} ${n(3.2 * u)}q${n(3.6 * u)} ${n(1.2 * u)} ${n(3.6 * u)} ${n(-3.2 * u)}Z`;
    }
  }
  d.path(damask, hex(shift(wall, { l: 0.045 })));
  d.path(
    polygon([
      [x - wide * 0.34, -u],
      [x + wide * 0.34, -u],
      [x + wide * 1.7, height * 0.8],
      [x - wide * 1.7, height * 0.8],
    ]),
    d.linear(
      [0, 0],
      [0, height * 0.8],
      [
        [0, palette.sun, 0.5],
        [1, palette.sun, 0],
      ],
    ),
  );
  const g = new Drawing(width, height);
  const gold = oklch(0.78, 0.12, 85);
  const darkGold = oklch(0.42, 0.09, 65);
  g.rect(x - wide + 2.4 * u, y - tall + 4 * u, wide * 2, tall * 2, hex(ink), 'fill-opacity="0.45"');
  const edges: readonly (readonly [number, Rgb, Rgb])[] = [
    [0, darkGold, gold],
    [1.4, gold, mix(gold, [1, 1, 1], 0.5)],
    [4.4, darkGold, gold],
    [5.4, mix(gold, darkGold, 0.4), gold],
    [7.2, darkGold, darkGold],
  ];
  for (const [inset, from, to] of edges)
    g.rect(
      x - wide + inset * u,
      y - tall + inset * u,
      (wide - inset * u) * 2,
      (tall - inset * u) * 2,
      g.linear(
        [x - wide, y - tall],
        [x + wide, y + tall],
        [
          [0, to],
          [0.45, from],
          [0.55, to],
          [1, from],
        ],
      ),
      `rx="${n(0.7 * u)}"`,
    );
  const inner = 7.8 * u;
  g.rect(
    x - wide + inner,
    y - tall + inner,
    (wide - inner) * 2,
    (tall - inner) * 2,
    g.linear(
      [0, y - tall],
      [0, y + tall],
      [
        [0, shift(wall, { l: -0.1 })],
        [0.3, shift(wall, { l: 0.05 })],
        [1, wall],
      ],
    ),
  );
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const cx = x + sx * (wide - 3 * u);
      const cy = y + sy * (tall - 3 * u);
      for (let k = 0; k < 6; k++)
        g.circle(
          cx - sx * k * 1.5 * u,
          cy - sy * (k % 2) * 1.3 * u,
          (2.4 - k * 0.26) * u,
          hex(mix(gold, darkGold, (k % 3) * 0.25)),
        );
      for (let k = 1; k < 6; k++)
        g.circle(
          cx - sx * (k % 2) * 1.3 * u,
          cy - sy * k * 1.5 * u,
          (2.4 - k * 0.26) * u,
          hex(mix(gold, darkGold, (k % 3) * 0.25)),
        );
    }
  g.circle(x, y - tall + inner + 7 * u, 0.8 * u, hex(ink));
  g.ellipse(x + 1.2 * u, y - tall + inner + 8.6 * u, 0.7 * u, 1.8 * u, hex(ink), 'fill-opacity="0.4"');
  const floor = isPoster ? height * 0.68 : height * 0.9;
  g.rect(-u, floor - 3 * u, width + 2 * u, 3 * u, hex(mix(wall, ink, 0.55)));
  g.rect(-u, floor, width + 2 * u, height, hex(mix(third, ink, 0.8)));
  g.path(
    (random.chance(0.5) ? woman : stander)(x + (random.chance(0.5) ? 1 : -1) * 13 * u, floor + 6 * u, 26 * u),
    hex(ink),
  );
  g.rect(
    x - 3.4 * u,
    y + tall + 3 * u,
    6.8 * u,
    2.6 * u,
    hex(mix(strong, [1, 1, 1], 0.4)),
    `rx="${n(0.3 * u)}"`,
  );
  return [
    ground(frame, shift(wall, { l: -0.05 }), wall),
    { kind: 'vector', depth: 0.2, svg: d.toSvg() },
    { kind: 'vector', depth: 0.5, svg: g.toSvg() },
  ];
}

/** A record seen from above, its grooves bent by what is on it, the arm laid down. */
export function record(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const x = isPoster ? width / 2 : focus.x;
  const y = isPoster ? height * 0.36 : height * 0.48;
  const r = (isPoster ? 45 : 44) * u;
  const back = new Drawing(width, height);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + random.next() * 0.2;
    back.path(
      polygon([
        [x, y],
        [x + Math.cos(a) * 190 * u, y + Math.sin(a) * 190 * u],
        [x + Math.cos(a + 0.26) * 190 * u, y + Math.sin(a + 0.26) * 190 * u],
      ]),
      hex(i % 2 === 0 ? second : mix(second, paper, 0.45)),
    );
  }
  const d = new Drawing(width, height);
  d.circle(x + 1.6 * u, y + 2.6 * u, r * 1.01, hex(ink), 'fill-opacity="0.45"');
  d.circle(x, y, r, hex(mix(ink, [0.04, 0.04, 0.05], 0.5)));
  let grooves = '';
  for (let k = 0; k < 24; k++) {
    const radius = r * (0.4 + (k / 24) * 0.57);
    const wobble = 0.006 + 0.012 * Math.abs(Math.sin(k * 0.9));
    const count = 60;
    for (let i = 0; i <= count; i++) {
      const a = (i / count) * Math.PI * 2;
      const rr = radius * (1 + wobble * Math.sin(a * (5 + (k % 4)) + k));
      grooves += `${i === 0 ? 'M' : 'L'}${n(x + Math.cos(a) * rr)} ${n(y + Math.sin(a) * rr)}`;
    }
  }
  d.stroke(grooves, hex(mix(palette.sky[2], palette.sun, 0.3)), 0.16 * u, 'stroke-opacity="0.42"');
  for (const a of [-0.9, 2.24])
    d.path(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r * 0.98)} ${n(y + Math.sin(a) * r * 0.98)}A${n(r * 0.98)} ${n(r * 0.98)} 0 0 1 ${n(x + Math.cos(a + 0.5) * r * 0.98)} ${n(y + Math.sin(a + 0.5) * r * 0.98)}Z`,
      hex(mix(palette.sun, [1, 1, 1], 0.4)),
      'fill-opacity="0.13"',
    );
  d.circle(x, y, r * 0.35, hex(strong));
  d.circle(x, y, r * 0.33, 'none', `stroke="${hex(paper)}" stroke-width="${n(0.35 * u)}"`);
  d.path(
    `M${n(x - r * 0.33)} ${n(y)}A${n(r * 0.33)} ${n(r * 0.33)} 0 0 0 ${n(x + r * 0.33)} ${n(y)}Z`,
    hex(third),
  );
  for (let i = 0; i < 4; i++)
    d.rect(x - r * (0.2 - i * 0.03), y + r * (0.08 + i * 0.05), r * (0.4 - i * 0.06), r * 0.018, hex(paper));
  const star: Point[] = Array.from({ length: 10 }, (_, k) => {
    const a = -Math.PI / 2 + (k / 10) * Math.PI * 2;
    const s = r * (k % 2 === 0 ? 0.1 : 0.045);
    return [x + Math.cos(a) * s, y - r * 0.17 + Math.sin(a) * s];
  });
  d.path(polygon(star), hex(paper));
  d.circle(x, y, r * 0.028, hex(ink));
  const pivot: Point = [x + r * 0.98, y - r * 0.86];
  const tip: Point = [x + r * 0.46, y + r * 0.36];
  d.circle(pivot[0], pivot[1], 5.4 * u, hex(mix(paper, ink, 0.55)));
  d.circle(pivot[0], pivot[1], 3 * u, hex(mix(paper, [1, 1, 1], 0.3)));
  d.stroke(
    `M${n(pivot[0])} ${n(pivot[1])}Q${n(x + r * 1.06)} ${n(y + r * 0.05)} ${n(tip[0])} ${n(tip[1])}`,
    hex(ink),
    2.2 * u,
    `transform="translate(${n(1.4 * u)} ${n(2 * u)})" stroke-opacity="0.4"`,
  );
  d.stroke(
    `M${n(pivot[0])} ${n(pivot[1])}Q${n(x + r * 1.06)} ${n(y + r * 0.05)} ${n(tip[0])} ${n(tip[1])}`,
    hex(mix(paper, [1, 1, 1], 0.35)),
    1.5 * u,
  );
  d.rect(
    tip[0] - 2.2 * u,
    tip[1] - 3 * u,
    4.4 * u,
    7 * u,
    hex(strong),
    `rx="${n(0.8 * u)}" transform="rotate(38 ${n(tip[0])} ${n(tip[1])})"`,
  );
  return [
    ground(frame, paper, mix(paper, second, 0.4)),
    { kind: 'vector', depth: 0.2, svg: back.toSvg() },
    { kind: 'vector', depth: 0.5, svg: d.toSvg() },
  ];
}
