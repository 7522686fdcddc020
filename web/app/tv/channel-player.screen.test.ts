import { randomUUID } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { AnalyticsEvent, ChannelPage, ChannelPlayback, Epg, ErrorName } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fixtureChannel,
  fixtureChannelPlayback,
  fixtureEpg,
} from '../../server/testing/fixture-television.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);

let screens: Screens;
let page: Page;
/** Calls of the service, in order. */
let said: { readonly operation: string; readonly input: object }[];
let recorded: AnalyticsEvent[];
let streams: string[];
let refusal: ErrorName | null;
/** Slug of the channel that gives no stream. */
let offAir: string | null;
/** Refusal of the lease. */
let placeRefusal: ErrorName | null;
let over: Partial<ChannelPlayback>;
let programmes: readonly Epg[];
/** The other channels of the service. */
let neighbours: readonly ChannelPage[];

const programme = (id: number, name: string, from: number, to: number): Epg =>
  fixtureEpg(id, name, 0, {
    start_time: from,
    end_time: to,
    tstv_options_epg: { tstv_valid_until: to + 72 * 3600 },
  });
const began = seconds();
/** The same for all tests: the server caches the channel's page. */
const guide = [
  programme(21, 'Long Ago', began - 7200, began - 3600),
  programme(22, 'Whales Sing', began - 1800, began + 1800),
  programme(23, 'Courtyard News', began + 1800, began + 5400),
];
const note =
  (operation: string) =>
  (input: object): Promise<Record<string, never>> => {
    said.push({ operation, input });
    return Promise.resolve({});
  };

