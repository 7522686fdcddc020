import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

const isScrolled = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('header')?.hasAttribute('data-scrolled') === true);

describe('the header', () => {
  it('changes when the page is scrolled, and back at the top (SH-014)', async () => {
    const page = await screens.open('/');
    expect(await isScrolled(page)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => isScrolled(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => isScrolled(page)).toBe(false);
    await page.context().close();
  });

  it('moves what does not fit into "more", and takes it back when there is room (SH-003, SH-004)', async () => {
    const page = await screens.open('/');
    const menu = page.getByRole('navigation', { name: 'Главное меню' });
    const more = menu.getByRole('button', { name: 'Ещё' });
    const hidden = menu.locator('[popover] a[href="/kids"]');
    expect(await hidden.count()).toBe(0);
    const setWidth = (width: string) =>
      menu.evaluate((element, value) => (element.style.maxInlineSize = value), width);
    await setWidth('320px');
    await expect.poll(() => hidden.count()).toBe(1);
    expect(await menu.getByRole('link', { name: 'Детям' }).count()).toBe(0);
    await more.click();
    await menu.getByRole('link', { name: 'Детям' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/kids');
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
    await setWidth('');
    await expect.poll(() => hidden.count()).toBe(0);
    await page.context().close();
  });

  it('switches the language and keeps the page', async () => {
    const page = await screens.open('/movies/salt-line');
    await page.getByRole('button', { name: 'Язык' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('The Salt Line');
    expect(new URL(page.url()).pathname).toBe('/movies/salt-line');
    await page.context().close();
  });
});

describe('the menu of small screens', () => {
  const open = async (): Promise<Page> => {
    const page = await screens.open('/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Меню' }).click();
    return page;
  };

  it('fills the screen, traps the focus and gives it back (SH-013, SH-084)', async () => {
    const page = await open();
    const dialog = page.getByRole('dialog', { name: 'Меню' });
    await expect
      .poll(async () => Object.values((await dialog.boundingBox()) ?? {}).map(Math.round))
      .toEqual([0, 0, 390, 844]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Меню');
    await page.context().close();
  });

  it('closes when a page is chosen (SH-081)', async () => {
    const page = await open();
    await page.getByRole('dialog').getByRole('link', { name: 'Сериалы' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/series');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.context().close();
  });
});

describe('a modal', () => {
  it('is not closed by a click beside it, keeps the page behind still and in its place (SH-086, SH-087)', async () => {
    const page = await screens.open('/movies/salt-line');
    const scene = page.getByRole('button', { name: 'Открыть кадр 1 из 3' });
    await scene.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await scene.click();
    await page.mouse.click(5, 5);
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('dialog').getByRole('heading').innerText())
      .toContain('кадр 2 из 3');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.context().close();
  });
});

describe('the cookie banner', () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const untold = (): void => {
    document.cookie = 'cookie_consent=; max-age=0; path=/';
  };

  it.each(['/faq?selected=13', '/faq?selected=3', '/support#smart-tv', '/'])(
    'covers neither what %s brings into sight nor what the keyboard comes to (SH-038)',
    async (path) => {
      const page = await screens.open(path, { ...phone, before: untold });
      const banner = page.getByRole('region', { name: 'Файлы cookie' });
      await banner.waitFor();
      const edges = () =>
        banner.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const shown =
            document.activeElement !== document.body
              ? document.activeElement
              : document.querySelector('details[open] summary, :target');
          const seen = shown?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return { isCovered: seen.top < bottom && seen.bottom > top, element: shown?.outerHTML };
        });
      await expect.poll(async () => (await edges()).isCovered).toBe(false);
      await page.keyboard.press('End');
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const isOwn = await banner.evaluate((element) => element.contains(document.activeElement));
        // The button to the top slides in.
        await expect
          .poll(async () => ({ ...(await edges()), isOwn }))
          .toMatchObject(isOwn ? { isOwn } : { isCovered: false });
      }
      await page.context().close();
    },
  );
});
