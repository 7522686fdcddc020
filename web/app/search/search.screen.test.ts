import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';
import { untilReady } from '@kadr/testing/browser';

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
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  const chosen = (): Promise<string | null> =>
    field.evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      const option = id === null ? null : document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.getAttribute('href') : null;
    });
  await field.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  await field.press('ArrowDown');
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  expect(await chosen()).toBeNull();
  await field.press('ArrowDown');
  await expect.poll(chosen).toBe('/persons/vera-tumanyan');
  await field.press('ArrowUp');
  await expect.poll(chosen).toBeNull();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/persons/vera-tumanyan');

  // Without text the field offers recent searches, until they are deleted.
  await page.goto(new URL('/search', page.url()).href);
  await untilReady(page);
  await field.click();
  await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('Tumanyan')]);
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await expect.poll(() => options.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  await page.context().close();
});

it('searches for what was typed, in an address that can be shared (CT-027, RT-042)', async () => {
  const page = await screens.open('/search', { language: 'eng' });
  const field = page.getByRole('combobox');
  await field.fill('vera');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?query=vera');
  const persons = page.locator('main a[href="/persons/vera-tumanyan"]');
  await expect.poll(() => persons.count()).toBe(1);
  await page.reload();
  await expect.poll(() => persons.count()).toBe(1);
  expect(await field.inputValue()).toBe('vera');
  await page.context().close();
});

const opened = async (options: Parameters<Screens['open']>[1] = {}): Promise<Page> => {
  const page = await screens.open('/', { language: 'eng', ...options });
  // The code that opens it comes with the page's overlays.
  await page.locator('[data-part="late"]').waitFor({ state: 'attached' });
  await page.locator('a[data-search]:visible').first().click();
  await field(page).waitFor();
  return page;
};
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

it('opens over the page with the field focused, finds as one types, and gives the focus back (CT-027)', async () => {
  const page = await opened();
  await page.keyboard.type('vera', { delay: 10 });
  expect(await field(page).inputValue()).toBe('vera');
  const person = page.getByRole('group', { name: 'People' }).getByRole('option');
  await expect.poll(() => person.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => person.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/search');

  // By the keyboard only: the link has the focus.
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page).count()).toBe(1);
  await page.keyboard.type('vera');
  await expect.poll(() => person.count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/persons/vera-tumanyan');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.context().close();
});

it('opens again on a press that comes before the browser has sent that it closed (CT-027)', async () => {
  const page = await opened();
  const isClosedFirst = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]');
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('No dialog is open.');
    let isSent = false;
    dialog.addEventListener('close', () => (isSent = true));
    dialog.requestClose();
    await Promise.resolve();
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    return isSent;
  });
  expect(isClosedFirst).toBe(false);
  await field(page).waitFor();
  await page.context().close();
});

it('says on a phone that nothing was found, and leads on; Enter leads to a page that can be shared (CT-156)', async () => {
  const page = await opened({ viewport: { width: 390, height: 844 } });
  await page.keyboard.type('ййййй');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Nothing found for “ййййй”' }).waitFor();
  await dialog.getByRole('link', { name: 'Open the catalogue' }).waitFor();
  expect(await dialog.getByRole('group', { name: 'People' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('ййййй');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.context().close();
});

it('says when there is no network, and goes on by itself when it is back', async () => {
  const page = await opened();
  await page.context().setOffline(true);
  await page.keyboard.type('vera');
  await page.getByRole('dialog').getByRole('heading', { name: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByRole('group', { name: 'People' }).getByRole('option').count()).toBe(1);
  await page.context().close();
});

it('says when the service does not answer, and asks again when it is told to', async () => {
  const page = await opened();
  let isDown = true;
  await page.route(/\/api\/search\?/, (route) => (isDown ? route.abort() : route.continue()));
  await page.keyboard.type('vera');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'The search did not answer' }).waitFor();
  isDown = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => dialog.getByRole('option', { name: /Vera/ }).count()).toBeGreaterThan(0);
  await page.context().close();
});

it('keeps the focus in the field of its page, where one comes to type (CT-027)', async () => {
  const page = await screens.open('/movies', { language: 'eng' });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/search';
    link.textContent = 'To the page';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'To the page' }).click();
  await page.waitForURL(/\/search$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.context().close();
});
