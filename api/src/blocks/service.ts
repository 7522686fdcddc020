import { KadrError } from '@kadr/contract';
import type { MediaBlock, MediaBlockItem, MediaView, MenuItem } from '@kadr/contract';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { TitleQuery } from '../tables/title-query.ts';
import { recommended, viewOfTaste } from './taste-view.ts';
import { forYou } from '../cold-start/taste.ts';
import type { Taste } from '../cold-start/taste.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import { defaultView } from './default-views.ts';
import { itemsOf, shownEntries, televisionIn, televisionOf } from './entries.ts';
import type { EntitySources } from './entries.ts';
import type { ServiceLink, ServiceCatalogue } from '../services/service-catalogue.ts';
import { findNamedViews, findView } from './repository.ts';
import { inOneLanguage } from './shown-view.ts';
import type { ShownBlock } from './shown-view.ts';

/** Number of titles in a block that is chosen by taste. */
const mostRecommended = 20;

/** Alias of the home page's view. */
const home = 'main';

/** The viewer's own data that a view shows. */
export interface ViewersOwn {
  readonly taste: () => Promise<Taste | null>;
  /** Ids of titles to continue, the latest first. */
  readonly continued: () => Promise<readonly number[]>;
}

export interface BlocksService {
  /**
   * A main view with all of its content, in at most eight statements, and one for each kind of entity in blocks besides
   * titles. `mediaItem` is the title that the page is about. The home page and the view below a title exist even when
   * no operator has arranged them, and so does the result of cold start for a viewer who has one. `own` is read only
   * for blocks that depend on it: such a block is shown only to viewers who have stated their taste, or have titles to
   * continue.
   *
   * @throws KadrError NOT_FOUND when the brand has no such view, or does not show the title.
   */
  view(alias: string, mediaItem: string | undefined, viewer: Viewer, own: ViewersOwn): Promise<MediaView>;
  /** The brand's main menu: home, then every other view that has a name. */
  menu(viewer: Pick<Viewer, 'brand' | 'language'>): Promise<MenuItem[]>;
}

interface BlocksContext {
  readonly db: Database;
  readonly kept: KeptReads;
  readonly catalogue: CatalogueService;
  readonly services: Pick<ServiceCatalogue, 'links' | 'cards'>;
  readonly entities: Omit<EntitySources, 'services'>;
}

/** The domains whose entities appear in blocks. */
export interface BlocksPorts extends Omit<EntitySources, 'services'> {
  readonly catalogue: CatalogueService;
  readonly services: Pick<ServiceCatalogue, 'links' | 'cards'>;
}

export function createBlocksService(
  db: Database,
  kept: KeptReads,
  { catalogue, services, ...entities }: BlocksPorts,
): BlocksService {
  const ctx: BlocksContext = { db, kept, catalogue, services, entities };

  return {
    view: (alias, mediaItem, viewer, own) => view(ctx, { alias, mediaItem }, viewer, own),

    menu: ({ brand, language }) =>
      kept.get(`menu ${brand} ${language}`, async () => menuOf(await findNamedViews(db, brand, language))),
  };
}

