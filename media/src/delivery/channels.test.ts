import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playoutGrid, tickFrom } from '@kadr/contract';
import type { ScheduledRun, StreamTokenClaims } from '@kadr/contract';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { segmentsOf } from '../playout/segments-of.ts';
import { createStreamTokens } from '../stream-token.ts';
import { assetId, plainIndex, storePlainAsset } from '../testing/plain-asset.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createDelivery } from './delivery.ts';

const other = 'plainasset0000000002';
/** The middle of a tick. */
const edge = 20_000_000;
const at = (tick: number): number => playoutGrid.epoch + tick * playoutGrid.tick;
const clock = { seconds: at(edge) + 1.9 };
const now = () => new Date(clock.seconds * 1000);
const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });
/** Channel 7: a film of four segments round and round for the last hour, before that another one of five. */
const runs: ScheduledRun[] = [
  { first: edge - 3000, ordinal: 0, assets: [{ id: other, segments: [5] }] },
  { first: edge - 1000, ordinal: 400, assets: [{ id: assetId, segments: [4] }] },
];
const asked: string[] = [];
/** The existence checks that the storage has received. */
const looked: string[] = [];

let dir: string;
let storage: Storage;
let served: Served;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-channels-'));
  storage = createFolderStorage(dir);
  await storePlainAsset(storage, plainIndex(4));
  await storePlainAsset(storage, plainIndex(5, { id: other }));
  const delivery = createDelivery({
    storage: {
      ...storage,
      head: (key) => {
        looked.push(key);
        return storage.head(key);
      },
    },
    verifyToken: tokens.verify,
    now,
    schedules: {
      live: async (channelId, { from, to }) => {
        asked.push(`${channelId} ${from}-${to}`);
        return channelId === 7 ? runs.filter(({ first }) => first <= to) : [];
      },
      archive: async (channelId, { start }) =>
        channelId === 7
          ? [
              {
                first: tickFrom(start),
                ordinal: 0,
                assets: [{ id: other, segments: [5] }],
              },
            ]
          : [],
    },
  });
  served = await serve(async (req, res) => {
    if (!(await delivery(req, res))) res.writeHead(418).end();
  });
});
afterAll(async () => {
  await served.close();
  await rm(dir, { recursive: true });
});

function get(path: string, claims: Partial<StreamTokenClaims> = {}, query = ''): Promise<Response> {
  const e = Math.floor(clock.seconds) + 600;
  const token = tokens.sign({ a: 'live/7', s: 'viewer', e, b: 3600, ...claims });
  return fetch(`${served.origin}/stream/${path}?${query}token=${token}`);
}
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

it('knows how many segments of an asset channels can play', async () => {
  expect(await segmentsOf(storage, other)).toEqual([5]);
  expect(await segmentsOf(storage, 'plainasset0000000003')).toBeNull();
});

