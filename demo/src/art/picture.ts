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

export function createPicture(width: number, height: number): Picture {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/**
 * Paints a smooth field over the picture. `shade` is asked once every `step` pixels and interpolated between: glow,
 * fog and clouds cost little that way. `area` limits it to rows from…to.
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
  const row = new Float32Array(columns * 4);
  for (let y = top; y < bottom; y++) {
    const line = (y - top) / step;
    const j = Math.floor(line);
    const fy = line - j;
    const a = j * columns * 4;
    const b = a + columns * 4;
    let visible = 0;
    for (let k = 0; k < row.length; k++) {
      const v = (grid[a + k] ?? 0) * (1 - fy) + (grid[b + k] ?? 0) * fy;
      row[k] = v;
      if ((k & 3) === 3) visible += v;
    }
    if (visible < 1e-4) continue;
    let at = y * width * 3;
    for (let x = 0; x < width; x++, at += 3) {
      const column = x / step;
      const i = Math.floor(column) * 4;
      const fx = column - Math.floor(column);
      const gx = 1 - fx;
      const alpha = (row[i + 3] ?? 0) * gx + (row[i + 7] ?? 0) * fx;
      if (alpha < 0.0005) continue;
      const r = (row[i] ?? 0) * gx + (row[i + 4] ?? 0) * fx;
      const g = (row[i + 1] ?? 0) * gx + (row[i + 5] ?? 0) * fx;
      const bl = (row[i + 2] ?? 0) * gx + (row[i + 6] ?? 0) * fx;
      put(data, at, r, g, bl, alpha, blend);
    }
  }
}

/** Lays straight-alpha RGBA bytes of the same size (what a rasterised drawing is) over the picture. */
export function paintRaster(picture: Picture, rgba: Uint8Array, blend: Blend = 'over', opacity = 1): void {
  const { data } = picture;
  for (let at = 0, from = 0; at < data.length; at += 3, from += 4) {
    const a = rgba[from + 3] ?? 0;
    if (a === 0) continue;
    const alpha = (a / 255) * opacity;
    const scale = alpha / 255;
    put(
      data,
      at,
      (rgba[from] ?? 0) * scale,
      (rgba[from + 1] ?? 0) * scale,
      (rgba[from + 2] ?? 0) * scale,
      alpha,
      blend,
    );
  }
}

/** One pixel; the colour is premultiplied by `alpha`. */
function put(
  data: Float32Array,
  at: number,
  r: number,
  g: number,
  b: number,
  alpha: number,
  blend: Blend,
): void {
  const r0 = data[at] ?? 0;
  const g0 = data[at + 1] ?? 0;
  const b0 = data[at + 2] ?? 0;
  if (blend === 'over') {
    const keep = 1 - alpha;
    data[at] = r0 * keep + r;
    data[at + 1] = g0 * keep + g;
    data[at + 2] = b0 * keep + b;
  } else if (blend === 'screen') {
    data[at] = r0 + r - r0 * r;
    data[at + 1] = g0 + g - g0 * g;
    data[at + 2] = b0 + b - b0 * b;
  } else if (blend === 'light') {
    data[at] = r0 + r;
    data[at + 1] = g0 + g;
    data[at + 2] = b0 + b;
  } else {
    const keep = 1 - alpha;
    data[at] = r0 * (keep + r);
    data[at + 1] = g0 * (keep + g);
    data[at + 2] = b0 * (keep + b);
  }
}
