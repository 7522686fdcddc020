import { mediaViewImportSchema } from '@kadr/contract';
import { z } from 'zod';
import { exactly, readContentFolder } from './content-files.ts';
import { translated } from './schemas.ts';

const block = mediaViewImportSchema.shape.blocks.element;
const slugs = z.array(z.string()).default([]);
const itemsOf = (type: string, named: readonly string[]) => named.map((slug) => ({ type, slug }));

/**
 * A block as operators import it, with two abbreviations: its items are written as lists of names by kind, and
 * `leads_to` is a target without a title: a path, or the alias of a view of the same brand.
 */
const writtenBlock = z
  .looseObject({
    titles: slugs,
    collections: slugs,
    channels: slugs,
    services: slugs,
    songs: slugs,
    leads_to: z.string().exactOptional(),
  })
  .transform(({ titles, collections, channels, services, songs, leads_to: link, ...written }): unknown => ({
    ...written,
    ...(link !== undefined && { target: { type: link.startsWith('/') ? 'link' : 'media_view', link } }),
    items: [
      ...itemsOf('media_item', titles),
      ...itemsOf('collection', collections),
      ...itemsOf('channel', channels),
      ...itemsOf('service', services),
      ...itemsOf('karaoke_item', songs),
    ],
  }))
  .pipe(exactly(block));

/** Blocks that several views have. A view names them by their files. */
const sharedBlocks = new Map<unknown, object>(
  readContentFolder('views/blocks', z.looseObject({})).map(({ slug, ...written }) => [slug, written]),
);

const viewSchema = z.strictObject({
  /** In the menu; a view without a name is in no menu (MB-167). */
  name: translated(48).exactOptional(),
  title: translated(200).exactOptional(),
  description: translated(500).exactOptional(),
  blocks: z.array(z.preprocess((written) => sharedBlocks.get(written) ?? written, writtenBlock)),
});

export type DemoView = z.output<typeof viewSchema> & { readonly brand: string; readonly alias: string };

const viewsIn = (folder: string, brand: string): DemoView[] =>
  readContentFolder(`views/${folder}`, viewSchema).map(({ slug: alias, ...view }) =>
    Object.assign({ brand, alias }, view),
  );

/** Every main view of the demo service, of all brands, each brand's in the order of its menu. */
export const demoViews: readonly DemoView[] = [
  ...['kadr', 'ararat', 'kadrik'].flatMap((brand) => viewsIn(brand, brand)),
  ...['kadr', 'ararat'].flatMap((brand) => viewsIn('shared', brand)),
];
