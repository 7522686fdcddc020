/** What the page of a search fetches. */
import { suggestionsQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { searchQuery } from './queries.ts';
import { searchedWords } from './searched-words.ts';

/** What has the words of the query parameter `query`; without any, and when nothing has, what others watch. */
export const search: Load = async ({ url, queries }) => {
  const words = searchedWords(url.searchParams);
  if (words !== '') {
    const { groups } = await queries.ensureQueryData(searchQuery(words));
    if (groups.length > 0) return;
  }
  await queries.prefetchInfiniteQuery(suggestionsQuery());
};
