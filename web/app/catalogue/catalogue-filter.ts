import type { FilterOption, Filters, Theme } from '@kadr/contract';
import type { ChosenFilters, MediaItemsFilter } from '../data/queries.ts';
import { longestValue, mostValues } from '../routing/query-limits.ts';

/** Themes that have their own catalogue. */
export const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const satisfies readonly Theme[];

export const sorts = ['popular', 'new', 'rating', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Titles per page of a catalogue. */
const pageSize = 48;

/** Filters as they stand in a catalogue's address, in this order; `only` has those that are on or off. */
export const filterNames = ['genre', 'country', 'year', 'age', 'usage', 'type', 'only'] as const;
export type FilterName = (typeof filterNames)[number];

/** What is chosen in a catalogue: of each filter the aliases of options, none where it narrows nothing. */
export type Choice = Readonly<Record<FilterName, readonly string[]>> & { readonly sort: Sort };

/** The theme whose catalogue, or whose main view, stands at a path. */
export function themeOf(pathname: string): Theme | null {
  const [, first] = pathname.split('/');
  return themes.find((theme) => theme === first) ?? null;
}

/** What a catalogue's query chooses; what it cannot mean is left out (a bad parameter is no error). */
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

/** Of a choice what the catalogue offers, in the order in which it does; all of it while that is not known. */
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

/** The options of a filter; of `only`, everything that is on or off. */
export function optionsOf(filters: Filters, name: FilterName): readonly FilterOption[] {
  if (name === 'only') return filters.custom;
  return filters.multiple.find(({ alias }) => alias === name)?.options ?? [];
}

/** Filters as they are shown: `allTitle` is the name of no choice, null for those that are on or off. */
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

/** A choice with one more option, or with one less. */
export function withOption(choice: Choice, name: FilterName, alias: string, isOn: boolean): Choice {
  const others = choice[name].filter((chosen) => chosen !== alias);
  return { ...choice, [name]: isOn ? [...others, alias] : others };
}

/** How many options are chosen. */
export function countOf(choice: Choice): number {
  return filterNames.reduce((sum, name) => sum + choice[name].length, 0);
}

/** What the service is asked for by a choice, without the order. */
export function filterOf(theme: Theme | null, choice: Choice): ChosenFilters {
  const chosen = filterNames.flatMap((name) => {
    const value = valueOf(choice[name]);
    return value === '' ? [] : [[name, value]];
  });
  return { ...(theme !== null && { theme }), ...Object.fromEntries(chosen) };
}

/** The titles of a choice, page after page. */
export function catalogueFilter(theme: Theme | null, choice: Choice): MediaItemsFilter {
  return { ...filterOf(theme, choice), sort: choice.sort, limit: pageSize };
}

/** The address of a catalogue with what is chosen; what is not chosen is not in it. */
export function catalogueAddress(path: string, choice: Choice): string {
  const query = queryOf(choice);
  return query === '' ? path : `${path}?${query}`;
}

/** A page's query with its choice in the one right spelling; parameters that are none of a catalogue's stay as they are. */
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
    // Aliases have nothing that an address would have to escape, nor has a comma.
    return value === '' ? [] : [`${name}=${value}`];
  });
  if (choice.sort !== 'popular') parts.push(`sort=${choice.sort}`);
  return parts.join('&');
}

/** Options in one value, as many of them as fit. */
function valueOf(aliases: readonly string[]): string {
  const joined = aliases.join(',');
  if (joined.length <= longestValue) return joined;
  return joined.slice(0, joined.lastIndexOf(',', longestValue));
}
