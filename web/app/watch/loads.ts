import type { PlayerType } from '@kadr/contract';
import { refused } from '../data/page-errors.ts';
import { mediaItemQuery, suggestionsQuery } from '../data/queries.ts';
import type { LoadArguments } from '../routing/page.ts';
import { testFilm } from './test-film.ts';
import { begin, requireTrailer } from './watch-load.ts';

/**
 * Loads the player of a title for a frame of another site, by id or slug: the address does not change. Series and
 * season in it must be the title's.
 */
export const embedded =
  (playerType: PlayerType) =>
  async ({ params: { id = '', series, season }, queries }: LoadArguments): Promise<void> => {
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    const isOf = (parent: string | undefined, ...names: readonly unknown[]): boolean =>
      parent === undefined || names.some((name) => String(name) === parent);
    const { series_id, series_slug, season_id, season_slug } = item;
    if (!isOf(series, series_id, series_slug) || !isOf(season, season_id, season_slug)) throw refused(404);
    requireTrailer(item, playerType);
    begin(queries, { slug: item.slug, playerType });
  };

/** Loads the film of the test player: the most watched free title. */
export async function loadTestFilm({ queries }: Pick<LoadArguments, 'queries'>): Promise<void> {
  const slug = testFilm(await queries.ensureInfiniteQueryData(suggestionsQuery()));
  if (slug === null) throw refused(404);
  await queries.ensureQueryData(mediaItemQuery(slug));
}
