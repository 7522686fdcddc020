import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { compose } from '../compose/compose.ts';
import { grid } from '../grid.ts';
import type { Storage } from '../storage/storage.ts';
import { openPlayerSite } from '../testing/player-site.ts';
import type { PlayerSite } from '../testing/player-site.ts';
import { storeSampleAsset } from '../testing/sample-asset.ts';

const page = `<!doctype html><video muted width="320"></video><script src="/shaka.js"></script><script>
  const video = document.querySelector('video');
  const player = new shaka.Player();
  player.configure({
    drm: { servers: { 'org.w3.clearkey': '/api/licences/clearkey' } },
    // Asked for ahead of need, the beginning of a next part that a seek aborts stays aborted (shaka-player, #10587).
    streaming: { segmentPrefetchLimit: 0 },
  });
  const failures = [];
  player.addEventListener('error', ({ detail }) => failures.push(detail.code));
  async function start(url) {
    await player.attach(video);
    await player.load(url);
    player.selectTextTrack(player.getTextTracks()[0] ?? null);
    await video.play();
  }
  const language = () => player.getAudioTracks().find(({ active }) => active).language;
  const cues = () => [...video.textTracks].flatMap((track) => [...(track.cues ?? [])])
    .filter(({ startTime, endTime }) => startTime <= video.currentTime && video.currentTime < endTime)
    .map(({ text }) => text);
  const playsFrom = (time) => !video.seeking && video.currentTime > time;
</script>`;

const first = 'sampleasset000000001';
const second = 'sampleasset000000002';

/** Keys by id, of two protected assets. */
const keys: Readonly<Record<string, string>> = {
  '00112233445566778899aabbccddeeff': 'feedfacecafebeef0011223344556677',
  ffeeddccbbaa99887766554433221100: '0123456789abcdef0123456789abcdef',
};

let site: PlayerSite;
/** The second asset from its second segment on: its media time does not begin at 0. */
let late: string;
/** One segment of the first asset, then that. */
let joined: string;
/** One segment each of two protected assets, whose keys differ. */
const locked = { cbcs: '', cenc: '' };

beforeAll(async () => {
  site = await openPlayerSite({ fill, answer });
});
afterAll(() => site?.close());

async function fill(storage: Storage): Promise<void> {
  await storeSampleAsset(storage, first, 2);
  await storeSampleAsset(storage, second, 3);
  const at = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
  const cue = (second: number) => `${at(second)} --> ${at(second + 1)}\nsecond ${second}`;
  // To the end of the film: a slow machine checks late.
  const vtt = `WEBVTT\n\n${Array.from({ length: 12 }, (_, number) => cue(number)).join('\n\n')}\n`;
  ({ id: late } = await compose({
    storage,
    newId: () => 'lateasset00000000001',
    parts: [{ asset_id: second, from: 1 }],
    subtitles: [],
  }));
  ({ id: joined } = await compose({
    storage,
    newId: () => 'joinedasset000000001',
    parts: [
      { asset_id: first, to: 1 },
      { asset_id: second, from: 1 },
    ],
    subtitles: [{ language: 'rus', label: 'Русские', vtt }],
  }));
  for (const scheme of ['cbcs', 'cenc'] as const) {
    const parts = Object.entries(keys).map(([keyId, key], place) => ({
      asset_id: `${scheme}protected000000${place}`,
      key: { scheme, keyId, key },
    }));
    for (const { asset_id, key } of parts) await storeSampleAsset(storage, asset_id, 1, key);
    ({ id: locked[scheme] } = await compose({
      storage,
      newId: () => `${scheme}joined0000000000`,
      parts: parts.map(({ asset_id }) => ({ asset_id })),
      subtitles: [],
    }));
  }
}

const library = createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.compiled.js');

async function answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (await giveLicence(req, res)) return true;
  const isLibrary = req.url === '/shaka.js';
  res.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html');
  res.end(isLibrary ? await readFile(library) : page);
  return true;
}

