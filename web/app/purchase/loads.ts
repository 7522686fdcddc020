/** What the page of a purchase fetches. */
import { mediaItemQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { purchasedTitle } from './purchased-title.ts';

/** What a purchase page is to sell, when its address names something. */
export const wanted: Load = async ({ url, queries }) => {
  const id = purchasedTitle(url.searchParams);
  if (id !== null) await queries.ensureQueryData(mediaItemQuery(id));
};
