import { KadrError } from '@kadr/contract';
import type { CastMember, MediaItem, MediaItemCard, Person, SeriesPosition } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { whyUnsuitable } from '../entitlement/entitlement.ts';
import { entitlementItem, toCard, toMediaItem, withMark } from './card.ts';
import type { Viewer } from '../audience/viewer.ts';
import { createFiltersService } from './filters.ts';
import type { FiltersService } from './filters.ts';
import type { EpisodePlace, Mark, MarksOf } from './marks.ts';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { readReference } from '../lists/reference.ts';
import {
  chooseTitles,
  countPlay,
  findCast,
  findChildren,
  findEpisode,
  findPerson,
  findScreenshots,
  findSimilarTo,
  listTitles,
  refreshPopularity,
  titleStatements,
} from './repository.ts';
import type { SimilarTo } from './repository.ts';
import { titleOrder } from './title-order.ts';
import type { TitleFilter } from './title-query.ts';
import type { TitleQuery, TitleSort } from '../tables/title-query.ts';
import type { TitleRow } from './title-row.ts';

export interface TitleList extends TitleFilter {
  readonly sort: TitleSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The catalogue as viewers read it. Everything throws KadrError NOT_FOUND for what the viewer's brand does not show or his
 * profile hides, AGE_RESTRICTED for a title above the profile's age; lists leave out what is above the age of lists.
 */
export interface CatalogueService extends FiltersService {
  mediaItem(reference: string, viewer: Viewer): Promise<MediaItem>;
  /** @throws KadrError INVALID_INPUT for a cursor of another list. */
  list(request: TitleList, viewer: Viewer): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  children(reference: string, viewer: Viewer): Promise<MediaItemCard[]>;
  cast(reference: string, viewer: Viewer): Promise<CastMember[]>;
  person(reference: string, viewer: Viewer): Promise<Person>;
  /** A title as other domains judge it. */
  title(reference: string, viewer: Viewer): Promise<TitleRow>;
  /** Cards by id; one that lists do not show is missing. */
  cards(ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, MediaItemCard>>;
  /** What each query chooses, as ids, in one statement. */
  choose(queries: readonly TitleQuery[], similarTo: SimilarTo | null, viewer: Viewer): Promise<number[][]>;
  /** What to look for when something similar to a title is wanted. */
  similarTo(reference: string, viewer: Viewer): Promise<SimilarTo>;
  /**
   * The episode that a series or season goes on with: the one that the viewer is in the middle of, the next where
   * he has watched one to its end, else the first. Of an episode the one after it. Null without one.
   */
  episodeOf(
    title: TitleRow,
    viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
  ): Promise<SeriesPosition | null>;
  /** A scene of each title that has one, by id. */
  scenes(ids: readonly number[]): Promise<ReadonlyMap<number, string[]>>;
  /** What the viewer's profile has done with titles, by id. */
  marks(ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, Mark>>;
  /** Notes that a title was started. */
  countPlay(title: Pick<TitleRow, 'id' | 'series_id'>, now: Date): Promise<void>;
  /** Recomputes popularity; one process calls it every few minutes. */
  refreshPopularity(now: Date): Promise<void>;
}

/** Shortest lifetime of a preview token, in seconds. Pages that carry it are cached for less. */
const previewLifetime = 24 * 60 * 60;

/** What the catalogue asks of the domains that stand above it. */
export interface CataloguePorts {
  readonly assets: AssetsService;
  readonly marksOf: MarksOf;
  /** The episode of a series, or of one season of it, that a viewer watched last. */
  readonly lastEpisodeOf: (
    viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
    place: { readonly seriesId: number; readonly seasonId?: number },
  ) => Promise<EpisodePlace | null>;
  /** Whether a profile's account may exchange a title that it bought. */
  readonly isExchangeable: (profileId: number, mediaItemId: number, now: Date) => Promise<boolean>;
}

interface CatalogueContext extends CataloguePorts, Pick<ApiPorts, 'media'> {
  readonly db: Database;
  readonly titles: ReturnType<typeof titleStatements>;
}

export function createCatalogueService(
  db: Database,
  { assets, marksOf, lastEpisodeOf, isExchangeable }: CataloguePorts,
  { media, pool }: Pick<ApiPorts, 'media' | 'pool'>,
): CatalogueService {
  const titles = titleStatements(pool);
  const ctx: CatalogueContext = { db, assets, marksOf, lastEpisodeOf, isExchangeable, media, titles };

  return {
    title: (reference, context) => title(ctx, reference, context),
    episodeOf: (row, viewer) => episodeOf(ctx, row, viewer),
    scenes: (ids) => findScreenshots(db, ids, 1),
    marks: (ids, viewer) => marksOf(viewer, ids),

    mediaItem: (reference, viewer) => mediaItem(ctx, reference, viewer),

    list: (input, viewer) => listOf(ctx, input, viewer),

    ...createFiltersService(db, (language) => titles.genres(language)),

    children: (reference, viewer) => childrenOf(ctx, reference, viewer),

    cast: async (reference, viewer) => {
      const rows = await findCast(db, await title(ctx, reference, viewer), viewer.language);
      return rows.map(({ role, character, ...person }) => ({ person, role, character }));
    },

    person: async (reference, { language }) =>
      found(await findPerson(db, readReference(reference), language)),

    cards: (ids, viewer) => cards(ctx, ids, viewer),

    choose: (queries, similarTo, viewer) => chooseTitles(db, queries, similarTo, viewer),

    similarTo: async (reference, { brand }) =>
      found(await findSimilarTo(db, readReference(reference), brand)),

    countPlay: ({ id, series_id }, now) =>
      countPlay(db, series_id === null ? [id] : [id, series_id], dayOf(now)),

    refreshPopularity: (now) => refreshPopularity(db, dayOf(now)),
  };
}

async function title(
  { titles }: CatalogueContext,
  reference: string,
  { brand, language, audience }: Viewer,
): Promise<TitleRow> {
  const row = found(await titles.title(readReference(reference), brand, language));
  const unsuitable = whyUnsuitable(entitlementItem(row), audience);
  if (unsuitable !== null) throw new KadrError(unsuitable);
  return row;
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

/** Where a viewer goes on in a series, or in one season of it. */
async function resumed(
  { lastEpisodeOf, db }: CatalogueContext,
  place: { readonly seriesId: number; readonly seasonId?: number },
  viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
): Promise<SeriesPosition | null> {
  const { now } = viewer;
  const last = await lastEpisodeOf(viewer, place);
  const first = (): Promise<SeriesPosition | null> => findEpisode(db, place, now);
  if (last === null) return first();
  const { season, episode, isFinished } = last;
  const after = { season, episode: isFinished ? episode : episode - 1 };
  return (await findEpisode(db, { ...place, after }, now)) ?? first();
}

async function episodeOf(
  ctx: CatalogueContext,
  row: TitleRow,
  viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
): Promise<SeriesPosition | null> {
  const { now } = viewer;
  if (row.type === 'series') return resumed(ctx, { seriesId: row.id }, viewer);
  if (row.series_id === null) return null;
  if (row.type === 'season') return resumed(ctx, { seriesId: row.series_id, seasonId: row.id }, viewer);
  if (row.season_order_number === null || row.order_number === null) return null;
  return findEpisode(
    ctx.db,
    { seriesId: row.series_id, after: { season: row.season_order_number, episode: row.order_number } },
    now,
  );
}

/** The same for everybody within an hour, so that a page with it can be cached. */
async function previewToken({ media }: CatalogueContext, assetId: string, now: Date): Promise<string> {
  const hour = (Math.floor(now.getTime() / 3_600_000) + 1) * 3600;
  return media.signStreamToken({ a: assetId, s: 'preview', e: hour + previewLifetime });
}

async function mediaItem(ctx: CatalogueContext, reference: string, viewer: Viewer): Promise<MediaItem> {
  const row = await title(ctx, reference, viewer);
  const isContainer = row.type === 'series' || row.type === 'season';
  const [genres, known, seriesPosition, marks, canExchange] = await Promise.all([
    ctx.titles.genres(viewer.language),
    ctx.assets.find([row.asset_id, row.trailer_asset_id].filter((id) => id !== null)),
    isContainer ? episodeOf(ctx, row, viewer) : null,
    ctx.marksOf(viewer, [row.id]),
    // Only for what was bought: nobody else pays for the query.
    viewer.profileId !== null && viewer.owned.get(row.id) === null
      ? ctx.isExchangeable(viewer.profileId, row.id, viewer.now)
      : false,
  ]);
  const main = row.asset_id === null ? undefined : known.get(row.asset_id);
  const trailer = row.trailer_asset_id === null ? undefined : known.get(row.trailer_asset_id);
  const item = toMediaItem(
    row,
    {
      genres,
      previews: trailer ? [ctx.assets.stream(trailer, await previewToken(ctx, trailer.id, viewer.now))] : [],
      seriesPosition,
      audioLanguages: distinct(main?.audio),
      subtitleLanguages: distinct(main?.subtitles),
      maxHeight: main?.maxHeight ?? null,
      isExchangeable: canExchange,
    },
    viewer,
  );
  return withMark(item, marks.get(row.id));
}

async function listOf(
  ctx: CatalogueContext,
  { cursor, limit, sort, ...filter }: TitleList,
  viewer: Viewer,
): Promise<{ items: MediaItemCard[]; next_cursor: string | null }> {
  const order = titleOrder(sort, viewer.language);
  const after = cursor === undefined ? null : readCursor(order.name, cursor);
  const [rows, genres] = await Promise.all([
    listTitles(ctx.db, { ...filter, order, after, limit: limit + 1 }, viewer),
    ctx.titles.genres(viewer.language),
  ]);
  const { page, next_cursor } = listPage(rows, limit, (last) =>
    writeCursor(order.name, { id: last.id, key: order.keyOf(last) }),
  );
  return {
    items: await marked(
      ctx,
      page.map((row) => toCard(row, genres, viewer)),
      viewer,
    ),
    next_cursor,
  };
}

async function childrenOf(
  ctx: CatalogueContext,
  reference: string,
  viewer: Viewer,
): Promise<MediaItemCard[]> {
  const { id } = await title(ctx, reference, viewer);
  const [rows, genres] = await Promise.all([
    findChildren(ctx.db, id, viewer.brand, viewer.language),
    ctx.titles.genres(viewer.language),
  ]);
  return marked(
    ctx,
    rows.flatMap((row) =>
      whyUnsuitable(entitlementItem(row), viewer.audience) === null ? toCard(row, genres, viewer) : [],
    ),
    viewer,
  );
}

async function cards(
  { titles, marksOf }: CatalogueContext,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, MediaItemCard>> {
  if (ids.length === 0) return new Map();
  const [rows, genres, marks] = await Promise.all([
    titles.cards(ids, viewer.brand, viewer.language),
    titles.genres(viewer.language),
    marksOf(viewer, ids),
  ]);
  const { listAge, isEroticAllowed } = viewer.audience;
  return new Map(
    rows
      .filter((row) => row.age_value <= listAge && (isEroticAllowed || !row.is_erotic))
      .map((row) => [row.id, withMark(toCard(row, genres, viewer), marks.get(row.id))]),
  );
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new KadrError('NOT_FOUND');
  return row;
}

function distinct(tracks: readonly { readonly language: string }[] = []): string[] {
  return [...new Set(tracks.map(({ language }) => language))];
}

/** The day of an instant, UTC, as PostgreSQL writes dates. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
