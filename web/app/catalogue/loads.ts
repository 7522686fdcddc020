/** The loaders of the catalogue's pages. */
import { mediaItemsQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { catalogueFilter, choiceIn, countOf, offeredChoice } from './catalogue-filter.ts';
import { filtersQuery } from './queries.ts';
import type { Theme } from '@kadr/contract';

/**
 * The catalogue, or that of a theme, filtered by the query. With a choice the filters are loaded first: options that
 * the catalogue does not offer have no effect.
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
