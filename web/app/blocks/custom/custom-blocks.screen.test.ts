import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../../ui/testing/screens.ts';
import type { Screens } from '../../ui/testing/screens.ts';

let screens: Screens;
/** The calls that pages have made. */
const asked: string[] = [];
beforeAll(async () => {
  screens = await startScreens({ onApiRequest: (method, path) => asked.push(`${method} ${path}`) });
});
afterAll(() => screens.close());

it('devices change by tabs, a quiz leads on from what is chosen, an info modal opens, and a timer that has ended says so (MB-087, MB-093, MB-097, MB-101, MB-102, MB-158)', async () => {
  const page = await screens.open('/landing');
  // The code of blocks far below is loaded at the viewer's first action.
  await page.mouse.move(5, 5);
  const phone = page.getByRole('tab', { name: 'Телефон' });
  await expect
    .poll(async () => {
      await phone.click();
      return page.getByRole('tabpanel').innerText();
    })
    .toContain('Скачайте приложение');
  expect(await page.getByRole('tabpanel').innerText()).not.toContain('Откройте магазин приложений');

  const start = page.getByRole('button', { name: 'Начать' });
  await expect
    .poll(async () => {
      if (await start.isVisible()) await start.click();
      return page.getByRole('radio').count();
    })
    .toBe(2);
  expect(await page.getByRole('button', { name: 'Показать' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Смешное' }).check();
  const go = page.getByRole('link', { name: 'Показать' });
  expect(await go.getAttribute('href')).toBe('/series');
  await page.getByRole('radio', { name: 'Страшное' }).check();
  expect(await go.getAttribute('href')).toBe('/movies');
  // The answers are sent nowhere except in that address.
  expect(asked.filter((call) => !/^GET |\/events$|\/sessions\//.test(call))).toEqual([]);

  await expect.poll(() => page.getByText('Предложение закончилось').count()).toBe(1);
  await expect
    .poll(async () => {
      if (!(await page.getByRole('dialog').isVisible()))
        await page.getByRole('button', { name: 'Условия' }).click();
      return page.getByRole('dialog').innerText();
    })
    .toContain('Первый месяц.');
  await page.context().close();
});

it('a card’s film begins when the pointer has rested on it for a second (MB-078, PL-189)', async () => {
  const page = await screens.open('/landing');
  const asked: string[] = [];
  await page.route('**/clip.webm', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Фильмы' });
  await page.clock.install();
  const hoverFor = async (milliseconds: number): Promise<void> => {
    await page.mouse.move(1, 1);
    await card.hover();
    await page.clock.runFor(milliseconds);
  };
  await hoverFor(999);
  expect(asked).toEqual([]);
  // Repeated until the card is hydrated: its code is loaded after the page.
  await expect
    .poll(async () => {
      await hoverFor(1001);
      return asked.length;
    })
    .toBeGreaterThan(0);
  await page.context().close();
});

it('a media strip moves sideways by three quarters of its width per title as the page scrolls (MB-106)', async () => {
  const page = await screens.open('/landing');
  const strip = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Кадр за кадром' }) });
  const list = strip.getByRole('list');
  const box = await strip.evaluate((section) => {
    const items = [...section.querySelectorAll('li')];
    return {
      height: section.clientHeight,
      screen: innerHeight,
      stage: section.clientWidth,
      item: items[0]?.getBoundingClientRect().width ?? 0,
      count: items.length,
    };
  });
  expect(box.count).toBe(4);
  expect(box.height).toBeCloseTo(box.screen * (1 + 0.75 * 3), 0);
  expect(box.item).toBeCloseTo(box.stage * 0.75, 0);
  const left = () =>
    list
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  const toPart = (part: number) =>
    strip.evaluate((section, at) => {
      const way = section.clientHeight - innerHeight;
      scrollTo({ top: section.getBoundingClientRect().top + scrollY + way * at, behavior: 'instant' });
    }, part);
  const start = await list.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft));
  await expect
    .poll(async () => {
      // Repeated in case anything above has changed its height.
      await toPart(0);
      return Math.abs((await left()) - start);
    })
    .toBeLessThan(3);
  await expect
    .poll(async () => {
      await toPart(1);
      return Math.abs(start - (await left()) - box.item * 3);
    })
    .toBeLessThan(3);
  await page.context().close();
});
