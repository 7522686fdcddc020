/** What the catalogue fetches. */
import { mediaItemsQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { catalogueFilter, choiceIn, countOf, offeredChoice } from './catalogue-filter.ts';
import { filtersQuery } from './queries.ts';
import type { Theme } from '@kadr/contract';

/**
 * The catalogue, or that of a theme, as the query filters it. Where something is chosen, what there is to
 * choose from comes first: what the catalogue does not offer narrows nothing.
 */
export const catalogue =
  (theme: Theme | null): Load =>
  async ({ url, queries }) => {
    const asked = choiceIn(url.searchParams);
    const filters = filtersQuery(theme);
    const coming = queries.prefetchQuery(filters);
    if (countOf(asked) > 0) await coming;
    const choice = offeredChoice(asked, queries.getQueryData(filters.queryKey));
    await Promise.all([
      coming,
      queries.ensureInfiniteQueryData(mediaItemsQuery(catalogueFilter(theme, choice))),
    ]);
  };
