import type { CatalogueImportParsed } from '@kadr/contract';
import type { KnownTitle } from './write-repository.ts';
import { repeated } from '../imports/problems.ts';

type ImportedTitle = CatalogueImportParsed['media_items'][number];

/** The facts in the database that a batch refers to, read before it is written. */
export interface KnownCatalogue {
  readonly genres: ReadonlySet<string>;
  readonly persons: ReadonlySet<string>;
  readonly titles: ReadonlyMap<string, Pick<KnownTitle, 'type'>>;
  readonly brands: readonly string[];
}

/** The type that a title's parent must have. */
const parentTypes = { film: null, series: null, season: 'series', episode: 'season' } as const;

/** The problems of a batch of titles, as sentences that name the slug; empty when it can be written. */
export function problemsOf(
  batch: Pick<CatalogueImportParsed, 'genres' | 'persons' | 'media_items'>,
  known: KnownCatalogue,
): string[] {
  const genres = new Set([...known.genres, ...batch.genres.map(({ alias }) => alias)]);
  const persons = new Set([...known.persons, ...batch.persons.map(({ slug }) => slug)]);
  const types = new Map([
    ...[...known.titles].map(([slug, { type }]) => [slug, type] as const),
    ...batch.media_items.map(({ slug, type }) => [slug, type] as const),
  ]);
  return [
    ...twice(
      'genres',
      batch.genres.map(({ alias }) => alias),
    ),
    ...twice(
      'persons',
      batch.persons.map(({ slug }) => slug),
    ),
    ...twice(
      'media_items',
      batch.media_items.map(({ slug }) => slug),
    ),
    ...batch.media_items.flatMap((title) => {
      const before = known.titles.get(title.slug)?.type;
      return [
        ...(before !== undefined && before !== title.type
          ? [`“${title.slug}” is ${aOrAn(before)} and cannot become ${aOrAn(title.type)}`]
          : []),
        ...placeProblems(title, types),
        ...priceProblems(title),
        ...title.genres
          .filter((alias) => !genres.has(alias))
          .map((alias) => `“${title.slug}” names the genre “${alias}”, which does not exist`),
        ...repeated(title.genres).map((alias) => `“${title.slug}” names the genre “${alias}” twice`),
        ...title.cast
          .filter(({ person }) => !persons.has(person))
          .map(({ person }) => `“${title.slug}” names the person “${person}”, who does not exist`),
        ...title.brands
          .filter((brand) => !known.brands.includes(brand))
          .map((brand) => `“${title.slug}” names the brand “${brand}”, which does not exist`),
      ];
    }),
  ];
}

function placeProblems(
  { slug, type, parent, order_number, brands }: ImportedTitle,
  types: ReadonlyMap<string, string>,
): string[] {
  const parentType = parentTypes[type];
  if (parentType === null)
    return parent === null ? [] : [`“${slug}” is ${aOrAn(type)} and cannot have a parent`];
  const problems: string[] = [];
  if (parent === null) problems.push(`“${slug}” is ${aOrAn(type)} and needs its ${parentType} as parent`);
  else if (!types.has(parent)) problems.push(`“${slug}” names the parent “${parent}”, which does not exist`);
  else if (types.get(parent) !== parentType)
    problems.push(`“${slug}” is ${aOrAn(type)} and its parent “${parent}” is not ${aOrAn(parentType)}`);
  if (order_number === null) problems.push(`“${slug}” is ${aOrAn(type)} and needs an order_number`);
  if (brands.length > 0) problems.push(`“${slug}” is ${aOrAn(type)}: brands are chosen for its series`);
  return problems;
}

/** Films and episodes are sold one by one, and only titles to be bought have a price. */
function priceProblems({ slug, type, usage_model, prices }: ImportedTitle): string[] {
  if (prices.length === 0) return [];
  if (type !== 'film' && type !== 'episode')
    return [`“${slug}” is ${aOrAn(type)}: prices belong to films and episodes`];
  if (usage_model !== 'EST' && usage_model !== 'TVOD')
    return [`“${slug}” has prices and needs the usage_model EST or TVOD`];
  const offers = prices.map(({ usage_model: model, quality, duration, duration_unit }) =>
    [model, quality, duration, duration_unit].filter((part) => part !== null).join(' '),
  );
  return repeated(offers).map((offer) => `“${slug}” has two prices for ${offer}`);
}

/** A word with its article. */
export function aOrAn(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function twice(list: string, keys: readonly string[]): string[] {
  return repeated(keys).map((key) => `${list} has “${key}” twice`);
}
