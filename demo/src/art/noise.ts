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
  const gradients = new Float64Array(512);
  for (let i = 0; i < 512; i += 2) {
    const angle = rnd.range(0, Math.PI * 2);
    gradients[i] = Math.cos(angle);
    gradients[i + 1] = Math.sin(angle);
  }
  return new GradientNoise(order, gradients);
}

/** A class, and corners written out: pictures ask for tens of millions of points, and closures are not inlined. */
class GradientNoise implements Noise {
  /** A shuffle of 0…255, twice, so that sums need not be wrapped. */
  readonly #order: Uint8Array;
  /** x, y, x, y … of 256 directions. */
  readonly #gradients: Float64Array;

  constructor(order: Uint8Array, gradients: Float64Array) {
    this.#order = order;
    this.#gradients = gradients;
  }

  at(x: number, y: number): number {
    const order = this.#order;
    const gradients = this.#gradients;
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const fx = x - floorX;
    const fy = y - floorY;
    const column = floorX & 255;
    const row = floorY & 255;
    const left = (order[column] ?? 0) + row;
    const right = (order[column + 1] ?? 0) + row;
    const a = (order[left] ?? 0) * 2;
    const b = (order[right] ?? 0) * 2;
    const c = (order[left + 1] ?? 0) * 2;
    const d = (order[right + 1] ?? 0) * 2;
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const topLeft = (gradients[a] ?? 0) * fx + (gradients[a + 1] ?? 0) * fy;
    const topRight = (gradients[b] ?? 0) * (fx - 1) + (gradients[b + 1] ?? 0) * fy;
    const bottomLeft = (gradients[c] ?? 0) * fx + (gradients[c + 1] ?? 0) * (fy - 1);
    const bottomRight = (gradients[d] ?? 0) * (fx - 1) + (gradients[d + 1] ?? 0) * (fy - 1);
    const top = topLeft + (topRight - topLeft) * sx;
    const bottom = bottomLeft + (bottomRight - bottomLeft) * sx;
    return (top + (bottom - top) * sy) * 1.5;
  }

  fbm(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let o = 0; o < octaves; o++) {
      sum += this.at(x * scale + o * 17.3, y * scale - o * 9.1) * strength;
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }

  ridged(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let o = 0; o < octaves; o++) {
      const crest = 1 - Math.abs(this.at(x * scale + o * 31.7, y * scale + o * 5.3));
      sum += crest * crest * strength;
      strength *= 0.5;
      scale *= 2.07;
    }
    return sum;
  }
}

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** 0 below `from`, 1 above `to`, smooth between; `from` may be greater than `to`. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
