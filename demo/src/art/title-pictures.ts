import { languages } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { discard } from './picture.ts';
import { encode, encodeWithTitle, paintTitle } from './title-art.ts';
import type { DrawableTitle, Painting, Variation } from './title-art.ts';

/** Encoded pictures (JPEG) of a title. */
export interface TitleArt {
  /** Portrait poster with the title, 460 × 690. */
  readonly logo: Record<Language, Buffer>;
  /** Landscape card with the title, 1160 × 660. */
  readonly visit_card: Record<Language, Buffer>;
  /** Key visual without text, 1920 × 1080: its left is calm and dark. */
  readonly background: Buffer;
  /** Stills, 960 × 540. */
  readonly screenshots: Buffer[];
}

const sizes = { poster: [460, 690], card: [1160, 660], hero: [1920, 1080], still: [960, 540] } as const;

/** Draws everything a title is shown with, three stills at most. The same title gives the same bytes. */
export async function drawTitlePictures(title: DrawableTitle, stills = 3): Promise<TitleArt> {
  const poster = await paintTitle(title, 'poster', ...sizes.poster);
  const logo = await inEveryLanguage(poster, title, 'poster');
  const card = await paintTitle(title, 'card', ...sizes.card);
  const visit_card = await inEveryLanguage(card, title, 'card');
  const hero = await paintTitle(title, 'hero', ...sizes.hero);
  const background = await encode(hero);
  for (const { bytes } of [poster, card, hero]) discard(bytes);
  const screenshots: Buffer[] = [];
  for (const variation of stillsOf(title).slice(0, stills)) {
    const still = await paintTitle(title, 'still', ...sizes.still, variation);
    screenshots.push(await encode(still));
    discard(still.bytes);
  }
  return { logo, visit_card, background, screenshots };
}

async function inEveryLanguage(
  painting: Painting,
  title: DrawableTitle,
  purpose: 'poster' | 'card',
): Promise<Record<Language, Buffer>> {
  const [rus, eng, hye] = await Promise.all(
    languages.map((language) => encodeWithTitle(painting, title, language, purpose)),
  );
  if (!rus || !eng || !hye) throw new Error(`The lettering of “${title.slug}” was not drawn.`);
  return { rus, eng, hye };
}

/** The same subject elsewhere, the country without it, and another hour. */
function stillsOf({ slug, art }: DrawableTitle): Variation[] {
  const hour = { dark: 'dusk', dusk: 'dark', bright: 'dusk' } as const;
  return [
    { key: `${slug}/still1` },
    { key: `${slug}/still2`, motif: null },
    { key: `${slug}/still3`, mood: hour[art.palette.mood] },
  ];
}
