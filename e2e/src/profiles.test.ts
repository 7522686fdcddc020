import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { faults } from '@kadr/testing/axe';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { signIn } from './demo-viewer.ts';
import { operatorOf } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import { until } from './product.ts';
import type { Product } from './product.ts';

/** Not the shared demo: this test makes a family. */
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const viewer = {
  email: 'family@kadr.example',
  phone: '+79001120001',
  password: 'a-family-password',
  profile_name: 'Ольга',
};

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  const { operator } = operatorOf(product);
  await operator.importAccounts({ accounts: [viewer] });
  await operator.importCatalogue({
    media_items: ([0, 18] as const).map((age) => ({
      slug: `promised-${age === 0 ? 'tale' : 'noir'}`,
      type: 'film' as const,
      name: { rus: age === 0 ? 'Обещанная сказка' : 'Обещанный нуар' },
      is_coming_soon: true,
      themes: ['movies' as const],
      age,
    })),
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    { name: 'cookie_consent', value: 'yes', url: product.url },
    { name: 'language', value: 'rus', url: product.url },
  ]);
  await signIn(context, product.url, viewer, 'family');
  page = await context.newPage();
});
afterEach(() => context.close());

async function open(address: string): Promise<void> {
  await page.goto(product.url + address);
  await untilReady(page);
}
const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').first().innerText();
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const typePin = (pin: string) => dialog().locator('input[inputmode="numeric"]').fill(pin);
const found = async (): Promise<string[]> => {
  await open('/search?query=%D0%BE%D0%B1%D0%B5%D1%89%D0%B0%D0%BD%D0%BD');
  const links = await page
    .locator('main a[href^="/movies/promised"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].toSorted();
};

/** A new code in the outbox for the account's phone. */
async function newCode(send: () => Promise<unknown>): Promise<string> {
  const ask = async (): Promise<readonly { id: unknown; code: string | null }[]> => {
    const answer = await fetch(`${product.url}/sandbox/outbox?to=${encodeURIComponent(viewer.phone)}`);
    const body = (await answer.json()) as { messages: readonly { id: unknown; code: string | null }[] };
    return body.messages;
  };
  const known = new Set((await ask()).map(({ id }) => id));
  await send();
  return until(async () => (await ask()).find(({ id }) => !known.has(id))?.code ?? null);
}

it('a family makes a profile for a child, who sees what suits and goes no further without the PIN; the PIN is reset by SMS (PR-006, PR-023, PR-032, PR-034, PR-051, PR-057, PR-058)', async () => {
  expect(await found()).toEqual(['/movies/promised-noir', '/movies/promised-tale']);

  // A single profile is not asked about. A second one follows, for which a PIN is set first.
  await page.close();
  await context.clearCookies({ name: 'skipProfiles' });
  page = await context.newPage();
  await open('/my');
  await page.getByRole('button', { name: 'Новый профиль' }).click();
  await expect.poll(title).toBe('Нужен PIN-код');
  expect(await faults(page)).toEqual([]);
  await press('Задать PIN-код');
  for (const button of ['Дальше', 'Задать PIN-код']) {
    await dialog().getByRole('button', { name: button, exact: true }).waitFor();
    await typePin('2580');
    await press(button);
  }
  await expect.poll(title).toBe('Новый профиль');
  await dialog().getByLabel('Имя').fill('Соня');
  await press('Дальше');
  await dialog().getByRole('radio', { name: 'Сова' }).check();
  expect(await faults(page)).toEqual([]);
  await press('Дальше');
  await dialog().getByRole('radio', { name: '6+', exact: true }).check();
  await dialog().getByRole('switch', { name: 'PIN-код для просмотра' }).check();
  expect(await faults(page)).toEqual([]);
  await press('Создать профиль');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Смотреть как «Соня»' }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);

  // The next visit asks for the profile: a tap, and the child goes on.
  await page.close();
  await context.clearCookies({ name: 'skipProfiles' });
  page = await context.newPage();
  await open('/');
  await expect.poll(title).toBe('Кто смотрит?');
  expect(await faults(page)).toEqual([]);
  await dialog()
    .getByRole('button', { name: /^6\+\s*Соня/ })
    .click();
  await expect.poll(() => page.getByText('Теперь смотрит «Соня»').count()).toBe(1);
  expect(await found()).toEqual(['/movies/promised-tale']);
  const refused = await page.goto(`${product.url}/movies/promised-noir`);
  expect(refused?.status()).toBe(403);
  await untilReady(page);
  expect(await page.locator('h1').innerText()).toBe('Это для тех, кто старше');
  expect(await faults(page)).toEqual([]);

  // Not back to the parent without the PIN, which is reset by a code to the phone.
  await open('/my');
  await page.getByRole('button', { name: 'Смотреть как «Ольга»' }).click();
  await expect.poll(title).toBe('Введите PIN-код');
  await typePin('0852');
  await expect.poll(() => dialog().innerText()).toContain('Неверный PIN-код');
  await press('Забыли PIN-код?');
  await expect.poll(title).toBe('Сброс PIN-кода');
  await press('Получить код по СМС');
  const code = await newCode(() => press('Отправить код'));
  await typePin(code);
  await expect.poll(() => page.getByText('Теперь смотрит «Ольга»').count()).toBe(1);
  expect(await found()).toEqual(['/movies/promised-noir', '/movies/promised-tale']);

  // The page of the child's profile.
  await open('/my');
  await page.getByRole('link', { name: 'Изменить профиль «Соня»' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Соня');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('radio', { name: '18+', exact: true }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => page.getByText('Сохранено').count()).toBe(1);
});
