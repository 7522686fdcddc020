/** What lists of titles can be narrowed by. */
import { z } from 'zod';

/** Filters with several options of which any will do; a list's input has a field for each. */
export const multipleFilters = ['genre', 'country', 'year', 'age', 'usage', 'type'] as const;
export type MultipleFilter = (typeof multipleFilters)[number];

/** Filters that are on or off; all that are on have to hold. Field `only` of a list's input. */
export const customFilters = ['new', 'high_rating', 'coming_soon'] as const;
export type CustomFilter = (typeof customFilters)[number];

/** What a title costs: nothing, a subscription, a purchase price, a rental price. */
export const usageOptions = ['free', 'service', 'est', 'tvod'] as const;
export type UsageOption = (typeof usageOptions)[number];

export const ageOptions = ['0', '6', '12', '16', '18'] as const;
export type AgeOption = (typeof ageOptions)[number];

/** Characters that the chosen options of one filter take at most. */
const longest = 500;

/** What an address carries for a filter: aliases between commas, each once. */
function aliasesIn(text: string): string[] {
  return [...new Set(text.split(',').filter((alias) => alias !== ''))];
}

/** Options of a filter, aliases between commas: any of them will do. Others than `options` are refused. */
export function anyOf<const T extends string>(options: readonly T[]) {
  return z
    .string()
    .max(longest)
    .transform((text, context): T[] =>
      aliasesIn(text).flatMap((alias) => {
        const known = options.find((option) => option === alias);
        if (known !== undefined) return [known];
        context.addIssue({ code: 'custom', message: `must be one or more of ${options.join(', ')}` });
        return [];
      }),
    );
}

function anyLike(pattern: RegExp, example: string) {
  return z
    .string()
    .max(longest)
    .transform(aliasesIn)
    .refine((aliases) => aliases.every((alias) => pattern.test(alias)), {
      error: `must be written like ${example}`,
    });
}

/** The filters of a list, as far as they are of no other list's: several options of one are any of them, several filters all of them. */
export const filterInput = {
  /** Aliases of genres; one that there is not finds nothing. */
  genre: z.string().max(longest).transform(aliasesIn).optional(),
  /** ISO 3166-1 alpha-2 codes. */
  country: anyLike(/^[A-Z]{2}$/, 'RU,AM').optional(),
  /** Years, and decades with an `s`. */
  year: anyLike(/^(?:\d{4}|\d{3}0s)$/, '2024,1980s').optional(),
  /** Years of age from which a title may be watched. */
  age: anyOf(ageOptions).optional(),
  usage: anyOf(usageOptions).optional(),
  only: anyOf(customFilters).optional(),
};

const filterOptionSchema = z.object({ alias: z.string(), name: z.string() });
export type FilterOption = z.infer<typeof filterOptionSchema>;

/** Filters: names are in the language of the answer, aliases stand in addresses and in a list's input. */
export const filtersSchema = z.object({
  multiple: z.array(
    z.object({
      alias: z.string(),
      name: z.string(),
      options: z.array(filterOptionSchema),
      /** Name of the choice of none. */
      all_options_title: z.string(),
    }),
  ),
  custom: z.array(z.object({ alias: z.string(), name: z.string() })),
});
export type Filters = z.infer<typeof filtersSchema>;

/** How many titles filters find: counted up to {@link mostCounted}. */
export const filterCountSchema = z.object({
  count: z.int().nonnegative(),
  /** There are more. */
  is_more: z.boolean(),
});
export type FilterCount = z.infer<typeof filterCountSchema>;

/** Counting further would cost more with every title that comes. */
export const mostCounted = 999;
