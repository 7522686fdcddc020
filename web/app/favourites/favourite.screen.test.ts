import { KadrError } from '@kadr/contract';
import type { Epg } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { fixtureEpgs } from '../../server/testing/fixture-television.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let asked: string[] = [];
let isRefused = false;
/** The programmes among the profile's favourites. */
let programmes: readonly Epg[] = [];
beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      epgs: {
        ...client.epgs,
        favourites: () => Promise.resolve({ items: [...programmes], next_cursor: null }),
      },
      favourites: {
        ...client.favourites,
        add: ({ item_type, item_id }) => {
          asked.push(`add ${item_type} ${String(item_id)}`);
          return isRefused
            ? Promise.reject(new KadrError('FAVOURITES_FULL'))
            : Promise.resolve({ is_favorite: true });
        },
        delete: ({ item_type, item_id }) => {
          asked.push(`delete ${item_type}`);
          if (isRefused) return Promise.reject(new KadrError('INTERNAL'));
          programmes = programmes.filter(({ id }) => id !== Number(item_id));
          return Promise.resolve({ is_favorite: false });
        },
      },
    }),
  });
});
beforeEach(() => {
  [asked, isRefused] = [[], false];
});
afterAll(() => screens.close());

const button = (page: Page) => page.locator('button[data-event-name="favourite"]');
const panel = (page: Page) => page.getByRole('region', { name: 'Сообщения' }).locator('> div').first();

describe('the favourite button', () => {
  it('keeps and drops a title, and says so; what was kept is a link away (CT-061, CT-062, CT-063, CT-117, CT-118, CT-159, NT-067)', async () => {
    const page = await screens.open('/movies/salt-line', { isSignedIn: true });
    await button(page).click();
    await expect.poll(() => button(page).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => panel(page).getByRole('link').getAttribute('href')).toBe('/my/collection');
    expect(await panel(page).innerText()).toContain('Добавлено в избранное');
    const poster = panel(page).locator('img');
    expect([await poster.getAttribute('width'), await poster.getAttribute('height')]).toEqual(['176', '254']);
    await button(page).click();
    await expect.poll(() => button(page).getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => panel(page).innerText()).toContain('Убрано из избранного');
    expect(await panel(page).getByRole('link').count()).toBe(0);
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^add film \d+$/), 'delete film']);
    await page.context().close();
  });

  it('goes back when the service refuses, and says why', async () => {
    isRefused = true;
    const page = await screens.open('/movies/salt-line', { isSignedIn: true });
    await button(page).click();
    await expect.poll(() => panel(page).innerText()).toContain('1000');
    expect(await button(page).getAttribute('aria-pressed')).toBe('false');
    await page.context().close();
  });

  it('asks a guest to sign in first, and keeps nothing when he does not (SS-093, CT-064)', async () => {
    const page = await screens.open('/movies/salt-line');
    await button(page).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(asked).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(asked).toEqual([]);
    expect(await button(page).getAttribute('aria-pressed')).toBe('false');
    await page.context().close();
  });
});

it('a programme leaves the collection at the click, and stays when the service refuses (CT-031, LV-070)', async () => {
  programmes = fixtureEpgs.slice(0, 2);
  isRefused = true;
  const page = await screens.open('/my/collection', { isSignedIn: true });
  const names = () => page.getByRole('list', { name: 'Передачи' }).getByRole('heading').allInnerTexts();
  const remove = page.getByRole('button', { name: 'Убрать передачу «Long Ago» из избранного' });
  await remove.click();
  await expect.poll(() => panel(page).count()).toBe(1);
  expect(await names()).toHaveLength(2);
  isRefused = false;
  await remove.click();
  await expect.poll(names).toEqual([expect.stringContaining('Whales Sing')]);
  await expect.poll(() => asked).toEqual(['delete epg', 'delete epg']);
  await page.context().close();
});
