import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Milliseconds that a page gets for it: a picture that never comes must not hold all others. */
const patience = 30_000;

/** Has a page show what comes when it is near, as far as it comes in time, and leaves it at its top. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrolled = page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
  });
  await Promise.race([scrolled, delay(patience, undefined, { ref: false })]);
}
