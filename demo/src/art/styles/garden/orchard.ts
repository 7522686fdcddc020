import { disc, mist, sky } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import { Drawing, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { woman } from '../../figures.ts';
import { bareTree, blob, leaf } from '../../flora.ts';
import { clamp, lerp } from '../../noise.ts';
import { ladder, table } from '../../props/household.ts';
import type { Tones } from '../../props/tones.ts';
import { beehive } from '../../props/woodland.ts';
import type { Brief, Layer } from '../../scene.ts';
import { foliage, meadow } from './foliage.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** A great tree full of fruit, a ladder, a table, the mountain behind. */
export function orchard({ frame, palette, random, seed, motif }: Brief): Layer[] {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const horizon = isPoster ? height * 0.56 : height * 0.62;
  const light = { x: focus.x + 20 * u, y: focus.y - 3 * u, radius: 8 * u };
  const layers: Layer[] = [
    sky(frame, palette, seed, { light, clouds: 0.3, horizon: horizon + 6 * u, glow: 55 }),
    disc(frame, palette, light, seed),
  ];
  const mount = new Drawing(width, height);
  const big = (x: number): number =>
    horizon -
    24 * u * Math.exp(-(((x - focus.x + 4 * u) / (30 * u)) ** 2) * 1.2) -
    14 * u * Math.exp(-(((x - focus.x - 34 * u) / (13 * u)) ** 2)) +
    3 * u;
  const tone = palette.land(0.22);
  mount.path(
    under(big, width, height, u, 3 * u),
    mount.linear(
      [0, horizon - 26 * u],
      [0, horizon],
      [
        [0, mix(tone, palette.sky[1], 0.2)],
        [1, mix(tone, palette.sky[2], 0.6)],
      ],
    ),
  );
  const snow: Point[] = [];
  for (let x = focus.x - 17 * u; x <= focus.x + 9 * u; x += 0.8 * u) snow.push([x, big(x)]);
  const lower = snow.map(([x], i): Point => [
    x,
    big(x) +
      (3 + 2.6 * Math.sin(i * 1.7) + 1.6 * Math.sin(i * 3.1)) *
        u *
        clamp(1.25 - Math.abs(x - focus.x + 4 * u) / (13 * u)),
  ]);
  mount.path(
    polygon([...snow, ...lower.toReversed()]),
    hex(mix(palette.sun, [1, 1, 1], 0.5)),
    'fill-opacity="0.85"',
  );
  layers.push({ kind: 'vector', depth: 0.1, svg: mount.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[2], palette.sun, 0.4), seed, {
      from: horizon - 14 * u,
      to: horizon + 9 * u,
      strength: 0.6,
      depth: 0.12,
    }),
  );
  for (let i = 0; i < 3; i++) {
    const t = i / 2;
    const line = ridgeLine(`${seed}/orchard${i}`, {
      base: horizon + (4 + i * 9) * u,
      rise: 4 * u,
      span: 50 * u,
      jag: 0,
    });
    const d = new Drawing(width, height);
    const green = mix(foliage(palette, 0.15 + t * 0.5), palette.sky[2], 0.35 * (1 - t));
    d.path(
      under(line, width, height + u, 2 * u, 3 * u),
      d.linear(
        [0, horizon],
        [0, horizon + 40 * u],
        [
          [0, mix(green, palette.sun, 0.25)],
          [1, shift(green, { l: -0.12 })],
        ],
      ),
    );
    const rowEnd = i < 2 ? width : -Infinity;
    for (let x = random.range(-4, 4) * u; x < rowEnd; x += lerp(8, 17, t) * u * random.range(0.8, 1.25)) {
      if (Math.abs(x - focus.x) < 16 * u && i === 1) continue;
      const s = lerp(5, 11, t) * u;
      d.rect(x - s * 0.05, line(x) - s * 0.7, s * 0.1, s * 0.9, hex(mix(palette.near, green, 0.35)));
      for (const [k, shade] of [-0.06, 0.02, 0.09].entries())
        d.path(
          blob(random, x + (k - 1) * s * 0.16, line(x) - s * (0.86 + k * 0.1), s * (0.5 - k * 0.1)),
          hex(shift(green, { l: shade - 0.05 })),
        );
    }
    layers.push({ kind: 'vector', depth: 0.2 + t * 0.3, svg: d.toSvg() });
  }
  const d = new Drawing(width, height);
  const baseX = focus.x - (isPoster ? 24 : 20) * u;
  const baseY = isPoster ? height * 0.68 : height * 0.86;
  const ground = (x: number): number => baseY + 2 * u + Math.sin(x / (18 * u)) * 1.4 * u;
  d.path(
    under(ground, width, height + u, 2 * u, 3 * u),
    d.linear(
      [0, baseY],
      [0, height],
      [
        [0, foliage(palette, 0.6)],
        [0.5, mix(foliage(palette, 0.9), palette.near, 0.5)],
        [1, palette.near],
      ],
    ),
  );
  const bark = hex(mix(palette.near, foliage(palette, 0.9), 0.2));
  for (const [path, size] of bareTree(
    random.fork('trunk'),
    baseX,
    baseY + 3 * u,
    (isPoster ? 78 : 80) * u,
    0.16,
  ))
    if (size > 0.9 * u) d.stroke(path, bark, size);
  const things = {
    dark: mix(palette.near, palette.sky[0], 0.15),
    light: mix(palette.sun, [1, 1, 1], 0.4),
    accent: palette.accent,
  };
  ladder(d, baseX + 13 * u, baseY + 3 * u, 46 * u, things, -1);
  if (motif === 'beehive')
    hives(d, focus.x, baseY, { u, tones: { ...things, accent: palette.tone(0, 0.72, 0.13) } });
  else table(d, focus.x + 15 * u, baseY + 2 * u, 21 * u, things, 1);
  d.path(woman(focus.x + (motif === 'beehive' ? 38 : 31) * u, baseY + 3 * u, 19 * u, -1), hex(things.dark));
  layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  const crown = new Drawing(width, height);
  const leafTones = [0.75, 0.55, 0.38, 0.2].map((t) => foliage(palette, t));
  const cx = baseX + 10 * u;
  const cy = isPoster ? height * 0.17 : height * 0.16;
  const fruits: Point[] = [];
  for (const [layer, green] of leafTones.entries()) {
    let path = '';
    const rnd = random.fork(`crown${layer}`);
    for (let i = 0; i < 210; i++) {
      const a = rnd.next() * Math.PI * 2;
      const r = Math.sqrt(rnd.next());
      const x = cx + Math.cos(a) * r * (isPoster ? 47 : 62) * u + rnd.around() * 5 * u;
      const y = cy + Math.sin(a) * r * (isPoster ? 33 : 30) * u + Math.abs(Math.cos(a)) * r * 5 * u;
      path += leaf(x, y, rnd.range(4.2, 7.4) * u, rnd.range(0.4, 2.8), 0.3);
      if (i % 11 === 0) fruits.push([x, y + 3 * u]);
    }
    crown.path(path, hex(mix(green, palette.sun, layer * 0.05)));
  }
  const ripe = palette.tone(0, 0.76, 0.16);
  for (const [x, y] of fruits) {
    const r = random.range(1.5, 2.2) * u;
    crown.circle(
      x,
      y,
      r,
      crown.radial([x + r * 0.35, y - r * 0.3], r * 1.5, [
        [0, mix(ripe, [1, 1, 1], 0.5)],
        [0.5, ripe],
        [1, shift(ripe, { l: -0.16, h: -22 })],
      ]),
    );
    crown.path(leaf(x, y - r, r * 1.5, -0.6), hex(foliage(palette, 0.3)));
  }
  layers.push({ kind: 'vector', depth: 0.85, svg: crown.toSvg() });
  layers.push(meadow(frame, palette, random.fork('meadow'), ground));
  return layers;
}

/** Three hives and the bees about them. */
function hives(d: Drawing, x: number, y: number, { u, tones }: { u: number; tones: Tones }): void {
  for (const [px, size] of [
    [-3, 17],
    [26, 15],
    [11, 25],
  ] as const)
    beehive(d, x + px * u, y + 3 * u, size * u, tones, 1);
  for (let i = 0; i < 16; i++) {
    const bx = x + (11 + Math.sin(i * 2.4) * (9 + i * 1.3)) * u;
    const by = y - (16 + Math.cos(i * 1.7) * 9 + i * 0.9) * u;
    d.ellipse(bx + 0.4 * u, by - 0.6 * u, 0.75 * u, 0.42 * u, '#fff', 'fill-opacity="0.7"');
    d.ellipse(bx, by, 0.95 * u, 0.6 * u, hex(mix(tones.accent, tones.dark, 0.35)));
    d.rect(bx - 0.14 * u, by - 0.56 * u, 0.32 * u, 1.1 * u, hex(tones.dark));
  }
}
