import type { Pictured } from '../content/pictured.ts';
import { titleInPack } from '../pictures/pack-index.ts';
import { readPicture } from '../pictures/pack.ts';
import { clipPicture, heroOf, pictureOfKey, portraitOf, stillsOf } from '../pictures/picture-names.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { Studio } from './studio.ts';

/** Stores the pictures of everything that has some, each once, and puts them into the catalogue. */
export interface PictureDesk {
  /** The pictures of a title, in every language where its name is set upon them. */
  title(slug: string, has: { readonly stills: boolean }): Promise<void>;
  portrait(slug: string): Promise<void>;
  /** The picture of a collection, promo event, song, service or channel. */
  other(one: Pictured): Promise<void>;
  /** The upright picture of a clip. */
  clip(slug: string): Promise<void>;
}

export function openPictureDesk(
  { uploadImage }: Pick<FillOptions, 'uploadImage'>,
  { studio, journal, catalogue }: { studio: Studio; journal: Journal; catalogue: CatalogueDesk },
): PictureDesk {
  const store = async (name: string): Promise<string> => uploadImage(await readPicture(name));
  const inEveryLanguage = async ({ rus, eng, hye }: Readonly<Record<'rus' | 'eng' | 'hye', Uint8Array>>) => ({
    rus: await uploadImage(rus),
    eng: await uploadImage(eng),
    hye: await uploadImage(hye),
  });
  return {
    title: async (slug, { stills }) => {
      if (journal.titles[slug] !== undefined) return;
      const { logo, visit_card } = await studio.letterTitle(slug);
      journal.titles[slug] = {
        logo: await inEveryLanguage(logo),
        visit_card: await inEveryLanguage(visit_card),
        background: await store(heroOf(slug)),
        color: titleInPack(slug).color,
        screenshots: stills ? await Promise.all(stillsOf(slug).map(store)) : [],
      };
      await journal.save();
      catalogue.refreshTitle(slug);
    },
    portrait: async (slug) => {
      if (journal.portraits[slug] !== undefined) return;
      journal.portraits[slug] = await store(portraitOf(slug));
      await journal.save();
      catalogue.refreshPerson(slug);
    },
    other: async ({ key, channel }) => {
      if (journal.others[key] !== undefined) return;
      journal.others[key] =
        channel === undefined
          ? await store(pictureOfKey(key))
          : await uploadImage(await studio.drawLogo(channel));
      await journal.save();
      catalogue.refreshOther(key);
    },
    clip: async (slug) => {
      if (journal.clips[slug] !== undefined) return;
      journal.clips[slug] = await store(clipPicture(slug));
      await journal.save();
      catalogue.refreshTitle(slug);
    },
  };
}
