/** What is shown of how far the viewer's profile has watched. */
import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './query-families.ts';
import type { QueryFamily } from './query-families.ts';

/** First parts of the keys of what says how far titles have been watched. */
const showPositions: readonly QueryFamily[] = [
  'positions',
  'media-view',
  'media-item',
  'media-item-children',
  'media-items',
  'favourites',
];

/** Refetches everything that says how far titles have been watched, once it is shown. */
export async function refreshPositions(queries: QueryClient): Promise<void> {
  await refresh(queries, ...showPositions);
}
