import type { MediaItemType, Theme } from '@kadr/contract';
import type { MediaItemsFilter } from '../data/queries.ts';
import { searchedWords } from '../search/searched-words.ts';

/** Themes that have a catalogue of their own (RT-018). */
export const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const satisfies readonly Theme[];

export const sorts = ['popular', 'new', 'rating', 'name'] as const;

/** Types of title that the whole catalogue may be narrowed to. */
export const types = ['film', 'series'] as const satisfies readonly MediaItemType[];

/** Titles per page of a catalogue. */
const pageSize = 48;

/** Query parameters of a catalogue's address. */
const filterNames = ['genre', 'type', 'sort'] as const;

/** The theme whose catalogue, or whose main view, stands at a path. */
export function themeOf(pathname: string): Theme | null {
  const [, first] = pathname.split('/');
  return themes.find((theme) => theme === first) ?? null;
}

/** What a catalogue's query asks for; what it cannot mean is left out (a bad parameter is no error). */
export function catalogueFilter(theme: Theme | null, query: URLSearchParams): MediaItemsFilter {
  const genre = query.get('genre') ?? '';
  const type = theme === null ? types.find((known) => known === query.get('type')) : undefined;
  const sort = sorts.find((known) => known === query.get('sort'));
  return {
    ...(theme !== null && { theme }),
    ...(/^[a-z0-9][a-z0-9_-]{0,59}$/.test(genre) && { genre }),
    ...(type && { type }),
    sort: sort ?? 'popular',
    limit: pageSize,
  };
}

/** The address of a catalogue with the chosen filters (RT-119); what is not chosen is not in it. */
export function catalogueAddress(path: string, chosen: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = chosen[name];
    if (value) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The titles that a search asks for, null when it asks for nothing. */
export function searchFilter(query: URLSearchParams): MediaItemsFilter | null {
  const words = searchedWords(query).toWellFormed();
  return words === '' ? null : { query: words, limit: pageSize };
}
