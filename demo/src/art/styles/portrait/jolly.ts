import { hex, mix, oklch, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, curve } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp } from '../../noise.ts';
import type { Appearance } from '../../people/appearance.ts';
import { drawBust } from '../../people/bust.ts';
import type { Brief, Layer } from '../../scene.ts';
import { headOf, plain } from './sitter.ts';

function burst({ palette }: Brief, x: number, y: number, a: Rgb, b: Rgb, count: number): Layer {
  const twist = palette.mood === 'bright' ? 0 : 0.4;
  return {
    kind: 'field',
    depth: 0,
    step: 2,
    shade: (px, py, out) => {
      const angle = Math.atan2(py - y, px - x);
      const far = Math.hypot(px - x, py - y);
      const v = Math.sin(angle * count + far * twist * 0.002);
      const t = clamp(0.5 + v * 9);
      for (let k = 0; k < 3; k++) out[k] = lerp(a[k] ?? 0, b[k] ?? 0, t);
      out[3] = 1;
    },
  };
}

/** A hired uncle: hat, moustache, bow tie, sunburst. */
export function jolly(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height } = frame;
  const head = headOf(brief, 0.94);
  const light = mix(palette.sky[2], palette.sun, 0.35);
  const d = new Drawing(width, height);
  const p = (points: readonly Point[]): Point[] =>
    points.map(([px, py]): Point => [head.x + px * head.size, head.y + py * head.size]);
  d.circle(
    head.x,
    head.y + head.size * 0.1,
    head.size * 0.86,
    d.linear(
      [0, head.y - head.size],
      [0, head.y + head.size],
      [
        [0, palette.accent],
        [1, shift(palette.accent, { l: -0.14 })],
      ],
    ),
  );
  const look: Appearance = {
    ...plain,
    isWoman: false,
    age: 57,
    hair: oklch(0.25, 0.02, 50),
    hairStyle: 'short',
    clothes: 'jacket',
    cloth: palette.tone(2, 0.36, 0.1),
    jaw: 0.95,
    browWeight: 1.6,
    noseLength: 0.9,
    fullness: 0.7,
    earrings: false,
    turn: head.lit * 0.45,
    lips: oklch(0.58, 0.09, 28),
  };
  drawBust(d, look, head);
  const dark = hex(oklch(0.2, 0.025, 45));
  const s = look.turn * 0.08;
  d.path(
    curve(
      p([
        [s, 0.2],
        [s - 0.1, 0.185],
        [s - 0.2, 0.225],
        [s - 0.33, 0.21],
        [s - 0.43, 0.1],
        [s - 0.4, 0.22],
        [s - 0.28, 0.31],
        [s - 0.12, 0.305],
        [s, 0.255],
        [s + 0.12, 0.305],
        [s + 0.28, 0.31],
        [s + 0.4, 0.22],
        [s + 0.43, 0.1],
        [s + 0.33, 0.21],
        [s + 0.2, 0.225],
        [s + 0.1, 0.185],
      ]),
      true,
      0.85,
    ),
    dark,
  );
  d.stroke(
    curve(
      p([
        [s - 0.03, 0.235],
        [s - 0.16, 0.265],
        [s - 0.3, 0.26],
      ]),
      false,
    ),
    hex(oklch(0.42, 0.03, 50)),
    head.size * 0.008,
    'stroke-opacity="0.7"',
  );
  d.stroke(
    curve(
      p([
        [s + 0.03, 0.235],
        [s + 0.16, 0.265],
        [s + 0.3, 0.26],
      ]),
      false,
    ),
    hex(oklch(0.42, 0.03, 50)),
    head.size * 0.008,
    'stroke-opacity="0.7"',
  );
  const felt = palette.tone(1, 0.42, 0.1);
  const crown = d.linear(
    [head.x - head.size * 0.4, 0],
    [head.x + head.size * 0.4, 0],
    head.lit > 0
      ? [
          [0, shift(felt, { l: -0.1 })],
          [1, shift(felt, { l: 0.1 })],
        ]
      : [
          [0, shift(felt, { l: 0.1 })],
          [1, shift(felt, { l: -0.1 })],
        ],
  );
  d.path(
    curve(
      p([
        [-0.36, -0.34],
        [-0.34, -0.62],
        [-0.2, -0.76],
        [0, -0.7],
        [0.2, -0.76],
        [0.34, -0.62],
        [0.36, -0.34],
        [0, -0.4],
      ]),
      true,
      0.7,
    ),
    crown,
  );
  d.path(
    curve(
      p([
        [-0.365, -0.36],
        [-0.36, -0.47],
        [0, -0.53],
        [0.36, -0.47],
        [0.365, -0.36],
        [0, -0.42],
      ]),
      true,
      0.6,
    ),
    hex(palette.accent),
  );
  d.path(
    curve(
      p([
        [-0.6, -0.33],
        [-0.35, -0.4],
        [0, -0.44],
        [0.35, -0.4],
        [0.6, -0.33],
        [0.4, -0.27],
        [0, -0.31],
        [-0.4, -0.27],
      ]),
      true,
      0.8,
    ),
    hex(shift(felt, { l: -0.05 })),
  );
  const bow = p([[0, 0.71]])[0] ?? [head.x, head.y];
  for (const k of [-1, 1])
    d.path(
      curve(
        p([
          [k * 0.02, 0.71],
          [k * 0.16, 0.63],
          [k * 0.2, 0.71],
          [k * 0.16, 0.8],
        ]),
        true,
        0.5,
      ),
      hex(k === head.lit ? palette.accent : shift(palette.accent, { l: -0.12 })),
    );
  d.circle(bow[0], bow[1], head.size * 0.035, hex(shift(palette.accent, { l: -0.18 })));
  return [
    burst(brief, head.x, head.y, light, mix(palette.sky[1], palette.sky[2], 0.45), 12),
    { kind: 'vector', depth: 0.5, svg: d.toSvg() },
  ];
}
