import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from './testing/screens.ts';
import type { Screens } from './testing/screens.ts';

let screens: Screens;

beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('begins where the selected tab is in a row that is longer than the screen', async () => {
  const page = await screens.open('/tv/first-frame?day=2026-03-03', {
    viewport: { width: 390, height: 844 },
  });
  const row = page.getByRole('navigation').filter({ has: page.locator('[data-stay][aria-current]') });
  const [outer, tab] = [await row.boundingBox(), await row.locator('[aria-current]').boundingBox()];
  if (outer === null || tab === null) throw new Error('The days are not there.');
  expect(tab.x).toBeGreaterThanOrEqual(outer.x);
  expect(tab.x + tab.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.context().close();
});
