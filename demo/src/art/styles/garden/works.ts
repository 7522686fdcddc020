import { sky } from '../../atmosphere.ts';
import { hex, mix, oklch, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { child } from '../../figures.ts';
import { flower } from '../../flora.ts';
import type { Brief, Layer } from '../../scene.ts';
import { under } from '../../terrain.ts';

/** Pipes like flowers that blow clouds over a garden, and a child with a can. */
export function works({ frame, palette, random, seed }: Brief): Layer[] {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const base = isPoster ? height * 0.68 : height * 0.78;
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light: { x: focus.x, y: focus.y + 10 * u, radius: 0 },
      clouds: 0.15,
      horizon: base,
      glow: 40,
    }),
  ];
  const rainbow = new Drawing(width, height);
  for (let i = 0; i < 6; i++) {
    const r = (66 - i * 3.2) * u;
    rainbow.stroke(
      `M${n(focus.x - r)} ${n(base + 10 * u)}A${n(r)} ${n(r)} 0 0 1 ${n(focus.x + r)} ${n(base + 10 * u)}`,
      hex(oklch(0.82, 0.13, 25 + i * 50)),
      3.3 * u,
      'stroke-opacity="0.42"',
    );
  }
  layers.push({ kind: 'vector', depth: 0.1, svg: rainbow.toSvg() });
  const white = mix(palette.sun, [1, 1, 1], 0.75);
  const puff = (d: Drawing, x: number, y: number, s: number): void => {
    const shade = mix(white, palette.sky[1], 0.42);
    const parts: [number, number, number][] = [
      [-0.85, 0.05, 0.42],
      [-0.4, -0.25, 0.58],
      [0.15, -0.42, 0.68],
      [0.62, -0.15, 0.52],
      [1, 0.1, 0.36],
      [0.1, 0.12, 0.5],
      [-0.3, 0.16, 0.42],
      [0.55, 0.18, 0.4],
    ];
    for (const [px, py, r] of parts) d.circle(x + px * s, y + py * s + s * 0.1, r * s, hex(shade));
    for (const [px, py, r] of parts)
      d.circle(
        x + px * s - s * 0.03,
        y + py * s - s * 0.03,
        r * s * 0.95,
        d.linear(
          [0, y - s],
          [0, y + s * 0.6],
          [
            [0, [1, 1, 1]],
            [0.6, white],
            [1, mix(white, palette.sky[1], 0.35)],
          ],
        ),
      );
  };
  const sky1 = new Drawing(width, height);
  for (let i = 0; i < 7; i++)
    puff(sky1, random.next() * width, random.range(0.06, 0.42) * height, random.range(5, 10) * u);
  layers.push({ kind: 'vector', depth: 0.2, svg: sky1.toSvg() });
  const hall = new Drawing(width, height);
  const wall = palette.tone(1, 0.62, 0.12);
  const left = focus.x - 34 * u;
  hall.rect(
    left,
    base - 25 * u,
    68 * u,
    32 * u,
    hall.linear(
      [left, 0],
      [left + 68 * u, 0],
      [
        [0, mix(wall, palette.sun, 0.35)],
        [1, shift(wall, { l: -0.1 })],
      ],
    ),
  );
  for (let i = 0; i < 4; i++)
    hall.path(
      polygon([
        [left + i * 17 * u, base - 25 * u],
        [left + (i + 1) * 17 * u, base - 36 * u],
        [left + (i + 1) * 17 * u, base - 25 * u],
      ]),
      hex(shift(wall, { l: -0.14 })),
    );
  for (let i = 0; i < 12; i++)
    hall.rect(
      left + 4 * u + (i % 6) * 10.6 * u,
      base - 21 * u + Math.floor(i / 6) * 9.5 * u,
      6.4 * u,
      6.2 * u,
      hex(i % 5 === 2 ? palette.accent : mix(palette.sun, [1, 1, 1], 0.3)),
      `rx="${n(3 * u)}"`,
    );
  const clouds = new Drawing(width, height);
  for (const [i, k] of [-26, -10, 8, 27].entries()) {
    const x = focus.x + k * u;
    const tall = [34, 47, 40, 30][i] ?? 34;
    const top = base - 25 * u - tall * u;
    const pipe =
      [palette.accent, palette.tone(0, 0.72, 0.15), palette.tone(1, 0.55, 0.14), palette.accent][i] ??
      palette.accent;
    hall.path(
      `M${n(x - 3 * u)} ${n(base - 24 * u)}C${n(x - 3 * u)} ${n(top + 22 * u)} ${n(x - 2.2 * u)} ${n(top + 12 * u)} ${n(x - 6.6 * u)} ${n(top)}H${n(x + 6.6 * u)}C${n(x + 2.2 * u)} ${n(top + 12 * u)} ${n(x + 3 * u)} ${n(top + 22 * u)} ${n(x + 3 * u)} ${n(base - 24 * u)}Z`,
      hall.linear(
        [x - 4 * u, 0],
        [x + 4 * u, 0],
        [
          [0, mix(pipe, [1, 1, 1], 0.35)],
          [1, shift(pipe, { l: -0.13 })],
        ],
      ),
    );
    hall.ellipse(x, top, 6.6 * u, 1.5 * u, hex(shift(pipe, { l: -0.22 })));
    for (const ring of [0.45, 0.7])
      hall.rect(x - 3.1 * u, top + tall * ring * u, 6.2 * u, 1.1 * u, hex(mix(palette.sun, [1, 1, 1], 0.4)));
    puff(clouds, x + u, top - 4.5 * u, 6.4 * u);
    puff(clouds, x + random.range(4, 9) * u, top - 15 * u, 4.4 * u);
  }
  layers.push(
    { kind: 'vector', depth: 0.4, svg: hall.toSvg() },
    { kind: 'vector', depth: 0.45, svg: clouds.toSvg() },
  );
  const d = new Drawing(width, height);
  const line = (x: number): number => base + 4 * u + Math.sin(x / (20 * u)) * 2 * u;
  const green = oklch(0.66, 0.14, 135);
  d.path(
    under(line, width, height + u, 2 * u, 3 * u),
    d.linear(
      [0, base],
      [0, height],
      [
        [0, green],
        [0.45, shift(green, { l: -0.2 })],
        [1, mix(palette.near, green, 0.15)],
      ],
    ),
  );
  const rain = random.fork('rain');
  const cx = focus.x + 18 * u;
  puff(d, cx, base - 20 * u, 5.6 * u);
  for (let i = 0; i < 16; i++)
    d.stroke(
      `M${n(cx + rain.range(-6, 7) * u)} ${n(base - rain.range(4, 15) * u)}l${n(-0.4 * u)} ${n(2.2 * u)}`,
      hex(palette.tone(0, 0.66, 0.13)),
      0.4 * u,
    );
  const who = hex(mix(palette.near, palette.tone(1, 0.3, 0.1), 0.3));
  d.path(child(focus.x - 4 * u, line(focus.x) + 3 * u, 18 * u, 1), who);
  d.path(
    polygon([
      [focus.x - 7.5 * u, base - 5 * u],
      [focus.x - 0.5 * u, base - 5 * u],
      [focus.x + 0.4 * u, base + 0.4 * u],
      [focus.x - 8.4 * u, base + 0.4 * u],
    ]),
    hex(palette.accent),
  );
  d.stroke(`M${n(focus.x + u)} ${n(base - 3 * u)}L${n(cx - 1.5 * u)} ${n(base - 15 * u)}`, who, 0.4 * u);
  for (let i = 0; i < 60; i++) {
    const x = random.next() * width;
    const y = line(x) + random.range(3, 20) * u;
    const s = ((y - base) / (20 * u)) * random.range(1.5, 3) * u + 0.6 * u;
    d.stroke(`M${n(x)} ${n(y)}v${n(s * 2)}`, hex(shift(green, { l: -0.22 })), 0.3 * u);
    d.path(
      flower(x, y, s, 6, random.next()),
      hex(
        random.pick([
          palette.accent,
          palette.tone(1, 0.8, 0.13),
          mix(palette.sun, [1, 1, 1], 0.6),
          palette.tone(0, 0.75, 0.13),
        ]),
      ),
    );
    d.circle(x, y, s * 0.28, hex(oklch(0.85, 0.15, 90)));
  }
  layers.push({ kind: 'vector', depth: 0.75, svg: d.toSvg() });
  return layers;
}
