/** How much is buffered, in seconds. */
export const buffering = { vodGoal: 120, liveGoal: 30, liveRebuffer: 10, liveDelay: 40 } as const;
