import type { MediaItem, MediaItemType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { shownSeason, seriesSlug } from './series.ts';
import { castQuery, mediaItemChildrenQuery } from './queries.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { movedTo } from '../data/page-errors.ts';
import { titlePath } from '../data/paths.ts';
import type { Load } from '../routing/page.ts';

/** Alias of the view below a title, with similar titles. */
export const similarAlias = 'media_item';

/**
 * Fetches the additional data of a title's page: cast, similar titles, and for a series its seasons and the episodes of
 * the shown season. None of it is required: what fails is left out.
 */
export async function loadTitle(queries: QueryClient, item: MediaItem): Promise<void> {
  const series = seriesSlug(item);
  await Promise.all([
    queries.prefetchQuery(castQuery(item.slug)),
    queries.prefetchQuery(mediaViewQuery(similarAlias, item.slug)),
    series !== null && loadEpisodes(queries, item, series),
  ]);
}

async function loadEpisodes(queries: QueryClient, item: MediaItem, series: string): Promise<void> {
  const seasons = await queries.ensureQueryData(mediaItemChildrenQuery(series)).catch(() => null);
  const season = seasons && shownSeason(item, seasons.items);
  if (season) await queries.prefetchQuery(mediaItemChildrenQuery(season.slug));
}

/**
 * Loads a title by slug in the folder of its type; any other address (an id, another folder, the longer paths)
 * redirects there. `loadMore` fetches the page's additional data.
 */
export const title =
  (type: MediaItemType | null, loadMore: (queries: QueryClient, item: MediaItem) => Promise<unknown>): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) {
      queries.setQueryData(mediaItemQuery(item.slug).queryKey, item);
      throw movedTo(titlePath(item));
    }
    await loadMore(queries, item);
  };
