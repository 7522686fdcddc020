import type { Page } from 'playwright-core';

/** Waits until all that moves has come to rest; what moves for ever, as a spinner does, is not waited for. */
export async function fadedIn(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}
