import type { Page } from 'playwright-core';

/**
 * Waits until what moves now has come to rest. What moves forever, as a spinner does, is not waited for, nor what is paused
 * meanwhile, as a hero that holds the focus: its animation never finishes. What follows the scrolling does not move by itself.
 */
export async function fadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState }: Animation): boolean => playState === 'running';
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (moving.some(isMoving)) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