async function view(
  { db, kept, catalogue, services, entities }: BlocksContext,
  { alias, mediaItem }: { readonly alias: string; readonly mediaItem: string | undefined },
  viewer: Viewer,
  own: ViewersOwn,
): Promise<MediaView> {
  const [arranged, similarTo] = await Promise.all([
    kept.get(`view ${viewer.brand} ${viewer.language} ${alias}`, async () => {
      const rows = await findView(db, viewer.brand, alias, viewer.language);
      return rows === undefined ? null : inOneLanguage(rows, viewer.language);
    }),
    mediaItem === undefined ? null : catalogue.similarTo(mediaItem, viewer),
  ]);
  const isByTaste = ({ type }: ShownBlock): boolean => type === 'recom_cold_start' && similarTo === null;
  const asksTaste = arranged === null ? alias === forYou : arranged.blocks.some(isByTaste);
  const taste = asksTaste ? await own.taste() : null;
  const ofTaste = alias === forYou && taste !== null ? viewOfTaste(taste, viewer.language) : undefined;
  const unarranged = ofTaste ?? defaultView(alias, viewer.language);
  const found = arranged ?? (unarranged && inOneLanguage(unarranged, viewer.language));
  if (found === undefined) throw new KadrError('NOT_FOUND');
  const { view } = found;
  const blocks = found.blocks.filter(({ type }) => type !== 'recom_cold_start' || taste !== null);
  const queryOf = ({ type, query }: ShownBlock): TitleQuery | null =>
    type === 'recom_cold_start' && taste !== null ? recommended(taste, mostRecommended) : query;

  const continued = blocks.some(isContinued) ? await own.continued() : [];
  const queries = blocks.flatMap((block) => {
    const query = queryOf(block);
    return query === null ? [] : [{ id: block.id, query }];
  });
  const chosen = await catalogue.choose(
    queries.map(({ query }): TitleQuery => query),
    taste === null ? similarTo : { id: 0, genreIds: taste.genres.map(({ id }) => id) },
    viewer,
  );
  const chosenBy = new Map(queries.map(({ id }, at) => [id, chosen[at] ?? []]));
  const titlesOf = (block: ShownBlock): readonly number[] => {
    if (isContinued(block)) return continued;
    const titles = [...new Set([...block.items, ...(chosenBy.get(block.id) ?? [])])];
    if (block.type !== 'recom_cold_start') return titles;
    return titles.filter((id) => taste?.titleIds.has(id) !== true).slice(0, mostRecommended);
  };
  const [cards, links, shown, scenes, television] = await Promise.all([
    catalogue.cards([...new Set(blocks.flatMap(titlesOf))], viewer),
    services.links(blocks.flatMap(serviceNamed), viewer),
    shownEntries(blocks, { ...entities, services }, viewer),
    catalogue.scenes([...new Set(blocks.filter(isStrip).flatMap(titlesOf))]),
    televisionIn(blocks, entities, viewer),
  ]);

  return {
    id: view.id,
    alias: view.alias,
    name: view.name,
    title: view.title,
    description: view.description,
    media_blocks: blocks.flatMap((block) => {
      const entries = [...itemsOf(block, titlesOf(block), cards, shown), ...television(block)];
      const items = isStrip(block) ? entries.map((entry) => withScene(entry, scenes)) : entries;
      const isMeantToHaveItems =
        isContinued(block) ||
        televisionOf(block) !== null ||
        queryOf(block) !== null ||
        block.items.length + block.entries.length > 0;
      return isMeantToHaveItems && items.length === 0 ? [] : [toBlock(block, items, links)];
    }),
  };
}

function menuOf(views: Awaited<ReturnType<typeof findNamedViews>>): MenuItem[] {
  return views
    .toSorted((a, b) => Number(b.alias === home) - Number(a.alias === home))
    .map(({ id, alias, name }) => ({
      id,
      title: name,
      target: { type: 'media_view', link: alias, title: name },
      icon: null,
    }));
}

/** Whether the block shows the titles that the viewer can continue. */
function isContinued({ type, tag }: ShownBlock): boolean {
  return type === 'carousel' && tag === 'continue_viewing';
}

/** Whether the block shows scenes of its titles. */
function isStrip({ type, tag }: ShownBlock): boolean {
  return type === 'custom_block' && tag === 'media_strip';
}

function withScene(item: MediaBlockItem, scenes: ReadonlyMap<number, string[]>): MediaBlockItem {
  if (item.type !== 'media_item') return item;
  return { ...item, media_item: { ...item.media_item, screenshots: scenes.get(item.media_item.id) ?? [] } };
}

function toBlock(
  row: ShownBlock,
  items: MediaBlockItem[],
  links: ReadonlyMap<string, ServiceLink>,
): MediaBlock {
  const [service] = serviceNamed(row);
  return {
    id: row.id,
    name: row.name,
    sub_name: row.subName,
    type: row.type,
    tag: row.tag,
    target: row.target,
    image: null,
    display_type: row.displayType,
    custom_data: row.customData && {
      ...row.customData,
      ...(service !== undefined && serviceIn(links.get(String(service)))),
    },
    variant: row.variant,
    glow_color: row.glowColor,
    ...row.customFields,
    items,
  };
}

/** The id or alias of the service that a promo banner is about. */
function serviceNamed({ customData }: ShownBlock): (number | string)[] {
  const name = customData?.['service_id'];
  return typeof name === 'number' || typeof name === 'string' ? [name] : [];
}

/** The service of a promo banner; null when the brand does not have it. */
function serviceIn(link: ServiceLink | undefined): Record<string, unknown> {
  return { service_id: link?.id ?? null, service: link ?? null };
}
