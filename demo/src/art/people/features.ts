import { hex, mix, oklch, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { pair } from './head.ts';
import type { Tools } from './head.ts';

/** Shadow side, wings, tip. */
export function nose({ d, look, head, at, all, skin }: Tools): void {
  const s = -head.lit;
  const tip = 0.155 + look.noseLength * 0.028;
  const w = (look.isWoman ? 0.058 : 0.07) + look.fullness * 0.012;
  d.path(
    curve(
      all(
        [
          [0.035 * s, -0.08],
          [0.05 * s, 0.03],
          [w * 1.1 * s, tip - 0.012],
          [w * 0.9 * s, tip + 0.026],
          [0.018 * s, tip + 0.03],
          [0.012 * s, tip - 0.05],
          [0.02 * s, -0.02],
        ],
        1.25,
      ),
      true,
      0.8,
    ),
    hex(skin.shade),
    'fill-opacity="0.72"',
  );
  d.path(
    curve(
      all(
        [
          [-w, tip + 0.006],
          [-w * 0.45, tip + 0.032],
          [0, tip + 0.042],
          [w * 0.45, tip + 0.032],
          [w, tip + 0.006],
          [w * 0.4, tip + 0.02],
          [0, tip + 0.028],
          [-w * 0.4, tip + 0.02],
        ],
        1.25,
      ),
      true,
      0.9,
    ),
    hex(skin.deep),
    'fill-opacity="0.75"',
  );
  for (const k of [-1, 1])
    d.ellipse(
      ...at(k * w * 0.5, tip + 0.022, 1.25),
      0.016 * head.size,
      0.008 * head.size,
      hex(shift(skin.deep, { l: -0.12 })),
      'fill-opacity="0.8"',
    );
  d.path(
    curve(
      all(
        [
          [0.012 * head.lit, -0.06],
          [0.024 * head.lit, 0.04],
          [0.02 * head.lit, tip - 0.03],
          [0.002 * head.lit, tip - 0.02],
          [0.004 * head.lit, 0.02],
        ],
        1.25,
      ),
      true,
      0.8,
    ),
    hex(skin.light),
    'fill-opacity="0.6"',
  );
  const bulb = at(head.lit * 0.012, tip - 0.012, 1.3);
  d.circle(
    bulb[0],
    bulb[1],
    0.03 * head.size,
    d.radial(bulb, 0.03 * head.size, [
      [0, skin.light, 0.7],
      [1, skin.light, 0],
    ]),
  );
}

/** White, iris, lid and lashes of one eye. */
export function eye({ d, look, head, at, all, skin }: Tools, side: -1 | 1): void {
  const far = side * look.turn > 0 ? 1 - Math.abs(look.turn) * 0.1 : 1;
  const w = 0.073 * far;
  const cx = side * 0.148;
  const h = look.isEastAsian ? 0.021 : look.age > 60 ? 0.022 : 0.028;
  const tilt = look.isEastAsian ? -0.012 : look.age > 60 ? 0.01 : -0.003;
  const p = (px: number, py: number): Point => [cx + px * side, py];
  const white = curve(
    all(
      [
        p(-w, 0.01),
        p(-w * 0.45, -h * 0.85),
        p(w * 0.15, -h * 1.12),
        p(w * 0.72, -h * 0.55),
        p(w, tilt),
        p(w * 0.5, h * 0.72),
        p(-w * 0.1, h * 0.9),
        p(-w * 0.65, h * 0.62),
      ],
      1,
    ),
    true,
    0.85,
  );
  const isShaded = side !== head.lit;
  d.path(white, hex(mix(oklch(0.95, 0.01, 80), skin.shade, isShaded ? 0.4 : 0.16)));
  const clip = d.clip(`<path d="${white}"/>`);
  const look1 = look.turn * 0.012;
  d.group(`clip-path="${clip}"`, () => {
    const c = at(cx + look1, -0.002, 1);
    const r = 0.034 * head.size;
    d.circle(
      c[0],
      c[1],
      r,
      d.radial([c[0], c[1] + r * 0.35], r * 1.1, [
        [0, shift(look.eyes, { l: 0.14 })],
        [0.7, look.eyes],
        [1, shift(look.eyes, { l: -0.18 })],
      ]),
    );
    d.circle(c[0], c[1], r * 0.48, hex(oklch(0.14, 0.02, 40)));
    d.path(
      curve(
        all([p(-w, -h * 1.4), p(w, -h * 1.4), p(w, -h * 0.35), p(0, -h * 0.62), p(-w, -h * 0.1)], 1),
        true,
        0.6,
      ),
      hex(skin.deep),
      'fill-opacity="0.35"',
    );
  });
  const glint = at(cx + look1 + head.lit * 0.011, -0.014, 1);
  d.circle(glint[0], glint[1], 0.0085 * head.size, '#fff', 'fill-opacity="0.95"');
  const lash = shift(look.hair, { l: -0.12 });
  const line = mix(lash, oklch(0.2, 0.02, 40), 0.55);
  const thick = look.isWoman ? 0.014 : 0.009;
  d.path(
    curve(
      all(
        [
          p(-w * 1.02, 0.012),
          p(-w * 0.45, -h * 0.9),
          p(w * 0.15, -h * 1.18),
          p(w * 0.72, -h * 0.62),
          p(w * (look.isWoman ? 1.14 : 1.04), tilt - (look.isWoman ? 0.006 : 0)),
          p(w * 0.7, -h * 0.62 - thick * 0.8),
          p(w * 0.12, -h * 1.18 - thick),
          p(-w * 0.5, -h * 0.9 - thick * 0.8),
        ],
        1,
      ),
      true,
      0.8,
    ),
    hex(line),
  );
  d.stroke(
    curve(
      all([p(-w * 0.85, -h * 1.3), p(0, -h * (look.isEastAsian ? 1.75 : 2.2)), p(w * 0.85, -h * 1.35)], 1),
      false,
    ),
    hex(skin.deep),
    0.007 * head.size,
    'stroke-opacity="0.6"',
  );
  d.stroke(
    curve(all([p(-w * 0.55, h * 0.95), p(w * 0.2, h * 1.15), p(w * 0.85, h * 0.5)], 1), false),
    hex(skin.deep),
    0.006 * head.size,
    'stroke-opacity="0.45"',
  );
}

/** One eyebrow. */
export function brow({ d, look, all }: Tools, side: -1 | 1): void {
  const p = (px: number, py: number): Point => [(0.148 + px) * side, py];
  const y = look.isWoman ? -0.108 : -0.092;
  const k = look.browWeight;
  d.path(
    curve(
      all(
        [
          p(-0.085, y + 0.014),
          p(-0.02, y - 0.012 - 0.006 * k),
          p(0.05, y - 0.02),
          p(0.1, y + 0.008),
          p(0.045, y - 0.004 + 0.006 * k),
          p(-0.02, y + 0.006 + 0.01 * k),
          p(-0.082, y + 0.018 + 0.017 * k),
        ],
        1,
      ),
      true,
      0.7,
    ),
    hex(mix(shift(look.hair, { l: -0.05 }), oklch(0.25, 0.02, 50), 0.25)),
    'fill-opacity="0.92"',
  );
}

/** Lips and the line between them. */
export function mouth({ d, look, head, all, skin }: Tools): void {
  const w = look.isWoman ? 0.098 : 0.108;
  const y = 0.282 + look.noseLength * 0.012;
  const up = 0.014 + look.fullness * 0.011;
  const down = 0.024 + look.fullness * 0.015;
  const smile = look.turn * 0.004 + 0.008;
  const lips = look.lips;
  d.path(
    curve(
      all(
        [
          [-w, y - smile],
          [-w * 0.4, y - up],
          [-w * 0.12, y - up * 1.25],
          [0, y - up * 0.85],
          [w * 0.12, y - up * 1.25],
          [w * 0.4, y - up],
          [w, y - smile],
          [w * 0.4, y + 0.004],
          [0, y + 0.006],
          [-w * 0.4, y + 0.004],
        ],
        1.05,
      ),
      true,
      0.75,
    ),
    hex(shift(lips, { l: -0.07 })),
    `fill-opacity="${look.isWoman ? 0.95 : 0.7}"`,
  );
  d.path(
    curve(
      all(
        [
          [-w * 0.92, y - smile * 0.6],
          [0, y + 0.008],
          [w * 0.92, y - smile * 0.6],
          [w * 0.5, y + down * 0.85],
          [0, y + down * 1.12],
          [-w * 0.5, y + down * 0.85],
        ],
        1.05,
      ),
      true,
      0.8,
    ),
    hex(mix(lips, skin.base, look.isWoman ? 0.05 : 0.4)),
    `fill-opacity="${look.isWoman ? 0.95 : 0.75}"`,
  );
  d.path(
    curve(
      all(
        [
          [head.lit * 0.02 - 0.035, y + down * 0.45],
          [head.lit * 0.02, y + down * 0.36],
          [head.lit * 0.02 + 0.035, y + down * 0.45],
          [head.lit * 0.02, y + down * 0.72],
        ],
        1.05,
      ),
      true,
      0.9,
    ),
    hex(skin.light),
    'fill-opacity="0.4"',
  );
  d.stroke(
    curve(
      all(
        [
          [-w * 1.03, y - smile],
          [-w * 0.5, y + 0.003],
          [0, y + 0.008],
          [w * 0.5, y + 0.003],
          [w * 1.03, y - smile],
        ],
        1.05,
      ),
      false,
    ),
    hex(shift(mix(lips, skin.deep, 0.6), { l: -0.1 })),
    0.01 * head.size,
  );
}

/** Frame, bridge, a hint of reflection. */
export function glasses({ d, look, head, at }: Tools): void {
  const frame = hex(oklch(0.22, 0.03, 40));
  const wide = 0.012 * head.size;
  for (const side of [-1, 1]) {
    const [cx, cy] = at(side * 0.15, 0.008, 1);
    const rx = 0.108 * head.size * (side * look.turn > 0 ? 1 - Math.abs(look.turn) * 0.1 : 1);
    const ry = (look.glasses === 'round' ? 0.1 : 0.078) * head.size;
    const corner = look.glasses === 'round' ? rx : rx * 0.38;
    d.rect(
      cx - rx,
      cy - ry,
      rx * 2,
      ry * 2,
      '#fff',
      `rx="${n(corner)}" fill-opacity="0.07" stroke="${frame}" stroke-width="${n(wide)}"`,
    );
    d.path(
      polygon([
        [cx - rx * 0.55, cy - ry * 0.8],
        [cx - rx * 0.1, cy - ry * 0.85],
        [cx - rx * 0.5, cy + ry * 0.75],
        [cx - rx * 0.8, cy + ry * 0.45],
      ]),
      '#fff',
      'fill-opacity="0.1"',
    );
    d.stroke(
      `M${n(cx + side * rx)} ${n(cy - ry * 0.3)}L${pair(at(side * 0.34 - look.turn * 0.03, -0.01))}`,
      frame,
      wide,
    );
  }
  d.stroke(
    `M${pair(at(-0.042, -0.005, 1.1))}Q${pair(at(0, -0.03, 1.15))} ${pair(at(0.042, -0.005, 1.1))}`,
    frame,
    wide,
  );
}
