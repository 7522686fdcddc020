import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

/** Index of the visible clip, according to the page. */
const current = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol > li')].findIndex((clip) => clip.querySelector('[data-current]')),
  );
/** Scroll position, in clips. */
const scrolled = (page: Page): Promise<number> =>
  page.locator('ol').evaluate((list) => list.scrollTop / list.clientHeight);

it('goes from clip to clip by ↓ and ↑ and by its buttons, and stops at whole ones (CT-046)', async () => {
  const page = await screens.open('/short_stories', { reducedMotion: 'reduce' });
  expect(await current(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => current(page)).toBe(1);
  await expect.poll(() => scrolled(page)).toBe(1);
  // Screen readers announce the position.
  expect(
    await page.evaluate(() => document.activeElement?.closest('li')?.previousElementSibling !== null),
  ).toBe(true);
  await page.locator('[data-current]').getByRole('button', { name: 'Следующая история' }).click();
  await expect.poll(() => current(page)).toBe(2);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => current(page)).toBe(1);
  // The wheel leaves no clip half visible.
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBe(2);
  await page.context().close();
});
