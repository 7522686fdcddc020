import type { Genre, Language } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads, Source } from '../kept/kept-reads.ts';
import type { Reference } from '../lists/reference.ts';
import type { TitleQuery, TitleSort } from '../tables/title-query.ts';
import { chooseTitles, findScreenshots, findSimilarTo, listTitles } from './repository.ts';
import type { ListedTitle, ListRequest, SimilarTo, TitleStatements } from './repository.ts';
import type { CardRow, TitleRow } from './title-row.ts';

/** Viewers who see the same: those of one brand, language and age. */
type Audience = Pick<Viewer, 'brand' | 'language' | 'audience' | 'now'>;

/**
 * The part of the catalogue that is the same for all viewers, cached in memory. Purchases and playbacks read the
 * database instead.
 */
export interface SharedTitles {
  genres(language: Language): Promise<ReadonlyMap<number, Genre>>;
  /** Rows by id of titles that the brand shows, regardless of the viewer's age. */
  rows(ids: readonly number[], viewer: Pick<Viewer, 'brand' | 'language'>): Promise<Map<number, CardRow>>;
  title(reference: Reference, viewer: Pick<Viewer, 'brand' | 'language'>): Promise<TitleRow | null>;
  list(request: ListRequest, sort: TitleSort, viewer: Audience): Promise<readonly ListedTitle[]>;
  choose(
    queries: readonly TitleQuery[],
    similarTo: SimilarTo | null,
    viewer: Audience,
  ): Promise<readonly (readonly number[])[]>;
  similarTo(reference: Reference, brand: string): Promise<SimilarTo | null>;
  /** A scene of each title with scenes. */
  scenes(ids: readonly number[]): Promise<ReadonlyMap<number, string[]>>;
}

export function createSharedTitles(db: Database, titles: TitleStatements, kept: KeptReads): SharedTitles {
  return {
    genres: (language) => kept.get(`genres ${language}`, () => titles.genres(language)),

    rows: (ids, { brand, language }) =>
      kept.each(
        ids,
        async (missing) =>
          new Map((await titles.cards(missing, brand, language)).map((row) => [row.id, row])),
        { keyOf: (id) => `card ${brand} ${language} ${id}`, of: (id) => [`rating ${id}`] },
      ),

    title: (reference, { brand, language }) =>
      kept.get(
        `title ${brand} ${language} ${keyOfReference(reference)}`,
        async () => (await titles.title(reference, brand, language)) ?? null,
        { of: (row) => (row === null ? [] : [`rating ${row.id}`]) },
      ),

    list: (request, sort, viewer) => {
      const read = (): Promise<ListedTitle[]> => listTitles(db, request, viewer);
      // Results that depend on the time of day, or on what viewers type, are not cached.
      const { order: _order, ...asked } = request;
      if (asked.query !== undefined || (asked.only?.length ?? 0) > 0) return read();
      return kept.get(`list ${JSON.stringify([sort, asked, audienceOf(viewer)])}`, read, {
        of: sourcesOf([sort]),
      });
    },

    choose: async (queries, similarTo, viewer) =>
      queries.length === 0
        ? []
        : kept.get(
            `choice ${JSON.stringify([queries, similarTo, audienceOf(viewer)])}`,
            () => chooseTitles(db, queries, similarTo, viewer),
            { of: sourcesOf(queries.map(({ sort }) => sort)) },
          ),

    similarTo: (reference, brand) =>
      kept.get(
        `similar ${brand} ${keyOfReference(reference)}`,
        async () => (await findSimilarTo(db, reference, brand)) ?? null,
      ),

    scenes: (ids) =>
      kept.each(ids, (missing) => findScreenshots(db, missing, 1), { keyOf: (id) => `scene ${id}` }),
  };
}

function keyOfReference(reference: Reference): string {
  return 'id' in reference ? `#${reference.id}` : reference.slug;
}

function audienceOf({ brand, language, audience }: Audience): readonly unknown[] {
  return [brand, language, audience.listAge, audience.isEroticAllowed];
}

/** The sources besides the content on which lists with these orders depend. */
function sourcesOf(sorts: readonly TitleSort[]): Source[] {
  return [
    ...(sorts.includes('popular') ? (['popularity'] as const) : []),
    ...(sorts.includes('rating') ? (['ratings'] as const) : []),
  ];
}
