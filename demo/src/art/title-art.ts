import type { Language } from '@kadr/contract';
import sharp from 'sharp';
import { demoPersons } from '../content/persons.ts';
import type { ArtDirection, DemoCastMember, Translated } from '../content/types.ts';
import { mix } from './colour.ts';
import { openFonts } from './lettering/fonts.ts';
import { treatmentOf } from './lettering/treatments.ts';
import { drawLettering, setCredit, setTitle } from './lettering/typeset.ts';
import type { Area, Lettering, LetteringSheet } from './lettering/typeset.ts';
import { paintScene, rasterise } from './paint.ts';
import { createPalette } from './palette.ts';
import type { Palette } from './palette.ts';
import { discard } from './picture.ts';
import { random } from './random.ts';
import { createFrame } from './scene.ts';
import type { Purpose } from './scene.ts';
import { styles } from './styles.ts';

/** What is known of a title when its pictures are drawn; the cast, where given, is credited. */
export interface DrawableTitle {
  readonly slug: string;
  readonly art: ArtDirection;
  readonly name: Translated;
  readonly cast?: readonly DemoCastMember[];
}

/** Finished RGB bytes. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly palette: Palette;
}

/** Another picture of the same title. */
export interface Variation {
  /** Seeds the composition; the same key is the same picture. */
  readonly key: string;
  readonly mood?: ArtDirection['palette']['mood'];
  readonly motif?: string | null;
}

/** The art of a title without lettering. */
export async function paintTitle(
  { slug, art }: DrawableTitle,
  purpose: Purpose,
  width: number,
  height: number,
  variation?: Variation,
): Promise<Painting> {
  const seed = variation?.key ?? slug;
  const palette = createPalette(
    { ...art.palette, ...(variation?.mood && { mood: variation.mood }) },
    random(`${slug}/palette`),
  );
  const frame = createFrame(purpose, width, height, random(`${seed}/${purpose}`));
  const motif = variation?.motif === undefined ? (art.motif ?? null) : variation.motif;
  const scene = styles[art.style]({ frame, palette, random: random(`${seed}/scene`), seed, motif });
  return { width, height, palette, bytes: await paintScene(scene, width, height) };
}

/** JPEG without lettering. Its tables are the standard's: such a file is a twentieth larger, and made in half the time. */
export function encode({ bytes, width, height }: Painting): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, optimiseCoding: false })
    .toBuffer();
}

/** JPEG with the title set on it. */
export async function encodeWithTitle(
  painting: Painting,
  title: DrawableTitle,
  language: Language,
  purpose: 'poster' | 'card',
): Promise<Buffer> {
  const { width, height } = painting;
  const { svg, top } = await letter(painting, title, language, purpose);
  const lettering = await rasterise(svg);
  const bytes = stamp(painting, lettering, top);
  discard(lettering);
  const encoded = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  discard(bytes);
  return encoded;
}

/** A painting's bytes with straight-alpha RGBA upon its rows from `top` on. */
function stamp({ bytes, width }: Painting, rgba: Uint8Array, top: number): Buffer {
  const stamped = Buffer.from(bytes);
  for (let from = 0, at = top * width * 3; from < rgba.length; from += 4, at += 3) {
    const alpha = (rgba[from + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      const under = stamped[at + c] ?? 0;
      stamped[at + c] = under + ((rgba[from + c] ?? 0) - under) * alpha + 0.5;
    }
  }
  return stamped;
}

async function letter(
  { width, height, palette }: Painting,
  title: DrawableTitle,
  language: Language,
  purpose: 'poster' | 'card',
): Promise<LetteringSheet> {
  const { title: set, credit } = await layTitle(title, language, purpose, width, height);
  const treatment = treatmentOf(title);
  const white = mix(palette.sun, [1, 1, 1], 0.72);
  const inks = {
    white,
    sun: mix(palette.sun, palette.sky[2], 0.25),
    accent: palette.accent,
    ground: palette.deep,
  };
  return drawLettering(
    width,
    height,
    set,
    credit,
    treatment,
    inks,
    purpose === 'card' || treatment.align === 'left' ? 'left' : 'middle',
  );
}

/** Where lettering may stand: clear of the edges, of badges in the corners and of a progress line at the foot. */
export function safeArea(purpose: 'poster' | 'card', width: number, height: number): Area {
  if (purpose === 'poster')
    return { left: width * 0.085, right: width * 0.915, top: height * 0.7, bottom: height * 0.944 };
  return { left: width * 0.055, right: width * 0.5, top: height * 0.3, bottom: height * 0.885 };
}

/** Title and credit of one picture, placed. */
export async function layTitle(
  title: DrawableTitle,
  language: Language,
  purpose: 'poster' | 'card',
  width: number,
  height: number,
): Promise<{ readonly title: Lettering; readonly credit: Lettering }> {
  const fonts = await openFonts();
  const treatment = treatmentOf(title);
  const isPoster = purpose === 'poster';
  const align = treatment.align === 'left' || !isPoster ? 'left' : 'middle';
  const area = safeArea(purpose, width, height);
  const size = isPoster ? width * 0.0235 : width * 0.0135;
  const credit = setCredit(fonts, namesOf(title, language), language, area, size, align);
  const rest: Area =
    credit.lines.length > 0
      ? { ...area, bottom: credit.bounds[1] - size * (treatment.rule === 'between' ? 2.3 : 1.5) }
      : area;
  return {
    title: setTitle(
      fonts,
      title.name[language],
      language,
      treatment,
      rest,
      isPoster ? treatment.align : treatment.align === 'justified' ? 'justified' : 'left',
    ),
    credit,
  };
}

const persons = new Map(demoPersons.map((person) => [person.slug, person]));

function namesOf({ cast = [] }: DrawableTitle, language: Language): string[] {
  const actors = cast.filter(({ role }) => role === 'actor' || role === 'host');
  const shown =
    actors.length > 0 ? actors : cast.filter(({ role }) => role === 'director' || role === 'voice');
  return shown.slice(0, 3).flatMap(({ person }) => persons.get(person)?.name[language] ?? []);
}
