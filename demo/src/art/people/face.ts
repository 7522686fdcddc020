import { hex, mix, oklch } from '../colour.ts';
import { curve, n } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Appearance } from './appearance.ts';
import { beard, beardShadow } from './beard.ts';
import { brow, eye, glasses, mouth, nose } from './features.ts';
import { pair, tools } from './head.ts';
import type { Head, Tools } from './head.ts';

const mirror = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]): Point => [-x, y]),
];

/** Outline of the face, ears to chin, closed over the forehead. */
function outline({ jaw, isWoman, turn, age }: Appearance): Point[] {
  const wide = isWoman ? 0.325 : 0.34;
  const sag = age > 58 ? 0.012 : 0;
  const right: Point[] = [
    [0, -0.5],
    [0.16, -0.475],
    [0.28, -0.385],
    [wide, -0.2],
    [wide + 0.004, -0.02],
    [wide - 0.014, 0.13],
    [0.235 + jaw * 0.06 + sag, 0.3],
    [0.125 + jaw * 0.045 + sag, 0.44],
    [0.055 + jaw * 0.02, 0.492],
  ];
  const points = mirror(right).filter(([px, py], i) => !(px === 0 && py === -0.5 && i > 0));
  return points.map(([px, py]): Point => [
    px +
      (py > -0.1 ? turn * 0.03 * Math.min(1, (py + 0.1) * 2.4) : 0) +
      (px * turn > 0 ? -Math.abs(turn) * 0.035 : Math.abs(turn) * 0.012 * Math.sign(px)),
    py,
  ]);
}

/** Draws neck, ears, face and features; hair and clothes are the caller's, before and after. */
export function drawFace(d: Drawing, look: Appearance, head: Head): void {
  const t = tools(d, look, head);
  neck(t);
  ears(t);
  const shape = curve(t.all(outline(look)), true, 0.95);
  const { skin } = t;
  const left = t.at(-0.34, 0)[0];
  const right = t.at(0.34, 0)[0];
  const stops = [
    [0, skin.light],
    [0.42, skin.base],
    [0.72, mix(skin.base, skin.shade, 0.65)],
    [1, skin.shade],
  ] as const;
  d.path(
    shape,
    head.lit < 0 ? d.linear([left, 0], [right, 0], stops) : d.linear([right, 0], [left, 0], stops),
  );
  const clip = d.clip(`<path d="${shape}"/>`);
  d.group(`clip-path="${clip}"`, () => {
    planes(t);
    if (look.beard !== 'none') beardShadow(t);
  });
  if (look.age > 50) lines(t);
  nose(t);
  for (const side of [-1, 1] as const) {
    eye(t, side);
    brow(t, side);
  }
  mouth(t);
  if (look.beard !== 'none' && look.beard !== 'stubble') beard(t);
  if (look.glasses !== 'none') glasses(t);
}

function neck({ d, look, head, at, skin }: Tools): void {
  const w = look.isWoman ? 0.135 : 0.185;
  const path = `M${pair(at(-w, 0.25))}C${pair(at(-w, 0.5))} ${pair(at(-w - 0.03, 0.58))} ${pair(at(-w - 0.16, 0.7))}L${pair(at(-w - 0.3, 1.02))}L${pair(at(w + 0.3, 1.02))}L${pair(at(w + 0.16, 0.7))}C${pair(at(w + 0.03, 0.58))} ${pair(at(w, 0.5))} ${pair(at(w, 0.25))}Z`;
  const from = at(-w * head.lit * -1, 0);
  const to = at(w * head.lit * -1, 0);
  d.path(
    path,
    d.linear(from, to, [
      [0, mix(skin.base, skin.shade, 0.25)],
      [0.55, skin.shade],
      [1, skin.deep],
    ]),
  );
  const clip = d.clip(`<path d="${path}"/>`);
  d.group(`clip-path="${clip}"`, () => {
    d.ellipse(
      ...at(-head.lit * 0.03 + look.turn * 0.03, 0.36),
      0.3 * head.size,
      0.2 * head.size,
      hex(skin.deep),
      'fill-opacity="0.75"',
    );
  });
}

function ears({ d, look, head, at, skin }: Tools): void {
  for (const side of [-1, 1] as const) {
    const px = side * 0.335 - look.turn * 0.035;
    if (side * look.turn > 0.45) continue;
    const isLit = side === head.lit;
    d.ellipse(
      ...at(px, 0.04),
      0.05 * head.size,
      0.105 * head.size,
      hex(isLit ? mix(skin.base, skin.light, 0.3) : skin.shade),
      `transform="rotate(${n(side * -9)} ${pair(at(px, 0.04))})"`,
    );
    d.stroke(
      `M${pair(at(px + side * 0.012, -0.02))}Q${pair(at(px + side * 0.034, 0.03))} ${pair(at(px + side * 0.004, 0.085))}`,
      hex(skin.deep),
      0.012 * head.size,
      'stroke-opacity="0.5"',
    );
    if (look.earrings) d.circle(...at(px, 0.165), 0.02 * head.size, hex(oklch(0.86, 0.1, 90)));
  }
}

