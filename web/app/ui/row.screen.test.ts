import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from './testing/screens.ts';
import type { Screens } from './testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('turns with arrows that come for a mouse, and with the keyboard by itself', async () => {
  const page = await screens.open('/');
  const list = page.getByRole('list', { name: 'Новинки' }).first();
  const scrolled = () => list.evaluate((element) => element.scrollLeft);
  const arrows = list.locator('xpath=following-sibling::button');
  await list.scrollIntoViewIfNeeded();
  // Nearby rows are filled by then: filling them may move the list away from the mouse.
  await page.waitForLoadState('networkidle');
  expect(await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).visibility))).toEqual([
    'hidden',
    'hidden',
  ]);
  // If the row moves in the meantime, the mouse leaves and enters it again.
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await list.getByRole('link').nth(2).hover();
      return arrows.nth(1).isVisible();
    })
    .toBe(true);
  expect(await arrows.nth(0).isVisible()).toBe(false);
  await arrows.nth(1).click();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await expect.poll(() => arrows.nth(0).isVisible()).toBe(true);
  await arrows.nth(0).click();
  await expect.poll(scrolled).toBe(0);
  await list.getByRole('link').last().focus();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.context().close();
});

it('cuts the last card in sight, which says that there is more', async () => {
  for (const width of [390, 820, 1440, 1920]) {
    const page = await screens.open('/', { viewport: { width, height: 900 } });
    const cut = await page
      .getByRole('list', { name: 'Новинки' })
      .first()
      .evaluate((list) =>
        [...list.children].some((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left < window.innerWidth - 12 && right > window.innerWidth + 12;
        }),
      );
    expect([width, cut]).toEqual([width, true]);
    await page.context().close();
  }
});
