import type { MediaItem, MediaItemCard } from '@kadr/contract';

/** The series that a title is or belongs to; null for a film. */
export function seriesSlug(item: Pick<MediaItem, 'type' | 'slug' | 'series_slug'>): string | null {
  if (item.type === 'film') return null;
  return item.type === 'series' ? item.slug : item.series_slug;
}

/**
 * The season whose episodes are on the title's page: its own, or for a series the viewer's current season, or the
 * first.
 */
export function shownSeason<S extends Pick<MediaItemCard, 'slug'>>(
  item: Pick<MediaItem, 'type' | 'slug' | 'season_slug' | 'series_position'>,
  seasons: readonly S[],
): S | undefined {
  const wanted =
    item.type === 'season'
      ? item.slug
      : item.type === 'episode'
        ? item.season_slug
        : (item.series_position?.season_slug ?? null);
  return seasons.find(({ slug }) => slug === wanted) ?? seasons[0];
}

/** The title that the watch button plays: a series or a season continues with the episode of its position. */
export function watched(
  item: Pick<MediaItem, 'type' | 'slug' | 'series_position'>,
): Pick<MediaItem, 'type' | 'slug'> {
  const position = item.series_position;
  return position && (item.type === 'series' || item.type === 'season')
    ? { type: 'episode', slug: position.episode_slug }
    : item;
}
