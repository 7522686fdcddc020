import type { CatalogueDesk } from './catalogue.ts';
import type { Journal, StoredPictures } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { DrawnClip, DrawnTitle, Studio } from './studio.ts';

/** Draws the pictures of titles, persons, clips, collections, promo events, songs, services and channels and puts them into the catalogue. */
export interface PictureDesk {
  /** Draws a title, with that many stills, and stores its pictures, once. */
  title(slug: string, stills: number): Promise<void>;
  portrait(slug: string): Promise<void>;
  /** The picture of a collection, promo event, song, service or channel, by its key. */
  other(key: string): Promise<void>;
  /** The upright picture of a clip. */
  clip(slug: string): Promise<void>;
  /** The opening of a clip, upright, with its series' title. */
  clipOpening(slug: string): Promise<Uint8Array>;
  /** The landscape card of a title that was drawn since the start. */
  cardOf(slug: string): Uint8Array | undefined;
}

export function openPictureDesk(
  { uploadImage }: Pick<FillOptions, 'uploadImage'>,
  { studio, journal, catalogue }: { studio: Studio; journal: Journal; catalogue: CatalogueDesk },
): PictureDesk {
  const store = async ({
    logo,
    visit_card,
    background,
    screenshots,
    color,
  }: DrawnTitle): Promise<StoredPictures> => {
    return {
      logo: {
        rus: await uploadImage(logo.rus),
        eng: await uploadImage(logo.eng),
        hye: await uploadImage(logo.hye),
      },
      visit_card: {
        rus: await uploadImage(visit_card.rus),
        eng: await uploadImage(visit_card.eng),
        hye: await uploadImage(visit_card.hye),
      },
      background: await uploadImage(background),
      color,
      screenshots: await Promise.all(screenshots.map(uploadImage)),
    };
  };
  const cards = new Map<string, Uint8Array>();
  const clips = new Map<string, Promise<DrawnClip>>();
  /** A clip's picture and opening are one drawing. */
  const drawnClip = (slug: string): Promise<DrawnClip> => {
    const drawing = clips.get(slug) ?? studio.drawClip(slug);
    clips.set(slug, drawing);
    return drawing;
  };
  return {
    title: async (slug, stills) => {
      if (journal.titles[slug] !== undefined) return;
      const drawn = await studio.drawTitle(slug, stills);
      cards.set(slug, drawn.visit_card.rus);
      journal.titles[slug] = await store(drawn);
      await journal.save();
      catalogue.refreshTitle(slug);
    },
    portrait: async (slug) => {
      if (journal.portraits[slug] !== undefined) return;
      journal.portraits[slug] = await uploadImage(await studio.drawPortrait(slug));
      await journal.save();
      catalogue.refreshPerson(slug);
    },
    other: async (key) => {
      if (journal.others[key] !== undefined) return;
      journal.others[key] = await uploadImage(await studio.drawOther(key));
      await journal.save();
      catalogue.refreshOther(key);
    },
    clip: async (slug) => {
      if (journal.clips[slug] !== undefined) return;
      journal.clips[slug] = await uploadImage((await drawnClip(slug)).picture);
      await journal.save();
      catalogue.refreshTitle(slug);
    },
    clipOpening: async (slug) => (await drawnClip(slug)).opening,
    cardOf: (slug) => cards.get(slug),
  };
}
