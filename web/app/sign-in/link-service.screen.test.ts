import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const soon = { timeout: 60_000 };

let screens: Screens;
let called: string[] = [];
beforeAll(async () => {
  screens = await startScreens({ onCall: (operation) => void called.push(operation) });
});
beforeEach(() => void (called = []));
afterAll(() => screens.close());

/** Redirects to a page of the service itself, so that a test can see the address. */
const request = '/alice/auth?client_id=alice&redirect_uri=%2Fcontacts&response_type=code&state=here';
const search = (page: Page) => new URL(page.url()).search;

it('asks who is signed in, and leads back with a code and the state (PC-061, PC-062)', async () => {
  const page = await screens.open(request, { isSignedIn: true });
  await page.getByRole('heading', { name: 'Связать «Алиса» с аккаунтом Кадр?' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
    'узнать имя вашего профиля',
    'читать список того, что вы отложили',
  ]);
  expect(await faults(page)).toEqual([]);
  expect(called).not.toContain('oauth.authorize');
  await page.getByRole('button', { name: 'Разрешить', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/contacts');
  expect(search(page)).toBe('?code=good&state=here');
  await page.context().close();
});

it('leads back with a refusal when the viewer does not agree (PC-062)', async () => {
  const page = await screens.open(request, { isSignedIn: true });
  await page.getByRole('link', { name: 'Не разрешать' }).click();
  await page.waitForURL((url) => url.pathname === '/contacts');
  expect(search(page)).toBe('?error=access_denied');
  expect(called).not.toContain('oauth.authorize');
  await page.context().close();
});

it('has a guest sign in first (PC-062)', async () => {
  const page = await screens.open(request);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByLabel('Телефон или почта').fill('9001234567');
  await page.locator('dialog:modal').getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('Код из СМС').fill('1234');
  await page.getByRole('button', { name: 'Разрешить', exact: true }).waitFor();
  expect(called).not.toContain('oauth.authorize');
  await page.context().close();
});

it('links no service that it does not know, and redirects nobody to it', async () => {
  const page = await screens.open('/alice/auth?client_id=bob&redirect_uri=%2Fcontacts', { isSignedIn: true });
  await page.getByRole('heading', { name: 'Связать не получится' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/alice/auth');
  await page.goto(new URL('/alice/auth', page.url()).href);
  await expect.poll(() => page.getByRole('main').innerText(), soon).toContain('Ссылка неполная');
  await page.context().close();
});

it('is shown with the devices of the account, and unlinked there', async () => {
  const page = await screens.open('/my/devices', { isSignedIn: true });
  await page.getByRole('button', { name: 'Отключить сервис: Алиса' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Отключить', exact: true }).click();
  await expect.poll(() => page.getByText('Связанные сервисы').count(), soon).toBe(0);
  await expect.poll(() => called).toContain('oauth.unlink');
  await page.context().close();
});
