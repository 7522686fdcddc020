/** Data of the search page. */
import { suggestionsQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { searchQuery } from './queries.ts';
import { searchedWords } from './searched-words.ts';

/** Results for the query parameter `query`; without it, or without results, titles that others watch. */
export const search: Load = async ({ url, queries }) => {
  const words = searchedWords(url.searchParams);
  if (words !== '') {
    const { groups } = await queries.ensureQueryData(searchQuery(words));
    if (groups.length > 0) return;
  }
  await queries.prefetchInfiniteQuery(suggestionsQuery());
};
