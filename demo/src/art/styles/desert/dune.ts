import { detailStep } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';
import { under } from '../../terrain.ts';

interface Dune {
  readonly line: (x: number) => number;
  readonly base: number;
  readonly t: number;
  readonly i: number;
  readonly light: { readonly x: number; readonly y: number };
  readonly isNight: boolean;
}

/** A dune: its body, the shaded slope behind the crest, wind ripples and a rim of light. */
export function dune(
  { width, height, u }: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  { line, base, t, i, light, isNight }: Dune,
): Layer[] {
  const depth = 0.2 + t * 0.7;
  const wind = noise(`${seed}/wind${i}`);
  const sand = mix(palette.land(0.12 + t * 0.55), palette.sky[2], 0.42 * (1 - t * 0.8));
  const litTone = mix(sand, palette.sun, isNight ? 0.12 : 0.26);
  const shade = mix(sand, palette.near, 0.55 + t * 0.2);
  const d = new Drawing(width, height);
  d.path(
    under(line, width, height + u, u * 0.7, 3 * u),
    d.linear(
      [0, base - 12 * u],
      [0, base + 34 * u],
      [
        [0, litTone],
        [0.4, sand],
        [1, mix(sand, palette.near, 0.35 + t * 0.4)],
      ],
    ),
  );
  const rim: Point[] = [];
  for (let x = -2 * u; x < width + 2 * u; x += u * 0.7) rim.push([x, line(x)]);
  const pad = Math.ceil(60 * u);
  const tops = new Float32Array(width + pad * 2 + 1);
  for (let x = 0; x < tops.length; x++) tops[x] = line(x - pad);
  const topAt = (x: number): number => tops[clamp(Math.round(x) + pad, 0, tops.length - 1)] ?? base;
  const way = light.x > width / 2 ? 1 : -1;
  const reach = 2.4 * u;
  const relief: Layer = {
    kind: 'field',
    depth,
    step: detailStep({ width, height }),
    rows: [base - 16 * u, Math.min(height, base + (26 + t * 34) * u)],
    shade: (x, y, out) => {
      const below = y - topAt(x);
      if (below < 0) return;
      const snake = Math.sin(below / (lerp(7, 15, t) * u) + i * 2) * lerp(1.5, 4, t) * u;
      const drift = x + way * (below * 0.62 + snake) + wind.at(x / (24 * u), y / (16 * u)) * below * 0.35;
      const slope = ((topAt(drift + reach) - topAt(drift - reach)) / reach) * way;
      const edge = lerp(0.12, 0.05, smoothstep(0, 9 * u, below));
      const lee = smoothstep(-edge, edge, -slope - 0.02);
      const fade = smoothstep((26 + t * 34) * u, 3 * u, below);
      const bend = wind.fbm(x / (26 * u), y / (14 * u), 2) * 9;
      const wave = Math.sin((below / (lerp(0.5, 1.25, t) * u)) * 1.5 + bend * 2 + x / (10 * u));
      const ripple = wave * 0.09 * smoothstep(0, 2.5 * u, below) * (1 - lee * 0.7);
      const facing = clamp(-slope * -1.2) * 0.22 * (1 - lee);
      for (let k = 0; k < 3; k++)
        out[k] = lerp(litTone[k] ?? 0, shade[k] ?? 0, clamp(lee + (ripple < 0 ? 0.5 : 0) * (1 - lee)));
      out[3] = clamp(lee * 0.88 + (1 - lee) * (Math.abs(ripple) + facing)) * fade;
    },
  };
  const rimmed = new Drawing(width, height);
  rimmed.stroke(
    polygon(rim, false),
    hex(mix(litTone, palette.sun, 0.55)),
    lerp(0.14, 0.3, t) * u,
    'stroke-opacity="0.7"',
  );
  return [{ kind: 'vector', depth, svg: d.toSvg() }, relief, { kind: 'vector', depth, svg: rimmed.toSvg() }];
}
