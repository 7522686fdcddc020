import type { CastMember, MediaItem, MediaItemCard, Person, SeriesPosition } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { whyUnsuitable } from '../entitlement/entitlement.ts';
import { entitlementItem, toCard, withMark } from './card.ts';
import type { Viewer } from '../audience/viewer.ts';
import { createFiltersService } from './filters.ts';
import type { FiltersService } from './filters.ts';
import type { Mark } from './marks.ts';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { readReference } from '../lists/reference.ts';
import { findChildren, titleStatements } from './repository.ts';
import { refreshRights } from './rights-sql.ts';
import { refreshPopularity, countPlay } from './popularity-repository.ts';
import { findPerson, findCast } from './credits-repository.ts';
import type { SimilarTo } from './repository.ts';
import { titleOrder } from './title-order.ts';
import type { TitleFilter } from './title-query.ts';
import type { TitleQuery, TitleSort } from '../tables/title-query.ts';
import type { TitleRow } from './title-row.ts';
import type { CataloguePorts, CatalogueContext } from './catalogue-context.ts';
import { title, episodeOf, mediaItem, shownTitle } from './read-title.ts';
import { createSharedTitles } from './shared-titles.ts';
import { found } from './catalogue-context.ts';

export interface TitleList extends TitleFilter {
  readonly sort: TitleSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The catalogue as viewers read it. Everything throws KadrError NOT_FOUND for titles that the viewer's brand does not
 * show or his profile hides, AGE_RESTRICTED for a title above the profile's age; lists omit titles above their age
 * limit.
 */
export interface CatalogueService extends FiltersService {
  mediaItem(reference: string, viewer: Viewer): Promise<MediaItem>;
  /** @throws KadrError INVALID_INPUT for a cursor of another list. */
  list(request: TitleList, viewer: Viewer): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  children(reference: string, viewer: Viewer): Promise<MediaItemCard[]>;
  cast(reference: string, viewer: Viewer): Promise<CastMember[]>;
  person(reference: string, viewer: Viewer): Promise<Person>;
  /** A title with the facts that other domains need. */
  title(reference: string, viewer: Viewer): Promise<TitleRow>;
  /** Cards by id; titles that lists do not show are missing. */
  cards(ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, MediaItemCard>>;
  /** The titles that each query chooses, as ids, in one statement. */
  choose(
    queries: readonly TitleQuery[],
    similarTo: SimilarTo | null,
    viewer: Viewer,
  ): Promise<readonly (readonly number[])[]>;
  /** The search for titles that are similar to one. */
  similarTo(reference: string, viewer: Viewer): Promise<SimilarTo>;
  /**
   * The episode with which a series or season continues: the one that the viewer is in the middle of, the next one
   * after a finished one, otherwise the first. For an episode, the one after it. Null without one.
   */
  episodeOf(
    title: TitleRow,
    viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
  ): Promise<SeriesPosition | null>;
  /** A scene of each title with scenes, by id. */
  scenes(ids: readonly number[]): Promise<ReadonlyMap<number, string[]>>;
  /** The marks of the viewer's profile by title id. */
  marks(ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, Mark>>;
  /** Counts a start of a title. */
  countPlay(title: Pick<TitleRow, 'id' | 'series_id'>, now: Date): Promise<void>;
  /** Takes titles out of lists when their rights end, and puts them back when they begin. */
  refreshRights(now: Date): Promise<void>;
  /** Recomputes popularity; one process calls it every few minutes. */
  refreshPopularity(now: Date): Promise<void>;
}

export function createCatalogueService(
  db: Database,
  { assets, kept, ...ports }: CataloguePorts,
  { media, pool }: Pick<ApiPorts, 'media' | 'pool'>,
): CatalogueService {
  const titles = titleStatements(pool);
  const shared = createSharedTitles(db, titles, kept);
  const ctx: CatalogueContext = { db, assets, kept, ...ports, media, titles, shared };

  return {
    title: (reference, context) => title(ctx, reference, context),
    episodeOf: (row, viewer) => episodeOf(ctx, row, viewer),
    scenes: (ids) => shared.scenes(ids),
    marks: (ids, viewer) => ports.marksOf(viewer, ids),

    mediaItem: (reference, viewer) => mediaItem(ctx, reference, viewer),

    list: (input, viewer) => listOf(ctx, input, viewer),

    ...createFiltersService(db, (language) => shared.genres(language)),

    children: (reference, viewer) => childrenOf(ctx, reference, viewer),

    cast: async (reference, viewer) => {
      const row = await shownTitle(ctx, reference, viewer);
      const rows = await kept.get(`cast ${viewer.language} ${row.id}`, () =>
        findCast(db, row, viewer.language),
      );
      return rows.map(({ role, character, ...person }) => ({ person, role, character }));
    },

    person: async (reference, { language }) =>
      found(
        await kept.get(
          `person ${language} ${reference}`,
          async () => (await findPerson(db, readReference(reference), language)) ?? null,
        ),
      ),

    cards: (ids, viewer) => cardsOf(ctx, ids, viewer),

    choose: (queries, similarTo, viewer) => shared.choose(queries, similarTo, viewer),

    similarTo: async (reference, { brand }) => found(await shared.similarTo(readReference(reference), brand)),

    countPlay: ({ id, series_id }, now) =>
      countPlay(db, series_id === null ? [id] : [id, series_id], dayOf(now)),

    refreshRights: (now) => refreshRights(db, now),

    refreshPopularity: (now) => refreshPopularity(db, dayOf(now)),
  };
}

async function marked(
  { marksOf }: CatalogueContext,
  cards: readonly MediaItemCard[],
  viewer: Viewer,
): Promise<MediaItemCard[]> {
  const marks = await marksOf(
    viewer,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => withMark(card, marks.get(card.id)));
}

async function listOf(
  ctx: CatalogueContext,
  { cursor, limit, sort, ...filter }: TitleList,
  viewer: Viewer,
): Promise<{ items: MediaItemCard[]; next_cursor: string | null }> {
  const order = titleOrder(sort, viewer.language);
  const after = cursor === undefined ? null : readCursor(order.name, cursor);
  const listed = await ctx.shared.list({ ...filter, order, after, limit: limit + 1 }, sort, viewer);
  const { page, next_cursor } = listPage(listed, limit, (last) => writeCursor(order.name, last));
  const cards = await cardsOf(
    ctx,
    page.map(({ id }) => id),
    viewer,
  );
  return { items: page.flatMap(({ id }) => cards.get(id) ?? []), next_cursor };
}

async function childrenOf(
  ctx: CatalogueContext,
  reference: string,
  viewer: Viewer,
): Promise<MediaItemCard[]> {
  const { id } = await shownTitle(ctx, reference, viewer);
  const { brand, language } = viewer;
  const ids = await ctx.kept.get(`children ${brand} ${id}`, () => findChildren(ctx.db, id, brand));
  const rows = await ctx.shared.rows(ids, viewer);
  const shown = ids
    .flatMap((child) => rows.get(child) ?? [])
    .filter((row) => whyUnsuitable(entitlementItem(row), viewer.audience) === null);
  const genres = await ctx.shared.genres(language);
  return marked(
    ctx,
    shown.map((row) => toCard(row, genres, viewer)),
    viewer,
  );
}

/** Cards of titles that lists show to the viewer. */
async function cardsOf(
  { shared, marksOf }: CatalogueContext,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, MediaItemCard>> {
  if (ids.length === 0) return new Map();
  const [rows, genres, marks] = await Promise.all([
    shared.rows(ids, viewer),
    shared.genres(viewer.language),
    marksOf(viewer, ids),
  ]);
  const { listAge, isEroticAllowed } = viewer.audience;
  return new Map(
    [...rows.values()]
      .filter((row) => row.age_value <= listAge && (isEroticAllowed || !row.is_erotic))
      .map((row) => [row.id, withMark(toCard(row, genres, viewer), marks.get(row.id))]),
  );
}

/** The day of an instant (UTC) in PostgreSQL's format. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