describe('a live channel', () => {
  it('is answered as a player asks: master playlist, playlists of its renditions, manifest, segments', async () => {
    const master = await (await get('live/7/playlist.m3u8', {}, 'profile=web_auto&')).text();
    expect(master).toMatch(/^v720\.m3u8\?token=/m);
    expect(await statusOf(get('live/7/variant.m3u8'))).toBe(200);
    const playlist = await (await get('live/7/v720.m3u8')).text();
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${edge - 40}\n`);
    const last = playlist.trim().split('\n').at(-1) ?? '';
    expect(last).toMatch(new RegExp(`^${assetId}/v720/00004\\.m4s\\?token=`));
    const segment = await fetch(`${served.origin}/stream/live/7/${last}`);
    expect(await segment.text()).toBe(`assets/${assetId}/v720/00004.m4s`);
    expect(segment.headers.get('cache-control')).toContain('immutable');
    const mpd = await (await get('live/7/manifest.mpd')).text();
    expect(mpd).toContain('type="dynamic"');
  });

  it('may be kept for a second, its master playlist for a minute, none longer than its token', async () => {
    const kept = async (path: string, claims = {}) => (await get(path, claims)).headers.get('cache-control');
    expect(await kept('live/7/v720.m3u8')).toBe('private, max-age=1');
    expect(await kept('live/7/manifest.mpd')).toBe('private, max-age=1');
    expect(await kept('live/7/playlist.m3u8')).toBe('private, max-age=60');
    expect(await kept('live/7/playlist.m3u8', { e: Math.floor(clock.seconds) + 5 })).toBe(
      'private, max-age=5',
    );
  });

  it('is told by a late clock to who is behind, in every playlist (DR-053, LV-028, LV-030)', async () => {
    const mpd = await (await get('live/7/manifest.mpd', {}, 'offset=600&')).text();
    expect(mpd).toContain(
      `availabilityStartTime="${new Date((playoutGrid.epoch + 600) * 1000).toISOString()}"`,
    );
    const master = await (await get('live/7/playlist.m3u8', {}, 'offset=600&')).text();
    const [, inside = ''] = /^(v720\.m3u8\?\S+)$/m.exec(master) ?? [];
    expect(inside).toContain('offset=600&token=');
    const playlist = await (await fetch(`${served.origin}/stream/live/7/${inside}`)).text();
    const behind = Math.floor((clock.seconds - 600 - playoutGrid.epoch) / playoutGrid.tick);
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${behind - 40}\n`);
  });

  it('is not told further behind than the token allows, nor for an offset that is none', async () => {
    const offsets = (claims = {}) =>
      Promise.all(
        ['3600', '3601', '-5', '1.5', 'x', '99999999999'].map((offset) =>
          statusOf(get('live/7/v720.m3u8', claims, `offset=${offset}&`)),
        ),
      );
    expect(await offsets()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await offsets({ b: 0 })).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await statusOf(get('live/7/v720.m3u8', { b: 0 }, 'offset=0&'))).toBe(200);
  });

  it('opens nothing of its films but what was on as far back as the token goes', async () => {
    const before = `live/7/${other}/v720/00001.m4s`;
    expect(await statusOf(get(before, { b: 600 }))).toBe(404);
    // It was on an hour and four minutes ago.
    expect(await statusOf(get(before, { b: 4200 }))).toBe(200);
    expect(await statusOf(get(`live/7/${assetId}/v720/00005.m4s`))).toBe(404);
    expect(await statusOf(get(`live/7/${assetId}/index.json`))).toBe(404);
    expect(await statusOf(get(`live/7/${assetId}/text/t-rus.vtt`))).toBe(404);
    expect(await statusOf(get(`vod/${assetId}/v720/00001.m4s`))).toBe(403);
  });

  it('is opened only by the token of that range', async () => {
    for (const a of ['live/8', 'live/77', assetId, `archive/7/${edge}-${edge + 60}`])
      expect(await statusOf(get('live/7/manifest.mpd', { a }))).toBe(403);
    expect(await statusOf(get('live/8/manifest.mpd', { a: 'live/8' }))).toBe(404);
    expect(await statusOf(get('live/x/manifest.mpd', { a: 'live/x' }))).toBe(404);
    expect(await statusOf(get('live/7/nothing.m3u8'))).toBe(404);
    expect(await statusOf(get('live/7/manifest.mpd', {}, 'profile=x&'))).toBe(400);
  });

  it('is the same for all who set their tokens themselves, and goes on with the tick', async () => {
    const bare = async (path: string, claims = {}, offset = 0) =>
      (await get(path, claims, `addresses=bare&offset=${offset}&`)).text();
    for (const path of ['live/7/manifest.mpd', 'live/7/playlist.m3u8', 'live/7/v720.m3u8']) {
      const written = await bare(path);
      expect(written).not.toContain('token');
      expect(await bare(path, { s: 'another viewer' })).toBe(written);
      expect(await statusOf(get(path, { a: 'live/8' }, 'addresses=bare&'))).toBe(403);
    }
    expect(await bare('live/7/playlist.m3u8', {}, 600)).toContain('v720.m3u8?offset=600&addresses=bare');
    expect(await bare('live/7/manifest.mpd', {}, 600)).not.toBe(await bare('live/7/manifest.mpd'));
    expect(await bare('live/7/v720.m3u8', {}, 600)).not.toBe(await bare('live/7/v720.m3u8'));
    const first = [await bare('live/7/manifest.mpd'), await bare('live/7/v720.m3u8')];
    clock.seconds += 5 * playoutGrid.tick;
    const next = [await bare('live/7/manifest.mpd'), await bare('live/7/v720.m3u8')];
    clock.seconds -= 5 * playoutGrid.tick;
    expect(next[0]).not.toBe(first[0]);
    expect(next[1]).toContain(`#EXT-X-MEDIA-SEQUENCE:${edge - 35}\n`);
  });

  it('asks for a schedule once a tick, however many watch', async () => {
    asked.length = 0;
    clock.seconds += playoutGrid.tick;
    await Promise.all(Array.from({ length: 20 }, () => get('live/7/v720.m3u8')));
    await Promise.all(Array.from({ length: 20 }, () => get('live/7/playlist.m3u8')));
    clock.seconds -= playoutGrid.tick;
    expect(asked).toEqual([`7 ${edge - 39}-${edge + 3}`, `7 ${edge - 939}-${edge + 3751}`]);
  });
});

