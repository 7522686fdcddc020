import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import { leaf } from '../flora.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** An observatory: a dome with its slit open and the telescope in it; `size` is the dome's width. */
export const observatory: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const r = size / 2;
  const base = y - size * 0.34;
  const skin = d.linear(
    [x - way * r, 0],
    [x + way * r, 0],
    [
      [0, dark],
      [0.6, mix(dark, light, 0.32)],
      [0.9, mix(dark, light, 0.8)],
      [1, mix(dark, light, 0.5)],
    ],
  );
  d.rect(x - r * 0.94, base, r * 1.88, size * 0.36, skin);
  d.path(`M${n(x - r)} ${n(base)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(base)}Z`, skin);
  const slit = curve(
    at(x, base, size, way, [
      [0.02, -0.49],
      [0.17, -0.47],
      [0.34, -0.3],
      [0.42, -0.1],
      [0.3, -0.1],
      [0.2, -0.28],
    ]),
    true,
    0.7,
  );
  glow(d, x + way * size * 0.2, base - size * 0.3, size * 0.34, mix(light, accent, 0.4), 0.7);
  d.path(slit, hex(mix(light, accent, 0.3)));
  d.path(
    polygon(
      at(x, base, size, way, [
        [0.14, -0.16],
        [0.42, -0.5],
        [0.49, -0.44],
        [0.22, -0.1],
      ]),
    ),
    hex(shift(dark, { l: 0.05 })),
  );
  d.path(
    polygon(
      at(x, base, size, way, [
        [0.39, -0.52],
        [0.43, -0.55],
        [0.53, -0.46],
        [0.5, -0.42],
      ]),
    ),
    hex(accent),
  );
  for (let i = 1; i < 5; i++)
    d.stroke(
      `M${n(x - r + i * r * 0.2)} ${n(base)}Q${n(x - r * 0.86 + i * r * 0.19)} ${n(base - r * 0.7)} ${n(x - r * 0.06)} ${n(base - r * 0.99)}`,
      hex(dark),
      size * 0.004,
      'stroke-opacity="0.5"',
    );
  d.rect(x - r * 1.04, base - size * 0.015, r * 2.08, size * 0.035, hex(mix(dark, light, 0.4)));
  d.rect(
    x - way * r * 0.5 - size * 0.045,
    y - size * 0.17,
    size * 0.09,
    size * 0.19,
    hex(mix(light, accent, 0.2)),
  );
  for (const px of [-0.06, 0.14, 0.3])
    d.rect(x + px * size * way, y - size * 0.22, size * 0.05, size * 0.07, hex(mix(light, dark, 0.25)));
};

/** Somebody in a suit who floats on a tether; `x`, `y` is the middle and `size` the height. */
export const spacewalker: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.stroke(
    `M${n(x - way * size * 0.1)} ${n(y)}C${n(x - way * size * 0.9)} ${n(y + size * 0.9)} ${n(x - way * size * 1.1)} ${n(y - size * 0.5)} ${n(x - way * size * 2.1)} ${n(y + size * 0.7)}S${n(x - way * size * 2.6)} ${n(y + size * 2)} ${n(x - way * size * 4)} ${n(y + size * 1.8)}`,
    hex(mix(light, [1, 1, 1], 0.2)),
    size * 0.022,
    'stroke-opacity="0.85"',
  );
  d.group(`transform="rotate(${n(-22 * way)} ${n(x)} ${n(y)})"`, () => {
    const suit = d.linear(
      [x + way * size * 0.3, y - size * 0.2],
      [x - way * size * 0.3, y + size * 0.2],
      [
        [0, mix(light, [1, 1, 1], 0.65)],
        [0.45, mix(light, dark, 0.3)],
        [1, mix(dark, light, 0.18)],
      ],
    );
    const limb = (d0: string, wide: number): void => d.stroke(d0, suit, size * wide);
    const p = (px: number, py: number): string => `${n(x + px * size * way)} ${n(y + py * size)}`;
    d.rect(
      x - size * (way > 0 ? 0.25 : 0.02),
      y - size * 0.2,
      size * 0.27,
      size * 0.36,
      hex(mix(dark, light, 0.3)),
      `rx="${n(size * 0.05)}"`,
    );
    limb(`M${p(-0.06, 0.16)}Q${p(0, 0.34)} ${p(-0.1, 0.52)}`, 0.14);
    limb(`M${p(0.07, 0.16)}Q${p(0.2, 0.28)} ${p(0.14, 0.48)}`, 0.14);
    limb(`M${p(0, -0.12)}L${p(0, 0.14)}`, 0.29);
    limb(`M${p(-0.1, -0.14)}Q${p(-0.3, -0.02)} ${p(-0.34, -0.22)}`, 0.115);
    limb(`M${p(0.1, -0.14)}Q${p(0.28, -0.06)} ${p(0.4, -0.26)}`, 0.115);
    d.circle(x, y - size * 0.34, size * 0.165, suit);
    d.ellipse(
      x + way * size * 0.03,
      y - size * 0.335,
      size * 0.115,
      size * 0.1,
      d.linear(
        [x, y - size * 0.43],
        [x, y - size * 0.24],
        [
          [0, mix(accent, [1, 1, 1], 0.35)],
          [0.5, accent],
          [1, shift(accent, { l: -0.35 })],
        ],
      ),
    );
    d.ellipse(
      x + way * size * 0.07,
      y - size * 0.37,
      size * 0.03,
      size * 0.022,
      '#fff',
      'fill-opacity="0.9"',
    );
    d.rect(
      x - size * 0.06,
      y - size * 0.06,
      size * 0.12,
      size * 0.08,
      hex(accent),
      `rx="${n(size * 0.015)}"`,
    );
  });
};

