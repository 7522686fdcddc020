import type { AdPlan, Playback } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

/**
 * The embedded player in a frame of another page, over the fixture catalogue; its stream does not exist, so it fails.
 */
type Started = Parameters<KadrClient['playback']['start']>[0];

let screens: Screens;
let started: Started[] = [];

const ads: AdPlan = {
  requests: { preroll: 'https://ads.example/vast', midroll: null, pauseroll: null, postroll: null },
  midrolls: [],
  partner_id: null,
  test_impression_id: null,
};

beforeAll(async () => {
  screens = await startScreens({
    alter: (client): KadrClient => ({
      ...client,
      playback: {
        ...client.playback,
        start: async (asked) => {
          started.push(asked);
          const { id, slug, type, name } = await client.mediaItems.getById({ id: asked.media_item_id });
          return playbackOf({ id, slug, type, name });
        },
      },
    }),
  });
});
afterAll(() => screens.close());
beforeEach(() => {
  started = [];
});

function playbackOf(film: Pick<Playback['content'], 'id' | 'slug' | 'type' | 'name'>): Playback {
  return {
    playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
    content: { ...film, series_name: null, season_order_number: null, order_number: null },
    asset: {
      url: '/stream/vod/none',
      urls: {
        dash: '/stream/vod/none/manifest.mpd',
        hls: '/stream/vod/none/playlist.m3u8',
        widevine: null,
        fairplay: null,
      },
      is_crypted: false,
      is_hevc: false,
      is_tokenized: false,
      cdn_token: null,
      drm_provider: null,
      player_type: 'shaka',
    },
    drm_config: null,
    thumbnails_url: null,
    duration: 60,
    start_time: 0,
    expires_at: 4_000_000_000,
    next_episode: null,
    markers: { recap: null, intro: null, credits: null, chapters: [] },
    ads,
  };
}

/** Opens a page with the address in a frame, and returns the frame's messages as JSON, one string each. */
async function framing(address: string): Promise<{ page: Page; heard: () => Promise<string[]> }> {
  const page = await screens.open('/docs');
  await page.evaluate((src) => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, address);
  return {
    page,
    heard: () => page.evaluate(() => (window as unknown as { messages: string[] }).messages),
  };
}

it('asks the page that frames it for the partner, with the content (AD-060, EM-019, EM-023, EM-036)', async () => {
  const { page, heard } = await framing('/embed/vod/salt-line');
  await expect.poll(heard).toContainEqual(expect.stringContaining('"name":"get_partner_id"'));
  const asked = (await heard()).find((message) => message.includes('get_partner_id')) ?? '';
  expect(JSON.parse(asked)).toEqual({ kadr: 1, name: 'get_partner_id', content_id: expect.any(Number) });
  await page.context().close();
});

it('asks nobody where the page is no embed, framed as it may be (AD-051, EM-018)', async () => {
  const { page, heard } = await framing('/movies/salt-line/player');
  await expect.poll(() => started.length).toBeGreaterThan(0);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect((await heard()).filter((message) => message.includes('"kadr"'))).toEqual([]);
  await page.context().close();
});

it.each([
  ['', 'default'],
  ['?impression_id=pod-2', 'pod-2'],
])(
  'the test page%s tries advertisements by an impression id, without header and footer (AD-065, AD-004)',
  async (query, impression) => {
    const page = await screens.open(`/test_avod_player${query}`);
    await expect
      .poll(() => started)
      .toContainEqual(expect.objectContaining({ test_impression_id: impression }));
    expect(await page.locator('footer, [data-part="header"]').count()).toBe(0);
    await page.context().close();
  },
);