it('looks at no other film for a segment, however many have been on as far back as the token goes', async () => {
  const segment = `live/7/${assetId}/v720/00001.m4s`;
  expect(await statusOf(get(segment, { b: 4200 }))).toBe(200);
  clock.seconds += 10 * playoutGrid.tick;
  looked.length = 0;
  expect(await statusOf(get(segment, { b: 4200 }))).toBe(200);
  clock.seconds -= 10 * playoutGrid.tick;
  expect(looked.filter((key) => key.endsWith('index.json'))).toEqual([`assets/${assetId}/index.json`]);
});

describe('what was on', () => {
  const [start, end] = [Math.ceil(at(edge - 2000)), Math.ceil(at(edge - 1990))];
  const range = `archive/7/${start}-${end}`;
  const ticks = tickFrom(end) - tickFrom(start);

  it('is static, for as long as it was on, by the token of that range (LV-060)', async () => {
    const claims = { a: range };
    const mpd = await (await get(`${range}/manifest.mpd`, claims)).text();
    expect(mpd.slice(0, 300)).toContain(
      `type="static" mediaPresentationDuration="PT${Number((ticks * playoutGrid.tick).toFixed(6))}S"`,
    );
    const playlist = await get(`${range}/v360.m3u8`, claims);
    expect(playlist.headers.get('cache-control')).toBe('private, max-age=60');
    const written = await playlist.text();
    expect(written).toContain('#EXT-X-ENDLIST');
    expect(written.match(/^plainasset\S+$/gm)).toHaveLength(ticks);
    expect(await statusOf(get(`${range}/playlist.m3u8`, claims))).toBe(200);
    expect(await statusOf(get(`${range}/${other}/a-rus/00005.m4s`, claims))).toBe(200);
    expect(await statusOf(get(`${range}/${assetId}/a-rus/00001.m4s`, claims))).toBe(404);
  });

  it('is no other time, and no live stream', async () => {
    const later = `archive/7/${start}-${end + 60}`;
    expect(await statusOf(get(`${later}/manifest.mpd`, { a: range }))).toBe(403);
    expect(await statusOf(get('live/7/manifest.mpd', { a: range }))).toBe(403);
    expect(await statusOf(get(`archive/7/9-8/manifest.mpd`, { a: 'archive/7/9-8' }))).toBe(404);
    expect(await statusOf(get(`archive/8/8-90/manifest.mpd`, { a: 'archive/8/8-90' }))).toBe(404);
  });
});
