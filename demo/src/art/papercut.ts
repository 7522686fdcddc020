import { rasterise } from './paint.ts';
import { discard, paintRaster } from './picture.ts';
import type { Layer } from './scene.ts';

/**
 * A sheet of paper laid on what is there: throws a soft shadow of `lift` pixels down and sideways before it is
 * painted.
 */
export function sheet(
  svg: string,
  { lift, depth, strength = 0.5, way = 1 }: { lift: number; depth: number; strength?: number; way?: number },
): Layer {
  return {
    kind: 'effect',
    depth,
    apply: async (picture) => {
      const { width, height, data } = picture;
      const rgba = await rasterise(svg);
      const scale = Math.max(2, Math.round(lift / 3));
      const w = Math.ceil(width / scale) + 2;
      const h = Math.ceil(height / scale) + 2;
      let plane = new Float32Array(w * h);
      for (let j = 0; j < h; j++) {
        for (let i = 0; i < w; i++) {
          const x = Math.min(width - 1, i * scale);
          const y = Math.min(height - 1, j * scale);
          plane[j * w + i] = (rgba[(y * width + x) * 4 + 3] ?? 0) / 255;
        }
      }
      for (let round = 0; round < 2; round++) plane = soften(soften(plane, w, h, 1), w, h, w);
      const dx = lift * 0.35 * way;
      const dy = lift * 0.8;
      for (let y = 0, at = 0; y < height; y++) {
        const v = Math.max(0, (y - dy) / scale);
        const j = Math.min(Math.floor(v), h - 2);
        const fy = v - j;
        for (let x = 0; x < width; x++, at += 3) {
          const u = Math.min(Math.max(0, (x - dx) / scale), w - 1.001);
          const i = Math.floor(u);
          const fx = u - i;
          const k = j * w + i;
          const top = (plane[k] ?? 0) * (1 - fx) + (plane[k + 1] ?? 0) * fx;
          const bottom = (plane[k + w] ?? 0) * (1 - fx) + (plane[k + w + 1] ?? 0) * fx;
          const shade = 1 - (top + (bottom - top) * fy) * strength;
          if (shade > 0.999) continue;
          data[at] = (data[at] ?? 0) * (shade * 0.94 + 0.04);
          data[at + 1] = (data[at + 1] ?? 0) * (shade * 0.95 + 0.02);
          data[at + 2] = (data[at + 2] ?? 0) * shade;
        }
      }
      paintRaster(picture, rgba);
      discard(rgba);
    },
  };
}

function soften(plane: Float32Array, w: number, h: number, stride: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(plane.length);
  const last = w * h - 1;
  for (let at = 0; at < plane.length; at++) {
    const a = plane[Math.max(0, at - stride)] ?? 0;
    const b = plane[Math.min(last, at + stride)] ?? 0;
    out[at] = (a + (plane[at] ?? 0) * 2 + b) / 4;
  }
  return out;
}
