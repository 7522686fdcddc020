import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';
import type { Ball } from './ball.ts';

/** A great round window of a station; somebody stands before it. */
export function windowFrame(frame: Frame, palette: Palette, random: Random, body: Ball): Layer {
  const { width, height, u, purpose } = frame;
  const d = new Drawing(width, height);
  const isPoster = purpose === 'poster';
  const cx = isPoster ? width / 2 : body.x - 2 * u;
  const cy = isPoster ? height * 0.4 : height * 0.47;
  const radius = isPoster ? width * 0.455 : 44 * u;
  const wall = d.linear(
    [0, 0],
    [0, height],
    [
      [0, mix(palette.near, palette.sky[1], 0.2)],
      [0.6, palette.near],
      [1, shift(palette.near, { l: -0.03 })],
    ],
  );
  const hole = (a: number): string =>
    `M${n(cx - a)} ${n(cy)}a${n(a)} ${n(a)} 0 1 0 ${n(a * 2)} 0a${n(a)} ${n(a)} 0 1 0 ${n(-a * 2)} 0Z`;
  d.path(`M0 0H${width}V${height}H0Z${hole(radius)}`, wall, 'fill-rule="evenodd"');
  const steel = mix(palette.near, palette.sky[1], 0.4);
  const lit = body.light[0] < 0 ? -1 : 1;
  for (let i = -6; i <= 6; i++) {
    const a = (i / 6) * Math.PI + 0.26;
    d.stroke(
      `M${n(cx + Math.cos(a) * radius * 1.12)} ${n(cy + Math.sin(a) * radius * 1.12)}L${n(cx + Math.cos(a) * radius * 3)} ${n(cy + Math.sin(a) * radius * 3)}`,
      hex(mix(palette.near, palette.sky[1], 0.2)),
      0.5 * u,
    );
  }
  d.path(
    hole(radius * 1.1) + hole(radius),
    d.linear(
      [cx - lit * radius, cy + radius],
      [cx + lit * radius, cy - radius],
      [
        [0, mix(steel, palette.sky[2], 0.5)],
        [0.35, steel],
        [0.75, palette.near],
        [1, steel],
      ],
    ),
    'fill-rule="evenodd"',
  );
  d.path(
    hole(radius * 1.016) + hole(radius * 0.99),
    hex(mix(palette.sky[2], palette.sky[1], 0.4)),
    'fill-rule="evenodd" fill-opacity="0.8"',
  );
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2 + 0.1;
    d.circle(
      cx + Math.cos(a) * radius * 1.06,
      cy + Math.sin(a) * radius * 1.06,
      0.5 * u,
      hex(mix(palette.near, palette.sky[2], 0.35)),
    );
  }
  const floor = cy + radius * 0.74;
  const half = radius * Math.sqrt(1 - 0.74 ** 2);
  const side = random.chance(0.5) ? 1 : -1;
  d.path(
    polygon([
      [cx - half, floor],
      [cx + half, floor],
      [cx + half * 1.9, floor + 40 * u],
      [cx - half * 1.9, floor + 40 * u],
    ]),
    d.linear(
      [0, floor],
      [0, floor + 26 * u],
      [
        [0, mix(palette.near, palette.sky[2], 0.42)],
        [0.3, mix(palette.near, palette.sky[1], 0.3)],
        [1, palette.near, 0.4],
      ],
    ),
  );
  const x = cx + side * half * 0.42;
  const tall = radius * 0.66;
  const shadow = d.linear(
    [0, floor],
    [0, floor + 22 * u],
    [
      [0, palette.near, 0.9],
      [1, palette.near, 0],
    ],
  );
  d.path(
    polygon([
      [x - tall * 0.1, floor + 2.2 * u],
      [x + tall * 0.1, floor + 2.2 * u],
      [x + tall * 0.2 - lit * 6 * u, floor + 22 * u],
      [x - tall * 0.2 - lit * 6 * u, floor + 22 * u],
    ]),
    shadow,
  );
  d.path(stander(x + lit * 0.5 * u, floor + 2.4 * u, tall), hex(mix(palette.sky[2], palette.sun, 0.4)));
  d.path(stander(x, floor + 2.5 * u, tall), hex(palette.near));
  return { kind: 'vector', depth: 0.8, svg: d.toSvg() };
}
