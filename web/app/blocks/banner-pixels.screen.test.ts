import type { MediaBlock } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const banner: MediaBlock = {
  id: 900,
  name: 'Баннер',
  sub_name: null,
  type: 'custom_block',
  tag: 'promo_banner',
  target: null,
  image: null,
  display_type: null,
  custom_data: {
    button_texts: ['Что входит'],
    service: { id: 7, alias: 'big-cinema', active: true },
    ad_pixel: {
      links: { show_url: '/pixels/show.gif?banner=900', click_url: '/pixels/click.gif?banner=900' },
    },
  },
  variant: null,
  glow_color: null,
  items: [],
};

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens(
    {
      alter: (client) => ({
        ...client,
        mediaViews: {
          getById: async (...input) => {
            const view = await client.mediaViews.getById(...input);
            const [hero, ...rows] = view.media_blocks;
            return { ...view, media_blocks: [...(hero ? [hero] : []), ...rows, banner] };
          },
        },
      }),
    },
    { hasPictures: true },
  );
});
afterAll(() => screens.close());

it('counts a banner once when half of it is in sight, and a click on it (MB-136, MB-137, MB-139, MB-166, AN-058, AD-070)', async () => {
  const page = await screens.open('/');
  const asked: string[] = [];
  await page.route('**/pixels/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
    await route.fulfill({ status: 204 });
  });
  const link = page.getByRole('link', { name: 'Что входит' });
  await link.waitFor({ state: 'attached' });
  expect(asked).toEqual([]);
  await page.waitForFunction(() => localStorage.getItem('uid') !== null);
  const uid = await page.evaluate(() => localStorage.getItem('uid'));
  for (let times = 0; times < 3; times += 1) {
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual([`/pixels/show.gif?banner=900&fingerprint=${uid}`]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await link.click();
  await expect
    .poll(() => asked)
    .toEqual([
      `/pixels/show.gif?banner=900&fingerprint=${uid}`,
      `/pixels/click.gif?banner=900&fingerprint=${uid}`,
    ]);
  await page.context().close();
});
