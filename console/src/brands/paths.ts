/** The path of a brand's screen. */
export const brandPath = (id: string): string => `/brands/${id}`;

/** The query key of everything read about brands: the list, and below it each brand. */
export const brandsKey = ['brands'] as const;
export const brandKey = (id: string) => [...brandsKey, id] as const;
