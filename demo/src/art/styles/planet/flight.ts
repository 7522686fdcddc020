import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import { spacewalker } from '../../props/colony.ts';
import { rocket } from '../../props/flying.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';
import type { Ball } from './ball.ts';

/** A ship far off that shows how large the world is. */
export function vessel(frame: Frame, palette: Palette, random: Random, body: Ball, side: number): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const x = clamp(body.x - side * body.radius * random.range(0.4, 0.8), 10 * u, width - 10 * u);
  const y = body.y + body.radius * random.range(0.1, 0.5);
  const s = 3.2 * u;
  const dark = hex(shift(palette.near, { l: 0.02 }));
  d.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(-14 * side)}) scale(${side} 1)"`, () => {
    d.path(
      `M${n(s * 3)} 0L${n(s * 0.9)} ${n(-s * 0.36)}L${n(-s * 1.6)} ${n(-s * 0.42)}L${n(-s * 1.9)} ${n(-s * 0.18)}L${n(-s * 1.9)} ${n(s * 0.2)}L${n(-s * 1.6)} ${n(s * 0.42)}L${n(s * 0.9)} ${n(s * 0.34)}Z`,
      dark,
    );
    d.path(
      `M${n(s * 0.2)} ${n(-s * 0.3)}L${n(-s * 1.2)} ${n(-s * 1.5)}L${n(-s * 1.7)} ${n(-s * 1.5)}L${n(-s * 1.4)} ${n(-s * 0.3)}Z`,
      dark,
    );
    d.path(
      `M${n(s * 0.2)} ${n(s * 0.3)}L${n(-s * 1.2)} ${n(s * 1.1)}L${n(-s * 1.7)} ${n(s * 1.1)}L${n(-s * 1.4)} ${n(s * 0.3)}Z`,
      dark,
    );
    d.ellipse(-s * 2.05, 0, s * 0.35, s * 0.24, hex(palette.accent));
    d.path(
      `M${n(-s * 2)} ${n(-s * 0.2)}L${n(-s * 15)} 0L${n(-s * 2)} ${n(s * 0.2)}Z`,
      d.linear(
        [-s * 2, 0],
        [-s * 15, 0],
        [
          [0, mix(palette.accent, [1, 1, 1], 0.5), 0.9],
          [1, palette.accent, 0],
        ],
      ),
    );
    for (let i = 0; i < 6; i++) d.rect(s * (1.1 - i * 0.32), -s * 0.12, s * 0.13, s * 0.13, hex(palette.sun));
  });
  return { kind: 'vector', depth: 0.5, svg: d.toSvg() };
}

/** Somebody outside, on a tether. */
export function spacewalk(
  { width, height, u, focus, purpose }: Frame,
  palette: Palette,
  random: Random,
  side: number,
): Layer {
  const d = new Drawing(width, height);
  const x = clamp(focus.x - side * random.range(4, 12) * u, 22 * u, width - 22 * u);
  const y = focus.y + (purpose === 'poster' ? 6 : 4) * u;
  spacewalker(
    d,
    x,
    y,
    (purpose === 'poster' ? 38 : 42) * u,
    { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.2), accent: palette.accent },
    -side,
  );
  return { kind: 'vector', depth: 0.7, svg: d.toSvg() };
}

/** A rocket on its round, with stops along the way. */
export function flight(frame: Frame, palette: Palette, random: Random): Layer[] {
  const { width, height, u, focus, purpose } = frame;
  const d = new Drawing(width, height);
  const isPoster = purpose === 'poster';
  const x = isPoster ? width * 0.5 : focus.x - 6 * u;
  const y = isPoster ? height * 0.45 : height * 0.52;
  const path: Point[] = [
    [x - 58 * u, y + 62 * u],
    [x - 40 * u, y + 44 * u],
    [x - 20 * u, y + 40 * u],
    [x - 9 * u, y + 18 * u],
  ];
  d.stroke(
    curve(path, false),
    hex(mix(palette.sun, [1, 1, 1], 0.4)),
    0.9 * u,
    `stroke-dasharray="${n(0.1)} ${n(3 * u)}" stroke-opacity="0.9"`,
  );
  for (let i = 0; i < 4; i++) {
    const cx = random.next() * width;
    const cy = random.range(0.05, 0.8) * height;
    const s = random.range(1, 2.2) * u;
    d.path(
      polygon([
        [cx, cy - s * 0.5],
        [cx + s * 12, cy - s * 6],
        [cx, cy + s * 0.5],
      ]),
      d.linear(
        [cx, cy],
        [cx + s * 12, cy - s * 6],
        [
          [0, palette.sun, 0.8],
          [1, palette.sun, 0],
        ],
      ),
    );
    d.circle(cx, cy, s, hex(mix(palette.sun, [1, 1, 1], 0.5)));
  }
  const stop: Point = [x + (isPoster ? 27 : 34) * u, y - 24 * u];
  d.stroke(`M${n(stop[0])} ${n(stop[1])}v${n(20 * u)}`, hex(mix(palette.near, palette.sun, 0.4)), 0.9 * u);
  d.rect(stop[0] - 5 * u, stop[1] - 5 * u, 10 * u, 8 * u, hex(palette.accent), `rx="${n(1.4 * u)}"`);
  d.circle(stop[0], stop[1] - u, 2.2 * u, hex(mix(palette.sun, [1, 1, 1], 0.5)));
  d.path(
    curve(
      [
        [stop[0] - 9 * u, stop[1] + 20 * u],
        [stop[0], stop[1] + 17 * u],
        [stop[0] + 9 * u, stop[1] + 20 * u],
        [stop[0] + 4 * u, stop[1] + 25 * u],
        [stop[0] - 4 * u, stop[1] + 25 * u],
      ],
      true,
      0.9,
    ),
    hex(mix(palette.sky[1], palette.near, 0.45)),
  );
  rocket(
    d,
    x,
    y,
    (isPoster ? 62 : 66) * u,
    { dark: palette.near, light: mix(palette.sun, [1, 1, 1], 0.4), accent: palette.accent },
    1,
  );
  return [{ kind: 'vector', depth: 0.6, svg: d.toSvg() }];
}
