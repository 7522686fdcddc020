import type { MediaItem } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { castQuery, mediaItemChildrenQuery } from '../data/queries.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { shownSeason, seriesSlug } from './series.ts';

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