beforeAll(async () => {
  screens = await startScreens({
    hasStreams: true,
    onStreamRequest: (address) => streams.push(address),
    alter: (client) => {
      const channel = () => ({
        ...fixtureChannel,
        epgs: [...programmes],
        actions: [
          { type: 'watch' as const, channel_id: fixtureChannel.id },
          { type: 'buy' as const, service_id: 7 },
        ],
      });
      return {
        ...client,
        channels: {
          ...client.channels,
          getById: ({ id }) => Promise.resolve(neighbours.find(({ slug }) => slug === id) ?? channel()),
          list: () => Promise.resolve({ items: [fixtureChannel, ...neighbours], next_cursor: null }),
        },
        epgs: {
          ...client.epgs,
          list: async (input) => ({ ...(await client.epgs.list(input)), items: [...programmes] }),
        },
        analytics: {
          record: ({ events }) => {
            recorded.push(...events);
            return Promise.resolve({});
          },
        },
        playback: {
          ...client.playback,
          startChannel: (input) => {
            said.push({ operation: 'startChannel', input });
            if (refusal !== null) return Promise.reject(new KadrError(refusal));
            if (input.channel_id === offAir) return Promise.reject(new KadrError('NOT_PLAYABLE'));
            const start = input.start_time;
            const { asset } = fixtureChannelPlayback;
            const neighbour = neighbours.find(({ slug }) => slug === input.channel_id);
            return Promise.resolve({
              ...fixtureChannelPlayback,
              ...(neighbour && {
                playback_session_id: randomUUID(),
                asset: { ...asset, url: `/stream/live/${neighbour.id}` },
              }),
              channel: neighbour ?? channel(),
              programme: programmes.find(({ start_time }) => start_time === start) ?? null,
              server_time: Date.now(),
              expires_at: seconds() + 3600,
              ...(start !== undefined && {
                type: 'archive' as const,
                playback_session_id: randomUUID(),
                pause_live_duration: 0,
                asset: { ...asset, url: `/stream/archive/9/${start}-${start + 3600}` },
              }),
              ...over,
            });
          },
          begun: (input) =>
            placeRefusal === null ? note('begun')(input) : Promise.reject(new KadrError(placeRefusal)),
          heartbeat: note('heartbeat'),
          leave: note('leave'),
        },
      };
    },
  });
});
beforeEach(() => {
  [said, recorded, streams, refusal, offAir, placeRefusal, over] = [[], [], [], null, null, null, {}];
  programmes = guide;
  neighbours = [];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const time = (): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
/** Waits until the picture moves. */
async function plays(): Promise<void> {
  await expect.poll(() => page.locator('video').count()).toBe(1);
  await expect.poll(async () => (await time()) > 0).toBe(true);
  const before = await time();
  await expect.poll(async () => (await time()) > before + 0.3).toBe(true);
}
const player = () => page.getByRole('region', { name: /First Frame/ });
const showControls = (): Promise<void> => page.mouse.move(400 + Math.random() * 50, 300);
/** Clicks a control. Controls hide after some seconds, which may be too short for a busy machine. */
async function pressControl(name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect
    .poll(async () => {
      await showControls();
      return button.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}
const calls = (operation: string): readonly object[] =>
  said.filter((one) => one.operation === operation).map(({ input }) => input);
const manifests = (): readonly string[] =>
  streams.filter((address) => /manifest\.mpd|playlist\.m3u8/.test(address));

describe('a channel', () => {
  it('plays live over the whole window, with channel, programme and age; it takes a place and gives it up (LV-005, LV-042, LV-048, PL-024)', async () => {
    page = await screens.open('/tv/first-frame/player');
    await plays();
    expect(await page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => calls('startChannel')).toEqual([{ channel_id: 'first-frame' }]);
    await showControls();
    for (const words of ['First Frame', 'Whales Sing', '6+'])
      await expect.poll(() => player().getByText(words, { exact: true }).first().isVisible()).toBe(true);
    await expect
      .poll(() => calls('begun'))
      .toEqual([
        { channel_id: 'first-frame', playback_session_id: fixtureChannelPlayback.playback_session_id },
      ]);
    expect(manifests().every((address) => address.startsWith('/stream/live/9/manifest.mpd?'))).toBe(true);
    expect(await faults(page)).toEqual([]);
    await pressControl('Закрыть');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tv/first-frame');
    await expect.poll(() => calls('leave').length).toBe(1);
  });

  it('goes back by the keyboard and comes to what is on again by its button (LV-027, LV-034)', async () => {
    page = await screens.open('/tv/first-frame/player');
    await plays();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => manifests().some((address) => /[?&]offset=6\d(?:&|$)/.test(address))).toBe(true);
    await plays();
    await pressControl('Вернуться в прямой эфир');
    await expect.poll(() => manifests().at(-1)?.includes('offset=')).toBe(false);
    await plays();
  });

  it('shows the next programme from its beginning on, and analytics hear of it (LV-041)', async () => {
    programmes = [
      programme(22, 'Whales Sing', seconds() - 1800, seconds() + 12),
      programme(23, 'Courtyard News', seconds() + 12, seconds() + 5400),
    ];
    page = await screens.open('/tv/first-frame/player');
    await plays();
    await expect.poll(() => player().getByText('Courtyard News').count()).toBe(1);
    const news = () => recorded.filter(({ name }) => name === 'new_program').map(({ data }) => data);
    await expect.poll(news).toEqual([
      {
        channel_id: 9,
        epg_id: 23,
        previous_epg_id: 22,
        playback_session_id: fixtureChannelPlayback.playback_session_id,
      },
    ]);
    await expect
      .poll(() => recorded.find(({ name }) => name === 'playback_start')?.data)
      .toMatchObject({
        content_type: 'channel',
        content_id: 9,
        media_type: 'live',
      });
  });

  it('plays in a frame of another site, without a way out of it (LV-007, LV-071, EM-008)', async () => {
    page = await screens.open('/embed/tv/first-frame');
    await plays();
    await showControls();
    expect(await player().getByRole('button', { name: 'Закрыть' }).count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
  });

  it('plays by the second variant where the asset says so, whose script comes from the site’s root (PL-004, PL-005, LV-049, LV-053)', async () => {
    over = { asset: { ...fixtureChannelPlayback.asset, player_type: 'live_sdk' } };
    const scripts: string[] = [];
    page = await screens.open('/tv/first-frame');
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Смотреть', exact: true }).click();
    await plays();
    expect(scripts.filter((address) => address === '/live-tv-sdk.js')).toHaveLength(1);
    expect(manifests().every((address) => address.startsWith('/stream/live/9/playlist.m3u8?'))).toBe(true);
  });
});

describe('channels beside one another', () => {
  const region = (name: string) => page.getByRole('region', { name: new RegExp(name) });
  const path = (): string => new URL(page.url()).pathname;
  const neighbour = (id: number): ChannelPage => ({
    ...fixtureChannel,
    id,
    slug: `frame-${id}`,
    name: `Frame ${id}`,
    number: id,
    epgs: [],
  });

  beforeEach(() => {
    neighbours = [neighbour(10), neighbour(11)];
  });

  it('are reached by keys, in both directions and round the end; one is prepared, and the last picture stays until the next is there', async () => {
    page = await screens.open('/tv/first-frame/player');
    await plays();
    await expect.poll(() => calls('startChannel')).toContainEqual({ channel_id: 'frame-10' });
    await expect.poll(() => manifests().some((address) => address.startsWith('/stream/live/10/'))).toBe(true);
    // A prepared channel plays nowhere.
    expect(await page.locator('video').count()).toBe(1);
    expect(calls('begun')).toHaveLength(1);
    await page.evaluate(() => {
      const seen = { empty: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        const video = document.querySelector('video');
        // While it seeks to the live edge, an element keeps showing its last picture.
        if (video === null || (video.readyState < video.HAVE_CURRENT_DATA && !video.seeking)) seen.empty += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.keyboard.press('PageUp');
    await expect.poll(path).toBe('/tv/frame-10/player');
    await plays();
    expect(await region('Frame 10').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ empty: 0 });
    await expect.poll(() => calls('leave').length).toBe(1);
    await page.keyboard.press('PageDown');
    await expect.poll(path).toBe('/tv/first-frame/player');
    await plays();
    // A key of remote controls, missing on keyboards.
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ChannelDown' })));
    await expect.poll(path).toBe('/tv/frame-11/player');
    await plays();
    // Going back leaves the player instead of going through the channels.
    await page.keyboard.press('Escape');
    expect(await faults(page)).toEqual([]);
  });

  it('are reached by buttons; of several presses the last counts, and one that is refused says so and is passed', async () => {
    page = await screens.open('/tv/first-frame/player');
    await plays();
    // From now on: a channel that has played for a while prepares the next.
    offAir = 'first-frame';
    const next = page.getByRole('button', { name: 'Следующий канал' });
    // At once: with a pointer, the first channel could come between them.
    await next.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(path).toBe('/tv/frame-11/player');
    await plays();
    await page.keyboard.press('PageUp');
    await expect.poll(path).toBe('/tv/first-frame/player');
    await expect.poll(() => page.locator('video').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    // Zapping continues past a refused channel.
    await next.click();
    await expect.poll(path).toBe('/tv/frame-10/player');
    await plays();
  });
});

describe('a service that is away at the start', () => {
  it('is waited for with a quiet sign, and plays by itself when it is back', async () => {
    refusal = 'UNAVAILABLE';
    page = await screens.open('/tv/first-frame/player');
    const sign = page.getByText('Подключаемся снова…');
    await expect.poll(() => sign.count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    refusal = null;
    await plays();
    expect(await sign.count()).toBe(0);
  });
});

describe('a blocked account', () => {
  const words = () => page.getByText('Пока аккаунт заблокирован, смотреть нельзя.').count();

  it('is told so in the place of the player (BL-018)', async () => {
    refusal = 'ACCOUNT_BLOCKED';
    page = await screens.open('/tv/first-frame/player');
    await expect.poll(words).toBe(1);
    expect(await page.locator('video').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    // It is no longer blocked.
    refusal = null;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await plays();
  });

  it('plays on no longer once its place is refused', async () => {
    placeRefusal = 'ACCOUNT_BLOCKED';
    page = await screens.open('/tv/first-frame/player');
    await expect.poll(words).toBe(1);
    await expect.poll(() => page.locator('video').count()).toBe(0);
  });
});

describe('the page of a channel', () => {
  it('prepares what is on for its button, and plays nothing', async () => {
    page = await screens.open('/tv/first-frame');
    await expect.poll(() => manifests().some((address) => address.startsWith('/stream/live/9/'))).toBe(true);
    expect(calls('startChannel')).toEqual([{ channel_id: 'first-frame' }]);
    expect(calls('begun')).toEqual([]);
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('a programme that was on', () => {
  it('plays from its beginning at the address of the guide’s link, as an archive (LV-003, LV-004, LV-044, LV-060)', async () => {
    const [from, to] = [began - 7200, began - 3600];
    page = await screens.open('/tv/first-frame');
    await page.getByRole('link', { name: 'Смотреть «Long Ago»' }).click();
    await plays();
    expect(page.url()).toContain(`/tv/first-frame?program=21&start_time=${from}`);
    expect(await page.getByRole('banner').count()).toBe(0);
    // The live stream is prepared as well, for its button.
    expect(calls('startChannel')).toContainEqual({ channel_id: 'first-frame', start_time: from });
    expect(manifests().join(' ')).toContain(`/stream/archive/9/${from}-${to}/manifest.mpd`);
    await showControls();
    await expect.poll(() => player().getByText('Long Ago').first().isVisible()).toBe(true);
    const slider = player().getByRole('slider', { name: 'Перемотка' });
    expect(Number(await slider.getAttribute('aria-valuemax'))).toBe(46);
    await expect
      .poll(() => recorded.find(({ name }) => name === 'playback_start')?.data)
      .toMatchObject({ media_type: 'archive', content_type: 'channel' });
    expect(await faults(page)).toEqual([]);
  });

  it('that is on still can be started over', async () => {
    page = await screens.open('/tv/first-frame');
    await page.getByRole('link', { name: 'С начала' }).click();
    await plays();
    expect(calls('startChannel')).toContainEqual({ channel_id: 'first-frame', start_time: began - 1800 });
  });

  it('is none where the address names no time', async () => {
    page = await screens.open('/tv/first-frame?program=21&start_time=yesterday');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Здесь ничего нет');
    expect(calls('startChannel')).toEqual([]);
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('what stands in the place of a channel', () => {
  it.each([
    ['NOT_PLAYABLE', 'Прямой трансляции этого канала сейчас нет', 'link', 'Программа передач'],
    ['PURCHASE_REQUIRED', 'Просмотр не начался', 'button', 'Подключить'],
    ['CATCHUP_NOT_AVAILABLE', 'Просмотр не начался', 'link', 'Вернуться на страницу'],
  ] as const)('says why, and what can be done (%s)', async (name, words, role, way) => {
    refusal = name;
    page = await screens.open('/tv/first-frame/player');
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(words);
    expect(await page.getByRole('alert').getByRole(role, { name: way }).count()).toBe(1);
    expect(await faults(page)).toEqual([]);
  });
});
