import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('leads from a theme page to its catalogue by the keyboard alone; the address is shared, one option let go, all cleared (CT-058, CT-060)', async () => {
  const page = await screens.open('/movies');
  const place = (): string => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  const menu = page.locator('main summary', { hasText: 'Жанр' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drama = page.getByRole('checkbox', { name: 'Драма' });
  await expect.poll(() => drama.isVisible()).toBe(true);
  await drama.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect.poll(() => drama.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.getByRole('checkbox', { name: 'Новое за месяц' }).focus();
  await page.keyboard.press('Space');
  // The button shows the number of results.
  await expect.poll(() => page.getByRole('button', { name: /^Показать: \d+$/ }).count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe('/movies/catalog?genre=drama&only=new');

  const other = await screens.open(place());
  await expect.poll(() => other.getByRole('link', { name: 'Убрать: Драма' }).count()).toBe(1);
  expect(await other.locator('main input[name=only]').isChecked()).toBe(true);
  await other.context().close();

  await page.getByRole('link', { name: 'Убрать: Новое за месяц' }).click();
  await expect.poll(place).toBe('/movies/catalog?genre=drama');
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expect.poll(place).toBe('/movies/catalog');
  await page.context().close();
});

it('is a sheet over the whole screen on a phone (CT-058)', async () => {
  const page = await screens.open('/catalog', { viewport: { width: 390, height: 844 } });
  const opener = page.getByRole('button', { name: 'Фильтры' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844);
  await sheet.getByRole('checkbox', { name: 'Сериалы', exact: true }).check();
  await sheet.getByRole('button', { name: /^Показать: \d+$/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?type=series');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: 'Фильтры: 1' }).isVisible()).toBe(true);
  await page.context().close();
});

it('drops from the address what the catalogue does not offer, and nothing else', async () => {
  const page = await screens.open('/catalog?genre=nonsense,drama&country=XX&utm_source=letter');
  await expect.poll(() => new URL(page.url()).search).toBe('?genre=drama&utm_source=letter');
  expect(await page.getByRole('link', { name: /^Убрать/ }).count()).toBe(1);
  await page.context().close();
});

it('opens a menu into what the screen has room for', async () => {
  const page = await screens.open('/movies/catalog', { viewport: { width: 1440, height: 520 } });
  const menu = page.locator('main summary', { hasText: 'Жанр' });
  await menu.click();
  const options = page.locator('main details[open] fieldset');
  await expect
    .poll(async () => {
      const box = await options.boundingBox();
      return box !== null && box.y + box.height <= 520;
    })
    .toBe(true);
  await page.context().close();
});
