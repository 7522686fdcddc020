import { KadrError } from '@kadr/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let asked: string[] = [];
let isRefused = false;
beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      ratings: {
        set: (input) => {
          asked.push(`set ${input.rating}`);
          return isRefused ? Promise.reject(new KadrError('TOO_MANY_REQUESTS')) : client.ratings.set(input);
        },
        delete: (input) => {
          asked.push(`delete ${input.content_type}`);
          return client.ratings.delete(input);
        },
      },
    }),
  });
});
beforeEach(() => {
  [asked, isRefused] = [[], false];
});
afterAll(() => screens.close());

const button = (page: Page) => page.locator('button[data-event-name="rating"]');
const panel = (page: Page) => page.getByRole('region', { name: 'Сообщения' }).locator('> div').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: /Как вам/ });
const choose = (page: Page, rating: number) => dialog(page).locator(`input[value="${rating}"]`).check();
const submit = (page: Page) => dialog(page).locator('button[type="submit"]');

it('sets a rating, changes nothing by the same one, and takes it away with 0; a refusal is said (CT-066, CT-067, CT-068, CT-069, CT-070, CS-033, CS-034, CS-035, PL-148, PL-149, PL-152, NT-066)', async () => {
  const page = await screens.open('/movies/salt-line', { isSignedIn: true });
  await button(page).click();
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  await choose(page, 8);
  await submit(page).click();
  await expect.poll(() => panel(page).innerText()).toContain('Ваша оценка: 8');
  await expect.poll(() => button(page).innerText()).toContain('8');
  await button(page).click();
  await dialog(page).waitFor();
  expect(await submit(page).isDisabled()).toBe(true);
  await choose(page, 3);
  expect(await submit(page).isDisabled()).toBe(false);
  await choose(page, 8);
  expect(await submit(page).isDisabled()).toBe(true);
  await choose(page, 0);
  await submit(page).click();
  await expect.poll(() => panel(page).innerText()).toContain('Оценка убрана');
  expect(await button(page).getAttribute('aria-label')).toBe('Оценить');
  await expect.poll(() => asked).toEqual(['set 8', 'delete film']);

  // The error has the service's text, and the default one without it.
  isRefused = true;
  await button(page).click();
  await choose(page, 5);
  await submit(page).click();
  await expect.poll(() => panel(page).innerText()).toMatch(/Too many requests/);
  expect(await button(page).getAttribute('aria-label')).toBe('Оценить');
  await page.route('**/api/ratings/**', (route) => route.abort());
  await button(page).click();
  await choose(page, 5);
  await submit(page).click();
  await expect.poll(() => panel(page).innerText()).toContain('Оценка не сохранилась');
  await page.context().close();
});

it('asks a guest to sign in first, and then for the rating (CT-151)', async () => {
  const page = await screens.open('/movies/salt-line', {
    before: () => localStorage.setItem('skipProfiles', '1'),
  });
  await button(page).click();
  const signIn = page.locator('dialog:modal');
  await page.getByLabel('Телефон или почта').fill('viewer@kadr.example');
  await signIn.getByRole('button', { name: 'Продолжить', exact: true }).click();
  await signIn.locator('input[type="password"]').fill('secret');
  expect(asked).toEqual([]);
  await signIn.locator('button[type="submit"]').click();
  await choose(page, 9);
  await submit(page).click();
  await expect.poll(() => asked).toEqual(['set 9']);
  await page.context().close();
});
