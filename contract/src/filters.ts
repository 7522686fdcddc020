/** Filters of lists of titles. */
import { z } from 'zod';

/** Filters with several options, any of which may match; a list's input has a field for each. */
export const multipleFilters = ['genre', 'country', 'year', 'age', 'usage', 'type'] as const;
export type MultipleFilter = (typeof multipleFilters)[number];

/** Filters that are on or off; all that are on must match. Field `only` of a list's input. */
export const customFilters = ['new', 'high_rating', 'coming_soon'] as const;
export type CustomFilter = (typeof customFilters)[number];

/** Price of a title: free, by subscription, by purchase, by rental. */
export const usageOptions = ['free', 'service', 'est', 'tvod'] as const;
export type UsageOption = (typeof usageOptions)[number];

export const ageOptions = ['0', '6', '12', '16', '18'] as const;
export type AgeOption = (typeof ageOptions)[number];

/** Maximum length of a filter's chosen options, in characters. */
const longest = 500;

/** Splits a filter's aliases of an address, separated by commas, without duplicates. */
function aliasesIn(text: string): string[] {
  return [...new Set(text.split(',').filter((alias) => alias !== ''))];
}

/** Options of a filter as aliases separated by commas, any of which may match. Rejects others than `options`. */
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

/** Filters that every list of titles has: a title must match any option of each filter given. */
export const filterInput = {
  /** Aliases of genres; an unknown one matches nothing. */
  genre: z.string().max(longest).transform(aliasesIn).optional(),
  /** ISO 3166-1 alpha-2 codes. */
  country: anyLike(/^[A-Z]{2}$/, 'RU,AM').optional(),
  /** Years, and decades with an `s`. */
  year: anyLike(/^(?:\d{4}|\d{3}0s)$/, '2024,1980s').optional(),
  /** Age limits of titles, in years. */
  age: anyOf(ageOptions).optional(),
  usage: anyOf(usageOptions).optional(),
  only: anyOf(customFilters).optional(),
};

const filterOptionSchema = z.object({ alias: z.string(), name: z.string() });
export type FilterOption = z.infer<typeof filterOptionSchema>;

/** Filters: names are in the language of the answer, aliases are used in addresses and in a list's input. */
export const filtersSchema = z.object({
  multiple: z.array(
    z.object({
      alias: z.string(),
      name: z.string(),
      options: z.array(filterOptionSchema),
      /** Name of the option for no filter. */
      all_options_title: z.string(),
    }),
  ),
  custom: z.array(z.object({ alias: z.string(), name: z.string() })),
});
export type Filters = z.infer<typeof filtersSchema>;

/** Number of titles that filters match, counted up to {@link mostCounted}. */
export const filterCountSchema = z.object({
  count: z.int().nonnegative(),
  /** Whether there are more. */
  is_more: z.boolean(),
});
export type FilterCount = z.infer<typeof filterCountSchema>;

/** Limit of counting, whose cost would otherwise grow with the catalogue. */
export const mostCounted = 999;
