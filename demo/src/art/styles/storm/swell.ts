import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Black waves before the lens with torn crests. */
export function swell(
  frame: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  horizon: number,
): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  for (let i = 0; i < 5; i++) {
    const t = (i + 1) / 5;
    const sea = noise(`${seed}/sea${i}`);
    const base = horizon + (height - horizon) * t ** 1.2 * 0.82;
    const crest: Point[] = [];
    const cap: Point[] = [];
    for (let x = -2 * u; x < width + 2 * u; x += u * 0.7) {
      const v = sea.ridged(x / (lerp(14, 40, t) * u), i, 3);
      const y = base - v * v * lerp(4, 17, t) * u + lerp(2, 8, t) * u;
      crest.push([x, y]);
      cap.push([
        x,
        y + smoothstep(0.5, 0.85, v) * lerp(0.6, 2.4, t) * u * (0.6 + 0.5 * sea.at(x / (1.6 * u), 5)),
      ]);
    }
    const tone = mix(mix(palette.sky[0], palette.sky[1], 0.45 * (1 - t)), palette.near, 0.3 + t * 0.5);
    d.path(
      polygon([...crest, [width + 2 * u, height + u], [-2 * u, height + u]]),
      d.linear(
        [0, base - 12 * u],
        [0, base + 12 * u],
        [
          [0, mix(tone, palette.sky[2], 0.28), 0.9],
          [0.5, tone, 0.92],
          [1, palette.near, 0.95],
        ],
      ),
    );
    d.path(
      polygon([...crest, ...cap.toReversed()]),
      hex(mix(palette.sky[2], palette.sun, 0.4)),
      `fill-opacity="${n(0.5)}"`,
    );
  }
  return { kind: 'vector', depth: 0.7, svg: d.toSvg() };
}
