/** Number of hues in `styles/tones.css`, 15° apart. */
const tones = 24;

/** Chroma below which a colour counts as grey. */
const leastChroma = 0.025;

/**
 * Index of a colour on the hue wheel, 0–23 (`#rrggbb`; OKLCH hue ÷ 15), or null for a grey or missing one. Server
 * markup has no style attributes (CSP), so a picture's dominant colour is transferred as one of these classes.
 */
export function toneOf(colour: string | null): number | null {
  if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const linear = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (Math.hypot(a, b) < leastChroma) return null;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return (Math.round(degrees / (360 / tones)) + tones) % tones;
}

/** The classes that set an element's `--tone`, `--tone-deep` and `--glow` from a colour. */
export function toneClass(colour: string | null): string {
  const tone = toneOf(colour);
  return tone === null ? 'tone-none' : `tone tone-${tone}`;
}
