import type { Brand } from './schema.ts';

/** Widths in CSS pixels between which type sizes grow evenly. */
const compactWidth = 390;
const wideWidth = 1440;

/**
 * Surfaces and texts as OKLCH lightness and a factor of the brand's chroma. Every text stands on every surface with a
 * contrast of at least 4.5 (WCAG 2.2 AA); the test beside this file proves it for each brand.
 */
export const surfaces = { base: [0.15, 1], 'raise-1': [0.19, 1.15], 'raise-2': [0.245, 1.3] } as const;
export const texts = { 'text-1': [0.975, 0.3], 'text-2': [0.8, 0.8], 'text-3': [0.68, 1] } as const;

/** The brand's tokens as one stylesheet, its extra stylesheet last. Pure: the same brand gives the same text. */
export function brandCss(brand: Brand): string {
  const { theme } = brand;
  const { display, heading } = theme.type;
  const tokens: [string, string | number][] = [
    ['hue', theme.hue],
    ...Object.entries(surfaces).map(([name, shade]): [string, string] => [name, oklch(shade, theme)]),
    ...Object.entries(texts).map(([name, shade]): [string, string] => [name, oklch(shade, theme)]),
    ['accent-from', theme.accent[0]],
    ['accent-to', theme.accent[1]],
    ['on-accent', theme.on_accent],
    ['radius-card', `${theme.radius.card}px`],
    ['radius-control', `${theme.radius.control}px`],
    ['radius-badge', `${theme.radius.badge}px`],
    ['radius-dialog', `${theme.radius.dialog}px`],
    ...theme.type.sizes.map((size, at): [string, string] => [
      `size-${at + 1}`,
      fluidSize(theme.type.compact_sizes[at] ?? size, size),
    ]),
    ['display-weight', display.weight],
    ['display-tracking', `${display.tracking}em`],
    ['display-leading', display.leading],
    ['display-transform', display.transform],
    ['heading-weight', heading.weight],
    ['heading-tracking', `${heading.tracking}em`],
  ];
  const rule = `:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  return brand.extra_stylesheet === null ? rule : `${rule}\n${brand.extra_stylesheet.trim()}`;
}

function oklch([lightness, factor]: readonly [number, number], { chroma, hue }: Brand['theme']): string {
  return `oklch(${lightness} ${round(chroma * factor)} ${hue})`;
}

/** A size that is `compact` pixels on a phone and `wide` on a desktop, in rem so that the reader's own size counts. */
function fluidSize(compact: number, wide: number): string {
  if (compact === wide) return `${round(wide / 16)}rem`;
  const slope = (wide - compact) / (wideWidth - compactWidth);
  const start = compact - slope * compactWidth;
  return `clamp(${round(compact / 16)}rem,${round(start / 16)}rem + ${round(slope * 100)}vw,${round(wide / 16)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
