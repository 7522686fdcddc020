/** The queries that show how far the viewer's profile has watched. */
import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './query-families.ts';
import type { QueryFamily } from './query-families.ts';

/** The families of the queries that show how far titles have been watched. */
const showPositions: readonly QueryFamily[] = [
  'positions',
  'media-view',
  'media-item',
  'media-item-children',
  'media-items',
  'favourites',
];

/** Refetches all queries that show how far titles have been watched, once they are shown. */
export async function refreshPositions(queries: QueryClient): Promise<void> {
  await refresh(queries, ...showPositions);
}
