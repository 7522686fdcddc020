/**
 * Colour arithmetic for brand tokens: sRGB as `#rrggbb` and OKLCH (Björn Ottosson, CSS Color 4), and the contrast
 * ratio of WCAG 2.2. Channels are linear light, 0–1.
 */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Linear light of `#rrggbb`. */
export function linearOfHex(hex: string): LinearRgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Linear light of an OKLCH colour; `hue` in degrees. Channels outside sRGB are clipped. */
export function linearOfOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2 §1.4.3). */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [darker, lighter] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
