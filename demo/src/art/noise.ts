import { random } from './random.ts';

/** Gradient noise of one and two dimensions, about −1…1, smooth, with features of size 1. */
export interface Noise {
  at(x: number, y: number): number;
  /** `octaves` of noise, each half as large and half as strong. */
  fbm(x: number, y: number, octaves: number): number;
  /** Ridged: sharp crests where the noise passes zero, 0…1. */
  ridged(x: number, y: number, octaves: number): number;
}

/** A field of noise of its own for every `key`. */
export function noise(key: string): Noise {
  const rnd = random(`${key}/noise`);
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = rnd.int(0, i);
    const swap = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swap;
  }
  order.copyWithin(256, 0, 256);
  const gradientX = new Float64Array(256);
  const gradientY = new Float64Array(256);
  for (let i = 0; i < 256; i++) {
    const angle = rnd.range(0, Math.PI * 2);
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
  }

  const corner = (ix: number, iy: number, dx: number, dy: number): number => {
    const index = order[(order[ix & 255] ?? 0) + (iy & 255)] ?? 0;
    return (gradientX[index] ?? 0) * dx + (gradientY[index] ?? 0) * dy;
  };

  const at = (x: number, y: number): number => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = corner(ix, iy, fx, fy);
    const bottom = corner(ix, iy + 1, fx, fy - 1);
    const a = top + (corner(ix + 1, iy, fx - 1, fy) - top) * sx;
    const b = bottom + (corner(ix + 1, iy + 1, fx - 1, fy - 1) - bottom) * sx;
    return (a + (b - a) * sy) * 1.5;
  };

  return {
    at,
    fbm(x, y, octaves) {
      let sum = 0;
      let strength = 0.5;
      let scale = 1;
      for (let o = 0; o < octaves; o++) {
        sum += at(x * scale + o * 17.3, y * scale - o * 9.1) * strength;
        strength *= 0.5;
        scale *= 2.03;
      }
      return sum;
    },
    ridged(x, y, octaves) {
      let sum = 0;
      let strength = 0.5;
      let scale = 1;
      for (let o = 0; o < octaves; o++) {
        const crest = 1 - Math.abs(at(x * scale + o * 31.7, y * scale + o * 5.3));
        sum += crest * crest * strength;
        strength *= 0.5;
        scale *= 2.07;
      }
      return sum;
    },
  };
}

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** 0 below `from`, 1 above `to`, smooth between; `from` may be greater than `to`. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
