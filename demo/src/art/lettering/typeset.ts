import type { Language } from '@kadr/contract';
import { hex, mix } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { Drawing, n } from '../drawing.ts';
import { clamp } from '../noise.ts';
import { breakings } from './breaking.ts';
import type { Fonts, Shaped } from './fonts.ts';
import type { Treatment } from './treatments.ts';

/** Where lettering may stand, in pixels; the block rests on the bottom of the area. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Colours of lettering. */
export interface Inks {
  readonly white: Rgb;
  readonly sun: Rgb;
  readonly accent: Rgb;
  /** What the lettering stands on: its soft shadow. */
  readonly ground: Rgb;
}

/** A line of text in its place. */
export interface PlacedLine {
  readonly shaped: Shaped;
  /** Baseline origin and size, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lines of text in their places. */
export interface Lettering {
  readonly lines: readonly PlacedLine[];
  /** What the outlines cover, in pixels: left, top, right, bottom. */
  readonly bounds: readonly [number, number, number, number];
}

/** The title in capitals as its language writes them. */
export function capitals(text: string, language: Language): string {
  if (language === 'hye') return text.replaceAll('և', 'ԵՎ').toLocaleUpperCase('hy');
  return text.toLocaleUpperCase(language === 'rus' ? 'ru' : 'en');
}

/** Breaks and sizes a title so that it fills `area` well and stays inside it. */
export function setTitle(
  fonts: Fonts,
  text: string,
  language: Language,
  treatment: Treatment,
  area: Area,
  align = treatment.align,
): Lettering {
  const written = treatment.isUpper ? capitals(text, language) : text;
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const face = { weight: treatment.weight, tracking: treatment.tracking };
  let best: { lines: { shaped: Shaped; size: number }[]; score: number } | null = null;
  for (const broken of breakings(written, 5)) {
    for (const condensed of language === 'hye' ? [100, 86, 74] : [100]) {
      const shaped = broken.map((line) => fonts.shape(line, { ...face, width: condensed }));
      const widest = Math.max(...shaped.map(inkWidth));
      const room = width / widest;
      const sizes =
        align === 'justified'
          ? shaped.map((line) => Math.min(width / inkWidth(line), room * 2.1, width * treatment.largest))
          : shaped.map(() => Math.min(room, width * treatment.largest));
      const tall = sizes.reduce((sum, size) => sum + size * treatment.leading, 0);
      const shrink = Math.min(1, height / tall);
      const fitted = sizes.map((size) => size * shrink);
      const mean = fitted.reduce((sum, size) => sum + size, 0) / fitted.length;
      const ragged =
        shaped.reduce(
          (sum, line, i) => sum + Math.abs(width - inkWidth(line) * (fitted[i] ?? 0)) / width,
          0,
        ) / shaped.length;
      const score =
        mean / width -
        ragged * (align === 'justified' ? 0.05 : 0.035) -
        (broken.length - 1) * 0.006 -
        (100 - condensed) * 0.0009;
      if (!best || score > best.score)
        best = { lines: shaped.map((line, i) => ({ shaped: line, size: fitted[i] ?? 1 })), score };
    }
  }
  const lines = best?.lines ?? [];
  const placed = place(lines, treatment, area, align);
  const over = (placed.bounds[3] - placed.bounds[1]) / height;
  return over > 1
    ? place(
        lines.map(({ shaped, size }) => ({ shaped, size: size / over / 1.002 })),
        treatment,
        area,
        align,
      )
    : placed;
}

const inkWidth = ({ bounds }: Shaped): number => Math.max(0.1, bounds[2] - bounds[0]);

/** From the last line up: lines stand their leading apart, or further where a tail would meet an accent. */
function place(
  lines: readonly { shaped: Shaped; size: number }[],
  treatment: Treatment,
  area: Area,
  align: Treatment['align'],
): Lettering {
  const placed: PlacedLine[] = [];
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { shaped, size } of lines.toReversed()) {
    const below = placed[0];
    const tail = Math.max(0, shaped.bounds[3]) * size;
    const wide = inkWidth(shaped) * size;
    const start = align === 'left' ? area.left : area.left + (area.right - area.left - wide) / 2;
    const y = below
      ? Math.min(
          below.y - below.size * treatment.leading,
          below.y + below.shaped.bounds[1] * below.size - tail - 0.07 * Math.min(size, below.size),
        )
      : area.bottom - tail;
    const line = { shaped, size, x: start - shaped.bounds[0] * size, y };
    placed.unshift(line);
    bounds[0] = Math.min(bounds[0], start);
    bounds[1] = Math.min(bounds[1], y + shaped.bounds[1] * size);
    bounds[2] = Math.max(bounds[2], start + wide);
    bounds[3] = Math.max(bounds[3], y + shaped.bounds[3] * size);
  }
  return { lines: placed, bounds };
}

