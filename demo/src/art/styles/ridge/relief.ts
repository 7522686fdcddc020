import { clamp, noise, smoothstep } from '../../noise.ts';
import type { Layer } from '../../scene.ts';
import type { Line } from '../../terrain.ts';

/** Rock under the skyline, lit from the side of the light, with snow on what lies high and flat. */
export function relief(
  width: number,
  height: number,
  u: number,
  line: Line,
  seed: string,
  light: { x: number; y: number },
  sun: readonly [number, number, number],
  dark: readonly [number, number, number],
  strength: number,
  base: number,
  snow: number,
  depth: number,
  step: number,
): Layer {
  const rock = noise(seed);
  const tops = new Float32Array(width + 2);
  let highest = height;
  for (let x = 0; x < tops.length; x++) {
    tops[x] = line(x);
    highest = Math.min(highest, tops[x] ?? height);
  }
  const at = (x: number, y: number): number => rock.ridged(x / (15 * u) + y / (60 * u), y / (21 * u), 5);
  const size = step;
  return {
    kind: 'field',
    depth,
    step: size,
    rows: [highest, base + 12 * u],
    shade: (x, y, out) => {
      const top = tops[clamp(Math.round(x), 0, width)] ?? 0;
      const below = y - top;
      if (below < -size) return;
      const side = clamp((light.x - x) / (16 * u), -1, 1);
      const rise = 1 - Math.abs(side) * 0.6;
      const slope = (at(x + side * 1.4 * u, y - rise * u) - at(x - side * 1.4 * u, y + rise * u)) * 2.6;
      const fade = smoothstep(base + 10 * u, base - 16 * u, y) * smoothstep(-size, size * 0.6, below);
      const cap =
        snow *
        smoothstep(0.46, 0.62, at(x, y) + 0.3 * smoothstep(17 * u, 0, below) - 0.12) *
        smoothstep(24 * u, 2 * u, below);
      const lit = clamp(0.5 - slope);
      const tone = lit > 0.5 ? sun : dark;
      const amount = Math.abs(lit - 0.5) * 0.85 * strength;
      for (let k = 0; k < 3; k++) {
        const white = (sun[k] ?? 0) * (0.42 + 0.58 * lit) + (dark[k] ?? 0) * 0.25;
        out[k] = (tone[k] ?? 0) * (1 - cap) + white * cap;
      }
      out[3] = clamp(amount + cap * 0.9) * fade;
    },
  };
}
