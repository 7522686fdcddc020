/** The query key of ingests; every change refetches all of them. */
export const ingestsKey = ['ingests'];

/** Refetch intervals for running, queued and finished ingests, in milliseconds. */
export const lookEvery = { busy: 2000, idle: 15_000, ended: 5000 } as const;
