import type { Language } from '@kadr/contract';
import { SvgDrawing, n } from '../svg-drawing.ts';
import type { Region } from '../svg-drawing.ts';
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

/** Colours of lettering, `#rrggbb`. */
export interface Inks {
  readonly text: string;
  /** What the letters run to at their foot, in the colour of the picture's light. */
  readonly glow: string;
  readonly accent: string;
  readonly rule: string;
  /** What the lettering stands on: its soft shadow. */
  readonly shadow: string;
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
  { text, language }: { readonly text: string; readonly language: Language },
  { treatment, area, align }: { treatment: Treatment; area: Area; align: Treatment['align'] },
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
  { names, language }: { readonly names: readonly string[]; readonly language: Language },
  { area, size, align }: { area: Area; size: number; align: 'left' | 'middle' },
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

/** An SVG document of the part of a picture that lettering covers. */
export interface LetteringSheet {
  readonly svg: string;
  readonly place: Region;
}

/** A title and its credit, placed, and how they are drawn. */
export interface Placed {
  readonly title: Lettering;
  readonly credit: Lettering;
  readonly treatment: Treatment;
  readonly align: 'left' | 'middle';
}

/** Title and credit with a soft shadow, filled as the treatment says, on a picture of `width` × `height`. */
export function drawLettering(
  { width, height }: { readonly width: number; readonly height: number },
  { title, credit, treatment, align }: Placed,
  inks: Inks,
): LetteringSheet {
  const d = new SvgDrawing(width, height);
  drawTitle(d, title, treatment, inks);
  drawRule(d, { title, credit, treatment, align }, inks);
  for (const placed of credit.lines) drawLine(d, placed, inks.text, 'fill-opacity="0.72"');
  const place = regionOf([title, credit], { width, height });
  return { svg: d.toSvg(place), place };
}

/** What lettering covers with its shadow and its rule, which stand less than an em of the first line about it. */
function regionOf(
  parts: readonly [title: Lettering, credit: Lettering],
  { width, height }: Pick<Region, 'width' | 'height'>,
): Region {
  const em = Math.max(20, ...parts[0].lines.map(({ size }) => size));
  const [lefts, tops, rights, bottoms] = [0, 1, 2, 3].map((side) =>
    parts.map(({ bounds }) => bounds[side] ?? 0),
  );
  const left = Math.max(0, Math.floor(Math.min(...(lefts ?? [])) - em));
  const top = Math.max(0, Math.min(height - 1, Math.floor(Math.min(...(tops ?? [])) - em)));
  const right = Math.min(width, Math.ceil(Math.max(...(rights ?? [])) + em));
  const bottom = Math.min(height, Math.ceil(Math.max(...(bottoms ?? [])) + em));
  return { left, top, width: right - left, height: bottom - top };
}

function drawLine(d: SvgDrawing, { shaped, x, y, size }: PlacedLine, fill: string, attributes = ''): void {
  const scale = Math.round(size * 100) / 100_000;
  const transform = `transform="translate(${n(x)} ${n(y)}) scale(${scale})"`;
  d.path(shaped.path, fill, attributes === '' ? transform : `${transform} ${attributes}`);
}

function drawTitle(d: SvgDrawing, { lines }: Lettering, { fill }: Treatment, inks: Inks): void {
  for (const [wide, opacity] of [
    [0.22, 0.1],
    [0.1, 0.16],
  ] as const) {
    // Smooth edges of so faint a shadow are not seen, and take as long as all the rest of the lettering.
    const shadow = `stroke="${inks.shadow}" stroke-width="${Math.round(wide * 1000)}" stroke-linejoin="round" stroke-opacity="${opacity}" shape-rendering="crispEdges"`;
    for (const placed of lines) drawLine(d, placed, 'none', shadow);
  }
  for (const placed of lines) {
    const { bounds } = placed.shaped;
    const paint =
      fill === 'glow'
        ? d.linear(
            [0, bounds[1] * 1000],
            [0, bounds[3] * 1000],
            [
              [0, inks.text],
              [0.35, inks.text],
              [1, inks.glow],
            ],
          )
        : inks[fill];
    drawLine(d, placed, paint);
  }
}

/** A thin line above the title, or between it and its credit. */
function drawRule(d: SvgDrawing, { title, credit, treatment: { rule }, align }: Placed, inks: Inks): void {
  const first = title.lines[0];
  if (rule === 'none' || first === undefined || (rule === 'between' && credit.lines.length === 0)) return;
  const [left, top, right, bottom] = title.bounds;
  const thin = Math.max(1, d.width / 460);
  const isAbove = rule === 'above';
  const wide = Math.min(right - left, d.width * (isAbove ? 0.12 : 0.5));
  const x = align === 'left' ? left : (left + right) / 2 - wide / 2;
  const y = isAbove ? top - first.size * 0.55 : (bottom + credit.bounds[1]) / 2;
  d.rect([x, y, wide, isAbove ? thin * 2.4 : thin], inks.rule, 'fill-opacity="0.9"');
}
