import { hex, mix, oklch, shift } from '../colour.ts';
import { curve, polygon } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Appearance } from './appearance.ts';
import type { Head } from './head.ts';

/** From the neck down. */
export function clothes(d: Drawing, look: Appearance, head: Head): void {
  const { x, y, size, lit } = head;
  const p = (points: readonly Point[]): Point[] =>
    points.map(([px, py]): Point => [x + px * size, y + py * size]);
  const bottom = 2.4;
  const w = look.isWoman ? 0.74 : 0.9;
  const tone = look.cloth;
  const fill = d.linear(
    [x + lit * size * w, 0],
    [x - lit * size * w, 0],
    [
      [0, mix(shift(tone, { l: 0.14 }), head.warm, 0.2)],
      [0.4, tone],
      [1, mix(shift(tone, { l: -0.12 }), head.cool, 0.3)],
    ],
  );
  const dark = hex(shift(tone, { l: -0.14 }));
  const pale = mix(oklch(0.93, 0.01, 80), head.warm, 0.14);
  const shirt = d.linear(
    [x + lit * size * 0.3, 0],
    [x - lit * size * 0.3, 0],
    [
      [0, pale],
      [1, mix(pale, head.cool, 0.45)],
    ],
  );
  const torso = (top: number, neck: number): string =>
    curve(
      p([
        [-neck, top],
        [-neck - 0.14, top + 0.07],
        [-w * 0.72, top + 0.16],
        [-w, top + 0.34],
        [-w - 0.06, bottom],
        [w + 0.06, bottom],
        [w, top + 0.34],
        [w * 0.72, top + 0.16],
        [neck + 0.14, top + 0.07],
        [neck, top],
      ]),
      true,
      0.5,
    );
  const neck = look.isWoman ? 0.15 : 0.2;
  switch (look.clothes) {
    case 'turtleneck':
      d.path(torso(0.58, neck + 0.03), fill);
      d.path(
        curve(
          p([
            [-neck - 0.035, 0.48],
            [-neck - 0.05, 0.66],
            [0, 0.73],
            [neck + 0.05, 0.66],
            [neck + 0.035, 0.48],
            [0, 0.545],
          ]),
          true,
          0.6,
        ),
        fill,
      );
      d.stroke(
        curve(
          p([
            [-neck - 0.045, 0.6],
            [0, 0.66],
            [neck + 0.045, 0.6],
          ]),
          false,
        ),
        dark,
        size * 0.008,
        'stroke-opacity="0.5"',
      );
      break;
    case 'sweater':
      d.path(torso(0.6, neck + 0.06), fill);
      d.path(
        curve(
          p([
            [-neck - 0.09, 0.6],
            [0, 0.76],
            [neck + 0.09, 0.6],
            [neck + 0.05, 0.585],
            [0, 0.7],
            [-neck - 0.05, 0.585],
          ]),
          true,
          0.7,
        ),
        hex(shift(tone, { l: -0.07 })),
      );
      break;
    case 'shirt':
      d.path(torso(0.57, neck + 0.05), fill);
      d.path(
        polygon(
          p([
            [-neck - 0.06, 0.54],
            [-0.02, 0.74],
            [-0.16, 0.86],
            [-neck - 0.13, 0.64],
          ]),
        ),
        hex(shift(tone, { l: 0.07 })),
      );
      d.path(
        polygon(
          p([
            [neck + 0.06, 0.54],
            [0.02, 0.74],
            [0.16, 0.86],
            [neck + 0.13, 0.64],
          ]),
        ),
        hex(shift(tone, { l: 0.02 })),
      );
      d.stroke(
        curve(
          p([
            [0, 0.75],
            [0.01, 1],
            [0, bottom],
          ]),
          false,
        ),
        dark,
        size * 0.008,
        'stroke-opacity="0.6"',
      );
      break;
    case 'dress':
      d.path(
        curve(
          p([
            [-0.34, 0.7],
            [-w * 0.72, 0.78],
            [-w, 0.98],
            [-w - 0.06, bottom],
            [w + 0.06, bottom],
            [w, 0.98],
            [w * 0.72, 0.78],
            [0.34, 0.7],
            [0.2, 0.88],
            [0, 0.94],
            [-0.2, 0.88],
          ]),
          true,
          0.55,
        ),
        fill,
      );
      d.stroke(
        curve(
          p([
            [-0.3, 0.69],
            [-0.2, 0.87],
            [0, 0.935],
            [0.2, 0.87],
            [0.3, 0.69],
          ]),
          false,
        ),
        hex(shift(tone, { l: 0.16 })),
        size * 0.012,
      );
      break;
    case 'scarf':
      d.path(torso(0.6, neck + 0.06), fill);
      d.path(
        curve(
          p([
            [-neck - 0.1, 0.5],
            [-neck - 0.17, 0.66],
            [-0.1, 0.84],
            [0.12, 0.83],
            [neck + 0.17, 0.66],
            [neck + 0.1, 0.5],
            [0.06, 0.62],
            [-0.06, 0.62],
          ]),
          true,
          0.75,
        ),
        hex(mix(shift(tone, { l: 0.2, h: 40 }), head.warm, 0.2)),
      );
      d.path(
        curve(
          p([
            [0.02, 0.78],
            [0.16, 0.74],
            [0.2, 1.02],
            [0.24, 1.8],
            [0.02, 1.8],
            [0.06, 1],
          ]),
          true,
          0.6,
        ),
        hex(mix(shift(tone, { l: 0.12, h: 40 }), head.cool, 0.12)),
      );
      break;
    case 'coat':
    case 'jacket': {
      const open = look.clothes === 'jacket' ? 0.17 : 0.24;
      d.path(
        curve(
          p([
            [-0.3, 0.56],
            [0.3, 0.56],
            [0.3, bottom],
            [-0.3, bottom],
          ]),
          true,
          0.3,
        ),
        look.clothes === 'jacket' ? shirt : hex(shift(tone, { l: -0.1, h: 30 })),
      );
      if (look.clothes === 'jacket') {
        d.path(
          polygon(
            p([
              [-neck - 0.04, 0.53],
              [0, 0.76],
              [-0.12, 0.84],
              [-neck - 0.11, 0.64],
            ]),
          ),
          hex(pale),
        );
        d.path(
          polygon(
            p([
              [neck + 0.04, 0.53],
              [0, 0.76],
              [0.12, 0.84],
              [neck + 0.11, 0.64],
            ]),
          ),
          hex(mix(pale, head.cool, 0.25)),
        );
      } else {
        d.path(
          curve(
            p([
              [-neck - 0.05, 0.52],
              [-neck - 0.06, 0.6],
              [0, 0.68],
              [neck + 0.06, 0.6],
              [neck + 0.05, 0.52],
              [0, 0.6],
            ]),
            true,
            0.6,
          ),
          dark,
        );
      }
      if (look.clothes === 'jacket' && !look.isWoman)
        d.path(
          polygon(
            p([
              [-0.03, 0.77],
              [0.03, 0.77],
              [0.06, 1.7],
              [-0.06, 1.7],
            ]),
          ),
          hex(shift(tone, { l: 0.04, h: 120 })),
        );
      for (const k of [-1, 1]) {
        d.path(
          curve(
            p([
              [k * (neck + 0.06), 0.52],
              [k * (neck + 0.2), 0.68],
              [k * w * 0.74, 0.76],
              [k * w, 0.95],
              [k * (w + 0.06), bottom],
              [k * 0.01, bottom],
              [k * open, 0.95],
            ]),
            true,
            0.45,
          ),
          fill,
        );
        d.path(
          polygon(
            p([
              [k * (neck + 0.06), 0.53],
              [k * (neck + 0.21), 0.7],
              [k * (neck + 0.24), 0.82],
              [k * (neck + 0.19), 0.85],
              [k * (neck + 0.23), 0.89],
              [k * 0.03, 1.22],
              [k * (open - 0.03), 0.9],
            ]),
          ),
          hex(mix(shift(tone, { l: k === lit ? 0.08 : -0.03 }), head.cool, k === lit ? 0 : 0.2)),
        );
      }
      break;
    }
  }
  if (look.isWoman && look.earrings && look.clothes === 'dress')
    d.stroke(
      curve(
        p([
          [-0.16, 0.63],
          [0, 0.78],
          [0.16, 0.63],
        ]),
        false,
      ),
      hex(oklch(0.85, 0.1, 90)),
      size * 0.008,
    );
}
