import type { Page } from 'playwright-core';

/** How long a page may go on fetching before it is taken as it is, in milliseconds: one that plays does as long as it plays. */
const patience = 15_000;

/** Waits until `page` fetches nothing, or has done so for too long. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
}
