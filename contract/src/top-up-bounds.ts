/** Minimum and maximum of a top-up, in hundredths of a currency. */
export const topUpBounds = { least: 1000, most: 10_000_000 } as const;
