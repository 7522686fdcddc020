import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** A cross-stone, carved, over the strata it came from. */
export function crossStone(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const layers: Layer[] = [ground(frame, palette.sky[0], palette.sky[1])];
  const sun = new Drawing(width, height);
  const cx = isPoster ? width / 2 : focus.x;
  const top = isPoster ? height * 0.09 : height * 0.06;
  sun.circle(
    cx,
    top + 34 * u,
    42 * u,
    sun.linear(
      [0, top - 6 * u],
      [0, top + 76 * u],
      [
        [0, mix(palette.sun, palette.sky[2], 0.2)],
        [1, strong],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.1, svg: sun.toSvg() });
  const strata = new Drawing(width, height);
  const base = isPoster ? height * 0.63 : height * 0.72;
  for (let i = 0; i < 9; i++) {
    const points: Point[] = [];
    for (let x = -u; x <= width + 4 * u; x += 4 * u)
      points.push([
        x,
        base +
          i * 6 * u +
          Math.sin(x / (31 * u) + i * 0.7) * 2.6 * u +
          random.around() * 0.4 * u -
          Math.abs(x - cx) * 0.05,
      ]);
    const tone = mix(palette.tone(i % 2 === 0 ? 0 : 1, 0.5 - i * 0.035, 0.1), ink, i * 0.07);
    strata.path(
      `${curve(points, false)}L${width + 40} ${height + 40}L-40 ${height + 40}Z`,
      strata.linear(
        [0, base + i * 6 * u],
        [0, base + i * 6 * u + 9 * u],
        [
          [0, mix(tone, palette.sky[2], 0.12)],
          [1, shift(tone, { l: -0.06 })],
        ],
      ),
    );
  }
  layers.push({ kind: 'vector', depth: 0.4, svg: strata.toSvg() });
  const d = new Drawing(width, height);
  const w = 24 * u;
  const h = base - top + 6 * u;
  const stone = palette.tone(0, 0.6, 0.09);
  const face = d.linear(
    [cx - w, 0],
    [cx + w, 0],
    [
      [0, mix(stone, palette.sun, 0.32)],
      [0.5, stone],
      [1, shift(stone, { l: -0.16 })],
    ],
  );
  d.path(
    polygon([
      [cx - w - 1.4 * u, top + 2 * u],
      [cx + w + 1.4 * u, top],
      [cx + w + 3.4 * u, top + h * 0.3],
      [cx + w - 1 * u, top + h],
      [cx - w + 1 * u, top + h],
      [cx - w - 2.6 * u, top + h * 0.34],
    ]),
    face,
  );
  const cut = hex(shift(stone, { l: -0.27 }));
  const edge = hex(mix(stone, palette.sun, 0.55));
  const carve = (path: string, wide = 1.1): void => {
    d.stroke(
      path,
      edge,
      wide * u,
      `transform="translate(${n(-0.3 * u)} ${n(-0.35 * u)})" stroke-opacity="0.7"`,
    );
    d.stroke(path, cut, wide * u);
  };
  const knot = (x: number, y: number, r: number): void => {
    for (let k = 0; k < 4; k++) {
      const a = (k * Math.PI) / 2 + Math.PI / 4;
      carve(
        `M${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(a + Math.PI / 2) * r)} ${n(y + Math.sin(a + Math.PI / 2) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`,
        0.55,
      );
    }
    carve(
      `M${n(x - r * 0.42)} ${n(y)}a${n(r * 0.42)} ${n(r * 0.42)} 0 1 0 ${n(r * 0.84)} 0a${n(r * 0.42)} ${n(r * 0.42)} 0 1 0 ${n(-r * 0.84)} 0`,
      0.5,
    );
  };
  const rows = Math.floor((h - 12 * u) / (7.2 * u));
  for (let i = 0; i < rows; i++)
    for (const side of [-1, 1]) knot(cx + side * (w - 4.6 * u), top + 9 * u + i * 7.2 * u, 2.5 * u);
  for (const k of [-1, 0, 1]) knot(cx + k * 7.6 * u, top + 6.6 * u, 2.5 * u);
  const my = top + h * 0.42;
  const arm = (angle: number, reach: number): void => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const at = (a: number, b: number): Point => [cx + c * a - s * b, my + s * a + c * b];
    d.path(
      polygon([
        at(0, -1.7 * u),
        at(reach * 0.82, -3 * u),
        at(reach, -4.6 * u),
        at(reach * 0.93, 0),
        at(reach, 4.6 * u),
        at(reach * 0.82, 3 * u),
        at(0, 1.7 * u),
      ]),
      cut,
    );
    d.path(
      polygon([
        at(1.4 * u, -0.6 * u),
        at(reach * 0.8, -1.5 * u),
        at(reach * 0.86, 0),
        at(reach * 0.8, 1.5 * u),
        at(1.4 * u, 0.6 * u),
      ]),
      hex(mix(stone, palette.sun, 0.25)),
    );
    for (const side of [-1, 1]) d.circle(...at(reach * 1.01, side * 4.8 * u), 1.3 * u, cut);
  };
  arm(-Math.PI / 2, h * 0.27);
  arm(0, w * 0.62);
  arm(Math.PI, w * 0.62);
  arm(Math.PI / 2, h * 0.36);
  d.circle(cx, my, 3 * u, cut);
  d.circle(cx, my, 1.6 * u, edge);
  const leaf = my + h * 0.4;
  for (const side of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      const r = (4 + k * 3.2) * u;
      carve(
        `M${n(cx)} ${n(leaf)}q${n(side * r * 0.5)} ${n(-r * 0.1)} ${n(side * r)} ${n(-r * 0.95)}q${n(-side * r * 0.1)} ${n(r * 0.85)} ${n(-side * r)} ${n(r * 0.95)}`,
        0.8,
      );
    }
  }
  d.path(stander(cx + w + 11 * u, base + 4 * u, 10 * u, -1), hex(ink));
  layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  return layers;
}
