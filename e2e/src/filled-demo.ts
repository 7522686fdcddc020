import { inject } from 'vitest';
import { demoComplete } from './product.ts';

/** How long the demo may take to fill, in milliseconds: the time limit of a hook that waits for it. */
export const filling = 600_000;

/** Address of the service with a little of each kind of the demo, which journeys share and must not change. */
export async function filledDemo(): Promise<string> {
  const url = inject('demoUrl');
  await demoComplete(url);
  return url;
}
