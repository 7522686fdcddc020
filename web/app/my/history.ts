/** Watch history of the viewer's profile. */
import type { Watched } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { refreshPositions } from '../data/positions.ts';
import { apiOf } from '../data/query-client.ts';
import { historyQuery } from './queries.ts';

/**
 * Removes a title from the history, or all titles for null. The list changes at once, and is restored if the service
 * refuses.
 *
 * @throws the refusal of the service
 */
export async function forgetWatched(queries: QueryClient, mediaItemId: number | null): Promise<void> {
  const { queryKey } = historyQuery();
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueryData(queryKey);
  const isKept = ({ media_item }: Watched): boolean => mediaItemId !== null && media_item.id !== mediaItemId;
  queries.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          items: page.items.filter(isKept),
          next_cursor: mediaItemId === null ? null : page.next_cursor,
        })),
      },
  );
  try {
    const { positions } = await apiOf(queries);
    await (mediaItemId === null ? positions.clear() : positions.delete({ media_item_id: mediaItemId }));
  } catch (error) {
    queries.setQueryData(queryKey, before);
    throw error;
  }
  await refreshPositions(queries);
}
