import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { birds, woman } from '../../figures.ts';
import { leaf } from '../../flora.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Looking up a courtyard: balconies on both sides, and the whole house's washing across the sky. */
export function washing({ frame, palette, random }: Brief): Layer[] {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const gap = (isPoster ? 27 : 46) * u;
  const left = focus.x - gap;
  const right = focus.x + gap;
  const stone: readonly [Rgb, Rgb] = [
    palette.tone(0, palette.mood === 'bright' ? 0.72 : 0.46, 0.09),
    palette.near,
  ];
  const walls = new Drawing(width, height);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : right;
    const outer = side < 0 ? -u : width + u;
    walls.path(
      polygon([
        [edge, -u],
        [edge - side * 3 * u, height + u],
        [outer, height + u],
        [outer, -u],
      ]),
      walls.linear(
        [edge, 0],
        [edge + side * 42 * u, 0],
        [
          [0, mix(stone[0], palette.sun, 0.22)],
          [0.3, mix(stone[0], stone[1], 0.35)],
          [1, stone[1]],
        ],
      ),
    );
    for (let i = 0; i < 6; i++) {
      const y = (isPoster ? 14 : 10) * u + i * 27 * u;
      for (let k = 0; k < 3; k++) {
        const x = edge + side * (9 + k * 19) * u;
        const isLit = random.chance(0.55);
        walls.path(
          `M${n(x - 4.4 * u)} ${n(y)}v${n(-10 * u)}a${n(4.4 * u)} ${n(4.6 * u)} 0 0 1 ${n(8.8 * u)} 0v${n(10 * u)}Z`,
          hex(isLit ? mix(palette.sun, palette.tone(0, 0.8, 0.14), 0.4) : mix(stone[1], palette.sky[1], 0.3)),
        );
        walls.stroke(
          `M${n(x)} ${n(y)}v${n(-14 * u)}M${n(x - 4.4 * u)} ${n(y - 6 * u)}h${n(8.8 * u)}`,
          hex(stone[1]),
          0.45 * u,
        );
      }
      const wide = 15 * u;
      const bx = side < 0 ? edge - u : edge + u - wide;
      const reach = side < 0 ? bx - 6 * u : bx + 3 * u;
      walls.rect(Math.min(bx, reach), y + 0.4 * u, wide + 6 * u, 1.6 * u, hex(mix(stone[1], stone[0], 0.2)));
      let bars = '';
      for (let b = 0; b <= 9; b++)
        bars += `M${n(Math.min(bx, reach) + (b * (wide + 6 * u)) / 9)} ${n(y + 0.6 * u)}v${n(-6.4 * u)}`;
      walls.stroke(
        `${bars}M${n(Math.min(bx, reach))} ${n(y - 5.8 * u)}h${n(wide + 6 * u)}`,
        hex(stone[1]),
        0.4 * u,
      );
      if (i % 2 === (side < 0 ? 0 : 1)) {
        let green = '';
        for (let g = 0; g < 16; g++)
          green += leaf(
            Math.min(bx, reach) + random.range(0, 1) * (wide + 6 * u),
            y + 0.6 * u,
            random.range(3, 6) * u,
            random.range(0.8, 2.3),
            0.34,
          );
        walls.path(green, hex(palette.tone(2, 0.42, 0.1)));
      }
      if (i === (side < 0 ? 2 : 1))
        walls.path(woman(bx + wide * 0.5, y + 0.6 * u, 15 * u, -side), hex(stone[1]));
    }
  }
  const cloths: readonly [Rgb, ...Rgb[]] = [
    palette.accent,
    mix(palette.sun, [1, 1, 1], 0.55),
    palette.tone(1, 0.66, 0.14),
    mix(palette.sun, [1, 1, 1], 0.3),
    shift(palette.accent, { l: -0.12, h: 30 }),
    palette.tone(2, 0.6, 0.13),
  ];
  const lines = new Drawing(width, height);
  for (let i = 0; i < 4; i++) {
    const y0 = (isPoster ? 10 : 6) * u + i * 27 * u + random.range(-2, 2) * u;
    const y1 = y0 + random.range(-7, 7) * u;
    const sag = random.range(4, 7) * u;
    const rope = (t: number): Point => [
      left + (right - left) * t,
      y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
    ];
    const near = 1 + i * 0.12;
    lines.stroke(
      curve(
        Array.from({ length: 13 }, (_, k) => rope(k / 12)),
        false,
      ),
      hex(palette.near),
      0.35 * u,
    );
    const count = isPoster ? 5 : 8;
    for (let k = 0; k < count; k++) {
      const [x, y] = rope((k + 0.5 + random.around() * 0.12) / count);
      if (random.chance(0.1)) continue;
      cloth(lines, x, y, random.range(6.4, 8.6) * u * near, {
        colour: random.pick(cloths),
        shade: palette.near,
        kind: random.int(0, 3),
        sway: random.around(),
      });
    }
  }
  const flock: [number, number, number][] = [];
  for (let i = 0; i < 6; i++)
    flock.push([focus.x + random.around() * 22 * u, random.range(4, 30) * u, random.range(0.8, 1.6) * u]);
  lines.stroke(birds(flock), hex(palette.near), 0.3 * u);
  return [
    { kind: 'vector', depth: 0.5, svg: walls.toSvg() },
    { kind: 'vector', depth: 0.75, svg: lines.toSvg() },
  ];
}

