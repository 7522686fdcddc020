import type { FilterOption, Filters, Theme } from '@kadr/contract';
import type { ChosenFilters, MediaItemsFilter } from '../data/queries.ts';
import { longestValue, mostValues } from '../routing/query-limits.ts';

/** Themes that have their own catalogue. */
export const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const satisfies readonly Theme[];

export const sorts = ['popular', 'new', 'rating', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Titles per page of a catalogue. */
const pageSize = 48;

/** The filters in a catalogue's address, in this order; `only` contains the switches. */
export const filterNames = ['genre', 'country', 'year', 'age', 'usage', 'type', 'only'] as const;
export type FilterName = (typeof filterNames)[number];

/** The choice in a catalogue: the chosen options' aliases by filter, none for a filter without effect. */
export type Choice = Readonly<Record<FilterName, readonly string[]>> & { readonly sort: Sort };

/** The theme whose catalogue or main view has a path. */
export function themeOf(pathname: string): Theme | null {
  const [, first] = pathname.split('/');
  return themes.find((theme) => theme === first) ?? null;
}

/** The choice in a catalogue's query; invalid values are ignored (a bad parameter is no error). */
export function choiceIn(query: URLSearchParams): Choice {
  const chosen = (name: FilterName): readonly string[] => {
    const values = query.getAll(name).slice(0, mostValues);
    const aliases = values
      .filter((value) => value.length <= longestValue)
      .flatMap((value) => value.split(','));
    return [...new Set(aliases.filter((alias) => /^\w[\w-]{0,59}$/.test(alias)))];
  };
  const options = Object.fromEntries(filterNames.map((name) => [name, chosen(name)]));
  return {
    ...nothingChosen,
    ...options,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'popular',
  };
}

export const nothingChosen: Choice = {
  genre: [],
  country: [],
  year: [],
  age: [],
  usage: [],
  type: [],
  only: [],
  sort: 'popular',
};

/**
 * The part of a choice that the catalogue offers, in the catalogue's order; all of it while the filters are unknown.
 */
export function offeredChoice(choice: Choice, filters: Filters | undefined): Choice {
  if (filters === undefined) return choice;
  const offered = filterNames.map((name) => [
    name,
    optionsOf(filters, name)
      .map(({ alias }) => alias)
      .filter((alias) => choice[name].includes(alias)),
  ]);
  return { ...choice, ...Object.fromEntries(offered) };
}

/** The options of a filter; for `only`, the switches. */
export function optionsOf(filters: Filters, name: FilterName): readonly FilterOption[] {
  if (name === 'only') return filters.custom;
  return filters.multiple.find(({ alias }) => alias === name)?.options ?? [];
}

/** The filters for display: `allTitle` is the name of choosing nothing, null for switches. */
export function shownFilters(
  { multiple, custom }: Filters,
  customTitle: string,
): readonly { name: FilterName; title: string; allTitle: string | null; options: readonly FilterOption[] }[] {
  const menus = multiple.flatMap(({ alias, name: title, all_options_title: allTitle, options }) => {
    const name = filterNames.find((known) => known === alias);
    return name === undefined ? [] : [{ name, title, allTitle, options }];
  });
  if (custom.length === 0) return menus;
  return [...menus, { name: 'only', title: customTitle, allTitle: null, options: custom }];
}

/** A choice with one option added or removed. */
export function withOption(choice: Choice, name: FilterName, alias: string, isOn: boolean): Choice {
  const others = choice[name].filter((chosen) => chosen !== alias);
  return { ...choice, [name]: isOn ? [...others, alias] : others };
}

/** The number of chosen options. */
export function countOf(choice: Choice): number {
  return filterNames.reduce((sum, name) => sum + choice[name].length, 0);
}

/** The service's filter for a choice, without the order. */
export function filterOf(theme: Theme | null, choice: Choice): ChosenFilters {
  const chosen = filterNames.flatMap((name) => {
    const value = valueOf(choice[name]);
    return value === '' ? [] : [[name, value]];
  });
  return { ...(theme !== null && { theme }), ...Object.fromEntries(chosen) };
}

/** The service's input for the titles of a choice, page by page. */
export function catalogueFilter(theme: Theme | null, choice: Choice): MediaItemsFilter {
  return { ...filterOf(theme, choice), sort: choice.sort, limit: pageSize };
}

/** The address of a catalogue with a choice; filters without a choice are not in it. */
export function catalogueAddress(path: string, choice: Choice): string {
  const query = queryOf(choice);
  return query === '' ? path : `${path}?${query}`;
}

/** A page's query with its choice in canonical form; other parameters stay as they are. */
export function tidySearch(search: string, choice: Choice): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => {
      const [name] = new URLSearchParams(part).keys();
      return name !== undefined && name !== 'sort' && !filterNames.some((filter) => filter === name);
    });
  const parts = [queryOf(choice), ...others].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function queryOf(choice: Choice): string {
  const parts = filterNames.flatMap((name) => {
    const value = valueOf(choice[name]);
    // Neither aliases nor commas need escaping in an address.
    return value === '' ? [] : [`${name}=${value}`];
  });
  if (choice.sort !== 'popular') parts.push(`sort=${choice.sort}`);
  return parts.join('&');
}

/** The options in one value, as many as fit. */
function valueOf(aliases: readonly string[]): string {
  const joined = aliases.join(',');
  if (joined.length <= longestValue) return joined;
  return joined.slice(0, joined.lastIndexOf(',', longestValue));
}
