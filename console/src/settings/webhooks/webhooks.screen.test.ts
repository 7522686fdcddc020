import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../../testing/screens.ts';
import type { ConsoleScreens } from '../../../testing/screens.ts';

let screens: ConsoleScreens;
let owner: TestMember;
let status = 200;
beforeAll(async () => {
  screens = await startConsole({
    webhooks: {
      refusal: async (url) => (url.startsWith('https://') ? null : 'must begin with https://'),
      post: async () => status,
    },
  });
  owner = await screens.owner();
});
afterAll(() => screens.close());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const choose = async (page: Page, name: string) => {
  await press(page, 'Действия: CRM');
  await page.getByRole('menuitem', { name }).click();
};

it('adds an endpoint, whose refused address is told at its field and whose secret is shown once', async () => {
  const page = await screens.open('/settings/staff', { as: owner });
  await page.getByRole('link', { name: 'Вебхуки' }).click();
  await page.getByText('Вебхуков пока нет').waitFor();
  await press(page, 'Новый вебхук');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Адрес');
  await dialog.getByLabel('Название').fill('CRM');
  await dialog.getByText('Покупка совершена').click();
  for (const [refused, reason] of [
    ['crm.example', 'Введите полный адрес'],
    ['http://crm.example/hooks', 'Сюда отправлять нельзя'],
  ] as const) {
    await address.fill(refused);
    await press(page, 'Создать вебхук');
    await dialog.getByText(reason).waitFor();
    await expect.poll(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await address.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await faults(page)).toEqual([]);
  await address.fill('https://crm.example/hooks');
  await address.press('Enter');
  await dialog.getByText(/^whsec_/).waitFor();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await row(page, 'Покупка совершена').waitFor();
  expect(await page.getByText(/whsec_/).count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

it('sends a test, and shows what became of it and what it said', async () => {
  const page = await screens.open('/settings/webhooks', { as: owner });
  await choose(page, 'Отправить тест');
  await page.getByText('Тест отправляется').waitFor();
  status = 503;
  await screens.test.api.deliverWebhooks();
  await page.getByRole('link', { name: 'CRM' }).click();
  await title(page, 'CRM').waitFor();
  await row(page, 'HTTP 503').filter({ hasText: 'Ожидает' }).waitFor();

  await screens.test.pool.query('update webhook_deliveries set next_try_at = null');
  await page.reload();
  await page.getByRole('radio', { name: 'Не доставлено' }).click();
  await row(page, 'HTTP 503').waitFor();
  expect(await faults(page)).toEqual([]);
  await press(page, 'Отправить недоставленное снова');
  await page.getByText('Доставок нет').waitFor();
  status = 200;
  await screens.test.api.deliverWebhooks();
  await page.getByRole('radio', { name: 'Доставлено', exact: true }).click();
  await row(page, 'HTTP 200').getByRole('button').click();
  await page.getByRole('dialog', { name: 'Тест' }).getByText('"type": "webhook.test"').waitFor();
  // Once the dialog has faded in.
  await expect.poll(() => faults(page)).toEqual([]);
  await page.context().close();
});

it('changes an endpoint, switches it off and removes it', async () => {
  const page = await screens.open('/settings/webhooks', { as: owner });
  await choose(page, 'Изменить…');
  await page.getByRole('dialog').getByText('Возврат выполнен').click();
  await press(page, 'Сохранить');
  await row(page, 'Покупка совершена, Возврат выполнен').waitFor();
  await choose(page, 'Выключить');
  await row(page, 'Выключен').waitFor();
  const { items } = await screens.test.operator().operator.listWebhooks();
  expect(items).toMatchObject([{ events: ['purchase.made', 'refund.succeeded'], is_enabled: false }]);
  await choose(page, 'Удалить…');
  await press(page, 'Удалить');
  await page.getByText('Вебхуков пока нет').waitFor();
  expect((await screens.test.operator().operator.listWebhooks()).items).toEqual([]);
  await page.context().close();
});

it('is hidden from who may not tell other systems', async () => {
  const editor = await screens.member('editor@kadr.example', 'editor');
  const page = await screens.open('/settings/webhooks', { as: editor });
  await title(page, 'Нет доступа').waitFor();
  expect(await page.getByRole('link', { name: 'Вебхуки' }).count()).toBe(0);
  await page.goto(`${page.url()}/1`);
  await title(page, 'Нет доступа').waitFor();
  await page.context().close();
});