interface Cloth {
  readonly colour: Rgb;
  readonly shade: Rgb;
  /** A sheet, a shirt, trousers or a dress. */
  readonly kind: number;
  /** −1 … 1 */
  readonly sway: number;
}

/** A piece of washing that hangs from `x`, `y`. */
function cloth(d: Drawing, x: number, y: number, size: number, { colour, shade, kind, sway }: Cloth): void {
  const lean = sway * size * 0.16;
  const shapes: readonly (readonly Point[])[] = [
    [
      [-0.5, 0],
      [0.5, 0],
      [0.52, 1.1],
      [0.16, 1.02],
      [-0.2, 1.12],
      [-0.52, 1.04],
    ],
    [
      [-0.2, 0],
      [0.2, 0],
      [0.58, 0.24],
      [0.48, 0.5],
      [0.3, 0.4],
      [0.32, 1],
      [-0.32, 1],
      [-0.3, 0.4],
      [-0.48, 0.5],
      [-0.58, 0.24],
    ],
    [
      [-0.3, 0],
      [0.3, 0],
      [0.38, 1.15],
      [0.08, 1.15],
      [0, 0.36],
      [-0.08, 1.15],
      [-0.38, 1.15],
    ],
    [
      [-0.16, 0],
      [0.16, 0],
      [0.2, 0.34],
      [0.5, 1.16],
      [0, 1.24],
      [-0.5, 1.16],
      [-0.2, 0.34],
    ],
  ];
  const outline = (shapes[kind] ?? shapes[0] ?? []).map(([px, py]): Point => [
    x + px * size + lean * py,
    y + py * size,
  ]);
  d.path(
    curve(outline, true, 0.16),
    d.linear(
      [x - size * 0.5, y],
      [x + size * 0.5, y + size],
      [
        [0, mix(colour, [1, 1, 1], 0.18)],
        [0.5, colour],
        [1, mix(colour, shade, 0.42)],
      ],
    ),
  );
  d.stroke(
    `M${n(x - size * 0.1)} ${n(y + size * 0.2)}q${n(lean * 0.5)} ${n(size * 0.3)} ${n(lean)} ${n(size * 0.66)}`,
    hex(mix(colour, shade, 0.4)),
    size * 0.03,
    'stroke-opacity="0.6"',
  );
  for (const px of [-0.16, 0.16])
    d.rect(x + px * size - size * 0.025, y - size * 0.08, size * 0.05, size * 0.18, hex(shade));
}
