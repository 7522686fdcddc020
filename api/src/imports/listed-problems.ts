import { repeated } from './problems.ts';

/** What collections, promo events and karaoke items have in common when they are imported. */
interface Listed {
  readonly slug: string;
  readonly brands: readonly string[];
  readonly media_items?: readonly string[];
}

/**
 * What is wrong with a batch of them, as sentences that name the slug; nothing when it can be written.
 *
 * @param list the batch's name in the import
 * @param noun what one of them is called
 */
export function listedProblems(
  list: string,
  noun: string,
  batch: readonly Listed[],
  known: { readonly brands: readonly string[]; readonly titles: ReadonlyMap<string, number> },
): string[] {
  return [
    ...repeated(batch.map(({ slug }) => slug)).map((slug) => `${list} has “${slug}” twice`),
    ...batch.flatMap(({ slug, brands, media_items = [] }) => {
      const place = `The ${noun} “${slug}”`;
      return [
        ...brands
          .filter((brand) => !known.brands.includes(brand))
          .map((brand) => `${place} names the brand “${brand}”, which does not exist`),
        ...media_items
          .filter((title) => !known.titles.has(title))
          .map((title) => `${place} names the title “${title}”, which does not exist`),
        ...repeated(media_items).map((title) => `${place} names the title “${title}” twice`),
      ];
    }),
  ];
}
