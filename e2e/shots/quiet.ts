import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long a page may go on fetching before it is taken as it is, in milliseconds: one that plays does as long as it plays. */
const patience = 15_000;

/** Waits until `page` fetches nothing and has its pictures ready to draw, or has not for too long. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
  const pictures = page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    ),
  );
  await Promise.race([pictures, delay(patience, undefined, { ref: false })]);
}
