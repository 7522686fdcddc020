import { customFilters, multipleFilters, translate, usageOptions } from '@kadr/contract';
import type {
  FilterCount,
  FilterOption,
  Filters,
  Genre,
  Language,
  MultipleFilter,
  Theme,
  UsageModel,
} from '@kadr/contract';
import { mostCounted } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../audience/viewer.ts';
import { countryName } from '../countries/country-names.ts';
import { countTitles, findFilterValues } from './filter-repository.ts';
import type { FilterValues } from './filter-repository.ts';
import { customWords, decadeName, filterWords, typeWords, usageWords } from './filter-words.ts';
import type { ChosenFilters } from './title-query.ts';

export interface FiltersService {
  /** Filters with the options that find something for a viewer, limited to `theme` if it is given. */
  filters(theme: Theme | undefined, viewer: Viewer): Promise<Filters>;
  count(chosen: ChosenFilters & { readonly theme?: Theme | undefined }, viewer: Viewer): Promise<FilterCount>;
}

/** How long the filter values are cached, in milliseconds. */
const keptFor = 60_000;

/** Number of years that get an option; all others are found by their decade. */
const latestYears = 3;

export function createFiltersService(
  db: Database,
  genresIn: (language: Language) => Promise<ReadonlyMap<number, Genre>>,
): FiltersService {
  const kept = new Map<string, { readonly until: number; readonly facts: Promise<FilterValues> }>();

  /** The same for all viewers of a brand, theme and audience, whose combinations are few. */
  const factsFor = (theme: Theme | undefined, viewer: Viewer): Promise<FilterValues> => {
    const { listAge, isEroticAllowed } = viewer.audience;
    const key = `${viewer.brand} ${theme ?? ''} ${listAge} ${isEroticAllowed}`;
    const now = viewer.now.getTime();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.facts;
    const facts = findFilterValues(db, theme, viewer);
    kept.set(key, { until: now + keptFor, facts });
    facts.catch(() => kept.delete(key));
    return facts;
  };

  return {
    filters: async (theme, viewer) => {
      const [facts, genres] = await Promise.all([factsFor(theme, viewer), genresIn(viewer.language)]);
      return filtersOf(facts, genres, viewer);
    },
    count: async (chosen, viewer) => {
      const found = await countTitles(db, chosen, viewer);
      return { count: Math.min(found, mostCounted), is_more: found > mostCounted };
    },
  };
}

/** Only filters that narrow: a filter has at least two options, a toggle matches some titles but not all. */
function filtersOf(
  facts: FilterValues,
  genres: ReadonlyMap<number, Genre>,
  { language, now }: Pick<Viewer, 'language' | 'now'>,
): Filters {
  const byName = (a: FilterOption, b: FilterOption): number =>
    a.name.localeCompare(b.name, locales[language]);
  const options: Readonly<Record<MultipleFilter, readonly FilterOption[]>> = {
    genre: facts.genre_ids
      .flatMap((id) => genres.get(id) ?? [])
      .map(({ alias, name }) => ({ alias, name }))
      .toSorted(byName),
    country: facts.countries
      .map((code) => ({ alias: code, name: countryName(code, language) }))
      .toSorted(byName),
    year: yearOptions(facts.years, now.getUTCFullYear(), language),
    age: facts.ages.map(({ value, name }) => ({ alias: String(value), name })),
    usage: usageOptions
      .filter((option) => facts.usage_models.includes(option === 'free' ? null : modelOf[option]))
      .map((option) => ({ alias: option, name: translate(usageWords[option], language) })),
    type: (['film', 'series'] as const)
      .filter((type) => facts.types.includes(type))
      .map((type) => ({ alias: type, name: translate(typeWords[type], language) })),
  };
  return {
    multiple: multipleFilters
      .filter((alias) => options[alias].length > 1)
      .map((alias) => ({
        alias,
        name: translate(filterWords[alias].name, language),
        options: [...options[alias]],
        all_options_title: translate(filterWords[alias].all, language),
      })),
    custom: customFilters
      .filter((alias) => facts.custom.includes(alias))
      .map((alias) => ({ alias, name: translate(customWords[alias], language) })),
  };
}

const locales: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };

const modelOf = { service: 'SERVICE', est: 'EST', tvod: 'TVOD' } as const satisfies Record<
  string,
  UsageModel
>;

/** The latest years, then the decades, the latest first. */
function yearOptions(years: readonly number[], thisYear: number, language: Language): FilterOption[] {
  const latest = years.filter((year) => year > thisYear - latestYears).toSorted((a, b) => b - a);
  const decades = [...new Set(years.map((year) => Math.floor(year / 10) * 10))].toSorted((a, b) => b - a);
  return [
    ...latest.map((year) => ({ alias: String(year), name: String(year) })),
    ...decades.map((first) => ({ alias: `${first}s`, name: decadeName(first, language) })),
  ];
}
