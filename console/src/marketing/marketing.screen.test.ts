import type { TestMember } from '@kadr/api/testing/staff';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

let screens: ConsoleScreens;
let marketer: TestMember;
let page: Page;
const account = { email: 'anna@kadr.example', password: 'a-good-password', profile_name: 'Анна' };

beforeAll(async () => {
  screens = await startConsole();
  await screens.test.operator().operator.importAccounts({
    accounts: [account, { ...account, email: 'lev@kadr.example', profile_name: 'Лев', language: 'eng' }],
  });
  await screens.owner();
  marketer = await screens.member('marketer@kadr.example', 'marketer');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const audience = () => page.getByRole('region', { name: 'Аудитория' });
const expectNoFaults = async (): Promise<void> => {
  await expect.poll(() => wrongInView(page)).toEqual([]);
};

it('lets a marketer build a segment with the keyboard, and counts it at once', async () => {
  page = await screens.open('/marketing/segments', { as: marketer });
  await page.getByText('Сегментов пока нет').waitFor();
  await page.getByRole('link', { name: 'Импорт', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Новый сегмент' }).click();
  await audience().getByText('2 аккаунта').waitFor();
  await page.getByLabel('Название').fill('Говорят по-английски');
  await page.getByRole('button', { name: 'Добавить условие' }).focus();
  await page.keyboard.press('Enter');
  const condition = page.getByRole('listitem', { name: 'Условие 1' });
  await condition
    .getByRole('button', { name: /Условие 1/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Выбрали язык', exact: true }).click();
  await audience().getByText('Заполните условия').waitFor();
  await condition.getByRole('checkbox', { name: 'Английский' }).focus();
  await page.keyboard.press('Space');
  await audience().getByText('1 аккаунт', { exact: true }).waitFor();
  await audience().getByText('l…@kadr.example').waitFor();
  await expectNoFaults();
  await press('Сохранить');
  await title('Говорят по-английски').waitFor();
  const { items } = await screens.test.operator().operator.listSegments();
  expect(items).toMatchObject([
    { name: 'Говорят по-английски', brand: null, changed_by: 'marketer', rules: { match: 'all' } },
  ]);
});

it('lets a marketer write, test and send a broadcast, and shows its results', async () => {
  page = await screens.open('/marketing', { as: marketer });
  await page.getByText('Рассылок пока нет').waitFor();
  await page.getByRole('link', { name: 'Новая рассылка' }).click();
  await page.getByLabel('Название').fill('Премьера');
  await page.getByRole('button', { name: /Выберите сегмент/ }).click();
  await page.getByRole('option', { name: 'Говорят по-английски' }).click();
  const message = page.getByRole('group', { name: 'Сообщение' });
  await message.getByLabel('Русский').fill('Скоро <b>премьера</b><img src=x onerror=alert(1)>');
  await message.getByLabel('English').fill('Premiere soon');
  const preview = page.getByRole('region', { name: 'Как это выглядит' });
  await preview.getByText('Скоро премьера', { exact: true }).waitFor();
  await preview.getByRole('radio', { name: 'EN' }).click();
  await preview.getByText('Premiere soon').waitFor();
  await expectNoFaults();
  await press('Сохранить черновик');
  await title('Премьера').waitFor();
  await press('Проверить…');
  await page.getByRole('dialog').getByLabel('Аккаунт').fill(account.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByText('Проверочное сообщение отправлено').waitFor();
  await press('Отправить…');
  await page
    .getByRole('dialog')
    .getByText(/сейчас в сегменте .* 1 аккаунт/i)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByText('Запланирована').waitFor();
  await screens.test.pool.query('update broadcasts set quiet_from = null, quiet_to = null');
  await screens.test.api.sendBroadcasts();
  await page.reload();
  await page.getByText('Отправлена', { exact: true }).waitFor();
  const { items } = await screens.test.operator().operator.listBroadcasts({});
  expect(items).toMatchObject([{ name: 'Премьера', state: 'sent', sent: 1, created_by: 'marketer' }]);
  await expectNoFaults();
  await page.getByRole('navigation', { name: 'Путь' }).getByRole('link').click();
  await page.getByRole('row').filter({ hasText: 'Премьера' }).getByText('Отправлена').waitFor();
  await expectNoFaults();
});

it('is read by an analyst, and hidden from support', async () => {
  const analyst = await screens.member('analyst@kadr.example', 'analyst');
  page = await screens.open('/marketing/broadcasts', { as: analyst });
  await page.getByRole('link', { name: 'Премьера' }).waitFor();
  expect(await page.getByRole('link', { name: 'Новая рассылка' }).count()).toBe(0);
  await page.context().close();
  const support = await screens.member('support@kadr.example', 'support');
  page = await screens.open('/marketing/broadcasts', { as: support });
  await title('Нет доступа').waitFor();
  expect(await page.getByRole('link', { name: 'Рассылки' }).count()).toBe(0);
});
