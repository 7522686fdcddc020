import { KadrError, translate } from '@kadr/contract';
import type { Language, MediaBlock, MediaItemCard, MediaView, MenuItem, Target } from '@kadr/contract';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Viewer } from '../catalogue/card.ts';
import type { TitleQuery } from '../catalogue/title-query.ts';
import type { Database } from '../database/database.ts';
import { defaultView } from './default-views.ts';
import { findNamedViews, findView } from './repository.ts';
import type { BlockRow } from './repository.ts';
import type { StoredTarget } from './tables.ts';

/** Alias of the home page's view. */
const home = 'main';

export interface BlocksService {
  /**
   * A main view with everything on it, in at most five statements. `mediaItem` is the title that the page is about. Home
   * and the view below a title exist even when nobody arranged them.
   *
   * @throws KadrError NOT_FOUND when the brand has no such view, or does not show the title.
   */
  view(alias: string, mediaItem: string | undefined, viewer: Viewer): Promise<MediaView>;
  /** The brand's main menu: home, then every other view that has a name (CT-138). */
  menu(viewer: Pick<Viewer, 'brand' | 'language'>): Promise<MenuItem[]>;
}

export function createBlocksService(db: Database, catalogue: CatalogueService): BlocksService {
  return {
    view: async (alias, mediaItem, viewer) => {
      const [arranged, similarTo] = await Promise.all([
        findView(db, viewer.brand, alias, viewer.language),
        mediaItem === undefined ? null : catalogue.similarTo(mediaItem, viewer),
      ]);
      const found = arranged ?? defaultView(alias, viewer.language);
      if (found === undefined) throw new KadrError('NOT_FOUND');
      const { view, blocks } = found;

      const queries = blocks.flatMap(({ id, query }) => (query === null ? [] : [{ id, query }]));
      const chosen = await catalogue.choose(
        queries.map(({ query }): TitleQuery => query),
        similarTo,
        viewer,
      );
      const chosenBy = new Map(queries.map(({ id }, at) => [id, chosen[at] ?? []]));
      const titlesOf = (block: BlockRow): number[] => [
        ...new Set([...block.items, ...(chosenBy.get(block.id) ?? [])]),
      ];
      const cards = await catalogue.cards([...new Set(blocks.flatMap(titlesOf))], viewer);

      return {
        id: view.id,
        alias: view.alias,
        name: view.name,
        title: view.title,
        description: view.description,
        media_blocks: blocks.flatMap((block) => {
          const titles = titlesOf(block).flatMap((id) => cards.get(id) ?? []);
          const isMeantToHaveTitles = block.query !== null || block.items.length > 0;
          return isMeantToHaveTitles && titles.length === 0 ? [] : [toBlock(block, titles, viewer.language)];
        }),
      };
    },

    menu: async ({ brand, language }) => {
      const views = await findNamedViews(db, brand, language);
      return views
        .toSorted((a, b) => Number(b.alias === home) - Number(a.alias === home))
        .map(({ id, alias, name }) => ({
          id,
          title: name,
          target: { type: 'media_view', link: alias, title: name },
          icon: null,
        }));
    },
  };
}

function toBlock(row: BlockRow, titles: readonly MediaItemCard[], language: Language): MediaBlock {
  return {
    id: row.id,
    name: row.name,
    sub_name: row.subName,
    type: row.type,
    tag: row.tag,
    target: row.target && toTarget(row.target, language),
    image: null,
    display_type: row.displayType,
    custom_data: row.customData,
    variant: row.variant,
    glow_color: row.glowColor,
    items: titles.map((card) => ({ type: 'media_item', media_item: card })),
  };
}

function toTarget({ type, link, title }: StoredTarget, language: Language): Target {
  return { type, link, title: title && translate(title, language) };
}
