import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { playoutGrid, tickAt, tickFrom } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import { answerPlayerPage } from '../testing/player-pages.ts';
import { storeSampleAsset } from '../testing/sample-asset.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createDelivery } from './delivery.ts';

const first = 'sampleasset000000001';
const second = 'sampleasset000000002';
const assets = [
  { id: first, segments: [1] },
  { id: second, segments: [2] },
];
const now = () => new Date();
const seconds = (): number => now().getTime() / 1000;
const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });
/** A join every tick or two: channel 3 has played both films by turns for an hour. */
const begun: ScheduledRun = { first: tickAt(seconds()) - 1000, ordinal: 0, assets };

let dir: string;
let served: Served;
let browser: Browser;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-channel-players-'));
  const storage = createFolderStorage(dir);
  await storeSampleAsset(storage, first, 1);
  await storeSampleAsset(storage, second, 2);
  const delivery = createDelivery({
    storage,
    verifyToken: tokens.verify,
    now,
    schedules: {
      live: async () => [begun],
      archive: async (_, { start }) => [{ first: tickFrom(start), ordinal: 0, assets }],
    },
  });
  served = await serve(async (req, res) => {
    if ((await delivery(req, res)) || (await answerPlayerPage(req.url ?? '', res))) return;
    res.writeHead(404).end();
  });
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(dir, { recursive: true });
});

function addressOf(path: string, file: string, query = ''): string {
  const token = tokens.sign({ a: path, s: 'viewer', e: Math.floor(seconds()) + 600, b: 3600 });
  return `${served.origin}/stream/${path}/${file}?${query}token=${token}`;
}

it.each(['', 'offset=600&'])(
  'hls.js plays a live channel over the joins of its films, behind now as well (“%s”; DR-053)',
  async (query) => {
    const viewer = await browser.newPage();
    await viewer.goto(`${served.origin}/players/hls.js/`);
    await viewer.evaluate(`start(${JSON.stringify(addressOf('live/3', 'playlist.m3u8', query))})`);
    await viewer.waitForFunction('playsFrom(0.2)');
    expect(await viewer.evaluate('tracks()')).toEqual({
      heights: [180, 270],
      sounds: ['ru', 'en'],
      texts: [],
    });
    const begins = Number(await viewer.evaluate('video.currentTime'));
    // Three ticks have a join in them wherever they begin.
    await viewer.waitForFunction(`playsFrom(${begins + 3 * playoutGrid.tick})`, null, { timeout: 60_000 });
    const airs = z.number().parse(await viewer.evaluate('player.playingDate.getTime() / 1000'));
    const behind = seconds() - airs;
    const offset = query === '' ? 0 : 600;
    expect(behind).toBeGreaterThan(offset);
    expect(behind).toBeLessThan(offset + 40);
    expect(await viewer.evaluate('failures')).toEqual([]);
    await viewer.close();
  },
);

it('hls.js plays what was on to its end (LV-060)', async () => {
  const end = Math.floor(seconds());
  const start = end - 20;
  const viewer = await browser.newPage();
  await viewer.goto(`${served.origin}/players/hls.js/`);
  const address = addressOf(`archive/3/${start}-${end}`, 'playlist.m3u8');
  await viewer.evaluate(`start(${JSON.stringify(address)})`);
  await viewer.waitForFunction('playsFrom(0.2)');
  const length = (tickFrom(end) - tickFrom(start)) * playoutGrid.tick;
  // hls.js places what comes after each join by its decoding time, some pictures late.
  expect(Math.abs(Number(await viewer.evaluate('video.duration')) - length)).toBeLessThan(1);
  await viewer.evaluate('void (video.currentTime = video.duration - 2)');
  await viewer.waitForFunction('playsFrom(video.duration - 1)');
  expect(await viewer.evaluate('failures')).toEqual([]);
  await viewer.close();
});
