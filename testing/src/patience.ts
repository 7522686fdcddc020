/**
 * How long a test waits for one step, in milliseconds: longer than a busy machine takes, and less than a test may take, so
 * that a failure names the step.
 */
export const patience = 90_000;

/** What `expect.poll` and `expect.element` do in every room. */
export const polls = { timeout: patience, interval: 50 };
