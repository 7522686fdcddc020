import { colourTable, fromTable, softStep } from '../../atmosphere.ts';
import { mix, shift } from '../../colour.ts';
import { Drawing, specks } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';
import type { Ball } from './ball.ts';

/** Gas lit by the star that lights `body`. */
export function space(frame: Frame, palette: Palette, seed: string, body: Ball): Layer {
  const gas = noise(`${seed}/gas`);
  const { u } = frame;
  const table = colourTable([
    shift(palette.sky[0], { l: -0.06 }),
    palette.sky[0],
    palette.sky[1],
    mix(palette.sky[1], palette.sky[2], 0.7),
  ]);
  const other = shift(palette.sky[1], { h: 45, c: 0.2 });
  const lx = body.x + body.light[0] * body.radius;
  const ly = body.y + body.light[1] * body.radius;
  const warm = mix(palette.sky[2], palette.sun, 0.5);
  return {
    kind: 'field',
    depth: 0,
    step: softStep(frame) + 1,
    shade: (x, y, out) => {
      const px = x / u / 62;
      const py = y / u / 62;
      const bend = gas.fbm(px + 9, py, 3);
      const cloud = gas.fbm(px + bend * 1.1, py + bend * 0.8, 5) + 0.5;
      const across = ((x - lx) * 0.55 + (y - ly)) / (52 * u);
      const band = Math.exp(-across * across);
      fromTable(table, clamp(0.06 + cloud * 0.34 * (0.4 + band) + band * 0.16), out);
      const tint = smoothstep(0.1, 0.55, bend) * 0.4 * band;
      const halo = Math.exp(-Math.hypot(x - lx, y - ly) / (20 * u)) * 0.7;
      for (let k = 0; k < 3; k++) {
        const v = lerp(out[k] ?? 0, other[k] ?? 0, tint);
        out[k] = v + ((warm[k] ?? 0) - v) * halo;
      }
      out[3] = 1;
    },
  };
}

/** Stars of three sizes, evenly strewn. */
export function starField(frame: Frame, random: Random): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  for (const [size, count, opacity] of [
    [0.2, 420, 0.5],
    [0.34, 150, 0.8],
    [0.6, 22, 1],
  ] as const) {
    const points: [number, number, number][] = [];
    const amount = (count * width * height) / (160 * 100 * u * u);
    for (let i = 0; i < amount; i++)
      points.push([random.next() * width, random.next() * height, size * u * random.range(0.7, 1.3)]);
    d.path(specks(points), 'white', `fill-opacity="${opacity}"`);
  }
  return { kind: 'vector', depth: 0.02, svg: d.toSvg() };
}
