import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long a page may go on fetching, in milliseconds: one that plays never stops. */
const patience = 15_000;

/** Waits until `page` fetches nothing and its pictures are ready to draw, or the time is over. */
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
