import type { Rgb } from './colour.ts';
import { hash } from './random.ts';
import { clamp, smoothstep } from './noise.ts';
import type { Picture } from './picture.ts';

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** The picture's light above `threshold`, averaged over blocks of `scale` pixels; three channels. */
function brightness(picture: Picture, scale: number, threshold: number): Plane {
  const width = Math.ceil(picture.width / scale);
  const height = Math.ceil(picture.height / scale);
  const data = new Float32Array(width * height * 3);
  const taps = Math.max(1, Math.floor(scale / 3));
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at += 3) {
      let r = 0;
      let g = 0;
      let b = 0;
      let count = 0;
      for (let y = j * scale; y < Math.min((j + 1) * scale, picture.height); y += taps) {
        for (let x = i * scale; x < Math.min((i + 1) * scale, picture.width); x += taps) {
          const from = (y * picture.width + x) * 3;
          r += picture.data[from] ?? 0;
          g += picture.data[from + 1] ?? 0;
          b += picture.data[from + 2] ?? 0;
          count++;
        }
      }
      r /= count;
      g /= count;
      b /= count;
      const weight = smoothstep(threshold, 1, Math.max(r, g, b));
      data[at] = r * weight;
      data[at + 1] = g * weight;
      data[at + 2] = b * weight;
    }
  }
  return { width, height, data };
}

/** Three box blurs of `radius`, which look like a Gaussian. */
function soften({ width, height, data }: Plane, radius: number): void {
  const other = new Float32Array(data.length);
  for (let round = 0; round < 3; round++) {
    boxRows(data, other, width, height, radius);
    boxColumns(other, data, width, height, radius);
  }
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    const first = y * width * 3;
    const last = first + (width - 1) * 3;
    let r = (from[first] ?? 0) * (radius + 1);
    let g = (from[first + 1] ?? 0) * (radius + 1);
    let b = (from[first + 2] ?? 0) * (radius + 1);
    for (let k = 1; k <= radius; k++) {
      const at = Math.min(last, first + k * 3);
      r += from[at] ?? 0;
      g += from[at + 1] ?? 0;
      b += from[at + 2] ?? 0;
    }
    for (let x = 0; x < width; x++) {
      const at = first + x * 3;
      to[at] = r * share;
      to[at + 1] = g * share;
      to[at + 2] = b * share;
      const enters = Math.min(last, at + (radius + 1) * 3);
      const leaves = Math.max(first, at - radius * 3);
      r += (from[enters] ?? 0) - (from[leaves] ?? 0);
      g += (from[enters + 1] ?? 0) - (from[leaves + 1] ?? 0);
      b += (from[enters + 2] ?? 0) - (from[leaves + 2] ?? 0);
    }
  }
}

function boxColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1);
  const stride = width * 3;
  const sums = new Float32Array(stride);
  for (let k = -radius; k <= radius; k++) {
    const row = Math.min(height - 1, Math.max(0, k)) * stride;
    for (let i = 0; i < stride; i++) sums[i] = (sums[i] ?? 0) + (from[row + i] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    const enters = Math.min(height - 1, y + radius + 1) * stride;
    const leaves = Math.max(0, y - radius) * stride;
    for (let i = 0; i < stride; i++) {
      const sum = sums[i] ?? 0;
      to[row + i] = sum * share;
      sums[i] = sum + (from[enters + i] ?? 0) - (from[leaves + i] ?? 0);
    }
  }
}

/** Screens the plane, spread to the picture's size, over the picture. */
function addPlane(picture: Picture, plane: Plane, scale: number, strength: number, tint: Rgb): void {
  const { width, height, data } = picture;
  const columns = plane.width;
  const stride = columns * 3;
  // The outermost points once more at either end: a point stands in the middle of its block.
  const row = new Float32Array(stride + 6);
  const half = scale / 2;
  for (let y = 0; y < height; y++) {
    const v = clamp((y + 0.5) / scale - 0.5, 0, plane.height - 1);
    const j = Math.min(Math.floor(v), Math.max(0, plane.height - 2));
    const fy = v - j;
    const a = j * stride;
    const b = Math.min(j + 1, plane.height - 1) * stride;
    for (let k = 0; k < stride; k++) {
      const above = plane.data[a + k] ?? 0;
      row[k + 3] = clamp((above + ((plane.data[b + k] ?? 0) - above) * fy) * strength * (tint[k % 3] ?? 1));
    }
    row.copyWithin(0, 3, 6);
    row.copyWithin(stride + 3, stride, stride + 3);
    const begin = y * width;
    for (let i = 0; i <= columns; i++) {
      const from = Math.max(0, Math.ceil((i - 0.5) * scale - 0.5));
      const to = Math.min(width, Math.ceil((i + 0.5) * scale - 0.5));
      const k = i * 3;
      let r = row[k] ?? 0;
      let g = row[k + 1] ?? 0;
      let bl = row[k + 2] ?? 0;
      const dr = ((row[k + 3] ?? 0) - r) / scale;
      const dg = ((row[k + 4] ?? 0) - g) / scale;
      const db = ((row[k + 5] ?? 0) - bl) / scale;
      if (r + g + bl + (row[k + 3] ?? 0) + (row[k + 4] ?? 0) + (row[k + 5] ?? 0) < 1e-4) continue;
      const past = from + 0.5 + half - i * scale;
      r += dr * past;
      g += dg * past;
      bl += db * past;
      for (let at = (begin + from) * 3; at < (begin + to) * 3; at += 3) {
        const r0 = data[at] ?? 0;
        const g0 = data[at + 1] ?? 0;
        const b0 = data[at + 2] ?? 0;
        data[at] = r0 + r - r0 * r;
        data[at + 1] = g0 + g - g0 * g;
        data[at + 2] = b0 + bl - b0 * bl;
        r += dr;
        g += dg;
        bl += db;
      }
    }
  }
}