/** A glass dome full of green, lit from within; `size` is its width. */
export const glassDome: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const r = size / 2;
  const dome = `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.92)} 0 0 1 ${n(x + r)} ${n(y)}Z`;
  glow(d, x, y - r * 0.3, size * 0.85, mix(light, accent, 0.3), 0.5);
  d.path(
    dome,
    d.radial([x, y - r * 0.1], r * 1.1, [
      [0, mix(light, [1, 1, 1], 0.3), 0.95],
      [0.5, mix(light, accent, 0.4), 0.75],
      [1, mix(accent, dark, 0.5), 0.55],
    ]),
  );
  const inside = d.clip(`<path d="${dome}"/>`);
  d.group(`clip-path="${inside}"`, () => {
    for (const [i, px] of [-0.34, -0.18, 0.02, 0.2, 0.35].entries()) {
      const cx = x + px * size * way;
      const tall = size * (0.2 + (i % 3) * 0.075);
      const green = hex(shift(mix(accent, dark, 0.45 + (i % 2) * 0.14), { h: (i % 3) * 22 }));
      d.stroke(
        `M${n(cx)} ${n(y)}Q${n(cx + size * 0.02)} ${n(y - tall * 0.5)} ${n(cx)} ${n(y - tall)}`,
        green,
        size * 0.014,
      );
      let leaves = '';
      for (let k = 0; k < 11; k++) {
        const t = 0.25 + (k / 11) * 0.8;
        leaves += leaf(
          cx,
          y - tall * t,
          size * 0.11 * (1.15 - t * 0.5),
          -Math.PI / 2 + (k % 2 === 0 ? 1 : -1) * (1.25 - t * 0.6),
          0.36,
        );
      }
      d.path(leaves, green);
    }
    d.rect(x - r, y - size * 0.035, size, size * 0.05, hex(dark));
  });
  const rib = hex(mix(dark, light, 0.3));
  for (const k of [-0.72, -0.36, 0, 0.36, 0.72])
    d.stroke(
      `M${n(x + k * r)} ${n(y)}Q${n(x + k * r * 0.86)} ${n(y - r * 0.72)} ${n(x)} ${n(y - r * 0.92)}`,
      rib,
      size * 0.008,
    );
  for (const k of [0.36, 0.68]) {
    const half = r * Math.sqrt(1 - k * k);
    d.stroke(
      `M${n(x - half)} ${n(y - r * 0.92 * k)}Q${n(x)} ${n(y - r * 0.92 * k - size * 0.02)} ${n(x + half)} ${n(y - r * 0.92 * k)}`,
      rib,
      size * 0.006,
    );
  }
  d.stroke(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.92)} 0 0 1 ${n(x + r)} ${n(y)}`, rib, size * 0.014);
  d.path(
    `M${n(x + way * r * 0.5)} ${n(y - r * 0.68)}Q${n(x + way * r * 0.82)} ${n(y - r * 0.42)} ${n(x + way * r * 0.86)} ${n(y - r * 0.1)}`,
    'none',
    `stroke="#fff" stroke-width="${n(size * 0.016)}" stroke-opacity="0.6" stroke-linecap="round"`,
  );
  d.rect(x - r * 1.05, y - size * 0.01, r * 2.1, size * 0.05, rib, `rx="${n(size * 0.02)}"`);
};
