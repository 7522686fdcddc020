import { KadrError } from '@kadr/contract';
import type { ErrorName, Playback, Preparation } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixtureChannelPlayback } from '../../server/testing/fixture-television.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const address = '/movies/quiet-orbital-house/player';
const playback: Playback = {
  playback_session_id: '5f0c2b7a-0a53-4d0c-8d55-0b2c2f6a7f11',
  content: {
    id: 1,
    slug: 'quiet-orbital-house',
    type: 'film',
    name: 'Тихий орбитальный дом',
    series_name: null,
    season_order_number: null,
    order_number: null,
  },
  asset: { ...fixtureChannelPlayback.asset, url: '/stream/live/lighthouse' },
  drm_config: null,
  thumbnails_url: null,
  duration: 48,
  start_time: 0,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  next_episode: null,
  markers: { recap: null, intro: null, credits: null, chapters: [] },
  ads: null,
};

let screens: Screens;
let page: Page;
/** Refusal of a start; null when the film is ready. */
let refusal: ErrorName | null;
let preparation: Preparation;
/** Number of retries. */
let triedAgain: number;

beforeAll(async () => {
  screens = await startScreens({
    hasStreams: true,
    alter: (client) => ({
      ...client,
      playback: {
        ...client.playback,
        start: () => (refusal === null ? Promise.resolve(playback) : Promise.reject(new KadrError(refusal))),
        prepare: ({ again }) => {
          if (again === true) {
            triedAgain += 1;
            preparation = { state: 'queued', percent: 0, time_left: null };
          }
          return Promise.resolve(preparation);
        },
        begun: () => Promise.resolve({}),
        heartbeat: () => Promise.resolve({}),
        leave: () => Promise.resolve({}),
      },
    }),
  });
});
beforeEach(() => {
  triedAgain = 0;
  refusal = 'PREPARING';
  preparation = { state: 'preparing', percent: 40, time_left: 4 };
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

it('a film that is being prepared says how far it is, and starts by itself', async () => {
  page = await screens.open(address);
  await page.getByRole('heading', { name: 'Готовим видео' }).waitFor();
  const percent = () => page.getByRole('progressbar', { name: 'Готовим видео' }).getAttribute('value');
  await expect.poll(percent).toBe('40');
  expect(await faults(page)).toEqual([]);
  preparation = { ...preparation, percent: 75 };
  await expect.poll(percent).toBe('75');

  refusal = null;
  preparation = { state: 'ready', percent: 100, time_left: 0 };
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 30_000 })
    .toBeGreaterThan(0.3);
  expect(await page.getByText('Готовим видео').count()).toBe(0);
});

it('one that could not be prepared is tried again when the viewer asks for it', async () => {
  refusal = 'PREPARATION_FAILED';
  preparation = { state: 'failed', percent: 40, time_left: null };
  page = await screens.open(address, { language: 'eng', viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { name: 'The video could not be prepared' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Preparing the video' }).waitFor();
  expect(triedAgain).toBe(1);
});

it.each([
  ['rus', 'Готовим видео'],
  ['eng', 'Preparing the video'],
  ['hye', 'Պատրաստում ենք տեսանյութը'],
] as const)('its wait is announced in the viewer’s language: %s', async (language, words) => {
  preparation = { state: 'queued', percent: 0, time_left: null };
  page = await screens.open(address, { language });
  await page.getByRole('heading', { name: words }).waitFor();
  // The progress is still unknown.
  expect(await page.getByRole('progressbar', { name: words }).getAttribute('value')).toBeNull();
});
