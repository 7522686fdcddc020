import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import type { Font, Glyph } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** A line of text as outlines, counted in ems: x from the first glyph's origin, y down from the baseline. */
export interface Shaped {
  /** SVG path in thousandths of an em. */
  readonly path: string;
  /** Ems from the first glyph's origin to the end of the last. */
  readonly advance: number;
  /** What the outlines cover, in ems: left, top, right, bottom. */
  readonly bounds: readonly [number, number, number, number];
}

/** A cut of the family. */
export interface Face {
  /** 100–900. */
  readonly weight: number;
  /** Percent of the usual width, where the family has an axis for it (Armenian: 62.5–100). */
  readonly width?: number;
  /** Ems between glyphs. */
  readonly tracking?: number;
}

/** Turns text into outlines with kerning, each character from the family that has it. */
export interface Fonts {
  shape(text: string, face: Face): Shaped;
}

const files = [
  '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-standard-normal.woff2',
  '@fontsource-variable/golos-text/files/golos-text-cyrillic-ext-wght-normal.woff2',
  '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2',
] as const;

let opened: Promise<Fonts> | null = null;

/** The families of the interface; opened once. */
export function openFonts(): Promise<Fonts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Fonts> {
  const families = await Promise.all(
    files.map(async (file) => {
      const woff2 = await readFile(new URL(import.meta.resolve(file)));
      // fontkit cannot vary a font that is still packed as WOFF2.
      const font = create(Buffer.from(await decompress(woff2)));
      if (!('layout' in font)) throw new Error(`${file} is a collection, not a font.`);
      return font;
    }),
  );
  const variations = new Map<string, Glyphs>();
  const vary = (family: number, { weight, width = 100 }: Face): Glyphs => {
    const key = `${family}/${weight}/${width}`;
    const known = variations.get(key);
    if (known) return known;
    const base = families[family];
    if (!base) throw new Error('There is no such family.');
    const varied = glyphsOf(
      base.getVariation({ wght: weight, ...('wdth' in base.variationAxes && { wdth: width }) }),
    );
    variations.set(key, varied);
    return varied;
  };
  const familyOf = (character: string): number => {
    const point = character.codePointAt(0) ?? 32;
    const found = families.findIndex((font) => font.hasGlyphForCodePoint(point));
    return found < 0 ? 0 : found;
  };
  const shaped = new Map<string, Shaped>();

  return {
    shape(text, face) {
      const key = `${text}/${face.weight}/${face.width ?? 100}/${face.tracking ?? 0}`;
      const known = shaped.get(key);
      if (known) return known;
      const result = outline(runsOf(text, familyOf), (family) => vary(family, face), face.tracking ?? 0);
      shaped.set(key, result);
      return result;
    },
  };
}

interface Run {
  readonly family: number;
  text: string;
}

/** Neighbouring characters of one family; a space goes with what stands before it. */
function runsOf(text: string, familyOf: (character: string) => number): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const family = character === ' ' && last ? last.family : familyOf(character);
    if (last && last.family === family) last.text += character;
    else runs.push({ family, text: character });
  }
  return runs;
}

function outline(runs: readonly Run[], fontOf: (family: number) => Glyphs, tracking: number): Shaped {
  const placed: { readonly glyph: Outline; readonly left: number }[] = [];
  let x = 0;
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { family, text } of runs) {
    const { font, outlineOf } = fontOf(family);
    const scale = 1000 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [i, glyph] of glyphs.entries()) {
      const position = positions[i];
      const left = x + (position?.xOffset ?? 0) * scale;
      const drawn = outlineOf(glyph);
      placed.push({ glyph: drawn, left });
      const { minX, minY, maxX, maxY } = drawn.box;
      if (maxX > minX) {
        bounds[0] = Math.min(bounds[0], left + minX);
        bounds[1] = Math.min(bounds[1], minY);
        bounds[2] = Math.max(bounds[2], left + maxX);
        bounds[3] = Math.max(bounds[3], maxY);
      }
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * 1000;
    }
  }
  x -= tracking * 1000;
  const [left, top, right, bottom] = bounds[0] === Infinity ? [0, 0, 0, 0] : bounds;
  let path: string | null = null;
  return {
    // Of the ways to set a title that are measured, one is drawn.
    get path() {
      return (path ??= placed.map((one) => pathAt(one.glyph, one.left)).join(''));
    },
    advance: x / 1000,
    bounds: [left / 1000, top / 1000, right / 1000, bottom / 1000],
  };
}

/** A cut of a family with the outlines that were asked for. */
interface Glyphs {
  readonly font: Font;
  readonly outlineOf: (glyph: Glyph) => Outline;
}

/** A glyph's outline in thousandths of an em, y down. */
interface Outline {
  readonly path: Glyph['path'];
  readonly box: Glyph['path']['bbox'];
}

function glyphsOf(font: Font): Glyphs {
  const scale = 1000 / font.unitsPerEm;
  const known = new Map<number, Outline>();
  return {
    font,
    outlineOf: (glyph) => {
      let outlined = known.get(glyph.id);
      if (outlined === undefined) {
        const path = glyph.path.transform(scale, 0, 0, -scale, 0, 0);
        outlined = { path, box: path.bbox };
        known.set(glyph.id, outlined);
      }
      return outlined;
    },
  };
}

/** An outline as an SVG path, moved to the right. */
function pathAt({ path }: Outline, left: number): string {
  return rounded(path.translate(left, 0).toSVG());
}

const rounded = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
