import { clamp } from './noise.ts';

/** Pixels being painted: RGB rows, 0…1, sRGB-encoded, as floats so that dark skies do not band. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** How paint meets what is there; `light` adds. */
export type Blend = 'over' | 'screen' | 'multiply' | 'light';

/** Writes red, green, blue, alpha (0…1) of the point `x`, `y` (pixels) into `out`. */
export type Shade = (x: number, y: number, out: Float32Array) => void;

/** Canvases that are not in use, the largest ones seen: a new one for each picture keeps the collector busy. */
const canvases: ArrayBuffer[] = [];

/**
 * Gives back the memory of pixels that nobody needs any more. Left to the collector, the megabytes of every layer make it
 * walk the whole heap several times a picture.
 */
export function discard({ buffer, byteLength }: Uint8Array | Float32Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Lends a black picture to `paint`, which must not keep it. */
export async function withPicture<T>(
  width: number,
  height: number,
  paint: (picture: Picture) => Promise<T>,
): Promise<T> {
  const length = width * height * 3;
  const spare = canvases.pop();
  const canvas = spare !== undefined && spare.byteLength >= length * 4 ? spare : new ArrayBuffer(length * 4);
  try {
    return await paint({ width, height, data: new Float32Array(canvas, 0, length).fill(0) });
  } finally {
    canvases.push(canvas);
  }
}

/**
 * Paints a smooth field over the picture. `shade` is asked once every `step` pixels and interpolated between: glow,
 * fog and clouds cost little that way. `rows` limits it to rows from…to.
 */
export function paintField(
  picture: Picture,
  shade: Shade,
  {
    step,
    blend = 'over',
    rows = [0, picture.height],
  }: { step: number; blend?: Blend; rows?: readonly [number, number] },
): void {
  const { width, height, data } = picture;
  const top = Math.max(0, Math.floor(rows[0]));
  const bottom = Math.min(height, Math.ceil(rows[1]));
  if (bottom <= top) return;
  const columns = Math.ceil(width / step) + 1;
  const lines = Math.ceil((bottom - top) / step) + 1;
  const grid = shadeGrid(shade, { columns, lines, step, top });
  const row = new Float32Array(columns * 4);
  const paint = new Float32Array((columns - 1) * step * 4);
  for (let y = top; y < bottom; y++) {
    const line = (y - top) / step;
    const j = Math.floor(line);
    if (!mixRows(grid, j * row.length, line - j, row)) continue;
    if (step === 1) paint.set(row.subarray(0, paint.length));
    else spreadRow(row, paint, step);
    blendRow(data, y * width * 3, paint, width, blend);
  }
  discard(grid);
}

/** Premultiplied RGBA at the points of a grid. */
function shadeGrid(
  shade: Shade,
  { columns, lines, step, top }: { columns: number; lines: number; step: number; top: number },
): Float32Array {
  const grid = new Float32Array(columns * lines * 4);
  const out = new Float32Array(4);
  for (let j = 0, at = 0; j < lines; j++) {
    for (let i = 0; i < columns; i++, at += 4) {
      out[0] = out[1] = out[2] = out[3] = 0;
      shade(i * step, top + j * step, out);
      const alpha = clamp(out[3] ?? 0);
      grid[at] = (out[0] ?? 0) * alpha;
      grid[at + 1] = (out[1] ?? 0) * alpha;
      grid[at + 2] = (out[2] ?? 0) * alpha;
      grid[at + 3] = alpha;
    }
  }
  return grid;
}

/** The row `share` of the way from the one at `from` of `grid` to the next; whether anything of it is seen. */
function mixRows(grid: Float32Array, from: number, share: number, row: Float32Array): boolean {
  const below = from + row.length;
  let visible = 0;
  for (let k = 0; k < row.length; k += 4) {
    for (let c = k; c < k + 4; c++) {
      const v = grid[from + c] ?? 0;
      row[c] = v + ((grid[below + c] ?? v) - v) * share;
    }
    visible += row[k + 3] ?? 0;
  }
  return visible >= 1e-4;
}

/** A row of points `step` apart as a row of pixels. */
function spreadRow(row: Float32Array, paint: Float32Array, step: number): void {
  for (let i = 0, at = 0; i + 4 < row.length; i += 4) {
    let r = row[i] ?? 0;
    let g = row[i + 1] ?? 0;
    let b = row[i + 2] ?? 0;
    let alpha = row[i + 3] ?? 0;
    const dr = ((row[i + 4] ?? 0) - r) / step;
    const dg = ((row[i + 5] ?? 0) - g) / step;
    const db = ((row[i + 6] ?? 0) - b) / step;
    const da = ((row[i + 7] ?? 0) - alpha) / step;
    for (const end = at + step * 4; at < end; at += 4) {
      paint[at] = r;
      paint[at + 1] = g;
      paint[at + 2] = b;
      paint[at + 3] = alpha;
      r += dr;
      g += dg;
      b += db;
      alpha += da;
    }
  }
}

/** Lays straight-alpha RGBA bytes of the same size (what a rasterised drawing is) over the picture. */
export function paintRaster(picture: Picture, rgba: Uint8Array, blend: Blend = 'over', opacity = 1): void {
  const { width, height, data } = picture;
  const paint = new Float32Array(width * 4);
  for (let y = 0, from = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++, from += 4) {
      const a = rgba[from + 3] ?? 0;
      if (a === 0) {
        paint[x * 4 + 3] = 0;
        continue;
      }
      if (first < 0) first = x;
      last = x;
      const alpha = (a / 255) * opacity;
      const scale = alpha / 255;
      paint[x * 4] = (rgba[from] ?? 0) * scale;
      paint[x * 4 + 1] = (rgba[from + 1] ?? 0) * scale;
      paint[x * 4 + 2] = (rgba[from + 2] ?? 0) * scale;
      paint[x * 4 + 3] = alpha;
    }
    if (first < 0) continue;
    const part = first === 0 ? paint : paint.subarray(first * 4);
    blendRow(data, (y * width + first) * 3, part, last - first + 1, blend);
  }
}

/** Lays `count` pixels of premultiplied paint upon those from `at` on. */
function blendRow(data: Float32Array, at: number, paint: Float32Array, count: number, blend: Blend): void {
  const end = count * 4;
  if (blend === 'over') {
    for (let p = 0; p < end; p += 4, at += 3) {
      const alpha = paint[p + 3] ?? 0;
      if (alpha < 0.0005) continue;
      const keep = 1 - alpha;
      data[at] = (data[at] ?? 0) * keep + (paint[p] ?? 0);
      data[at + 1] = (data[at + 1] ?? 0) * keep + (paint[p + 1] ?? 0);
      data[at + 2] = (data[at + 2] ?? 0) * keep + (paint[p + 2] ?? 0);
    }
  } else if (blend === 'screen') {
    for (let p = 0; p < end; p += 4, at += 3) {
      if ((paint[p + 3] ?? 0) < 0.0005) continue;
      for (let c = 0; c < 3; c++) {
        const under = data[at + c] ?? 0;
        const light = paint[p + c] ?? 0;
        data[at + c] = under + light - under * light;
      }
    }
  } else if (blend === 'light') {
    for (let p = 0; p < end; p += 4, at += 3) {
      if ((paint[p + 3] ?? 0) < 0.0005) continue;
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) + (paint[p + c] ?? 0);
    }
  } else {
    for (let p = 0; p < end; p += 4, at += 3) {
      const alpha = paint[p + 3] ?? 0;
      if (alpha < 0.0005) continue;
      for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) * (1 - alpha + (paint[p + c] ?? 0));
    }
  }
}
