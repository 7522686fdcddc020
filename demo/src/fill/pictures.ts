import type { CatalogueDesk } from './catalogue.ts';
import type { Journal, StoredPictures } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { DrawnTitle, Studio } from './studio.ts';

/** Draws the pictures of titles and persons and puts them into the catalogue. */
export interface PictureDesk {
  /** Draws a title and stores its pictures, once. */
  title(slug: string): Promise<void>;
  portrait(slug: string): Promise<void>;
}

export function openPictureDesk(
  { uploadImage }: Pick<FillOptions, 'uploadImage'>,
  { studio, journal, catalogue }: { studio: Studio; journal: Journal; catalogue: CatalogueDesk },
): PictureDesk {
  const store = async ({ logo, visit_card, background, screenshots, color }: DrawnTitle): Promise<StoredPictures> => {
    const upload = async (bytes: Uint8Array): Promise<string> => (await uploadImage(bytes)).path;
    return {
      logo: { rus: await upload(logo.rus), eng: await upload(logo.eng), hye: await upload(logo.hye) },
      visit_card: { rus: await upload(visit_card.rus), eng: await upload(visit_card.eng), hye: await upload(visit_card.hye) },
      background: await upload(background),
      color,
      screenshots: await Promise.all(screenshots.map(upload)),
    };
  };
  return {
    title: async (slug) => {
      if (journal.titles[slug] !== undefined) return;
      journal.titles[slug] = await store(await studio.drawTitle(slug));
      await journal.save();
      catalogue.refreshTitle(slug);
    },
    portrait: async (slug) => {
      if (journal.portraits[slug] !== undefined) return;
      journal.portraits[slug] = (await uploadImage(await studio.drawPortrait(slug))).path;
      await journal.save();
      catalogue.refreshPerson(slug);
    },
  };
}
