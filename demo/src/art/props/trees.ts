import { hex, mix } from '../colour.ts';
import { n } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { blob } from '../flora.ts';
import type { Random } from '../random.ts';
import type { Tones } from './tones.ts';

/** A tree whose crown is flat and wide; `size` is its height. */
export function acacia(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  size: number,
  { dark, light }: Tones,
  way: number,
): void {
  const trunk = hex(dark);
  const boughs: readonly (readonly [number, number])[] = [
    [-0.42, -0.8],
    [-0.16, -0.86],
    [0.14, -0.84],
    [0.44, -0.76],
  ];
  for (const [px, py] of boughs)
    d.stroke(
      `M${n(x)} ${n(y)}C${n(x + way * size * 0.08)} ${n(y - size * 0.42)} ${n(x + px * size * 0.7 * way)} ${n(y - size * 0.46)} ${n(x + px * size * way)} ${n(y + py * size)}`,
      trunk,
      size * 0.04,
    );
  d.stroke(
    `M${n(x)} ${n(y + size * 0.02)}Q${n(x + way * size * 0.05)} ${n(y - size * 0.2)} ${n(x + way * size * 0.02)} ${n(y - size * 0.46)}`,
    trunk,
    size * 0.066,
  );
  for (const [layer, tone] of [dark, mix(dark, light, 0.3), mix(dark, light, 0.62)].entries()) {
    let crown = '';
    for (let i = 0; i < 34 - layer * 8; i++) {
      const t = random.range(-1, 1);
      const px = x + t * size * (0.6 - layer * 0.04) * way;
      const py = y - size * (0.8 + (1 - t * t) * 0.15 + layer * 0.05) + random.around() * size * 0.05;
      crown += blob(random, px, py, size * random.range(0.06, 0.13) * (1 - layer * 0.24));
    }
    d.path(crown, hex(tone));
  }
}
