/** Data of the purchase page. */
import { mediaItemQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { purchasedTitle } from './purchased-title.ts';

/** The title to sell, if the address names one. */
export const wanted: Load = async ({ url, queries }) => {
  const id = purchasedTitle(url.searchParams);
  if (id !== null) await queries.ensureQueryData(mediaItemQuery(id));
};
