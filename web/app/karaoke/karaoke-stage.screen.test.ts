import { KadrError } from '@kadr/contract';
import type { ActiveStream, ErrorName, KaraokePlayback } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureSong } from '../../server/testing/fixture-listed.ts';
import { fixtureChannelPlayback } from '../../server/testing/fixture-television.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const address = '/karaoke/snow-in-f-sharp?player';
const lyrics = 'WEBVTT\n\n00:00:01.000 --> 00:00:40.000\n<00:00:01.000>Snow <00:00:02.000>falls\n';
const playback = (playback_session_id: string): KaraokePlayback => ({
  playback_session_id,
  content: fixtureSong,
  asset: { ...fixtureChannelPlayback.asset, url: '/stream/live/lighthouse' },
  lyrics_url: '/lyrics.vtt',
  guide_track: null,
  thumbnails_url: null,
  duration: 48,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
});
const nextSong = { ...fixtureSong, id: 9, slug: 'rain-in-g', name: 'Rain in G' };
const ids = ['5f0c2b7a-0a53-4d0c-8d55-0b2c2f6a7f11', '5f0c2b7a-0a53-4d0c-8d55-0b2c2f6a7f12'] as const;
const elsewhere: ActiveStream = {
  playback_session_id: '5f0c2b7a-0a53-4d0c-8d55-0b2c2f6a7f13',
  media_item: null,
  channel: null,
  karaoke_item: fixtureSong,
  device: { terminal_name: 'Телевизор', title: 'Tizen', device_type_icon: 'tv' },
  is_current: false,
  begun_at: 1_790_000_000,
};

let screens: Screens;
let page: Page;
/** The calls of the service, in order. */
let said: { readonly operation: string; readonly input: object }[];
/** The error of an operation's next call. */
let refusals: Partial<Record<'play' | 'begun', ErrorName>>;
let streams: ActiveStream[];

const refused = (operation: 'play' | 'begun'): Promise<never> | null => {
  const name = refusals[operation];
  return name === undefined ? null : Promise.reject(new KadrError(name));
};
const playing = () => Promise.resolve({ streams, limit: { stream_limit: 1 } });

beforeAll(async () => {
  screens = await startScreens({
    hasStreams: true,
    alter: (client) => ({
      ...client,
      karaoke: {
        ...client.karaoke,
        list: () => Promise.resolve({ items: [fixtureSong, nextSong], next_cursor: null }),
        getById: ({ id }) => Promise.resolve(id === nextSong.slug ? nextSong : fixtureSong),
        play: (input) => {
          const id = ids[said.filter(({ operation }) => operation === 'play').length] ?? ids[1];
          said.push({ operation: 'play', input });
          return refused('play') ?? Promise.resolve(playback(id));
        },
      },
      playback: {
        ...client.playback,
        begun: (input) => {
          said.push({ operation: 'begun', input });
          return refused('begun') ?? Promise.resolve({});
        },
        heartbeat: () => Promise.resolve({}),
        leave: (input) => {
          said.push({ operation: 'leave', input });
          return Promise.resolve({});
        },
        streams: playing,
        stop: (input) => {
          said.push({ operation: 'stop', input });
          [streams, refusals] = [[], {}];
          return playing();
        },
      },
    }),
  });
});
beforeEach(() => {
  [said, refusals, streams] = [[], {}, []];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

async function open(): Promise<void> {
  page = await screens.open('/karaoke/snow-in-f-sharp');
  await page.route('**/lyrics.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: lyrics }));
  await page.goto(new URL(address, page.url()).href);
}
const calls = (operation: string): readonly object[] =>
  said.filter((one) => one.operation === operation).map(({ input }) => input);
const time = (): Promise<number> => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

describe('a song', () => {
  it('is sung, takes a place among the screens that play, and gives it up (PL-012, PL-195)', async () => {
    await open();
    await expect.poll(time).toBeGreaterThan(0.3);
    await expect
      .poll(() => calls('begun'))
      .toEqual([{ playback_session_id: ids[0], karaoke_item_id: String(fixtureSong.id) }]);
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.mouse.move(500, 300);
    await page.getByRole('button', { name: 'Закрыть' }).first().click();
    await expect.poll(() => calls('leave').length).toBe(1);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('that is over is sung again, or leads to the next at once (PL-012)', async () => {
    await open();
    await expect.poll(time).toBeGreaterThan(0.3);
    const goToEnd = () =>
      page.evaluate(() => {
        const video = document.querySelector('video');
        if (video !== null) video.currentTime = video.duration - 0.5;
      });
    await goToEnd();
    const end = page.getByRole('region', { name: 'Песня закончилась' });
    await end.waitFor();
    expect(await faults(page)).toEqual([]);
    await end.getByRole('button', { name: 'Спеть ещё раз' }).click();
    await end.waitFor({ state: 'detached' });
    await expect.poll(time).toBeLessThan(40);
    await goToEnd();
    const next = end.getByRole('link', { name: /^Дальше: / });
    const path = await next.getAttribute('href');
    expect(path).toMatch(/^\/karaoke\/(?!snow-in-f-sharp)[^/]+\?player$/);
    await next.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path?.replace('?player', ''));
    await expect.poll(() => calls('play').length).toBe(2);
  });

  it('shows what is sung elsewhere where there is no place, and goes on once that is stopped (PL-195)', async () => {
    [refusals, streams] = [{ begun: 'STREAM_LIMIT' }, [elsewhere]];
    await open();
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .innerText()
          .catch(() => ''),
      )
      .toContain('Уже смотрят на других экранах');
    await expect.poll(() => page.getByText('Snow in F Sharp', { exact: true }).last().isVisible()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Остановить: Snow in F Sharp/ }).click();
    await expect.poll(() => calls('stop')).toEqual([{ playback_session_id: elsewhere.playback_session_id }]);
    await expect.poll(() => calls('begun').at(-1)).toMatchObject({ playback_session_id: ids[1] });
    await expect.poll(time).toBeGreaterThan(0.3);
  });

  it('that is not to be sung says why, and leads back to its page (CT-002)', async () => {
    refusals = { play: 'PURCHASE_REQUIRED' };
    await open();
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText().catch(() => '')).toContain('Просмотр не начался');
    expect(await alert.getByRole('button').count()).toBe(0);
    expect(await alert.getByRole('link', { name: 'Вернуться на страницу' }).getAttribute('href')).toBe(
      '/karaoke/snow-in-f-sharp',
    );
    expect(await faults(page)).toEqual([]);
  });
});
