/** What reads ingests; every change of one has all of it read again. */
export const ingestsKey = ['ingests'];

/** How often what is under way is looked at, what may begin, and what may have ended, in milliseconds. */
export const lookEvery = { busy: 2000, idle: 15_000, ended: 5000 } as const;
