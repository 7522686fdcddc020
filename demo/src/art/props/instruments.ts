import { hex, mix, shift } from '../colour.ts';
import { curve, n } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Prop, Tones } from './tones.ts';

/** The bell at `x`, `y`, the slide running away at `angle` (radians); `size` is the whole length. */
export const trombone = (
  d: Drawing,
  x: number,
  y: number,
  size: number,
  { dark, light, accent }: Tones,
  angle: number,
): void => {
  d.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n((angle * 180) / Math.PI)})"`, () => {
    const brass = d.linear(
      [0, -size * 0.08],
      [0, size * 0.08],
      [
        [0, mix(accent, light, 0.55)],
        [0.45, accent],
        [1, mix(accent, dark, 0.55)],
      ],
    );
    const tube = (path: string, wide: number): void => {
      d.stroke(path, hex(dark), wide * 1.5);
      d.stroke(path, hex(mix(accent, dark, 0.1)), wide);
      d.stroke(path, hex(mix(accent, light, 0.6)), wide * 0.3, `transform="translate(0 ${n(-wide * 0.22)})"`);
    };
    const w = size * 0.022;
    tube(
      `M${n(size * 0.2)} 0H${n(size * 0.62)}a${n(size * 0.055)} ${n(size * 0.055)} 0 0 1 0 ${n(size * 0.11)}H${n(size * 0.3)}`,
      w,
    );
    tube(
      `M${n(size * 0.3)} ${n(size * 0.11)}H${n(size * 0.98)}a${n(size * 0.045)} ${n(size * 0.045)} 0 0 1 0 ${n(size * 0.09)}H${n(size * 0.4)}`,
      w * 0.85,
    );
    for (const k of [0.36, 0.52]) d.rect(size * k, 0, size * 0.016, size * 0.11, hex(dark));
    d.path(
      `M${n(-size * 0.005)} ${n(-size * 0.15)}C${n(size * 0.04)} ${n(-size * 0.06)} ${n(size * 0.12)} ${n(-size * 0.02)} ${n(size * 0.24)} ${n(-size * 0.013)}V${n(size * 0.013)}C${n(size * 0.12)} ${n(size * 0.02)} ${n(size * 0.04)} ${n(size * 0.06)} ${n(-size * 0.005)} ${n(size * 0.15)}Z`,
      brass,
      `stroke="${hex(dark)}" stroke-width="${n(size * 0.008)}"`,
    );
    d.ellipse(
      -size * 0.005,
      0,
      size * 0.04,
      size * 0.152,
      hex(mix(accent, dark, 0.55)),
      `stroke="${hex(mix(accent, light, 0.6))}" stroke-width="${n(size * 0.012)}"`,
    );
  });
};

/** Under a chin: the scroll points to `way`, `x`, `y` is the chin rest; `size` is its length. */
export const violin: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  d.group(`transform="translate(${n(x)} ${n(y)}) scale(${way} 1) rotate(14)"`, () => {
    const s = size;
    const body: Point[] = [
      [-0.02, -0.115],
      [0.06, -0.145],
      [0.14, -0.115],
      [0.19, -0.075],
      [0.235, -0.075],
      [0.29, -0.105],
      [0.35, -0.09],
      [0.385, -0.02],
      [0.385, 0.02],
      [0.35, 0.09],
      [0.29, 0.105],
      [0.235, 0.075],
      [0.19, 0.075],
      [0.14, 0.115],
      [0.06, 0.145],
      [-0.02, 0.115],
      [-0.055, 0],
    ];
    const shape = curve(
      body.map(([px, py]): Point => [px * s, py * s]),
      true,
      0.95,
    );
    d.path(shape, hex(shift(accent, { l: -0.2 })), `transform="translate(0 ${n(s * 0.02)})"`);
    d.path(
      shape,
      d.linear(
        [0, -s * 0.14],
        [s * 0.1, s * 0.14],
        [
          [0, mix(accent, light, 0.45)],
          [0.4, accent],
          [1, shift(accent, { l: -0.16 })],
        ],
      ),
      `stroke="${hex(shift(accent, { l: -0.24 }))}" stroke-width="${n(s * 0.006)}"`,
    );
    for (const k of [-1, 1])
      d.stroke(
        `M${n(s * 0.17)} ${n(k * s * 0.055)}c${n(s * 0.03)} ${n(k * s * 0.02)} ${n(s * 0.03)} ${n(-k * s * 0.03)} ${n(s * 0.075)} ${n(-k * s * 0.005)}`,
        hex(dark),
        s * 0.009,
      );
    d.rect(s * 0.3, -s * 0.02, s * 0.42, s * 0.04, hex(shift(dark, { l: 0.03 })));
    d.rect(-s * 0.03, -s * 0.022, s * 0.13, s * 0.044, hex(shift(dark, { l: 0.03 })), `rx="${n(s * 0.01)}"`);
    d.rect(s * 0.2, -s * 0.045, s * 0.012, s * 0.09, hex(mix(light, accent, 0.5)));
    d.path(
      curve(
        [
          [0.72, -0.02],
          [0.82, -0.025],
          [0.9, -0.06],
          [0.915, -0.02],
          [0.87, 0.02],
          [0.72, 0.02],
        ].map(([px = 0, py = 0]): Point => [px * s, py * s]),
        true,
        0.8,
      ),
      hex(shift(accent, { l: -0.14 })),
    );
    for (const k of [0.76, 0.82])
      d.stroke(`M${n(s * k)} ${n(-s * 0.055)}v${n(s * 0.11)}`, hex(dark), s * 0.014);
    for (let i = 0; i < 4; i++)
      d.stroke(
        `M${n(s * 0.05)} ${n((i - 1.5) * s * 0.011)}L${n(s * 0.78)} ${n((i - 1.5) * s * 0.006)}`,
        hex(light),
        s * 0.002,
        'stroke-opacity="0.9"',
      );
  });
  d.group(`transform="translate(${n(x)} ${n(y)}) scale(${way} 1) rotate(-52)"`, () => {
    d.stroke(
      `M${n(-size * 0.2)} ${n(size * 0.2)}Q${n(size * 0.2)} ${n(size * 0.165)} ${n(size * 0.62)} ${n(size * 0.2)}`,
      hex(shift(dark, { l: 0.08 })),
      size * 0.012,
    );
    d.stroke(
      `M${n(-size * 0.2)} ${n(size * 0.215)}L${n(size * 0.62)} ${n(size * 0.21)}`,
      hex(light),
      size * 0.006,
    );
  });
};
