import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { playoutGrid, tickAt, tickFrom } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import { answerPlayerPage } from '../testing/player-pages.ts';
import { openPlayerSite } from '../testing/player-site.ts';
import type { PlayerSite } from '../testing/player-site.ts';
import { storeSampleAsset } from '../testing/sample-asset.ts';

const first = 'sampleasset000000001';
const second = 'sampleasset000000002';
const assets = [
  { id: first, segments: [1] },
  { id: second, segments: [2] },
];
const seconds = (): number => Date.now() / 1000;
/** A join every tick or two: channel 3 has played both films by turns for an hour. */
const begun: ScheduledRun = { first: tickAt(seconds()) - 1000, ordinal: 0, assets };

let site: PlayerSite;

beforeAll(async () => {
  site = await openPlayerSite({
    fill: async (storage) => {
      await storeSampleAsset(storage, first, 1);
      await storeSampleAsset(storage, second, 2);
    },
    schedules: {
      live: async () => [begun],
      archive: async (_, { start }) => [{ first: tickFrom(start), ordinal: 0, assets }],
    },
    answer: answerPlayerPage,
  });
});
afterAll(() => site?.close());

const addressOf = (path: string, query = '', file = 'playlist.m3u8'): string =>
  site.addressOf(`${path}/${file}`, { a: path, b: 3600 }, query);

/**
 * hls.js never begins when a join comes between its first playlist of the picture and that of the sound (1.7.4: the
 * sound waits for a picture before the one there is). With a join at each tick that is likely enough to be kept away
 * from.
 */
const isTickYoung = ({ epoch, tick, offset }: { epoch: number; tick: number; offset: number }): boolean =>
  (Date.now() / 1000 - offset - epoch) % tick < tick / 4;

it.concurrent.each([
  ['hls.js', 'playlist.m3u8', ''],
  ['hls.js', 'playlist.m3u8', 'offset=600&'],
  ['dashjs', 'manifest.mpd', ''],
  ['dashjs', 'manifest.mpd', 'offset=600&'],
] as const)(
  '%s plays %s of a live channel over the joins of its films, behind now as well (“%s”; DR-053)',
  async (name, file, query) => {
    const offset = query === '' ? 0 : 600;
    const viewer = await site.browser.newPage();
    await viewer.goto(`${site.origin}/players/${name}/`);
    if (name === 'hls.js') await viewer.waitForFunction(isTickYoung, { ...playoutGrid, offset });
    await viewer.evaluate(`start(${JSON.stringify(addressOf('live/3', query, file))})`);
    await viewer.waitForFunction('playsFrom(0.2)');
    expect(await viewer.evaluate('tracks()')).toEqual({
      heights: [180, 270],
      sounds: ['ru', 'en'],
      texts: [],
    });
    const begins = Number(await viewer.evaluate('video.currentTime'));
    // Three ticks have a join in them wherever they begin.
    await viewer.waitForFunction(`playsFrom(${begins + 3 * playoutGrid.tick})`, null, { timeout: 60_000 });
    const behind = seconds() - z.number().parse(await viewer.evaluate(`airs(${playoutGrid.epoch})`));
    expect(behind).toBeGreaterThan(offset);
    expect(behind).toBeLessThan(offset + 40);
    expect(await viewer.evaluate('failures')).toEqual([]);
    await viewer.close();
  },
);

it('hls.js plays what was on to its end (LV-060)', async () => {
  const end = Math.floor(seconds());
  const start = end - 20;
  const viewer = await site.browser.newPage();
  await viewer.goto(`${site.origin}/players/hls.js/`);
  await viewer.evaluate(`start(${JSON.stringify(addressOf(`archive/3/${start}-${end}`))})`);
  await viewer.waitForFunction('playsFrom(0.2)');
  const length = (tickFrom(end) - tickFrom(start)) * playoutGrid.tick;
  // hls.js places what comes after each join by its decoding time, some pictures late.
  expect(Math.abs(Number(await viewer.evaluate('video.duration')) - length)).toBeLessThan(1);
  await viewer.evaluate('void (video.currentTime = video.duration - 2)');
  await viewer.waitForFunction('playsFrom(video.duration - 1)');
  expect(await viewer.evaluate('failures')).toEqual([]);
  await viewer.close();
});
