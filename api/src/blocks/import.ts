import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../catalogue/import.ts';
import type { ImportSurroundings } from '../catalogue/import.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { replaceView } from './repository.ts';

type ImportedView = CatalogueImportParsed['media_views'][number];

const mostBlocks = 200;
const mostItems = 1000;

/**
 * Writes main views, each over the one with its brand and alias. To be called after the titles of the same import.
 *
 * @throws KadrError INVALID_INPUT naming every view and slug that is at fault.
 */
export async function importViews(
  transaction: Database,
  views: readonly ImportedView[],
  catalogue: Pick<CatalogueWriter, 'idsOf' | 'genresThatExist'>,
  { brands }: Pick<ImportSurroundings, 'brands'>,
): Promise<void> {
  const slugs = new Set(
    views.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ slug }) => slug))),
  );
  const aliases = new Set(views.flatMap(({ blocks }) => blocks.flatMap(({ query }) => query?.genre ?? [])));
  const ids = await catalogue.idsOf(transaction, [...slugs]);
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
      blocks.map(({ items, sub_name, display_type, custom_data, glow_color, ...block }) => ({
        block: {
          ...block,
          subName: sub_name,
          displayType: display_type,
          customData: custom_data,
          glowColor: glow_color,
        },
        items: items.flatMap(({ slug }) => ids.get(slug) ?? []),
      })),
    );
  }
}

function problemsOf(
  { brand, alias, blocks }: ImportedView,
  ids: ReadonlyMap<string, number>,
  genres: ReadonlySet<string>,
  brands: readonly string[],
): string[] {
  const view = `The view “${brand}/${alias}”`;
  return [
    ...(brands.includes(brand) ? [] : [`${view} names the brand “${brand}”, which does not exist`]),
    ...(blocks.length > mostBlocks ? [`${view} has more than ${mostBlocks} blocks`] : []),
    ...blocks.flatMap(({ items, query }) => [
      ...(items.length > mostItems ? [`${view} has a block of more than ${mostItems} items`] : []),
      ...items
        .filter(({ slug }) => !ids.has(slug))
        .map(({ slug }) => `${view} names the title “${slug}”, which does not exist`),
      ...(query?.genre === undefined || genres.has(query.genre)
        ? []
        : [`${view} names the genre “${query.genre}”, which does not exist`]),
    ]),
  ];
}
