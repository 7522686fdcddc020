/**
 * How long a test waits for one step, in milliseconds: longer than a busy machine takes, and less than a test may take,
 * so that a failure names the step.
 */
export const patience = 90_000;

/** Settings of `expect.poll` and `expect.element` in every room. */
export const polls = { timeout: patience, interval: 50 };