/** The planes of the face: side in shadow, cheek, under brow, under lip. */
function planes({ d, look, head, at, all, skin }: Tools): void {
  const s = -head.lit;
  const side: Point[] = [
    [0.14, -0.55],
    [0.2, -0.3],
    [0.15, -0.13],
    [0.19, 0.02],
    [0.235, 0.1],
    [0.185, 0.22],
    [0.12, 0.36],
    [0.09, 0.55],
    [0.6, 0.55],
    [0.6, -0.55],
  ];
  d.path(
    curve(
      all(
        side.map(([px, py]): Point => [px * s, py]),
        0.5,
      ),
      true,
      0.7,
    ),
    hex(skin.shade),
    'fill-opacity="0.55"',
  );
  d.path(
    curve(
      all(
        side.map(([px, py]): Point => [(px + 0.1) * s, py]),
        0.4,
      ),
      true,
      0.7,
    ),
    hex(skin.deep),
    'fill-opacity="0.28"',
  );
  for (const k of [-1, 1]) {
    const c = at(k * 0.19, 0.17, 0.8);
    const blush = mix(skin.base, oklch(0.6, 0.15, 25), look.isWoman ? 0.6 : 0.4);
    d.circle(
      c[0],
      c[1],
      0.14 * head.size,
      d.radial(c, 0.14 * head.size, [
        [0, blush, look.isWoman ? 0.42 : 0.28],
        [1, blush, 0],
      ]),
    );
    const socket = at(k * 0.15, -0.015, 1);
    d.ellipse(
      socket[0],
      socket[1],
      0.115 * head.size,
      0.062 * head.size,
      hex(skin.shade),
      `fill-opacity="${k === s ? 0.42 : 0.26}"`,
    );
  }
  const shine = at(head.lit * 0.12, -0.3, 0.5);
  d.circle(
    shine[0],
    shine[1],
    0.2 * head.size,
    d.radial(shine, 0.2 * head.size, [
      [0, skin.light, 0.75],
      [1, skin.light, 0],
    ]),
  );
  const cheek = at(head.lit * 0.17, 0.115, 1);
  d.circle(
    cheek[0],
    cheek[1],
    0.09 * head.size,
    d.radial(cheek, 0.09 * head.size, [
      [0, skin.light, 0.6],
      [1, skin.light, 0],
    ]),
  );
  d.ellipse(...at(0, 0.375, 1), 0.075 * head.size, 0.02 * head.size, hex(skin.shade), 'fill-opacity="0.3"');
  const chin = at(head.lit * 0.03, 0.43, 0.8);
  d.circle(
    chin[0],
    chin[1],
    0.07 * head.size,
    d.radial(chin, 0.07 * head.size, [
      [0, skin.light, 0.45],
      [1, skin.light, 0],
    ]),
  );
}

function lines({ d, look, head, all, skin }: Tools): void {
  const strength = Math.min(0.5, (look.age - 46) / 60);
  const attributes = `stroke-opacity="${Math.round(strength * 100) / 100}"`;
  for (const side of [-1, 1]) {
    d.stroke(
      curve(
        all(
          [
            [side * 0.085, 0.17],
            [side * 0.135, 0.23],
            [side * 0.142, 0.3],
          ],
          1,
        ),
        false,
      ),
      hex(skin.deep),
      0.011 * head.size,
      attributes,
    );
    d.stroke(
      curve(
        all(
          [
            [side * 0.09, 0.052],
            [side * 0.15, 0.07],
            [side * 0.21, 0.05],
          ],
          1,
        ),
        false,
      ),
      hex(skin.deep),
      0.008 * head.size,
      attributes,
    );
    d.stroke(
      curve(
        all(
          [
            [side * 0.235, -0.015],
            [side * 0.275, -0.03],
          ],
          1,
        ),
        false,
      ),
      hex(skin.deep),
      0.007 * head.size,
      attributes,
    );
    d.stroke(
      curve(
        all(
          [
            [side * 0.235, 0.008],
            [side * 0.272, 0.014],
          ],
          1,
        ),
        false,
      ),
      hex(skin.deep),
      0.007 * head.size,
      attributes,
    );
  }
  if (look.age > 60)
    for (const y of [-0.245, -0.205])
      d.stroke(
        curve(
          all(
            [
              [-0.14, y + 0.008],
              [0, y - 0.006],
              [0.14, y + 0.008],
            ],
            0.8,
          ),
          false,
        ),
        hex(skin.deep),
        0.007 * head.size,
        attributes,
      );
}