/** One short line of names under the title, small and spaced; as many names as fit. */
export function setCredit(
  fonts: Fonts,
  names: readonly string[],
  language: Language,
  area: Area,
  size: number,
  align: 'left' | 'middle',
): Lettering {
  for (let count = Math.min(3, names.length); count > 0; count--) {
    const text = names
      .slice(0, count)
      .map((name) => capitals(name, language))
      .join('   ');
    const shaped = fonts.shape(text, { weight: 520, tracking: 0.14 });
    const wide = inkWidth(shaped) * size;
    if (wide > area.right - area.left) continue;
    const x =
      (align === 'left' ? area.left : area.left + (area.right - area.left - wide) / 2) -
      shaped.bounds[0] * size;
    const y = area.bottom - Math.max(0, shaped.bounds[3]) * size;
    return {
      lines: [{ shaped, x, y, size }],
      bounds: [
        x + shaped.bounds[0] * size,
        y + shaped.bounds[1] * size,
        x + shaped.bounds[2] * size,
        y + shaped.bounds[3] * size,
      ],
    };
  }
  return { lines: [], bounds: [area.left, area.bottom, area.left, area.bottom] };
}

/** An SVG document of a picture's rows from `top` on, which is all that lettering covers. */
export interface LetteringSheet {
  readonly svg: string;
  readonly top: number;
}

/** Title and credit with a soft shadow, filled as the treatment says. */
export function drawLettering(
  width: number,
  height: number,
  title: Lettering,
  credit: Lettering,
  treatment: Treatment,
  inks: Inks,
  align: 'left' | 'middle',
): LetteringSheet {
  const d = new Drawing(width, height);
  const [left, top, right, bottom] = title.bounds;
  const line = ({ shaped, x, y, size }: PlacedLine, fill: string, attributes = ''): void => {
    d.path(
      shaped.path,
      fill,
      `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size * 100) / 100000})"${attributes === '' ? '' : ` ${attributes}`}`,
    );
  };
  const ground = hex(inks.ground);
  for (const [wide, opacity] of [
    [0.22, 0.1],
    [0.1, 0.16],
  ] as const) {
    for (const placed of title.lines)
      line(
        placed,
        'none',
        `stroke="${ground}" stroke-width="${Math.round(wide * 1000)}" stroke-linejoin="round" stroke-opacity="${opacity}"`,
      );
  }
  const fill =
    treatment.fill === 'white'
      ? hex(inks.white)
      : treatment.fill === 'accent'
        ? hex(mix(inks.accent, inks.white, 0.62))
        : null;
  for (const placed of title.lines) {
    const own =
      fill ??
      d.linear(
        [0, placed.shaped.bounds[1] * 1000],
        [0, placed.shaped.bounds[3] * 1000],
        [
          [0, inks.white],
          [0.35, inks.white],
          [1, mix(inks.sun, inks.accent, 0.18)],
        ],
      );
    line(placed, own);
  }
  const thin = Math.max(1, width / 460);
  if (treatment.rule !== 'none' && title.lines.length > 0) {
    const y =
      treatment.rule === 'above'
        ? top - (title.lines[0]?.size ?? 20) * 0.55
        : (bottom + (credit.bounds[1] ?? bottom)) / 2;
    const wide =
      treatment.rule === 'above' ? Math.min(right - left, width * 0.12) : Math.min(right - left, width * 0.5);
    const x = align === 'left' ? left : (left + right) / 2 - wide / 2;
    if (treatment.rule === 'above' || credit.lines.length > 0)
      d.rect(
        x,
        y,
        wide,
        treatment.rule === 'above' ? thin * 2.4 : thin,
        hex(mix(inks.accent, inks.white, 0.2)),
        'fill-opacity="0.9"',
      );
  }
  for (const placed of credit.lines) line(placed, hex(inks.white), 'fill-opacity="0.72"');
  // Shadow and rule stand less than an em above the first line.
  const above = Math.min(top, credit.bounds[1]) - (title.lines[0]?.size ?? 20);
  const from = clamp(Math.floor(above), 0, height - 1);
  return { svg: d.toSvg(from), top: from };
}
