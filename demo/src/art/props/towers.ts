import { hex, mix, shift } from '../colour.ts';
import { n, polygon } from '../drawing.ts';
import { clockFace } from './signs.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** One tower above all, in steps up to its mast, its windows lit; `size` is its height. */
export const skyscraper: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const steps: readonly (readonly [half: number, from: number, to: number])[] = [
    [0.15, 0, 0.46],
    [0.115, 0.46, 0.66],
    [0.08, 0.66, 0.8],
    [0.045, 0.8, 0.88],
  ];
  for (const [half, from, to] of steps) {
    const left = x - half * size;
    d.rect(
      left,
      y - to * size,
      half * 2 * size,
      (to - from) * size + 1,
      d.linear(
        [x - way * half * size, 0],
        [x + way * half * size, 0],
        [
          [0, dark],
          [0.5, mix(dark, light, 0.13)],
          [1, mix(dark, light, 0.42)],
        ],
      ),
    );
    d.rect(left, y - to * size, half * 2 * size, size * 0.006, hex(mix(dark, light, 0.7)));
    const pane = size * 0.0095;
    let lit = '';
    let dim = '';
    for (let py = from + 0.014; py < to - 0.012; py += 0.0195) {
      for (let px = -half + 0.012; px < half - 0.014; px += 0.0175) {
        // A scatter that no grid shows through.
        const chance = Math.abs(Math.sin(px * 4057 + py * 9241) * 43758.5453) % 1;
        if (chance < 0.3) continue;
        const at = `M${n(x + px * size)} ${n(y - py * size)}h${n(pane)}v${n(-pane * 1.15)}h${n(-pane)}Z`;
        if (chance < 0.66) dim += at;
        else lit += at;
      }
    }
    d.path(dim, hex(mix(dark, light, 0.35)), 'fill-opacity="0.7"');
    d.path(lit, hex(mix(light, [1, 1, 1], 0.2)));
  }
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.012, -0.88],
        [0, -1],
        [0.012, -0.88],
      ]),
    ),
    hex(mix(dark, light, 0.5)),
  );
  glow(d, x, y - size, size * 0.07, accent, 0.95);
  glow(d, x, y - size * 0.88, size * 0.16, light, 0.35);
};

/** A tower with a clock whose hands stand a little before twelve; `size` is its height. */
export const clockTower: Prop = (d, x, y, size, tones, way) => {
  const { dark, light, accent } = tones;
  const stone = d.linear(
    [x - way * size * 0.16, 0],
    [x + way * size * 0.16, 0],
    [
      [0, dark],
      [0.55, mix(dark, light, 0.1)],
      [1, mix(dark, light, 0.34)],
    ],
  );
  d.rect(x - size * 0.125, y - size * 0.62, size * 0.25, size * 0.64, stone);
  d.rect(x - size * 0.15, y - size * 0.82, size * 0.3, size * 0.22, stone);
  for (const py of [-0.6, -0.82])
    d.rect(x - size * 0.165, y + py * size, size * 0.33, size * 0.018, hex(mix(dark, light, 0.4)));
  d.path(
    polygon(
      at(x, y, size, 1, [
        [-0.155, -0.82],
        [-0.06, -0.9],
        [-0.022, -0.98],
        [0, -1.1],
        [0.022, -0.98],
        [0.06, -0.9],
        [0.155, -0.82],
      ]),
    ),
    hex(shift(mix(dark, accent, 0.34), { l: -0.02 })),
  );
  for (const px of [-0.15, 0.15])
    d.path(
      polygon(
        at(x, y, size, 1, [
          [px - 0.016, -0.82],
          [px, -0.9],
          [px + 0.016, -0.82],
        ]),
      ),
      hex(dark),
    );
  for (const py of [-0.5, -0.36, -0.22, -0.08])
    for (const px of [-0.06, 0.06])
      d.path(
        `M${n(x + (px - 0.018) * size)} ${n(y + (py + 0.05) * size)}v${n(-size * 0.04)}a${n(size * 0.018)} ${n(size * 0.022)} 0 0 1 ${n(size * 0.036)} 0v${n(size * 0.04)}Z`,
        hex(py === -0.36 && px > 0 ? light : mix(dark, light, 0.22)),
      );
  glow(d, x, y - size * 0.71, size * 0.32, light, 0.6);
  clockFace(d, x, y - size * 0.71, size * 0.115, tones, way);
};
