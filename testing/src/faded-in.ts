import type { Page } from 'playwright-core';

/**
 * Waits until all motion has come to rest. Motion without an end, as a spinner's, is not waited for, nor is a paused
 * one, as of a hero that holds the focus: its animation never finishes. Elements that follow the scrolling do not move
 * by themselves.
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
