/** Queries of the search. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Maximum number of results of each type on the search page. */
const shown = 60;

/** Results for a text, by type. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.query({ text: words.toWellFormed(), limit: shown }, { signal }),
  });

/** Maximum number of results of each type below a field during typing. */
const shownAsTyped = 5;

/** A few results of each type for a text that is being typed; cached for a minute. */
export const foundAsTypedQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-as-typed', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.query({ text: words.toWellFormed(), limit: shownAsTyped }, { signal }),
    staleTime: 60_000,
  });

/** Suggestions for a text that is being typed; each answer is cached for a minute. */
export const searchSuggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-suggestions', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.suggest({ text: words.toWellFormed() }, { signal }),
    staleTime: 60_000,
  });
