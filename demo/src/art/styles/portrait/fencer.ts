import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n } from '../../drawing.ts';
import type { Brief, Layer } from '../../scene.ts';
import { backdrop, of } from './air.ts';
import { headOf } from './sitter.ts';

/** Somebody behind the mesh of a fencer's mask, the blade up in salute. */
export function fencer(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u } = frame;
  const head = headOf(brief, 0.86);
  const { size, lit } = head;
  const d = new Drawing(width, height);
  const white = mix(palette.sun, [1, 1, 1], 0.5);
  const cloth = d.linear(
    [head.x + lit * size * 0.9, 0],
    [head.x - lit * size * 0.9, 0],
    [
      [0, white],
      [0.45, mix(white, palette.sky[1], 0.4)],
      [1, mix(palette.sky[0], palette.near, 0.3)],
    ],
  );
  d.path(
    curve(
      of(head, [
        [-0.24, 0.5],
        [-0.56, 0.68],
        [-0.92, 0.86],
        [-1.04, 1.5],
        [-1.1, 3],
        [1.1, 3],
        [1.04, 1.5],
        [0.92, 0.86],
        [0.56, 0.68],
        [0.24, 0.5],
      ]),
      true,
      0.55,
    ),
    cloth,
  );
  d.stroke(
    curve(
      of(head, [
        [0.28, 0.62],
        [0.16, 1.1],
        [0.22, 3],
      ]),
      false,
    ),
    hex(mix(palette.sky[0], palette.near, 0.2)),
    size * 0.012,
    'stroke-opacity="0.7"',
  );
  d.path(
    curve(
      of(head, [
        [-0.34, 0.2],
        [-0.42, 0.5],
        [-0.3, 0.74],
        [0, 0.86],
        [0.3, 0.74],
        [0.42, 0.5],
        [0.34, 0.2],
      ]),
      true,
      0.8,
    ),
    cloth,
    `stroke="${hex(mix(palette.sky[0], palette.near, 0.3))}" stroke-width="${n(0.4 * u)}"`,
  );
  const shell = curve(
    of(head, [
      [0, -0.58],
      [0.28, -0.5],
      [0.42, -0.22],
      [0.4, 0.16],
      [0.26, 0.46],
      [0, 0.58],
      [-0.26, 0.46],
      [-0.4, 0.16],
      [-0.42, -0.22],
      [-0.28, -0.5],
    ]),
    true,
    0.9,
  );
  d.path(
    shell,
    d.radial([head.x + lit * size * 0.18, head.y - size * 0.22], size * 0.85, [
      [0, mix(palette.sky[1], palette.sky[2], 0.35)],
      [0.5, mix(palette.sky[0], palette.near, 0.35)],
      [1, palette.near],
    ]),
  );
  const inside = d.clip(`<path d="${shell}"/>`);
  d.group(`clip-path="${inside}"`, () => {
    for (const side of [-1, 1])
      d.ellipse(
        head.x + side * size * 0.16,
        head.y - size * 0.02,
        size * 0.06,
        size * 0.028,
        hex(mix(palette.accent, [1, 1, 1], 0.4)),
        'fill-opacity="0.85"',
      );
    let mesh = '';
    for (let i = -15; i <= 15; i++) {
      const bow = i * size * 0.034;
      mesh += `M${n(head.x + bow * 0.5)} ${n(head.y - size * 0.62)}Q${n(head.x + bow * 1.6)} ${n(head.y)} ${n(head.x + bow * 0.5)} ${n(head.y + size * 0.62)}`;
      mesh += `M${n(head.x - size * 0.5)} ${n(head.y + bow * 1.3 - Math.abs(i) * 0.001 * size)}Q${n(head.x)} ${n(head.y + bow * 1.5)} ${n(head.x + size * 0.5)} ${n(head.y + bow * 1.3)}`;
    }
    d.stroke(mesh, hex(mix(palette.sky[2], palette.sun, 0.4)), size * 0.006, 'stroke-opacity="0.6"');
  });
  d.path(shell, 'none', `stroke="${hex(mix(white, palette.sky[1], 0.2))}" stroke-width="${n(size * 0.05)}"`);
  d.path(
    curve(
      of(head, [
        [-0.34, -0.4],
        [0, -0.62],
        [0.34, -0.4],
        [0.3, -0.33],
        [0, -0.5],
        [-0.3, -0.33],
      ]),
      true,
      0.8,
    ),
    hex(palette.accent),
  );
  const [hand, tip] = of(head, [
    [-0.72, 1.1],
    [-0.36, -1.5],
  ]);
  if (hand && tip) {
    d.stroke(
      `M${n(hand[0])} ${n(hand[1])}Q${n((hand[0] + tip[0]) / 2 - lit * 3 * u)} ${n((hand[1] + tip[1]) / 2)} ${n(tip[0])} ${n(tip[1])}`,
      hex(mix(white, palette.sky[0], 0.15)),
      size * 0.024,
    );
    d.stroke(
      `M${n(hand[0] - lit * 0.4 * u)} ${n(hand[1])}Q${n((hand[0] + tip[0]) / 2 - lit * 3.5 * u)} ${n((hand[1] + tip[1]) / 2)} ${n(tip[0])} ${n(tip[1])}`,
      '#fff',
      size * 0.007,
    );
    d.path(
      curve(
        of(head, [
          [-0.86, 0.98],
          [-0.7, 0.9],
          [-0.56, 0.98],
          [-0.6, 1.2],
          [-0.72, 1.26],
          [-0.7, 1.04],
        ]),
        true,
        0.8,
      ),
      hex(palette.accent),
    );
    d.path(
      curve(
        of(head, [
          [-0.94, 1.1],
          [-0.84, 1.02],
          [-0.66, 1.04],
          [-0.6, 1.16],
          [-0.7, 1.3],
          [-0.9, 1.3],
        ]),
        true,
        0.8,
      ),
      cloth,
      `stroke="${hex(palette.near)}" stroke-width="${n(0.35 * u)}"`,
    );
  }
  return [backdrop(brief, head, 0.3), { kind: 'vector', depth: 0.6, svg: d.toSvg() }];
}
