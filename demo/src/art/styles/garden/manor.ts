import { disc, mist, sky, stars } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, specks } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { birds, woman } from '../../figures.ts';
import { bareTree, flower, spray } from '../../flora.ts';
import { hotAirBalloon } from '../../props/aloft.ts';
import { manor } from '../../props/houses.ts';
import type { Brief, Layer } from '../../scene.ts';
import { foliage } from './foliage.ts';
import { under } from '../../terrain.ts';

/** A house at the end of an overgrown path by night; not all its windows look out. */
export function manorGarden({ frame, palette, random, seed, motif }: Brief): Layer[] {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const base = isPoster ? height * 0.6 : height * 0.68;
  const light = { x: focus.x - 24 * u, y: base - 47 * u, radius: 8 * u };
  const layers: Layer[] = [
    sky(frame, palette, seed, { light, clouds: 0.6, horizon: base + 8 * u, glow: 55, stretch: 3 }),
  ];
  if (palette.mood !== 'bright')
    layers.push(stars(frame, palette, random.fork('stars'), { count: 260, until: base * 0.7 }));
  layers.push(disc(frame, palette, light, seed, palette.mood === 'dark'));
  const back = new Drawing(width, height);
  for (const k of [-44, -33, 36, 46, 55])
    for (const [path, size] of bareTree(
      random.fork(`t${k}`),
      focus.x + k * u,
      base + 2 * u,
      random.range(30, 44) * u,
    ))
      back.stroke(path, hex(mix(palette.land(0.5), palette.sky[1], 0.2)), size);
  layers.push({ kind: 'vector', depth: 0.2, svg: back.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[1], palette.sky[2], 0.5), `${seed}a`, {
      from: base - 24 * u,
      to: base + 6 * u,
      strength: 0.6,
      depth: 0.25,
    }),
  );
  const house = new Drawing(width, height);
  manor(
    house,
    focus.x + 2 * u,
    base + 2 * u,
    58 * u,
    { dark: palette.near, light: mix(palette.sun, palette.tone(0, 0.85, 0.13), 0.6), accent: palette.accent },
    1,
  );
  if (motif === 'balloon')
    hotAirBalloon(
      house,
      focus.x + (isPoster ? 21 : -37) * u,
      base - (isPoster ? 45 : 20) * u,
      (isPoster ? 38 : 40) * u,
      { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.2), accent: palette.accent },
      -1,
    );
  layers.push({ kind: 'vector', depth: 0.4, svg: house.toSvg() });
  const d = new Drawing(width, height);
  const lawn = mix(palette.land(0.7), foliage(palette, 0.9), 0.4);
  d.path(
    under((x) => base + u + ((x - focus.x) / width) ** 2 * -6 * u, width, height + u, 3 * u, u),
    d.linear(
      [0, base],
      [0, base + 34 * u],
      [
        [0, mix(lawn, palette.sky[2], 0.2)],
        [1, palette.near],
      ],
    ),
  );
  const bend = random.range(-6, 6) * u;
  const path: Point[] = [
    [focus.x + 1 * u, base + 2 * u],
    [focus.x + 4 * u, base + 7 * u],
    [focus.x + bend, base + 16 * u],
    [focus.x + bend * 1.8 + 16 * u, base + 34 * u],
    [focus.x + bend * 2, height + 4 * u],
  ];
  const pathLeft = path.map(([x, y]): Point => [x - 1.2 * u - (y - base) * 0.22, y]);
  const pathRight = path.map(([x, y]): Point => [x + 1.2 * u + (y - base) * 0.22, y]);
  d.path(
    `${curve(pathLeft, false)}L${curve(pathRight.toReversed(), false).slice(1)}Z`,
    d.linear(
      [0, base],
      [0, base + 44 * u],
      [
        [0, mix(palette.sky[2], palette.sun, 0.3)],
        [0.4, mix(lawn, palette.sky[2], 0.35)],
        [1, palette.near],
      ],
    ),
    'fill-opacity="0.8"',
  );
  const who = path[2] ?? [focus.x, base];
  d.path(woman(who[0], who[1] + 3 * u, 14 * u, 1), hex(palette.near));
  layers.push({ kind: 'vector', depth: 0.5, svg: d.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[1], palette.sky[2], 0.4), `${seed}b`, {
      from: base - 2 * u,
      to: base + 20 * u,
      strength: 0.4,
      depth: 0.55,
    }),
  );
  for (let i = 0; i < 2; i++) {
    const hedge = new Drawing(width, height);
    const tone = mix(palette.near, foliage(palette, 0.85), 0.35 - i * 0.25);
    for (const side of [-1, 1]) {
      const rnd = random.fork(`hedge${i}${side}`);
      for (let k = 0; k < 8; k++) {
        const x = side > 0 ? width + (4 - k * 4.6) * u + i * 4 * u : (-4 + k * 4.6) * u - i * 4 * u;
        const y = height * (0.98 - i * 0.01) + k * 1.6 * u;
        const twig = spray(
          rnd,
          x,
          y,
          (30 + i * 12 - k * 2) * u,
          -Math.PI / 2 + side * -0.24 + rnd.around() * 0.4,
          { bend: side * -0.55, leafSize: 0.2, pairs: 8 },
        );
        hedge.stroke(twig.twig, hex(tone), 0.5 * u);
        hedge.path(twig.leaves, hex(shift(tone, { l: rnd.around() * 0.02 })));
        for (const [ex, ey] of twig.ends.slice(3))
          if (rnd.chance(0.3))
            hedge.path(
              flower(ex, ey, rnd.range(1.4, 2.6) * u, 5, rnd.next() * 3),
              hex(mix(palette.accent, palette.near, 0.2 + i * 0.25)),
            );
      }
    }
    layers.push({ kind: 'vector', depth: 0.75 + i * 0.2, svg: hedge.toSvg() });
  }
  const motes = new Drawing(width, height);
  const points: [number, number, number][] = [];
  for (let i = 0; i < 40; i++)
    points.push([
      focus.x + random.around() * 50 * u,
      base + random.around() * 24 * u,
      random.range(0.2, 0.55) * u,
    ]);
  motes.path(specks(points), hex(mix(palette.accent, palette.sun, 0.6)), 'fill-opacity="0.8"');
  motes.stroke(
    birds([
      [light.x + 9 * u, light.y - 5 * u, 1.3 * u],
      [light.x + 13 * u, light.y - 8 * u, u],
      [light.x - 4 * u, light.y + 5 * u, 1.5 * u],
    ]),
    hex(palette.near),
    0.3 * u,
  );
  layers.push({ kind: 'vector', depth: 0.9, svg: motes.toSvg() });
  return layers;
}
