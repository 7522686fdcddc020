import type { CatalogueDesk } from './catalogue.ts';
import type { Journal, StoredPictures } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { DrawnTitle, Studio } from './studio.ts';

/** Draws the pictures of titles, persons, collections, promo events, songs and services and puts them into the catalogue. */
export interface PictureDesk {
  /** Draws a title and stores its pictures, once. */
  title(slug: string): Promise<void>;
  portrait(slug: string): Promise<void>;
  /** The picture of a collection, promo event, song or service, by its key. */
  other(key: string): Promise<void>;
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
  return {
    title: async (slug) => {
      if (journal.titles[slug] !== undefined) return;
      const drawn = await studio.drawTitle(slug);
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
    cardOf: (slug) => cards.get(slug),
  };
}
