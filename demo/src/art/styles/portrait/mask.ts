import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Brief, Layer } from '../../scene.ts';
import { backdrop, of } from './air.ts';
import { headOf } from './sitter.ts';

/** A mask of the theatre, half in light, half a smile. */
export function mask(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u } = frame;
  const head = headOf(brief, 1.04);
  const drape = new Drawing(width, height);
  for (let i = -1; i < 14; i++) {
    const x = (i * (width / 12) + brief.random.around() * 2 * u) | 0;
    drape.path(
      `M${n(x)} ${n(-u)}C${n(x + 9 * u)} ${n(height * 0.3)} ${n(x - 5 * u)} ${n(height * 0.7)} ${n(x + 4 * u)} ${n(height + u)}h${n(width / 15)}C${n(x + width / 15 - 4 * u)} ${n(height * 0.7)} ${n(x + width / 15 + 6 * u)} ${n(height * 0.3)} ${n(x + width / 15)} ${n(-u)}Z`,
      drape.linear(
        [x, 0],
        [x + width / 13, 0],
        [
          [0, palette.near, 0.75],
          [0.5, palette.tone(0, 0.36, 0.13), 0.5],
          [1, palette.near, 0.7],
        ],
      ),
    );
  }
  const d = new Drawing(width, height);
  const face = curve(
    of(head, [
      [0, -0.56],
      [0.27, -0.5],
      [0.41, -0.28],
      [0.4, 0.06],
      [0.3, 0.36],
      [0.12, 0.57],
      [0, 0.61],
      [-0.12, 0.57],
      [-0.3, 0.36],
      [-0.4, 0.06],
      [-0.41, -0.28],
      [-0.27, -0.5],
    ]),
    true,
    0.9,
  );
  d.path(
    face,
    hex(palette.near),
    `fill-opacity="0.6" transform="translate(${n(-head.lit * 3.4 * u)} ${n(4 * u)})"`,
  );
  const white = mix(palette.sun, [1, 1, 1], 0.55);
  d.path(
    face,
    d.linear(
      [head.x + head.lit * head.size * 0.42, 0],
      [head.x - head.lit * head.size * 0.42, 0],
      [
        [0, mix(white, palette.sky[2], 0.25)],
        [0.25, white],
        [0.49, mix(white, palette.sky[1], 0.22)],
        [0.53, mix(palette.sky[1], palette.near, 0.3)],
        [1, mix(palette.sky[0], palette.near, 0.45)],
      ],
    ),
  );
  const clip = d.clip(`<path d="${face}"/>`);
  d.group(`clip-path="${clip}"`, () => {
    d.path(
      polygon(
        of(head, [
          [0.02, -0.3],
          [0.1, 0.1],
          [0.03, 0.17],
          [-0.05, 0.13],
          [-0.03, -0.26],
        ]),
      ),
      hex(mix(palette.near, palette.sky[1], 0.35)),
      'fill-opacity="0.45"',
    );
    d.path(
      curve(
        of(head, [
          [0.36, 0.1],
          [0.29, 0.22],
          [0.16, 0.26],
          [0.2, 0.12],
        ]),
        true,
      ),
      hex(palette.accent),
      'fill-opacity="0.5"',
    );
    d.path(
      polygon(
        of(head, [
          [-0.21, -0.2],
          [-0.17, -0.42],
          [-0.13, -0.2],
          [-0.17, 0.22],
        ]),
      ),
      hex(palette.accent),
    );
  });
  const hole = hex(shift(palette.near, { l: -0.03 }));
  d.path(
    curve(
      of(head, [
        [0.08, -0.05],
        [0.17, -0.14],
        [0.29, -0.09],
        [0.31, -0.02],
        [0.19, 0.01],
      ]),
      true,
      0.9,
    ),
    hole,
  );
  d.path(
    curve(
      of(head, [
        [-0.08, -0.05],
        [-0.17, -0.14],
        [-0.29, -0.09],
        [-0.31, -0.02],
        [-0.19, 0.01],
      ]),
      true,
      0.9,
    ),
    hole,
  );
  d.path(
    curve(
      of(head, [
        [0.3, 0.22],
        [0.16, 0.31],
        [0, 0.31],
        [-0.14, 0.34],
        [-0.26, 0.46],
        [-0.1, 0.42],
        [0.02, 0.42],
        [0.18, 0.4],
      ]),
      true,
      0.8,
    ),
    hole,
  );
  d.stroke(
    curve(
      of(head, [
        [0.06, -0.2],
        [0.2, -0.28],
        [0.34, -0.2],
      ]),
      false,
    ),
    hex(mix(palette.near, palette.sky[1], 0.3)),
    head.size * 0.022,
  );
  d.stroke(
    curve(
      of(head, [
        [-0.06, -0.22],
        [-0.2, -0.24],
        [-0.33, -0.13],
      ]),
      false,
    ),
    hole,
    head.size * 0.022,
  );
  for (const side of [-1, 1]) {
    const [knot] = of(head, [[side * 0.41, -0.1]]);
    if (knot)
      d.stroke(
        `M${n(knot[0])} ${n(knot[1])}q${n(side * head.lit * 9 * u)} ${n(8 * u)} ${n(side * head.lit * 5 * u)} ${n(26 * u)}t${n(side * head.lit * 7 * u)} ${n(28 * u)}`,
        hex(palette.accent),
        1.3 * u,
      );
  }
  return [
    backdrop(brief, head, 0),
    { kind: 'vector', depth: 0.2, svg: drape.toSvg() },
    { kind: 'vector', depth: 0.6, svg: d.toSvg() },
  ];
}
