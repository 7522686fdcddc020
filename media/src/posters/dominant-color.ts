import type { Pixels } from '../picture-work/picture-work.ts';

/** Hues are grouped into this many parts of the circle. */
const parts = 24;

/**
 * The dominant colour of a picture, `#rrggbb`: the mean of its strongest hue, weighing pixels by how colourful they
 * are; of a picture without colour, its mean grey. Near-black and near-white say nothing and count least.
 */
export function dominantColor({ data, width, height }: Pixels): string {
  const sums = Array.from({ length: parts }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  const grey = { weight: 0, red: 0, green: 0, blue: 0 };
  for (let at = 0; at + 2 < width * height * 3; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const greatest = Math.max(red, green, blue);
    const chroma = greatest - Math.min(red, green, blue);
    const middle = 1 - Math.abs((red + green + blue) / 382.5 - 1);
    const color = { red, green, blue };
    add(grey, color, 0.05 + middle);
    if (chroma < 24) continue;
    const part = sums[Math.floor(hueOf(color, greatest, chroma) * parts) % parts];
    if (part !== undefined) add(part, color, (chroma / 255) ** 1.5 * (0.1 + middle));
  }
  const strongest = sums.reduce((best, sum) => (sum.weight > best.weight ? sum : best));
  return hexOf(strongest.weight * 40 > grey.weight ? strongest : grey);
}

interface Color {
  red: number;
  green: number;
  blue: number;
}

interface Sum extends Color {
  weight: number;
}

function add(sum: Sum, { red, green, blue }: Color, weight: number): void {
  sum.weight += weight;
  sum.red += red * weight;
  sum.green += green * weight;
  sum.blue += blue * weight;
}

/** The hue as a share of the circle, 0 to 1. */
function hueOf({ red, green, blue }: Color, greatest: number, chroma: number): number {
  const sixth =
    greatest === red
      ? (green - blue) / chroma + 6
      : greatest === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return (sixth % 6) / 6;
}

function hexOf({ weight, red, green, blue }: Sum): string {
  const hex = (sum: number): string =>
    Math.min(255, Math.round(sum / Math.max(weight, 1e-9)))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}
