/** Data of the promo events' pages. */
import { movedTo } from '../data/page-errors.ts';
import { promoEventPath } from '../data/paths.ts';
import { loadListing } from '../listings/load-listing.ts';
import type { Load } from '../routing/page.ts';
import { promoEventQuery, promoEventTitlesQuery, promoEventsQuery } from './queries.ts';

/** The first page of promo events. */
export const promoEvents: Load = ({ queries }) =>
  loadListing(queries, queries.ensureInfiniteQueryData(promoEventsQuery()));

/** A promo event by slug with its titles; an id redirects there. */
export const promoEvent: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(promoEventQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(promoEventQuery(found.slug).queryKey, found);
    throw movedTo(promoEventPath(found.slug));
  }
  if (found.media_items_count > 0) await queries.prefetchInfiniteQuery(promoEventTitlesQuery(found.id));
};
