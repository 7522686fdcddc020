import type { MediaItem, MediaItemType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { shownSeason, seriesSlug } from './series.ts';
import { castQuery, mediaItemChildrenQuery } from './queries.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { movedTo } from '../data/page-errors.ts';
import { titlePath } from '../data/paths.ts';
import type { Load } from '../routing/page.ts';

/** Alias of the view that stands below a title: what is similar to it. */
export const similarAlias = 'media_item';

/**
 * Fetches what a title's page shows beside the title itself: cast, similar titles, and for a series its seasons and the
 * episodes of the season that is shown. None of it is needed for the page to appear: what fails is left out.
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
 * A title under the folder of its type and by its slug; any other address of it leads there: an id, another folder, the
 * longer paths. `loadMore` fetches what else the page shows.
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
