import { readFile } from 'node:fs/promises';
import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostileName, sceneAccount, setPeopleScene } from '../../testing/people-scene.ts';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

let screens: ConsoleScreens;
let [owner, support, finance]: TestMember[] = [];
let account: Awaited<ReturnType<typeof setPeopleScene>>;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  account = await setPeopleScene(screens.test);
  owner = await screens.owner();
  support = await screens.member('support@kadr.example', 'support');
  finance = await screens.member('finance@kadr.example', 'finance');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const act = async (name: string): Promise<void> => {
  await press('Другие действия');
  await page.getByRole('menuitem', { name }).click();
};
const because = (reason: string) => page.getByRole('dialog').getByLabel('Причина').fill(reason);
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const show = async (as: TestMember | undefined): Promise<void> => {
  page = await screens.open(`/people/${account.id}`, { ...(as !== undefined && { as }) });
  await title('Анна').waitFor();
};
const payments = async () => {
  const { items } = await screens.test.operator().operator.listPayments({ account: { san: account.san } });
  return items;
};
const expectNoFaults = async (): Promise<void> => {
  expect(await wrongInView(page, [1024, 820])).toEqual([]);
};

describe('support', () => {
  it('finds an account, sees why it cannot watch, grants the film, and sees that it can', async () => {
    page = await screens.open('/people', { ...(support !== undefined && { as: support }) });
    await page.getByRole('searchbox').fill('0001');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Анна');
    await page.keyboard.press('Enter');
    await title('Анна').waitFor();

    const why = page.getByRole('region', { name: 'Почему не смотрится?' });
    const rule = (name: string) => why.getByRole('listitem').filter({ hasText: name });
    await why.getByRole('combobox', { name: 'Фильм, сериал или серия' }).fill('прода');
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([expect.stringMatching(/Продаётся/)]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await why.getByText('«Продаётся» смотреть нельзя').waitFor();
    expect(await rule('Возраст').innerText()).toContain('доступно до 18+, у фильма 16+');
    expect(await rule('решает').innerText()).toContain('Аккаунт его не купил');
    await expectNoFaults();

    await press('Подарить этот фильм');
    await because('обращение 17');
    await confirm('Подарить');
    await why.getByText('«Продаётся» можно смотреть').waitFor();
    expect(await rule('решает').innerText()).toContain('Куплен навсегда');

    await why.getByRole('button', { name: /Страна зрителя/ }).click();
    await page.getByRole('option', { name: 'Бразилия' }).click();
    await why.getByText('«Продаётся» смотреть нельзя').waitFor();
    expect(await rule('решает').innerText()).toMatch(/Бразилия.*Россия, Армения/);
  });

  it('sees the service as the account, for a reason, in a frame that says so', async () => {
    await show(support);
    await press('Другие действия');
    await page.getByRole('menuitem', { name: 'Посмотреть как аккаунт' }).click();
    await because('не видит купленный фильм');
    await confirm('Открыть');
    const seen = page.getByRole('dialog', { name: /^Глазами аккаунта/ });
    await seen.getByText(/^Только просмотр аккаунта/).waitFor();
    const shown = async (): Promise<string> => (await seen.locator('iframe').getAttribute('src')) ?? '';
    await expect.poll(shown).toMatch(/^\/\?brand_preview=kadr\.live\./);
    expect(await faults(page)).toEqual([]);
    await seen.getByRole('button', { name: /Страница Главная|Главная Страница/ }).click();
    await page.getByRole('option', { name: 'Коллекция' }).click();
    await expect.poll(shown).toMatch(/^\/my\/collection\?brand_preview=/);
    await seen.getByRole('combobox', { name: 'Страница фильма' }).fill('прода');
    await page.getByRole('option', { name: /Продаётся/ }).click();
    await expect.poll(shown).toMatch(/^\/movies\/sold\?brand_preview=/);
  });

  it('shows names as plain text, addresses only for a reason, and the last minute of a report', async () => {
    await show(support);
    await page.getByRole('rowheader', { name: hostileName }).waitFor();
    expect(await page.locator('main img, #content img').count()).toBe(0);
    expect(await page.getByText(sceneAccount.email).count()).toBe(0);
    await press('Показать контакты');
    await because('звонок владельца');
    await confirm('Показать');
    await page.getByText(sceneAccount.email).waitFor();
    await page.getByText(sceneAccount.phone).waitFor();
    await page.getByRole('button', { name: /Последняя минута/ }).click();
    const minute = page.getByRole('dialog').getByRole('region', { name: 'Последняя минута' });
    const lines = await minute.getByRole('listitem').allInnerTexts();
    expect(lines.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
      '-27,5 Воспроизведение причина: user',
      '-15,5 Перемотка с 0:01:01 на 1:02:05',
      '-15,4 Ждёт данных',
      '0 Ошибка ошибка: TIMEOUT · что делает плеер: retry · ответ сервера: 504',
    ]);
    expect(await faults(page)).toEqual([]);
  });
});

