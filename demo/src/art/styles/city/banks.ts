import { hex, mix } from '../../colour.ts';
import { Drawing, n } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import { clamp } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';

/** The far bank with its row of lamps. */
export function quay(frame: Frame, palette: Palette, random: Random, base: number): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  d.rect(-u, base - 0.6 * u, width + 2 * u, 2.2 * u, hex(mix(palette.near, palette.sky[1], 0.16)));
  for (let x = random.range(0, 4) * u; x < width; x += 5.2 * u) {
    d.circle(x, base - 1.3 * u, 0.36 * u, hex(mix(palette.sun, [1, 1, 1], 0.4)));
    d.stroke(`M${n(x)} ${n(base - 1.2 * u)}V${n(base)}`, hex(palette.near), 0.14 * u);
  }
  return { kind: 'vector', depth: 0.48, svg: d.toSvg() };
}

/** The near bank: railing, a lamp, somebody looking over. */
export function embankment(frame: Frame, palette: Palette, random: Random, base: number): Layer {
  const { width, height, u, focus, purpose } = frame;
  const d = new Drawing(width, height);
  const dark = hex(palette.near);
  const y = purpose === 'poster' ? height * 0.72 : height * 0.9;
  d.rect(-u, y, width + 2 * u, height - y + u, dark);
  d.rect(-u, y - 6.2 * u, width + 2 * u, 0.55 * u, dark);
  d.rect(-u, y - 3.4 * u, width + 2 * u, 0.3 * u, dark);
  for (let x = 0; x < width; x += 2.1 * u) d.rect(x, y - 6 * u, 0.26 * u, 6.2 * u, dark);
  const side = random.chance(0.5) ? 1 : -1;
  const x = clamp(focus.x + side * random.range(4, 12) * u, 10 * u, width - 10 * u);
  const tall = 13.5 * u;
  d.path(
    stander(x + 0.25 * u, y + 0.3 * u, tall),
    hex(mix(palette.sky[2], palette.sun, 0.3)),
    'fill-opacity="0.7"',
  );
  d.path(stander(x, y + 0.4 * u, tall), dark);
  if (random.chance(0.5)) d.path(stander(x - side * 5 * u, y + 0.4 * u, tall * 0.93), dark);
  const lamp = clamp(x - side * 21 * u, 6 * u, width - 6 * u);
  const lampTop = Math.max(base - 2 * u, y - 33 * u);
  d.stroke(
    `M${n(lamp)} ${n(y)}V${n(lampTop)}q0 ${n(-2.4 * u)} ${n(side * 2.6 * u)} ${n(-2.4 * u)}`,
    dark,
    0.6 * u,
  );
  const bulb: Point = [lamp + side * 3.4 * u, lampTop - 2 * u];
  d.circle(
    bulb[0],
    bulb[1],
    12 * u,
    d.radial(bulb, 12 * u, [
      [0, palette.sun, 0.5],
      [0.3, palette.sky[2], 0.16],
      [1, palette.sky[2], 0],
    ]),
  );
  d.path(
    `M${n(bulb[0] - 1.3 * u)} ${n(bulb[1])}h${n(2.6 * u)}l${n(-0.6 * u)} ${n(-1.1 * u)}h${n(-1.4 * u)}Z`,
    dark,
  );
  d.ellipse(bulb[0], bulb[1] + 0.2 * u, u, 0.5 * u, hex(mix(palette.sun, [1, 1, 1], 0.5)));
  return { kind: 'vector', depth: 0.9, svg: d.toSvg() };
}
