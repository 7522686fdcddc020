import { KadrError } from '@kadr/contract';
import type { MediaItemCard } from '@kadr/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let asked: unknown[] = [];
let isRefused = false;
let genres = 6;

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => {
      const titles = async (): Promise<MediaItemCard[]> => (await client.mediaItems.list({})).items;
      return {
        ...client,
        coldStart: {
          genres: () =>
            Promise.resolve({
              items: Array.from({ length: genres }, (_, at) => ({
                id: at + 1,
                alias: `genre_${'abcdef'[at] ?? ''}`,
                name: `Жанр ${at + 1}`,
                image: `/${'a'.repeat(64)}`,
              })),
              min_for_choosing: 3,
            }),
          movies: async ({ genre_aliases }) => {
            asked.push({ genre_aliases });
            return { movies: (await titles()).slice(0, 4) };
          },
          save: (choice) => {
            asked.push(choice);
            if (isRefused) return Promise.reject(new KadrError('INVALID_INPUT'));
            return Promise.resolve({ loading_screen: { duration: 2 }, media_view_alias: 'for_you' });
          },
        },
        mediaViews: {
          getById: async ({ alias, ...rest }) => {
            const view = await client.mediaViews.getById({
              ...rest,
              alias: alias === 'for_you' ? 'main' : alias,
            });
            if (alias !== 'for_you') return view;
            const [, row] = view.media_blocks;
            return { ...view, media_blocks: row ? [{ ...row, type: 'recom_cold_start' }] : [] };
          },
        },
      };
    },
  });
});
beforeEach(() => {
  [asked, isRefused, genres] = [[], false, 6];
});
afterAll(() => screens.close());

const dialog = (page: Page) => page.getByRole('dialog');
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Продолжить' });
const choices = (page: Page) => dialog(page).locator('button[aria-pressed]');

async function openModal(): Promise<Page> {
  const page = await screens.open('/my', { isSignedIn: true });
  await page.getByRole('button', { name: 'Выбрать жанры' }).click();
  return page;
}

/** Chooses three, which enables the next step. */
async function choose(page: Page): Promise<void> {
  for (const at of [0, 1, 2]) {
    expect(await goOn(page).count()).toBe(0);
    await choices(page).nth(at).click();
  }
  await goOn(page).waitFor();
}

describe('cold start', () => {
  it('goes from genres to films to the result and on to the view that it is told, at its anchor (RT-125, CS-001, CS-002, CS-004, CS-005, CS-007, CS-008, CS-011, CS-012, CS-050, MB-132)', async () => {
    const page = await openModal();
    await choices(page).first().waitFor();
    expect((await choices(page).allInnerTexts()).slice(0, 2)).toEqual(['Жанр 1', 'Жанр 2']);
    expect(await choices(page).first().locator('img').getAttribute('src')).toContain('a'.repeat(64));
    await choose(page);
    await goOn(page).click();
    await expect.poll(() => choices(page).count()).toBe(4);
    await choose(page);
    await goOn(page).click();
    await expect.poll(() => dialog(page).getByRole('heading').first().innerText()).toBe('Подбираем для вас');
    expect(await dialog(page).getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
      .toBe('/for_you#cold_start');
    await page.locator('#cold_start').getByRole('list').first().waitFor();
    expect(await dialog(page).count()).toBe(0);
    await expect
      .poll(() => asked)
      .toEqual([
        { genre_aliases: 'genre_a,genre_b,genre_c' },
        { genre_aliases: ['genre_a', 'genre_b', 'genre_c'], content_ids: expect.any(Array) },
      ]);
    await page.context().close();
  });

  it('says when it could not be saved, and keeps what was chosen (CS-013)', async () => {
    isRefused = true;
    const page = await openModal();
    await choices(page).first().waitFor();
    await choose(page);
    await goOn(page).click();
    await expect.poll(() => choices(page).count()).toBe(4);
    await choose(page);
    await goOn(page).click();
    await expect.poll(() => dialog(page).getByRole('alert').innerText()).toContain('Не получилось сохранить');
    await dialog(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect.poll(() => dialog(page).locator('button[aria-pressed="true"]').count()).toBe(3);
    await page.context().close();
  });

  it('goes when there is nothing to choose from (CS-049, PL-156)', async () => {
    genres = 0;
    const page = await openModal();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/my');
    await page.context().close();
  });
});
