import { curve } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Appearance } from './appearance.ts';
import type { Head } from './head.ts';
import { pen } from './hair-pen.ts';
import { random } from '../random.ts';

/** What hangs behind head and neck; drawn before the face. */
export function drawHairBehind(d: Drawing, look: Appearance, head: Head): void {
  const { all, fill, strand } = pen(d, look, head);
  const draw = (points: Point[]): void => d.path(curve(all(points), true, 0.85), fill);
  const { hairStyle } = look;
  if (hairStyle === 'long' || hairStyle === 'fringe')
    draw([
      [0, -0.62],
      [0.3, -0.52],
      [0.42, -0.2],
      [0.42, 0.2],
      [0.46, 0.62],
      [0.4, 0.92],
      [0.16, 0.86],
      [-0.16, 0.86],
      [-0.4, 0.92],
      [-0.46, 0.62],
      [-0.42, 0.2],
      [-0.42, -0.2],
      [-0.3, -0.52],
    ]);
  else if (hairStyle === 'waves')
    draw([
      [0, -0.63],
      [0.32, -0.52],
      [0.45, -0.2],
      [0.43, 0.06],
      [0.5, 0.26],
      [0.45, 0.46],
      [0.52, 0.66],
      [0.3, 0.78],
      [-0.3, 0.78],
      [-0.52, 0.66],
      [-0.45, 0.46],
      [-0.5, 0.26],
      [-0.43, 0.06],
      [-0.45, -0.2],
      [-0.32, -0.52],
    ]);
  else if (hairStyle === 'bob')
    draw([
      [0, -0.62],
      [0.31, -0.52],
      [0.43, -0.2],
      [0.44, 0.12],
      [0.4, 0.4],
      [0.22, 0.42],
      [-0.22, 0.42],
      [-0.4, 0.4],
      [-0.44, 0.12],
      [-0.43, -0.2],
      [-0.31, -0.52],
    ]);
  else if (hairStyle === 'bun') {
    const c = all([[look.turn * -0.22, -0.66]])[0] ?? [head.x, head.y];
    d.circle(c[0], c[1], head.size * 0.17, fill);
    d.stroke(
      curve(
        all([
          [look.turn * -0.22 - 0.12, -0.68],
          [look.turn * -0.22, -0.6],
          [look.turn * -0.22 + 0.12, -0.7],
        ]),
        false,
      ),
      strand,
      head.size * 0.008,
      'stroke-opacity="0.5"',
    );
  } else if (hairStyle === 'braid') {
    const s = look.turn > 0 ? -1 : 1;
    for (let i = 0; i < 6; i++) {
      const c = all([[s * (0.36 - i * 0.006), 0.24 + i * 0.12]])[0] ?? [0, 0];
      d.ellipse(c[0], c[1], head.size * (0.095 - i * 0.006), head.size * 0.082, fill);
    }
  } else if (hairStyle === 'curls' || hairStyle === 'curly') {
    const rnd = random(`curls${Math.round(look.jaw * 1e6)}`);
    const big = hairStyle === 'curls';
    for (let i = 0; i < (big ? 46 : 26); i++) {
      const a = Math.PI * (big ? rnd.range(0.86, 2.14) : rnd.range(1, 2));
      const c = all([
        [
          Math.cos(a) * rnd.range(0.28, big ? 0.5 : 0.36),
          -0.16 + Math.sin(a) * rnd.range(0.3, big ? 0.5 : 0.42),
        ],
      ])[0] ?? [0, 0];
      d.circle(c[0], c[1], head.size * rnd.range(0.07, big ? 0.13 : 0.1), fill);
    }
  } else if (hairStyle === 'longer')
    draw([
      [0, -0.62],
      [0.3, -0.54],
      [0.41, -0.2],
      [0.42, 0.14],
      [0.38, 0.4],
      [0.2, 0.46],
      [-0.2, 0.46],
      [-0.38, 0.4],
      [-0.42, 0.14],
      [-0.41, -0.2],
      [-0.3, -0.54],
    ]);
}
