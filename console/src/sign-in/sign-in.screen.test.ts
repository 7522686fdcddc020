import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';

let screens: ConsoleScreens;
beforeAll(async () => {
  screens = await startConsole();
});
afterAll(() => screens.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('takes the first owner from the link through a second factor to the console, and signs in again', async () => {
  const link = await screens.test.api.inviteOwner();
  const page = await screens.open(link?.replace('/console', '') ?? '');
  await heading(page, 'Приглашение в консоль').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Имя').fill('Ольга');
  await page.getByLabel('Эл. почта').fill('olga@kadr.example');
  await page.getByLabel('Придумайте пароль').fill('a-long-password');
  await press(page, 'Принять приглашение');

  await heading(page, 'Защитите вход').waitFor();
  expect(await faults(page)).toEqual([]);
  await press(page, 'Подключить приложение для кодов');
  await page.getByRole('img', { name: 'QR-код для приложения' }).waitFor();
  expect(await faults(page)).toEqual([]);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Код, который показывает приложение').fill('000000');
  await press(page, 'Подключить');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Код, который показывает приложение').fill(screens.codeOf(secret));
  await press(page, 'Подключить');

  await page.getByRole('list', { name: 'Резервные коды' }).waitFor();
  const codes = await page
    .getByRole('list', { name: 'Резервные коды' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, 'Скопировать');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  expect(await page.getByRole('button', { name: 'Продолжить' }).isDisabled()).toBe(true);
  await page.getByText('Коды сохранены').click();
  expect(await faults(page)).toEqual([]);
  await press(page, 'Продолжить');
  await heading(page, 'Здравствуйте, Ольга').waitFor();

  await page.getByRole('button', { name: /Ольга/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await heading(page, 'Вход в консоль').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Эл. почта').fill('olga@kadr.example');
  await page.getByLabel('Пароль').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Пароль').fill('a-long-password');
  await page.keyboard.press('Enter');
  await heading(page, 'Код подтверждения').waitFor();
  await press(page, 'Ввести резервный код');
  await page.getByLabel('Резервный код').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await heading(page, 'Здравствуйте, Ольга').waitFor();
  await page.context().close();
});

it('says that an invitation is no longer valid', async () => {
  const page = await screens.open('/invitation/used-long-ago');
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('Приглашение уже использовано или истекло');
  await page.context().close();
});

it('returns to the requested URL', async () => {
  const member = await screens.member('editor@kadr.example', 'editor');
  const page = await screens.open('/records/genre');
  await page.getByLabel('Эл. почта').fill(member.email);
  await page.getByLabel('Пароль').fill(member.password);
  await press(page, 'Продолжить');
  screens.pass(60_000);
  await page.getByLabel('Код из приложения').fill(member.code());
  await page.keyboard.press('Enter');
  await heading(page, 'Жанры').waitFor();
  expect(new URL(page.url()).pathname).toBe('/console/records/genre');
  await page.context().close();
});

it('signs a member in by a passkey alone, which was created as the second factor', async () => {
  const { link } = await screens.test
    .operator()
    .operator.inviteStaff({ email: 'key@kadr.example', roles: [{ role: 'editor', brand: null }] });
  const page = await screens.open(link.replace('/console', ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.getByLabel('Имя').fill('Карен');
  await page.getByLabel('Придумайте пароль').fill('a-long-password');
  await press(page, 'Принять приглашение');
  await press(page, 'Создать ключ доступа');
  await heading(page, 'Здравствуйте, Карен').waitFor();
  await page.getByRole('button', { name: /Карен/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await press(page, 'Войти с ключом доступа');
  await heading(page, 'Здравствуйте, Карен').waitFor();
  expect(await page.evaluate(() => document.title)).toContain('Здравствуйте, Карен');
  await page.context().close();
});
