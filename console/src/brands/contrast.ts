import { contrast, linearOfHex } from '@kadr/brands/colour';

/** The minimum text contrast in the brand schema (WCAG 2.2 AA). */
export const leastContrast = 4.5;

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** The contrast ratio of two colours, 1–21; null if either is invalid. */
export function contrastOf(text: unknown, ground: unknown): number | null {
  return isColour(text) && isColour(ground) ? contrast(linearOfHex(text), linearOfHex(ground)) : null;
}
