/** The path of a brand's screen. */
export const brandPath = (id: string): string => `/brands/${id}`;

/** Names what is read of brands: the list, and below it each. */
export const brandsKey = ['brands'] as const;
export const brandKey = (id: string) => [...brandsKey, id] as const;