/** Serves every key to every client, as ClearKey's licence or as it is. */
async function giveLicence(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const [, keyId] = /^\/api\/licences\/clearkey(?:\/(\w+))?$/.exec(req.url ?? '') ?? [];
  if (keyId !== undefined) res.end(Buffer.from(keys[keyId] ?? '', 'hex'));
  if (keyId !== undefined || req.method !== 'POST') return keyId !== undefined;
  const { kids } = z.object({ kids: z.array(z.string()) }).parse(await json(req));
  const licence = kids.map((kid) => {
    const key = keys[Buffer.from(kid, 'base64url').toString('hex')] ?? '';
    return { kty: 'oct', kid, k: Buffer.from(key, 'hex').toString('base64url') };
  });
  res.end(JSON.stringify({ keys: licence, type: 'temporary' }));
  return true;
}

async function open(assetId: string, file: string, profile = 'web_auto'): Promise<Page> {
  const viewer = await site.browser.newPage();
  await viewer.goto(site.origin);
  const address = site.addressOf(`vod/${assetId}/${file}`, { a: assetId }, `profile=${profile}&`);
  await viewer.evaluate(`start(${JSON.stringify(address)})`);
  await viewer.waitForFunction('playsFrom(0.2)');
  return viewer;
}

async function seek(viewer: Page, time: number): Promise<void> {
  await viewer.evaluate(`void (video.currentTime = ${time})`);
  await viewer.waitForFunction(`playsFrom(${time} + 0.1)`);
}

/** The player cannot cope with a change of sound and a seek at the same moment, which no viewer could make. */
async function switchToEnglish(viewer: Page): Promise<void> {
  expect(await viewer.evaluate('language()')).toBe('ru');
  await viewer.evaluate(
    `player.selectAudioTrack(player.getAudioTracks().find(({ language }) => language === 'en'))`,
  );
  const time = await viewer.evaluate<number>('video.currentTime');
  await viewer.waitForFunction(`language() === 'en' && playsFrom(${time} + 0.3)`);
}

it.each(['manifest.mpd', 'playlist.m3u8'])(
  'plays an asset that begins within another from %s, in step with its subtitles',
  async (file) => {
    const viewer = await open(late, file);
    expect(await viewer.evaluate('video.duration')).toBeCloseTo(2 * grid.segmentDuration, 1);
    await viewer.waitForFunction(
      `cues().includes('${second} ' + Math.floor(video.currentTime + ${grid.segmentDuration}))`,
    );
    await switchToEnglish(viewer);
    await seek(viewer, 2 * grid.segmentDuration - 0.8);
    await viewer.waitForFunction('video.ended');
    expect(await viewer.evaluate('failures')).toEqual([]);
    await viewer.close();
  },
);

it.each(['manifest.mpd', 'playlist.m3u8'])(
  'plays over the join of two assets from %s, and seeks across it',
  async (file) => {
    const viewer = await open(joined, file);
    expect(await viewer.evaluate('video.duration')).toBeCloseTo(3 * grid.segmentDuration, 1);
    await viewer.waitForFunction(`cues().includes('second ' + Math.floor(video.currentTime))`);
    await switchToEnglish(viewer);
    await seek(viewer, grid.segmentDuration - 0.5);
    await viewer.waitForFunction(`playsFrom(${grid.segmentDuration} + 0.5)`);
    await viewer.waitForFunction(`cues().includes('second ' + Math.floor(video.currentTime))`);
    await seek(viewer, 1.5);
    expect(await viewer.evaluate('language()')).toBe('en');
    await seek(viewer, 2 * grid.segmentDuration + 0.5);
    expect(await viewer.evaluate('[video.videoHeight > 0, failures]')).toEqual([true, []]);
    await viewer.close();
  },
);

it.each([
  ['cbcs', 'manifest.mpd', 'web'],
  ['cenc', 'playlist.m3u8', 'clearkey'],
] as const)(
  'plays what is protected with %s from %s?profile=%s, over a change of the key (DR-021, DR-026)',
  async (scheme, file, profile) => {
    const viewer = await open(locked[scheme], file, profile);
    expect(await viewer.evaluate('[video.videoHeight > 0, player.keySystem()]')).toEqual([
      true,
      'org.w3.clearkey',
    ]);
    await seek(viewer, grid.segmentDuration - 0.5);
    await viewer.waitForFunction(`playsFrom(${grid.segmentDuration} + 0.5)`);
    expect(await viewer.evaluate('failures')).toEqual([]);
    await viewer.close();
  },
);
