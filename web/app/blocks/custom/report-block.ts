import { troubles } from '../../data/events.ts';

const reported = new Set<string>();

/**
 * Reports a block that is not shown to error monitoring, once per page and kind of fault: `fault` says which block and
 * why.
 */
export function reportBlock(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  if (import.meta.env.DEV) {
    // oxlint-disable-next-line no-console -- for developers of views; never in production
    console.warn(fault);
  }
  troubles.put({ error: new Error(fault), facts: { page: location.pathname } });
}
