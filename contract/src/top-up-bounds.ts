/** Hundredths of a currency: the least and the most that an account is topped up by at once. */
export const topUpBounds = { least: 1000, most: 10_000_000 } as const;
