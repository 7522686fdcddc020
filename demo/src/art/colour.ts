import { clamp, lerp } from './noise.ts';

/** A colour as `[red, green, blue]`, each 0…1, sRGB-encoded. */
export type Rgb = readonly [number, number, number];

/** OKLCH: lightness 0…1, chroma 0…~0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const encode = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

function fromOklab(l: number, a: number, b: number): [number, number, number] {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

function toOklab([r, g, b]: Rgb): [number, number, number] {
  const lr = decode(r);
  const lg = decode(g);
  const lb = decode(b);
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The colour on screen; chroma is lowered as far as sRGB demands, hue and lightness stay. */
export function oklch(l: number, c: number, h: number): Rgb {
  const angle = (h * Math.PI) / 180;
  let low = 0;
  let high = c;
  let linear = fromOklab(l, c * Math.cos(angle), c * Math.sin(angle));
  if (!inGamut(linear)) {
    for (let i = 0; i < 12; i++) {
      const middle = (low + high) / 2;
      linear = fromOklab(l, middle * Math.cos(angle), middle * Math.sin(angle));
      if (inGamut(linear)) low = middle;
      else high = middle;
    }
    linear = fromOklab(l, low * Math.cos(angle), low * Math.sin(angle));
  }
  return [encode(clamp(linear[0])), encode(clamp(linear[1])), encode(clamp(linear[2]))];
}

/** What `colour` is made of; the inverse of {@link oklch}. */
export function toOklch(rgb: Rgb): Oklch {
  const [l, a, b] = toOklab(rgb);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** A colour between two, mixed in OKLab, so that the middle is neither grey nor muddy. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const x = toOklab(a);
  const y = toOklab(b);
  const linear = fromOklab(lerp(x[0], y[0], t), lerp(x[1], y[1], t), lerp(x[2], y[2], t));
  return [encode(clamp(linear[0])), encode(clamp(linear[1])), encode(clamp(linear[2]))];
}

/** The colour with lightness, chroma or hue moved. */
export function shift(rgb: Rgb, by: { l?: number; c?: number; h?: number }): Rgb {
  const { l, c, h } = toOklch(rgb);
  return oklch(clamp(l + (by.l ?? 0)), Math.max(0, c * (1 + (by.c ?? 0))), h + (by.h ?? 0));
}

/** The colour at `t` (0…1) on a path through `colours`, evenly spaced. */
export function along(colours: readonly [Rgb, ...Rgb[]], t: number): Rgb {
  const last = colours.length - 1;
  const at = clamp(t) * last;
  const index = Math.min(Math.floor(at), Math.max(0, last - 1));
  const from = colours[index] ?? colours[0];
  return mix(from, colours[index + 1] ?? from, at - index);
}

/** As SVG and CSS write it, `#rrggbb`. */
export function hex([r, g, b]: Rgb): string {
  const part = (v: number): string =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}
