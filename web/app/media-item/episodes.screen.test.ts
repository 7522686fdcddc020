import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';
import { untilReady } from '@kadr/testing/browser';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('goes from season to season without leaving the page: scroll position and focus stay, "back" leads out', async () => {
  const page = await screens.open('/movies');
  await page.goto(new URL('/series/harbour-lights', page.url()).href);
  await untilReady(page);
  const seasons = page.getByRole('navigation', { name: 'Сезоны' });
  expect(await page.locator('main ol').first().getByRole('listitem').count()).toBe(3);
  await seasons.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const place = await page.evaluate(() => window.scrollY);
  await seasons.getByRole('link', { name: 'Сезон 2' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/seasons/harbour-lights-season-2');
  await expect.poll(() => page.locator('h1').innerText()).toContain('Сезон 2');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Сезон 2');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/movies');
  await page.context().close();
});