/** Lets bright places shine over their surroundings; `radius` in hundredths of the short side. */
export function bloom(
  picture: Picture,
  { strength, threshold = 0.6, radius = 6 }: { strength: number; threshold?: number; radius?: number },
): void {
  const scale = Math.max(4, Math.round(Math.min(picture.width, picture.height) / 120));
  const plane = brightness(picture, scale, threshold);
  soften(
    plane,
    Math.max(1, Math.round((radius * Math.min(picture.width, picture.height)) / 100 / scale / 2.4)),
  );
  addPlane(picture, plane, scale, strength, [1, 1, 1]);
}

/** Shafts of light from `x`, `y` (pixels): what is bright streams outwards, what is dark throws shadows into the air. */
export function rays(
  picture: Picture,
  {
    x,
    y,
    strength,
    tint,
    length = 0.9,
    threshold = 0.55,
  }: { x: number; y: number; strength: number; tint: Rgb; length?: number; threshold?: number },
): void {
  const scale = Math.max(4, Math.round(Math.min(picture.width, picture.height) / 110));
  const source = brightness(picture, scale, threshold);
  const { width, height } = source;
  const data = new Float32Array(source.data.length);
  const lx = x / scale;
  const ly = y / scale;
  const steps = 36;
  for (let j = 0, at = 0; j < height; j++) {
    for (let i = 0; i < width; i++, at += 3) {
      const dx = ((lx - i) * length) / steps;
      const dy = ((ly - j) * length) / steps;
      let px = i + dx * 0.5;
      let py = j + dy * 0.5;
      let r = 0;
      let g = 0;
      let b = 0;
      let weight = 1;
      for (let k = 0; k < steps; k++) {
        const u = Math.round(px);
        const v = Math.round(py);
        if (u >= 0 && v >= 0 && u < width && v < height) {
          const from = (v * width + u) * 3;
          r += (source.data[from] ?? 0) * weight;
          g += (source.data[from + 1] ?? 0) * weight;
          b += (source.data[from + 2] ?? 0) * weight;
        }
        weight *= 0.975;
        px += dx;
        py += dy;
      }
      data[at] = r / steps;
      data[at + 1] = g / steps;
      data[at + 2] = b / steps;
    }
  }
  const plane = { width, height, data };
  soften(plane, 1);
  addPlane(picture, plane, scale, strength * 1.6, tint);
}

/** How a picture is developed. */
export interface Grade {
  /** Darkening of the corners, 0…1. */
  readonly vignette?: number;
  /** Film grain, 0…1. */
  readonly grain?: number;
  /** Steepness of the tone curve about the middle, 0…1. */
  readonly contrast?: number;
  /** Lifts or lowers all, −0.2…0.2. */
  readonly lift?: number;
  /** 0 leaves the chroma alone, −1 is grey. */
  readonly saturation?: number;
}

const grainSize = 256;
let grainTable: Float32Array | null = null;

function grainOf(): Float32Array {
  if (grainTable) return grainTable;
  const table = new Float32Array(grainSize * grainSize);
  let state = hash('grain');
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let i = 0; i < table.length; i++) table[i] = next() + next() + next() - 1.5;
  grainTable = table;
  return table;
}

/** The finished bytes: tone curve, saturation, vignette, grain (which also hides banding). */
export function develop(
  picture: Picture,
  { vignette = 0.25, grain = 0.25, contrast = 0.15, lift = 0, saturation = 0 }: Grade = {},
): Buffer {
  const { width, height, data } = picture;
  const bytes = Buffer.allocUnsafe(width * height * 3);
  const table = grainOf();
  const cx = width / 2;
  const cy = height / 2;
  const reach = 1 / (cx * cx + cy * cy);
  for (let y = 0, at = 0; y < height; y++) {
    const grainRow = (y % grainSize) * grainSize;
    const dy = (y - cy) * (y - cy);
    for (let x = 0; x < width; x++, at += 3) {
      const distance = ((x - cx) * (x - cx) + dy) * reach;
      const shade = 1 - vignette * distance * distance * 1.3 - vignette * 0.25 * distance;
      let r = data[at] ?? 0;
      let g = data[at + 1] ?? 0;
      let b = data[at + 2] ?? 0;
      const grey = r * 0.3 + g * 0.55 + b * 0.15;
      if (saturation !== 0) {
        r = grey + (r - grey) * (1 + saturation);
        g = grey + (g - grey) * (1 + saturation);
        b = grey + (b - grey) * (1 + saturation);
      }
      const speck =
        (table[grainRow + (x % grainSize)] ?? 0) * (0.012 + grain * 0.055 * (1 - Math.abs(grey - 0.4)));
      bytes[at] = tone(r, contrast, lift, shade, speck);
      bytes[at + 1] = tone(g, contrast, lift, shade, speck);
      bytes[at + 2] = tone(b, contrast, lift, shade, speck);
    }
  }
  return bytes;
}

function tone(v: number, contrast: number, lift: number, shade: number, speck: number): number {
  let x = v < 0 ? 0 : v > 1 ? 1 : v;
  x += contrast * (x * x * (3 - 2 * x) - x);
  x = (x + lift) * shade + speck;
  return x <= 0 ? 0 : x >= 1 ? 255 : x * 255 + 0.5;
}
