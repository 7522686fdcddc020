import { faults } from '@kadr/testing/axe';
import { launchBrowser } from '@kadr/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';
import { signUpStaff } from './staff.ts';

let product: Product;
let browser: Browser;
let page: Page;
let slug: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser()]);
  const address = await publishFilm(product, ['--title', 'Маяк'], { seconds: 20 });
  slug = address.split('/').at(-1) ?? '';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const value = await signUpStaff(product, 'editor');
  await context.addCookies([{ name: 'console_session', value, url: `${product.url}/api` }]);
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const stored = async () => {
  const { record } = await operatorOf(product).operator.getRecord({ kind: 'title', id: slug });
  return { markers: record?.['markers'], ads: record?.['ads'] };
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('an editor sets parts, chapters and breaks on the film by keys, and takes them back by Undo', async () => {
  await page.goto(`${product.url}/console/records/title/${slug}`);
  await press('Открыть фильм');
  const film = page.getByRole('region', { name: 'Фильм и отметки' });
  const at = film.getByRole('slider', { name: 'Место в фильме' });
  const time = () => at.getAttribute('aria-valuetext');
  await film.locator('video').waitFor();
  await expect
    .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1);
  await at.focus();
  await page.keyboard.press('1');
  await page.keyboard.press('KeyI');
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBe('0:01.00');
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBe('0:02.00');
  for (let frame = 1; frame <= 3; frame++) {
    await page.keyboard.press('Period');
    await expect.poll(time).toBe(`0:02.${String(frame * 4).padStart(2, '0')}`);
  }
  await page.keyboard.press('Comma');
  await expect.poll(time).toBe('0:02.08');
  await page.keyboard.press('KeyO');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(time).toBe('0:12.08');
  await page.keyboard.press('KeyC');
  await page.keyboard.press('KeyM');
  expect(await faults(page)).toEqual([]);
  const chapter = page.getByRole('group', { name: 'Глава 1' });
  await chapter.getByLabel('Название, Русский').fill('Шторм');

  // The intro overlaps the recap at first.
  const intro = page.getByRole('group', { name: 'Заставка' });
  await intro.getByLabel('Начало').fill('1');
  await intro.getByLabel('Конец').fill('0:04,5');
  await press('Сохранить');
  await intro.getByText('Пересекается с другой частью').waitFor();
  await intro.getByLabel('Начало').fill('2,08');
  await page.keyboard.press('Tab');
  await press('Сохранить');
  await expect.poll(stored).toEqual({
    markers: {
      recap: { start: 0, end: 2.08 },
      intro: { start: 2.08, end: 4.5 },
      credits: null,
      chapters: [{ start: 12.08, name: { rus: 'Шторм' } }],
    },
    ads: { places: ['preroll', 'midroll'], midrolls: [12.08] },
  });
  await press('Отменить');
  await expect
    .poll(stored)
    .toEqual({ markers: { recap: null, intro: null, credits: null, chapters: [] }, ads: null });
  await expect.poll(() => intro.getByLabel('Начало').inputValue()).toBe('');
});

it('marks behind the end of the film are refused', async () => {
  await page.goto(`${product.url}/console/records/title/${slug}`);
  await page.getByRole('button', { name: 'Открыть фильм' }).waitFor();
  const credits = page.getByRole('group', { name: 'Финальные титры' });
  await credits.getByLabel('Начало').fill('15');
  await credits.getByLabel('Конец').fill('1:15');
  await press('Сохранить');
  await credits.getByText(/^Фильм кончается в 0:2\d\.\d\d$/).waitFor();
  expect(await stored()).toMatchObject({ markers: { credits: null } });
});

it('an address opens the film at its time', async () => {
  const other = await page.context().newPage();
  await other.goto(`${product.url}/console/records/title/${slug}?at=12.08`);
  const at = other.getByRole('slider', { name: 'Место в фильме' });
  await expect.poll(() => at.getAttribute('aria-valuetext')).toBe('0:12.08');
  await expect
    .poll(() => other.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeCloseTo(12.08, 1);
  expect(await other.locator('video').evaluate((video) => video.getBoundingClientRect().top)).toBeLessThan(
    900,
  );
  await other.close();
});
