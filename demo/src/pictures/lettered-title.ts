import type { Language } from '@kadr/contract';
import sharp from 'sharp';
import { demoPersons } from '../content/persons.ts';
import type { DemoCastMember, Translated } from '../content/types.ts';
import { openFonts } from './lettering/fonts.ts';
import { treatmentOf } from './lettering/treatments.ts';
import { drawLettering, setCredit, setTitle } from './lettering/typeset.ts';
import type { Area, Placed } from './lettering/typeset.ts';
import type { TitleLettering } from './pack-index.ts';
import type { Region } from './svg-drawing.ts';

/** What is set upon a title's pictures: its name, and the credit of its cast where that is given. */
export interface LetteredThing {
  readonly name: Translated;
  readonly cast?: readonly DemoCastMember[];
}

/** Portrait with the title at its foot, or landscape with the title on its left. */
export type Shape = 'poster' | 'card';

/** A picture to be lettered, decoded once for all languages. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** RGB bytes. */
  readonly bytes: Buffer;
}

/** Decodes a picture of any format. */
export async function openGround(picture: Uint8Array): Promise<Ground> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** The picture (JPEG) with the thing's name set upon it in one language. */
export async function letterPicture(
  ground: Ground,
  shape: Shape,
  { thing, lettering, language }: { thing: LetteredThing; lettering: TitleLettering; language: Language },
): Promise<Buffer> {
  const { width, height } = ground;
  const placed = await layTitle(ground, shape, { thing, lettering, language });
  const { svg, place } = drawLettering(ground, placed, lettering.inks);
  const letters = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return sharp(blended(ground, place, letters), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

/** A copy of the picture with `letters` (RGBA) over `place`; libvips would blend the rest of the picture as well. */
function blended({ width, bytes }: Ground, place: Region, letters: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let y = 0, from = 0; y < place.height; y++) {
    let to = ((place.top + y) * width + place.left) * 3;
    for (let x = 0; x < place.width; x++, from += 4, to += 3) {
      const alpha = letters[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const under = copy[to + channel] ?? 0;
        copy[to + channel] = under + Math.round((((letters[from + channel] ?? 0) - under) * alpha) / 255);
      }
    }
  }
  return copy;
}

/** The picture (JPEG) with the thing's name in every language. */
export async function letterInEveryLanguage(
  picture: Uint8Array,
  shape: Shape,
  { thing, lettering }: { thing: LetteredThing; lettering: TitleLettering },
): Promise<Record<Language, Buffer>> {
  const ground = await openGround(picture);
  const letter = (language: Language): Promise<Buffer> =>
    letterPicture(ground, shape, { thing, lettering, language });
  const [rus, eng, hye] = await Promise.all([letter('rus'), letter('eng'), letter('hye')]);
  return { rus, eng, hye };
}

/** Where lettering may stand: clear of the edges, of badges in the corners and of a progress line at the foot. */
export function safeArea(shape: Shape, width: number, height: number): Area {
  if (shape === 'poster')
    return { left: width * 0.085, right: width * 0.915, top: height * 0.7, bottom: height * 0.944 };
  return { left: width * 0.055, right: width * 0.5, top: height * 0.3, bottom: height * 0.885 };
}

/** Title and credit of one picture, placed. */
export async function layTitle(
  { width, height }: Pick<Ground, 'width' | 'height'>,
  shape: Shape,
  { thing, lettering, language }: { thing: LetteredThing; lettering: TitleLettering; language: Language },
): Promise<Placed> {
  const fonts = await openFonts();
  const treatment = treatmentOf(lettering.treatment, thing.name);
  const isPoster = shape === 'poster';
  const align = treatment.align === 'left' || !isPoster ? 'left' : 'middle';
  const area = safeArea(shape, width, height);
  const size = isPoster ? width * 0.0235 : width * 0.0135;
  const credit = setCredit(fonts, { names: creditOf(thing, language), language }, { area, size, align });
  const gap = size * (treatment.rule === 'between' ? 2.3 : 1.5);
  const rest: Area = credit.lines.length > 0 ? { ...area, bottom: credit.bounds[1] - gap } : area;
  const title = setTitle(
    fonts,
    { text: thing.name[language], language },
    {
      treatment,
      area: rest,
      align: isPoster || treatment.align === 'justified' ? treatment.align : 'left',
    },
  );
  return { title, credit, treatment, align };
}

const persons = new Map(demoPersons.map((person) => [person.slug, person]));

/** Names of at most three actors, or of whoever made it, as they are written on a poster. */
function creditOf({ cast = [] }: LetteredThing, language: Language): string[] {
  const actors = cast.filter(({ role }) => role === 'actor' || role === 'host');
  const shown =
    actors.length > 0 ? actors : cast.filter(({ role }) => role === 'director' || role === 'voice');
  return shown.slice(0, 3).flatMap(({ person }) => persons.get(person)?.name[language] ?? []);
}