describe('money', () => {
  it('is refunded once, even if the first response is lost', async () => {
    await show(owner);
    let calls = 0;
    await page.route('**/api/operator/refunds*', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: /^Вернуть: Кино/ }).click();
    await page.getByLabel('Сумма, RUB').fill('100,50');
    await because('не работало');
    await confirm('Вернуть');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await faults(page)).toEqual([]);
    await confirm('Вернуть');
    await page.getByText(/возвращено 100,50/).waitFor();
    expect(calls).toBe(2);
    expect((await payments()).map(({ refunded }) => refunded).filter(Boolean)).toEqual([10_050]);
  });

  it('is all that a finance member sees', async () => {
    await show(finance);
    await page.getByRole('region', { name: 'Платежи' }).getByRole('row').nth(1).waitFor();
    const buttons = await page.getByRole('button').allInnerTexts();
    expect(buttons).toContain('Зачислить деньги');
    for (const name of ['Подарить фильм', 'Подарить дни', 'Показать контакты', 'Последняя минута'])
      expect(buttons).not.toContain(name);
    expect(await page.getByRole('button', { name: 'Другие действия' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Почему не смотрится?' }).count()).toBe(0);
    await press('Зачислить деньги');
    await page.getByLabel('Сумма', { exact: true }).fill('250');
    await because('компенсация');
    await confirm('Зачислить');
    await expect.poll(async () => (await payments())[0]).toMatchObject({ kind: 'credit', amount: 25_000 });
    const audit = await screens.test.operator().operator.listAudit({ operation: 'creditAccounts' });
    expect(audit.items[0]?.input).toContain('компенсация');
    await page.goto(new URL('/console/reports', page.url()).href);
    await title('Нет доступа').waitFor();
  });
});

describe('an owner', () => {
  it('blocks an account with a message, exports it, and erases it after typing its number', async () => {
    const { items } = await screens.test.operator().operator.listAccounts({ q: 'boris@' });
    const { id = 0, san = '' } = items[0] ?? {};
    page = await screens.open(`/people/${id}`, { ...(owner !== undefined && { as: owner }) });
    await title('Борис').waitFor();
    await act('Заблокировать');
    await page.getByLabel('Текст для зрителей, English').fill('Please call us');
    await because('мошенничество');
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).isDisabled()).toBe(
      true,
    );
    await page.getByLabel('Текст для зрителей, Русский').fill('Позвоните нам');
    await confirm('Заблокировать');
    await page.getByText('Позвоните нам').waitFor();
    await act('Выгрузить данные');
    await because('запрос владельца');
    const download = page.waitForEvent('download');
    await confirm('Скачать файл');
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { data: object };
    expect(JSON.stringify(file.data)).toContain('boris@kadr.example');
    await act('Стереть аккаунт');
    await because('запрос владельца');
    const erase = page.getByRole('dialog').getByRole('button', { name: 'Стереть навсегда' });
    expect(await erase.isDisabled()).toBe(true);
    await page.getByLabel(/Введите номер аккаунта/).fill(san);
    expect(await faults(page)).toEqual([]);
    await erase.click();
    await title('Аккаунты').waitFor();
    expect((await screens.test.operator().operator.listAccounts({ q: san })).items).toEqual([]);
  });

  it('starts with today’s overview, and follows each issue to its screen', async () => {
    page = await screens.open('/', { ...(owner !== undefined && { as: owner }) });
    await page.getByRole('img', { name: /Запуски и сбои по часам/ }).waitFor();
    await expectNoFaults();
    await page.getByRole('radio', { name: 'Таблица' }).click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(25);
    await page.getByRole('link', { name: 'Не отправлено 1 письмо' }).click();
    await title('Сверка и споры').waitFor();
    await page.getByRole('row', { name: /Чек № 1/ }).waitFor();
    expect(await faults(page)).toEqual([]);
    await press('Отправить снова');
    await page.getByText('Все письма ушли').waitFor();
  });
});
