import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';

let screens: ConsoleScreens;
let owner: TestMember;
beforeAll(async () => {
  screens = await startConsole();
  owner = await screens.owner();
});
afterAll(() => screens.close());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('shows each settings screen without errors, at both widths', async () => {
  const page = await screens.open('/settings/staff', { as: owner });
  for (const name of ['Сотрудники', 'Роли', 'API-ключи', 'Переключатели', 'Журнал действий', 'О сервисе']) {
    await page.getByRole('link', { name }).click();
    await title(page, name).waitFor();
    await expect.poll(() => page.getByRole('status').count()).toBe(0);
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ name, width, isWider, faults: await faults(page) }).toEqual({
        name,
        width,
        isWider: false,
        faults: [],
      });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole('button', { name: /olga/ }).click();
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click();
  await title(page, 'Мой профиль').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

it('asks for reauthentication before a sensitive change, then continues', async () => {
  const page = await screens.open('/settings/staff', { as: owner });
  await title(page, 'Сотрудники').waitFor();
  screens.pass(11 * 60_000);
  await press(page, 'Пригласить');
  await page.getByLabel('Эл. почта').fill('new@kadr.example');
  await press(page, 'Создать приглашение');
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await proof.getByLabel('Пароль').fill(owner.password);
  await proof.getByLabel('Код из приложения').fill(owner.code());
  await proof.getByRole('button', { name: 'Подтвердить' }).click();
  const link = page.locator('code').filter({ hasText: '/console/invitation/' });
  await link.waitFor();
  const { pathname } = new URL(await link.innerText());
  await press(page, 'Закрыть');
  await page.getByRole('row').filter({ hasText: 'new@kadr.example' }).waitFor();
  const invited = await screens.open(pathname.replace('/console', ''));
  await title(invited, 'Приглашение в консоль').waitFor();
  expect(await invited.getByRole('main').innerText()).toContain('Ваша роль: Редактор');
  await invited.context().close();
  await page.context().close();
});

it('creates an API key whose secret is shown once', async () => {
  const page = await screens.open('/settings/keys', { as: owner });
  await press(page, 'Новый ключ');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Загрузчик');
  await dialog.getByText('Каталог: просмотр').click();
  await press(page, 'Создать ключ');
  await dialog.getByText(/^kadr_key_/).waitFor();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('row').filter({ hasText: 'Загрузчик' }).waitFor();
  expect(await page.getByText(/kadr_key_/).count()).toBe(0);
  await page.context().close();
});

it('creates a role; its holder sees what it allows and cannot change it', async () => {
  const page = await screens.open('/settings/roles', { as: owner });
  await press(page, 'Новая роль');
  await page.getByLabel('Название, Русский').fill('Зритель каталога');
  await page.getByLabel('Код роли').fill('catalogue-reader');
  await page.getByText('Каталог: просмотр').click();
  await press(page, 'Сохранить');
  await page.getByRole('row').filter({ hasText: 'Зритель каталога' }).waitFor();
  await page.context().close();

  const reader = await screens.member('reader@kadr.example', 'catalogue-reader');
  const seen = await screens.open('/records/title', { as: reader });
  await title(seen, 'Фильмы и сериалы').waitFor();
  const links = await seen.getByRole('navigation', { name: 'Разделы' }).getByRole('link').allInnerTexts();
  expect(links).toContain('Жанры');
  expect(links).not.toContain('Сотрудники');
  expect(links).not.toContain('Промокоды');
  expect(await seen.getByRole('link', { name: 'Добавить' }).count()).toBe(0);
  await seen.getByRole('row').filter({ hasText: 'Северный ветер' }).click();
  await seen.getByText('У вас нет прав на изменение').waitFor();
  expect(await seen.getByRole('button', { name: 'Сохранить' }).count()).toBe(0);
  expect(await seen.getByLabel('Год').isDisabled()).toBe(true);
  for (const path of ['/settings/staff', '/records/promo_code', '/new/title']) {
    await seen.goto(new URL(`/console${path}`, seen.url()).href);
    await title(seen, 'Нет доступа').waitFor();
  }
  await seen.context().close();
});

it('can be shown in each language', async () => {
  const page = await screens.open('/account', { as: owner });
  await title(page, 'Мой профиль').waitFor();
  await page.getByRole('radio', { name: 'Հայերեն' }).click();
  await title(page, 'Իմ պրոֆիլը').waitFor();
  await expect.poll(async () => (await owner.api.staff.me()).member.language).toBe('hye');
  await page.getByRole('radio', { name: 'English' }).click();
  await title(page, 'My account').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});
