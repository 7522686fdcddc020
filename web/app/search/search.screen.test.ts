import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';
import { untilReady } from '@kadr/e2e/browser';

const soon = { timeout: 30_000 };

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('suggests names while one types; arrows choose, Esc closes, Enter goes there, and the search is kept (CT-027)', async () => {
  const page = await screens.open('/search', { language: 'eng' });
  const field = page.getByRole('combobox');
  const options = page.getByRole('option');
  await field.fill('vera');
  await expect.poll(() => options.count(), soon).toBeGreaterThan(0);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  const chosen = (): Promise<string | null> =>
    field.evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      const option = id === null ? null : document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.getAttribute('href') : null;
    });
  await field.press('Escape');
  await expect.poll(() => options.count(), soon).toBe(0);
  await field.press('ArrowDown');
  await expect.poll(() => options.count(), soon).toBeGreaterThan(0);
  expect(await chosen()).toBeNull();
  await field.press('ArrowDown');
  await expect.poll(chosen, soon).toBe('/persons/vera-tumanyan');
  await field.press('ArrowUp');
  await expect.poll(chosen, soon).toBeNull();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/persons/vera-tumanyan');

  // Without text the field offers what was searched for before, until it is cleared.
  await page.goto(new URL('/search', page.url()).href);
  await untilReady(page);
  await field.click();
  await expect.poll(() => options.allInnerTexts(), soon).toEqual([expect.stringContaining('Tumanyan')]);
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await expect.poll(() => options.count(), soon).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  await page.context().close();
});

it('searches for what was typed, in an address that can be shared (CT-027, RT-042)', async () => {
  const page = await screens.open('/search', { language: 'eng' });
  const field = page.getByRole('combobox');
  await field.fill('vera');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?query=vera');
  const persons = page.locator('main a[href="/persons/vera-tumanyan"]');
  await expect.poll(() => persons.count(), soon).toBe(1);
  await page.reload();
  await expect.poll(() => persons.count(), soon).toBe(1);
  expect(await field.inputValue()).toBe('vera');
  await page.context().close();
});
