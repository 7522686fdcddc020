import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';

let screens: ConsoleScreens;
let editor: TestMember;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  editor = await screens.member('editor@kadr.example', 'editor');
  await screens.test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'evening',
        name: { rus: 'Вечер' },
        blocks: [
          { type: 'carousel', name: { rus: 'Новинки' } },
          { type: 'top10', name: { rus: 'Лучшее' }, query: { sort: 'popular' } },
        ],
      },
    ],
  });
});
afterAll(() => screens.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const names = async () => page.getByRole('grid', { name: 'Блоки' }).getByRole('row').allInnerTexts();
const stored = async () => {
  const { record } = await screens.test.operator().operator.getRecord({
    kind: 'media_view',
    id: 'kadr~evening',
  });
  const { blocks } = Object(record) as {
    blocks: { type: string; tag: string | null; name: { rus: string } | null }[];
  };
  return blocks.map(({ type, tag, name }) => [type, tag, name?.rus ?? null]);
};

it('a page’s blocks are added from a gallery, edited, copied, reordered by keyboard, and removed', async () => {
  page = await screens.open('/records/media_view/kadr~evening', { as: editor });
  await page.getByRole('heading', { level: 1, name: 'Вечер' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await press('Добавить блок');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ряд больших постеров/ })
    .waitFor();
  expect(await faults(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ряд больших постеров/ })
    .click();
  const block = page.getByRole('region', { name: 'Блок 3: Ряд больших постеров' });
  await block.getByRole('group', { name: 'Название', exact: true }).getByLabel('Русский').fill('Премьеры');
  expect(await faults(page)).toEqual([]);
  await press('Скопировать: Премьеры');
  await press('Убрать: Новинки');
  expect((await names()).map((text) => text.split('\n')[0])).toEqual(['Лучшее', 'Премьеры', 'Премьеры']);
  await page.getByRole('button', { name: 'Передвинуть: Лучшее' }).focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await names())[0]).toContain('Премьеры');
  await press('Сохранить');
  await expect.poll(stored).toEqual([
    ['carousel', 'big_posters', 'Премьеры'],
    ['top10', null, 'Лучшее'],
    ['carousel', 'big_posters', 'Премьеры'],
  ]);
  const frame = await page.getByTitle('Страница для зрителей').getAttribute('src');
  expect(frame).toMatch(/^\/media_views\/evening\?brand_preview=kadr\.live\./);
  await page.context().close();
});
