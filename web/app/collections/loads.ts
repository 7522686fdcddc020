/** The loaders of the pages of collections. */
import { movedTo } from '../data/page-errors.ts';
import { collectionPath } from '../data/paths.ts';
import { loadListing } from '../listings/load-listing.ts';
import type { Load } from '../routing/page.ts';
import { collectionQuery, collectionTitlesQuery, collectionsQuery } from './queries.ts';

/** The first collections. */
export const collections: Load = ({ queries }) =>
  loadListing(queries, queries.ensureInfiniteQueryData(collectionsQuery()));

/** A collection by slug and its titles; an id redirects to the slug. */
export const collection: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(collectionQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(collectionQuery(found.slug).queryKey, found);
    throw movedTo(collectionPath(found.slug));
  }
  await queries.prefetchInfiniteQuery(collectionTitlesQuery(found.id));
};
