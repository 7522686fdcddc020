import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { child, stander } from '../../figures.ts';
import { bareTree, grass } from '../../flora.ts';
import { clamp, lerp, noise } from '../../noise.ts';
import { kite } from '../../props/aloft.ts';
import { coilTower, weathervane } from '../../props/apparatus.ts';
import { smallHouse } from '../../props/houses.ts';
import type { Tones } from '../../props/tones.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Grassland under the weather with a house, a tree or somebody. */
export function field(
  { frame, palette, random, seed, motif }: Brief,
  horizon: number,
  x: number,
  side: number,
  tones: Parameters<typeof smallHouse>[4],
): Layer[] {
  const { width, height, u } = frame;
  const layers: Layer[] = [];
  const ground = noise(`${seed}/ground`);
  const what =
    motif === 'weathervane'
      ? 'vane'
      : motif === 'coil'
        ? 'coil'
        : motif === 'lightning' || motif === 'airship' || motif === 'kite'
          ? 'none'
          : motif === 'house' || motif === 'farm' || motif === 'cabin'
            ? 'house'
            : motif === 'tree'
              ? 'tree'
              : motif === 'soldier' || motif === 'man' || motif === 'woman'
                ? 'man'
                : random.pick(['house', 'tree', 'man']);
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    const base = horizon + (height - horizon) * t ** 1.5 * 0.6 + u;
    const line = (px: number): number =>
      base - ground.fbm(px / (lerp(60, 34, t) * u), i * 2.3, 3) * lerp(4, 8, t) * u;
    const tone = mix(palette.land(0.32 + t * 0.66), palette.near, 0.2);
    const d = new Drawing(width, height);
    const points: Point[] = [];
    for (let px = -u; px <= width + u; px += u) points.push([px, line(px)]);
    d.path(
      polygon([...points, [width + u, height + u], [-u, height + u]]),
      d.linear(
        [0, base - 4 * u],
        [0, base + 22 * u],
        [
          [0, mix(tone, palette.sky[2], 0.24 * (1 - t))],
          [1, mix(tone, palette.near, 0.5)],
        ],
      ),
    );
    if (i === 1) {
      const y = line(x) + 0.6 * u;
      if (what === 'vane') {
        smallHouse(d, x, y + 2 * u, 44 * u, tones, side);
        weathervane(d, x, y - 27 * u, 22 * u, tones, -side);
      } else if (what === 'coil') {
        coilTower(d, x - side * 12 * u, y + u, 46 * u, tones, side);
        d.path(stander(x + side * 6 * u, y + 0.5 * u, 9 * u, -side), hex(palette.near));
      } else if (what === 'house') smallHouse(d, x, y, 19 * u, tones, side);
      else if (what === 'tree') {
        for (const [path, size] of bareTree(random.fork('tree'), x, y, 44 * u, -side * 0.2))
          d.stroke(path, hex(shift(palette.near, { l: 0.01 })), size);
      } else if (what === 'man') {
        d.path(stander(x + side * 0.25 * u, y, 15.2 * u, side), hex(tones.light));
        d.path(stander(x, y, 15 * u, side), hex(palette.near));
      }
    }
    d.path(
      grass(random.fork(`grass${i}`), line, {
        from: -2 * u,
        to: width + 2 * u,
        gap: lerp(0.7, 1.2, t) * u,
        height: lerp(1.2, 8.5, t ** 1.3) * u,
        wind: -0.4,
      }),
      hex(mix(tone, palette.near, 0.25)),
    );
    layers.push({ kind: 'vector', depth: 0.3 + t * 0.6, svg: d.toSvg() });
  }
  return layers;
}

/** A kite under the clouds and the child that holds it. */
export function kiteFlyer(
  { frame, palette }: Brief,
  tones: Tones,
  { x, horizon, side }: { x: number; horizon: number; side: number },
): Layer {
  const { width, height, u, focus, purpose } = frame;
  const d = new Drawing(width, height);
  const foot = horizon + (purpose === 'poster' ? 15 : 12) * u;
  const tall = 17 * u;
  const kiteX = clamp(focus.x - side * 12 * u, 16 * u, width - 16 * u);
  const kiteY = focus.y - (purpose === 'poster' ? 8 : 12) * u;
  d.stroke(
    `M${n(x - side * tall * 0.2)} ${n(foot - tall * 0.5)}Q${n((x + kiteX) / 2 + side * 4 * u)} ${n((foot + kiteY) / 2 + 12 * u)} ${n(kiteX)} ${n(kiteY)}`,
    hex(mix(palette.sun, [1, 1, 1], 0.3)),
    0.22 * u,
    'stroke-opacity="0.85"',
  );
  kite(d, kiteX, kiteY, 26 * u, tones, -side);
  d.path(child(x + side * 0.3 * u, foot, tall * 1.015, -side), hex(tones.light));
  d.path(child(x, foot, tall, -side), hex(palette.near));
  return { kind: 'vector', depth: 0.85, svg: d.toSvg() };
}
