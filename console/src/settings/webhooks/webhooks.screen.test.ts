import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../../testing/screens.ts';
import type { ConsoleScreens } from '../../../testing/screens.ts';

let screens: ConsoleScreens;
let page: Page;
let status = 200;
beforeAll(async () => {
  screens = await startConsole({
    webhooks: {
      refusal: async (url) => (url.startsWith('https://') ? null : 'must begin with https://'),
      post: async () => status,
    },
  });
  page = await screens.open('/settings/staff', { as: await screens.owner() });
});
afterAll(() => screens.close());

const title = (on: Page, name: string) => on.getByRole('heading', { level: 1, name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const choose = async (name: string) => {
  await press('Действия: CRM');
  await page.getByRole('menuitem', { name }).click();
};

it('adds an endpoint, shows a rejected address at its field, and shows the secret once', async () => {
  await page.getByRole('link', { name: 'Вебхуки' }).click();
  await page.getByText('Вебхуков пока нет').waitFor();
  await press('Новый вебхук');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Адрес');
  await dialog.getByLabel('Название').fill('CRM');
  await dialog.getByText('Покупка совершена').click();
  for (const [refused, reason] of [
    ['crm.example', 'Введите полный адрес'],
    ['http://crm.example/hooks', 'Сюда отправлять нельзя'],
  ] as const) {
    await address.fill(refused);
    await press('Создать вебхук');
    await dialog.getByText(reason).waitFor();
    await expect.poll(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await address.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await faults(page)).toEqual([]);
  await address.fill('https://crm.example/hooks');
  await address.press('Enter');
  await dialog.getByText(/^whsec_/).waitFor();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await row('Покупка совершена').waitFor();
  expect(await page.getByText(/whsec_/).count()).toBe(0);
  expect(await faults(page)).toEqual([]);
});

it('sends a test, and shows its result and payload', async () => {
  await choose('Отправить тест');
  await page.getByText('Тест отправляется').waitFor();
  status = 503;
  await screens.test.api.deliverWebhooks();
  await screens.test.pool.query('update webhook_deliveries set next_try_at = null');
  await page.reload();
  await page.getByRole('link', { name: 'CRM' }).click();
  await title(page, 'CRM').waitFor();
  await page.getByRole('radio', { name: 'Не доставлено' }).click();
  await row('HTTP 503').waitFor();
  expect(await faults(page)).toEqual([]);
  await press('Отправить недоставленное снова');
  await page.getByText('Доставок нет').waitFor();
  status = 200;
  await screens.test.api.deliverWebhooks();
  await page.getByRole('radio', { name: 'Доставлено', exact: true }).click();
  await row('HTTP 200').getByRole('button').click();
  await page.getByRole('dialog', { name: 'Тест' }).getByText('"type": "webhook.test"').waitFor();
  // Once the dialog has faded in.
  await expect.poll(() => faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Путь' }).getByRole('link').click();
});

it('edits, disables and removes an endpoint', async () => {
  await choose('Изменить…');
  await page.getByRole('dialog').getByText('Возврат выполнен').click();
  await press('Сохранить');
  await row('Покупка совершена, Возврат выполнен').waitFor();
  await choose('Выключить');
  await row('Выключен').waitFor();
  const { items } = await screens.test.operator().operator.listWebhooks();
  expect(items).toMatchObject([{ events: ['purchase.made', 'refund.succeeded'], is_enabled: false }]);
  await choose('Удалить…');
  await press('Удалить');
  await page.getByText('Вебхуков пока нет').waitFor();
  expect((await screens.test.operator().operator.listWebhooks()).items).toEqual([]);
});

it('is hidden from members without the permission', async () => {
  const editor = await screens.member('editor@kadr.example', 'editor');
  const seen = await screens.open('/settings/webhooks', { as: editor });
  await title(seen, 'Нет доступа').waitFor();
  expect(await seen.getByRole('link', { name: 'Вебхуки' }).count()).toBe(0);
  await seen.goto(`${seen.url()}/1`);
  await title(seen, 'Нет доступа').waitFor();
  await seen.context().close();
});
