/** What the search asks of the service. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Results of each kind on the page of a search, at most. */
const shown = 60;

/** What has these words in its names, by kinds. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.query({ text: words.toWellFormed(), limit: shown }, { signal }),
  });

/** Results of each kind below a field while one types, at most. */
const shownAsTyped = 5;

/** A few of each kind that have these words, for a field that is being typed into; good for a minute. */
export const foundAsTypedQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-as-typed', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.query({ text: words.toWellFormed(), limit: shownAsTyped }, { signal }),
    staleTime: 60_000,
  });

/** What words may become that are still being typed; what has been answered once is good for a minute. */
export const searchSuggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['search-suggestions', words],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).search.suggest({ text: words.toWellFormed() }, { signal }),
    staleTime: 60_000,
  });
