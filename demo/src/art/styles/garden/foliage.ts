import { hex, mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing } from '../../drawing.ts';
import { flower, grass } from '../../flora.ts';
import { lerp } from '../../noise.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';

/** Leaf colour: 0 in the sun … 1 in the shade. */
export function foliage(palette: Brief['palette'], t: number): Rgb {
  return palette.tone(2, lerp(0.62, 0.2, t), lerp(0.1, 0.06, t));
}

/** High grass and flowers before the lens. */
export function meadow(
  { width, height, u }: Frame,
  palette: Brief['palette'],
  random: Brief['random'],
  line: (x: number) => number,
): Layer {
  const d = new Drawing(width, height);
  for (const [down, size, t] of [
    [4, 5, 0.75],
    [9, 9, 0.95],
  ] as const) {
    d.path(
      grass(random, (x) => line(x) + down * u, {
        from: -u,
        to: width + u,
        gap: u * 0.8,
        height: size * u,
        wind: 0.15,
      }),
      hex(mix(foliage(palette, t), palette.near, 0.35)),
    );
  }
  for (let i = 0; i < 34; i++) {
    const x = random.next() * width;
    const y = line(x) + random.range(0, 7) * u;
    d.path(
      flower(x, y, random.range(0.8, 1.7) * u, 5, random.next() * 6),
      hex(random.pick([palette.accent, palette.tone(0, 0.8, 0.15), mix(palette.sun, [1, 1, 1], 0.5)])),
    );
  }
  return { kind: 'vector', depth: 0.92, svg: d.toSvg() };
}
