import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Genres to choose from. */
export const choosableGenresQuery = () =>
  queryOptions({
    queryKey: ['cold-start-genres'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).coldStart.genres(undefined, { signal }),
  });

/** Titles of the chosen genres; not loaded while none are chosen. */
export const choosableMoviesQuery = (aliases: readonly string[]) =>
  queryOptions({
    queryKey: ['cold-start-movies', aliases],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).coldStart.movies({ genre_aliases: aliases.join(',') }, { signal }),
  });
