import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole, storedPicture } from '../../../testing/screens.ts';
import type { ConsoleScreens } from '../../../testing/screens.ts';

let screens: ConsoleScreens;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  await screens.test.import({
    media_items: [{ slug: 'lighthouse', type: 'film', name: { rus: 'Маяк' }, background: storedPicture }],
  });
  page = await screens.open('/records/title/lighthouse', {
    as: await screens.member('editor@kadr.example', 'editor'),
  });
});
afterAll(() => screens.close());

const stored = async () => {
  const { record } = await screens.test.operator().operator.getRecord({ kind: 'title', id: 'lighthouse' });
  return record?.['background'];
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog', { name: 'Что остаётся в кадре: Фон' });
const point = () => dialog().getByRole('slider', { name: 'Точка фокуса' });

it('the focal point of a picture is moved by keys, shown in every shape, and stored with the record', async () => {
  await press('Кадр: Фон');
  await expect.poll(() => point().getAttribute('aria-valuetext')).toBe('50 % слева, 25 % сверху');
  expect(await dialog().getByRole('listitem').count()).toBeGreaterThan(6);
  expect(await faults(page)).toEqual([]);
  await point().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await point().getAttribute('aria-valuetext')).toBe('69 % слева, 26 % сверху');
  const cut = dialog().getByRole('listitem').first().locator('img');
  expect(await cut.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('69% 26%');
  await dialog().getByRole('button', { name: 'Готово' }).click();
  await press('Сохранить');
  await expect.poll(stored).toBe(`${storedPicture}.6926`);
});

it('goes back to the usual one', async () => {
  await press('Кадр: Фон');
  await expect.poll(() => point().getAttribute('aria-valuetext')).toBe('69 % слева, 26 % сверху');
  await dialog().getByRole('button', { name: 'Как обычно' }).click();
  await dialog().getByRole('button', { name: 'Готово' }).click();
  await press('Сохранить');
  await expect.poll(stored).toBe(storedPicture);
});
