import { hex, mix, oklch, shift } from '../../colour.ts';
import { Drawing, curve, n } from '../../drawing.ts';
import type { Appearance } from '../../people/appearance.ts';
import { drawBust } from '../../people/bust.ts';
import type { Brief, Layer } from '../../scene.ts';
import { backdrop, of } from './air.ts';
import { headOf, plain } from './sitter.ts';

/** Eyes shut, headphones on: what is heard stands about the head as light. */
export function listener(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height } = frame;
  const head = headOf(brief, 0.84);
  const { size } = head;
  const waves = new Drawing(width, height);
  const bars = 56;
  for (let i = 0; i < bars; i++) {
    const a = -Math.PI + (i / (bars - 1)) * Math.PI;
    const long =
      size * (0.1 + 0.34 * Math.abs(Math.sin(i * 0.73) * Math.cos(i * 0.31 + random.next() * 0.5)));
    const from = size * 0.86;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    waves.stroke(
      `M${n(head.x + cos * from)} ${n(head.y + sin * from)}L${n(head.x + cos * (from + long))} ${n(head.y + sin * (from + long))}`,
      hex(mix(palette.accent, palette.sun, (i % 5) / 5)),
      size * 0.026,
    );
  }
  for (const r of [1.42, 1.66, 1.9])
    waves.stroke(
      `M${n(head.x - size * r)} ${n(head.y)}A${n(size * r)} ${n(size * r)} 0 0 1 ${n(head.x + size * r)} ${n(head.y)}`,
      hex(palette.sky[2]),
      size * 0.008,
      'stroke-opacity="0.5"',
    );
  const d = new Drawing(width, height);
  const look: Appearance = {
    ...plain,
    age: 24,
    isWoman: true,
    hairStyle: random.pick(['bob', 'braid', 'bun'] as const),
    hair: random.pick([oklch(0.3, 0.05, 40), oklch(0.22, 0.02, 280), oklch(0.5, 0.11, 55)]),
    clothes: 'sweater',
    cloth: palette.tone(1, 0.46, 0.14),
    earrings: false,
    turn: head.lit * 0.3,
  };
  drawBust(d, look, head);
  const shell = palette.tone(2, 0.3, 0.06);
  d.stroke(
    curve(
      of(head, [
        [-0.46, 0.02],
        [-0.44, -0.34],
        [-0.26, -0.58],
        [0, -0.66],
        [0.26, -0.58],
        [0.44, -0.34],
        [0.46, 0.02],
      ]),
      false,
    ),
    hex(shell),
    size * 0.075,
  );
  d.stroke(
    curve(
      of(head, [
        [-0.4, -0.42],
        [-0.25, -0.585],
        [0, -0.665],
        [0.25, -0.585],
        [0.4, -0.42],
      ]),
      false,
    ),
    hex(mix(palette.sun, [1, 1, 1], 0.3)),
    size * 0.018,
  );
  for (const side of [-1, 1]) {
    const x = head.x + side * size * 0.455;
    d.ellipse(x, head.y + size * 0.09, size * 0.115, size * 0.185, hex(shell));
    d.ellipse(
      x + side * size * 0.03,
      head.y + size * 0.09,
      size * 0.088,
      size * 0.15,
      d.linear(
        [x, head.y - size * 0.06],
        [x, head.y + size * 0.24],
        [
          [0, mix(palette.accent, [1, 1, 1], 0.4)],
          [0.5, palette.accent],
          [1, shift(palette.accent, { l: -0.25 })],
        ],
      ),
    );
  }
  return [
    backdrop(brief, head, 0.25),
    { kind: 'vector', depth: 0.3, svg: waves.toSvg(), blend: 'screen' },
    { kind: 'vector', depth: 0.6, svg: d.toSvg() },
  ];
}
