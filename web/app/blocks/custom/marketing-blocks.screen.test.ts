import type { MediaBlock } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bannerItem, customBlock, serviceItem, titleItem } from '../testing/custom-blocks.ts';
import { startScreens } from '../../ui/testing/screens.ts';
import type { Screens } from '../../ui/testing/screens.ts';

const blocks: readonly MediaBlock[] = [
  customBlock({ id: 901, tag: 'buy', name: 'Подключить', items: [serviceItem(1)] }),
  customBlock({ id: 902, tag: 'multi_sub_auto_carousel', items: [1, 2, 3].map((id) => bannerItem(id)) }),
  customBlock({ id: 903, tag: 'player', items: [titleItem('salt-line')] }),
];

let screens: Screens;
const started: string[] = [];
beforeAll(async () => {
  screens = await startScreens({
    onApiRequest: (method, path) => {
      if (path.includes('playback')) started.push(`${method} ${path}`);
    },
    alter: (client) => ({
      ...client,
      mediaViews: {
        getById: async (...input) => ({
          ...(await client.mediaViews.getById(...input)),
          media_blocks: [...blocks],
        }),
      },
    }),
  });
});
afterAll(() => screens.close());

it('asks a guest who buys to sign in, turns banners by hand, and plays in the page (MB-068, MB-125, MB-159)', async () => {
  const page = await screens.open('/movies');
  const banner = (id: number) => page.getByRole('link', { name: `Баннер ${id}` });
  const dash = page.getByRole('button', { name: /Баннер 3/ });
  // The code of a block is loaded after the page: a click before that does nothing.
  await expect
    .poll(async () => {
      await dash.click();
      return dash.getAttribute('aria-current');
    })
    .toBe('true');
  await expect.poll(() => banner(3).count()).toBe(1);
  await expect.poll(() => banner(1).count()).toBe(0);
  await dash.press('ArrowRight');
  await expect.poll(() => banner(1).count()).toBe(1);

  await expect
    .poll(async () => {
      const start = page.getByRole('button', { name: 'Смотреть здесь: Соляная линия' });
      if ((await start.count()) > 0) await start.click();
      return started.length;
    })
    .toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/movies');

  const buy = page.getByRole('button', { name: 'Подключить: Подписка 1' });
  await expect
    .poll(async () => {
      if ((await page.locator('dialog:modal').count()) === 0)
        await buy.click({ timeout: 5000 }).catch(() => null);
      return page.locator('dialog:modal').count();
    })
    .toBe(1);
  await page.context().close();
});
