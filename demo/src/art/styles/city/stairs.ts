import { hex, mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { walker } from '../../figures.ts';
import { phoneBox } from '../../props/mills.ts';
import type { Brief, Layer } from '../../scene.ts';
import { rows } from './houses.ts';

/** A steep town of painted houses: stairs, washing, a telephone box and one who hurries to it. */
export function stairs({ frame, palette, random }: Brief, base: number): Layer[] {
  const { width, height, u, focus } = frame;
  const colours: [Rgb, ...Rgb[]] = [
    palette.tone(0, 0.82, 0.09),
    palette.tone(1, 0.7, 0.09),
    palette.tone(2, 0.62, 0.09),
    mix(palette.sun, [1, 1, 1], 0.2),
    palette.tone(0, 0.7, 0.13),
  ];
  const layers: Layer[] = [];
  for (let i = 0; i < 3; i++)
    layers.push(
      rows(frame, palette, random.fork(`r${i}`), {
        base: base - (24 - i * 13) * u,
        size: 0.6 + i * 0.16,
        t: 0.4 + i * 0.2,
        lit: 0.12,
        snow: false,
        colours,
      }),
    );
  const d = new Drawing(width, height);
  const lines: Point[] = [
    [-2 * u, base - 44 * u],
    [width * 0.5, base - 37 * u],
    [width + 2 * u, base - 46 * u],
  ];
  d.stroke(
    `M${n(lines[0]?.[0] ?? 0)} ${n(lines[0]?.[1] ?? 0)}Q${n(lines[1]?.[0] ?? 0)} ${n(lines[1]?.[1] ?? 0)} ${n(lines[2]?.[0] ?? 0)} ${n(lines[2]?.[1] ?? 0)}`,
    hex(palette.near),
    0.25 * u,
  );
  for (let i = 0; i < 9; i++) {
    const x = width * (0.08 + i * 0.105);
    const y = base - 41.4 * u + Math.abs(i - 4) * -0.5 * u;
    d.rect(
      x,
      y,
      random.range(3, 6) * u,
      random.range(4, 8) * u,
      hex(
        random.pick([
          palette.accent,
          mix([1, 1, 1], palette.sun, 0.3),
          palette.tone(1, 0.6, 0.13),
          palette.tone(2, 0.5, 0.1),
        ]),
      ),
    );
  }
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const y = base - 7 * u + i * 3.6 * u;
    const wide = 26 * u + i * 9 * u;
    d.rect(
      focus.x - wide,
      y,
      wide * 2,
      3.8 * u,
      hex(mix(mix(palette.sky[2], palette.sun, 0.3), palette.near, 0.12 + i * 0.085)),
    );
    d.rect(focus.x - wide, y, wide * 2, 0.8 * u, hex(mix(palette.sun, palette.near, i * 0.09)));
  }
  d.rect(-u, base + steps * 3.6 * u - 8 * u, width + 2 * u, height, hex(palette.near));
  phoneBox(
    d,
    focus.x + 15 * u,
    base + 4 * u,
    48 * u,
    { dark: palette.near, light: mix(palette.sun, [1, 1, 1], 0.2), accent: palette.accent },
    1,
  );
  d.path(walker(focus.x - 13 * u, base + 10 * u, 25 * u, 1), hex(palette.near));
  layers.push({ kind: 'vector', depth: 0.7, svg: d.toSvg() });
  return layers;
}
