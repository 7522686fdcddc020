import type { MediaItem } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../data/events.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

type Rated = Pick<MediaItem, 'id' | 'slug' | 'type' | 'ratings'>;

/**
 * Rates a title, or removes the rating with 0. The change shows at once, and is reverted if the service refuses; the
 * title's new mean shows with the service's answer.
 *
 * @throws the refusal of the service
 */
export async function rate(queries: QueryClient, item: Rated, rating: number): Promise<void> {
  const { id, type, ratings: before } = item;
  show(queries, item, { ...before, user: rating === 0 ? null : rating });
  try {
    const api = await apiOf(queries);
    const { ratings } =
      rating > 0
        ? await api.ratings.set({ content_id: id, rating })
        : await api.ratings.delete({ content_id: id, content_type: type });
    show(queries, item, ratings);
  } catch (error) {
    show(queries, item, before);
    throw error;
  }
  track('content_rating', { content_id: id, content_type: type, rating });
}

function show(queries: QueryClient, { id, slug }: Rated, ratings: MediaItem['ratings']): void {
  for (const key of [slug, id])
    queries.setQueryData(mediaItemQuery(key).queryKey, (item) => item && { ...item, ratings });
}
