import { repeated } from './problems.ts';

/** Fields common to what is imported with brands and titles. */
interface Listed {
  readonly slug: string;
  readonly brands: readonly string[];
  readonly media_items?: readonly string[];
  /** Unix seconds. */
  readonly starts_at?: number | null;
  readonly ends_at?: number | null;
}

/**
 * The problems of a batch, each a sentence that names the slug; empty when the batch is valid.
 *
 * @param list the batch's name in the import
 * @param noun the noun for one item
 */
export function listedProblems(
  list: string,
  noun: string,
  batch: readonly Listed[],
  known: { readonly brands: readonly string[]; readonly titles: ReadonlyMap<string, number> },
): string[] {
  return [
    ...repeated(batch.map(({ slug }) => slug)).map((slug) => `${list} has “${slug}” twice`),
    ...batch.flatMap(({ slug, brands, media_items = [], starts_at = null, ends_at = null }) => {
      const place = `The ${noun} “${slug}”`;
      return [
        ...brands
          .filter((brand) => !known.brands.includes(brand))
          .map((brand) => `${place} names the brand “${brand}”, which does not exist`),
        ...media_items
          .filter((title) => !known.titles.has(title))
          .map((title) => `${place} names the title “${title}”, which does not exist`),
        ...repeated(media_items).map((title) => `${place} names the title “${title}” twice`),
        ...(starts_at !== null && ends_at !== null && ends_at <= starts_at
          ? [`${place} ends before it begins`]
          : []),
      ];
    }),
  ];
}
