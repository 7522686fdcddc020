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

/** The mark before the titles of rows, by the brand's `row_mark`. */
const rowMarks = {
  none: '',
  bar: `
html [data-part='row-title']{padding-inline-start:14px;position:relative}
html [data-part='row-title']::before{content:'';position:absolute;inset-block:.18em;inset-inline-start:0;inline-size:4px;background:linear-gradient(var(--accent-from),var(--accent-to))}`,
  star: `
html [data-part='row-title']{padding-inline-start:1.3em;position:relative}
html [data-part='row-title']::before{content:'';position:absolute;inset-block-start:.16em;inset-inline-start:0;inline-size:.95em;block-size:.95em;rotate:-9deg;background:linear-gradient(100deg,var(--accent-from),var(--accent-to));clip-path:polygon(50% 0,63% 33%,98% 35%,71% 57%,81% 92%,50% 73%,19% 92%,29% 57%,2% 35%,37% 33%)}`,
} as const satisfies Record<Brand['theme']['row_mark'], string>;

/**
 * The brand's tokens as one stylesheet, its extra stylesheet last. Pure: the same brand has the same text.
 *
 * @param backdropUrl where the brand's `theme.backdrop` is reached; null leaves it out.
 */
export function brandCss(brand: Brand, backdropUrl: string | null = null): string {
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
  return [
    rule,
    rowMarks[theme.row_mark].trim(),
    backdropUrl === null
      ? ''
      : `body{background:var(--base) url("${backdropUrl}") center bottom/max(100%,1280px) auto no-repeat}`,
    ...(['mediaItems', 'mediaView'] as const).map((kind) => topInfoCss(kind, brand.top_info_params[kind])),
    brand.extra_stylesheet?.trim() ?? '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Colours of a banner as custom properties, since a page may not contain inline styles. */
function topInfoCss(kind: string, banner: Brand['top_info_params']['mediaView']): string {
  if (banner === null) return '';
  const { bg, text, btn_bg, btn_text } = banner.colors;
  return `[data-top-info='${kind}']{--top-info-bg:${bg};--top-info-text:${text};--top-info-btn-bg:${btn_bg};--top-info-btn-text:${btn_text}}`;
}

function oklch([lightness, factor]: readonly [number, number], { chroma, hue }: Brand['theme']): string {
  return `oklch(${lightness} ${round(chroma * factor)} ${hue})`;
}

/** A size that is `compact` pixels on a phone and `wide` on a desktop, in rem to respect the reader's own size. */
function fluidSize(compact: number, wide: number): string {
  if (compact === wide) return `${round(wide / 16)}rem`;
  const slope = (wide - compact) / (wideWidth - compactWidth);
  const start = compact - slope * compactWidth;
  return `clamp(${round(compact / 16)}rem,${round(start / 16)}rem + ${round(slope * 100)}vw,${round(wide / 16)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
