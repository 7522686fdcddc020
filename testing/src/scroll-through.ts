import type { Page } from 'playwright-core';

/** Milliseconds after which a requested frame is given up. */
const patience = 10_000;

/**
 * Makes a page show its lazy parts by scrolling in steps of half a screen, and leaves it at its top.
 *
 * Answers whether the browser went on drawing: once in several hundred pages Chromium's compositor waits forever for a
 * tree ("Not activating because pending tree not ready", says its trace). Such a page lives on and answers
 * scripts, and never gets a frame again, whatever is done to it; another one, opened beside it, does.
 *
 * @param frames How many frames every step waits for; with two, observers have reported and what they bring is drawn.
 */
export function scrollThrough(page: Page, frames = 2): Promise<boolean> {
  return page.evaluate(
    async ({ patience, frames }) => {
      const drawn = (): Promise<boolean> =>
        new Promise((resolve) => {
          const late = setTimeout(resolve, patience, false);
          requestAnimationFrame(() => {
            clearTimeout(late);
            resolve(true);
          });
        });
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        for (let frame = 0; frame < frames; frame += 1) if (!(await drawn())) return false;
      }
      scrollTo(0, 0);
      return true;
    },
    { patience, frames },
  );
}
