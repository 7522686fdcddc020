import type { TestMember } from '@kadr/api/testing/staff';
import { brandById, mainBrand } from '@kadr/brands';
import { contrast, linearOfHex } from '@kadr/brands/colour';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';

let screens: ConsoleScreens;
let owner: TestMember;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  owner = await screens.owner();
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const open = async (path: string, heading: string): Promise<void> => {
  page = await screens.open(path, { as: owner });
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
};
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tab = (name: string) => page.getByRole('tab', { name }).click();
const stored = (id: string) => screens.test.operator().operator.getBrand({ id });
const group = (name: string) => page.getByRole('group', { name, exact: true });

describe('brands', () => {
  it('are listed with the main one first; a new one copies another without its hosts', async () => {
    await open('/brands', 'Бренды');
    await page.getByRole('link', { name: 'Кадр', exact: true }).waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.locator('h2') })
        .first()
        .innerText(),
    ).toContain('Основной');
    expect(await faults(page)).toEqual([]);
    await press('Новый бренд');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название').fill('Берег');
    await dialog.getByLabel('Код бренда').fill('kadr');
    expect(await dialog.getByText('Такой бренд уже есть').count()).toBe(1);
    await dialog.getByLabel('Код бренда').fill('seaside');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('heading', { level: 1, name: 'Берег' }).waitFor();
    const { draft, definition } = await stored('seaside');
    expect(definition).toBeNull();
    expect(draft).toMatchObject({
      problems: [],
      definition: { id: 'seaside', is_main: false, hosts: [], icon: 'kadr/icon.svg', menu: mainBrand.menu },
    });
  });

  it('show contrast ratios and each problem beside its field, and can be published once there are no problems', async () => {
    await screens.test.operator().operator.putBrandDraft({
      id: 'harbour',
      definition: {
        ...mainBrand,
        id: 'harbour',
        is_main: false,
        hosts: ['HARBOUR.example'],
        icon: 'kadr/icon.svg',
        touch_icon: 'kadr/touch-icon.png',
        share_image: 'kadr/share.jpg',
      },
    });
    await open('/brands/harbour', 'Кадр');
    await page.getByText('Имя хоста строчными, без порта').waitFor();
    await page.getByLabel('Хосты', { exact: true }).fill('harbour.example');
    await tab('Цвета');
    const [ratio] = await page.getByText(/^\d+,\d+ : 1$/).allInnerTexts();
    expect(Number.parseFloat(String(ratio).replace(',', '.'))).toBeCloseTo(
      contrast(linearOfHex('#1a0b04'), linearOfHex('#ff5a36')),
      1,
    );
    await page.getByLabel('Начало градиента', { exact: true }).fill('#3a1a00');
    await press('Сохранить черновик');
    await page.getByText(/^Контраст 1,\d+, а нужен 4,5$/).waitFor();
    expect(await page.getByText(/^Мало: нужно/).count()).toBe(1);
    await page.getByRole('tab', { name: /Цвета.*1 ошибка/s }).waitFor();
    expect(await page.getByRole('button', { name: 'Опубликовать' }).isDisabled()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Начало градиента', { exact: true }).fill('#ff7a4a');
    await tab('Основное');
    await page.getByLabel('Хосты', { exact: true }).fill('kadr.localhost');
    await press('Опубликовать');
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('dialog').getByText('Хосты: Это хост бренда «kadr»').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
    await page.getByLabel('Хосты', { exact: true }).fill('harbour.example');
    await press('Опубликовать');
    await page.getByRole('dialog').getByLabel('Комментарий').fill('Светлее');
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await stored('harbour')).toMatchObject({
      draft: null,
      definition: { theme: { accent: ['#ff7a4a', '#ffb238'] } },
      versions: [{ number: 1, note: 'Светлее' }],
    });
    const whole = page.getByRole('link', { name: 'Открыть в новой вкладке' });
    const { origin } = new URL(page.url());
    expect(await whole.getAttribute('href')).toContain(`${origin}/?brand_preview=harbour.`);
  });

  it('have menus that can be arranged by keyboard alone', async () => {
    await open('/brands/kadrik', 'Кадрик');
    const before = (brandById('kadrik')?.menu.bar ?? []) as string[];
    await page.getByRole('tab', { name: 'Основное' }).focus();
    for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowRight');
    await group('Панель телефона')
      .getByRole('button', { name: /^Передвинуть: / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => group('Панель телефона').getByRole('row').first().innerText())
      .not.toContain('Главная');
    expect(await faults(page)).toEqual([]);
    await press('Сохранить черновик');
    await expect.poll(async () => (await stored('kadrik')).draft !== null).toBe(true);
    const { draft } = await stored('kadrik');
    const { bar } = Object(draft?.definition['menu']) as { bar: string[] };
    expect(bar).not.toEqual(before);
    expect(bar.toSorted()).toEqual(before.toSorted());
  });

  it('go back to an earlier version, can be archived, and ask before unsaved changes are lost', async () => {
    const operator = screens.test.operator().operator;
    const { definition } = await operator.getBrand({ id: 'ararat' });
    await operator.putBrandDraft({ id: 'ararat', definition: { ...definition, currency: 'USD' } });
    await operator.publishBrand({ id: 'ararat' });
    await open('/brands/ararat', brandById('ararat')?.name.rus ?? '');
    await tab('Версии');
    await press('Вернуть: Версия 0');
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await stored('ararat')).number).toBe(2);
    await tab('Основное');
    await page.getByLabel('Валюта', { exact: true }).fill('EUR');
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Бренды' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отмена' }).click();
    await press('Другие действия');
    await page.getByRole('menuitem', { name: 'В архив' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'В архив' }).click();
    await page.getByRole('heading', { level: 1, name: 'Бренды' }).waitFor();
    expect((await stored('ararat')).definition).toBeNull();
  });
});
