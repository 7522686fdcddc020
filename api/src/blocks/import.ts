import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { findProgrammesNamed } from '../channels/write-repository.ts';
import { replaceView } from './repository.ts';
import type { ItemValues } from './repository.ts';
import { findIds } from '../database/find-ids.ts';
import { channels } from '../tables/channels.ts';
import { collections } from '../tables/collections.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import { services } from '../tables/services.ts';

type ImportedView = CatalogueImportParsed['media_views'][number];

const mostBlocks = 200;
const mostItems = 1000;

/**
 * Writes main views, each over the one with its brand and alias; called after everything else of the same import.
 *
 * @throws KadrError INVALID_INPUT, which names every faulty view and slug.
 */
export async function importViews(
  transaction: Database,
  views: readonly ImportedView[],
  catalogue: Pick<CatalogueWriter, 'idsOf' | 'genresThatExist'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const aliases = new Set(views.flatMap(({ blocks }) => blocks.flatMap(({ query }) => query?.genre ?? [])));
  const ids = await idsInBlocks(transaction, views, catalogue);
  const genres = await catalogue.genresThatExist(transaction, [...aliases]);
  const keys = views.map(({ brand, alias }) => `${brand}/${alias}`);
  refuseProblems([
    ...new Set(
      keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `media_views has “${key}” twice`),
    ),
    ...views.flatMap((view) => problemsOf(view, ids, genres, brands)),
  ]);
  for (const { blocks, ...view } of views) {
    await replaceView(
      transaction,
      view,
      blocks.map(({ items, sub_name, display_type, custom_data, glow_color, ...rest }) => {
        const { label, timer, buttons, bottom_text, ...block } = rest;
        return {
          block: {
            ...block,
            subName: sub_name,
            displayType: display_type,
            customData: custom_data,
            glowColor: glow_color,
            customFields:
              (label ?? timer ?? bottom_text) === null && buttons.length === 0
                ? null
                : { label, timer, buttons, bottom_text },
          },
          items: items.flatMap((item): ItemValues[] => {
            if (item.type === 'banner') return [{ banner: item.banner }];
            const id = ids[item.type].get(keyOf(item));
            return id === undefined ? [] : [{ [columns[item.type]]: id }];
          }),
        };
      }),
    );
  }
}

/** Kinds of entity in blocks, with the columns that refer to them. */
const columns = {
  media_item: 'mediaItemId',
  collection: 'collectionId',
  karaoke_item: 'karaokeItemId',
  service: 'serviceId',
  channel: 'channelId',
  epg: 'programmeId',
} as const;
type EntityKind = keyof typeof columns;

/** Ids by slug, of every kind; of programmes by `channel/slug`. */
type EntityIds = Readonly<Record<EntityKind, ReadonlyMap<string, number>>>;

const nouns: Readonly<Record<EntityKind, string>> = {
  media_item: 'title',
  collection: 'collection',
  karaoke_item: 'karaoke item',
  service: 'service',
  channel: 'channel',
  epg: 'programme',
};

type ImportedItem = ImportedView['blocks'][number]['items'][number];

/** The key of an entity among those of its kind. */
function keyOf(item: Exclude<ImportedItem, { type: 'banner' }>): string {
  return item.type === 'epg' ? `${item.channel}/${item.slug}` : item.slug;
}

async function idsInBlocks(
  transaction: Database,
  views: readonly ImportedView[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
): Promise<EntityIds> {
  const items = views.flatMap(({ blocks }) => blocks.flatMap((block) => block.items));
  const slugs = (kind: EntityKind): string[] => [
    ...new Set(items.flatMap((item) => (item.type === kind ? item.slug : []))),
  ];
  return {
    media_item: await catalogue.idsOf(transaction, slugs('media_item')),
    collection: await findIds(transaction, collections, collections.slug, slugs('collection')),
    karaoke_item: await findIds(transaction, karaokeItems, karaokeItems.slug, slugs('karaoke_item')),
    service: await findIds(transaction, services, services.alias, slugs('service')),
    channel: await findIds(transaction, channels, channels.slug, slugs('channel')),
    epg: await findProgrammesNamed(
      transaction,
      items.filter((item) => item.type === 'epg'),
    ),
  };
}

function problemsOf(
  { brand, alias, blocks }: ImportedView,
  ids: EntityIds,
  genres: ReadonlySet<string>,
  brands: readonly string[],
): string[] {
  const view = `The view “${brand}/${alias}”`;
  return [
    ...(brands.includes(brand) ? [] : [`${view} names the brand “${brand}”, which does not exist`]),
    ...(blocks.length > mostBlocks ? [`${view} has more than ${mostBlocks} blocks`] : []),
    ...blocks.flatMap(({ items, query }) => [
      ...(items.length > mostItems ? [`${view} has a block of more than ${mostItems} items`] : []),
      ...items.flatMap((item) =>
        item.type === 'banner' || ids[item.type].has(keyOf(item))
          ? []
          : [`${view} names the ${nouns[item.type]} “${keyOf(item)}”, which does not exist`],
      ),
      ...(query?.genre === undefined || genres.has(query.genre)
        ? []
        : [`${view} names the genre “${query.genre}”, which does not exist`]),
    ]),
  ];
}
