import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '@kadr/contract/errors';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import {
  assetId,
  plainIndex,
  plainPart,
  storePlainAsset,
  twoPartIndex,
  videoTrack,
} from '../testing/plain-asset.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createDelivery } from './delivery.ts';

const clock = { seconds: 1_800_000_000 };
const now = () => new Date(clock.seconds * 1000);
const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });
const composed = 'plainasset0000000009';

let dir: string;
let storage: Storage;
let served: Served;
let reads: string[] = [];
const faults: unknown[] = [];
const ended = new Set<string>();
const held = new Set<string>();
const asked: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-delivery-'));
  storage = createFolderStorage(dir);
  await storePlainAsset(
    storage,
    plainIndex(4, { thumbnails: { playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' } }),
  );
  await storePlainAsset(storage, plainIndex(5, { id: 'plainasset0000000002', lyrics: 'text/lyrics.vtt' }));
  await storage.put('assets/plainasset0000000002/text/lyrics.vtt', Buffer.from('WEBVTT words'), 'text/vtt');
  await storePlainAsset(storage, { ...twoPartIndex(), id: composed });
  await storage.put(
    `assets/${assetId}/thumbs/hd.json`,
    Buffer.from('{"images":["hd.jpg"]}'),
    'application/json',
  );
  await storage.put(`assets/${assetId}/thumbs/hd.jpg`, Buffer.from('sprite'), 'image/jpeg');
  const watched: Storage = {
    ...storage,
    get: (key, range) => {
      reads.push(key);
      return storage.get(key, range);
    },
  };
  const delivery = createDelivery({
    storage: watched,
    verifyToken: tokens.verify,
    isSessionEnded: (id) => ended.has(id),
    isHeld: ({ playbackId, shown }) => {
      asked.push(shown);
      return Promise.resolve(held.has(playbackId));
    },
    now,
    onError: (error) => faults.push(error),
  });
  served = await serve(async (req, res) => {
    if (!(await delivery(req, res))) res.writeHead(418).end();
  });
});

afterAll(async () => {
  await served.close();
  await rm(dir, { recursive: true });
});

function tokenFor(id: string, seconds = 3600): string {
  return tokens.sign({ a: id, s: 'session', e: clock.seconds + seconds });
}

function addressOf(path: string, id = assetId, token = tokenFor(id)): string {
  return `${served.origin}/stream/vod/${id}/${path}${path.includes('?') ? '&' : '?'}token=${token}`;
}

const get = (path: string, headers: Record<string, string> = {}, id = assetId) =>
  fetch(addressOf(path, id), { headers });

describe('manifests', () => {
  it.each([
    ['manifest.mpd?profile=web', 'application/dash+xml', '<MPD '],
    ['manifest.mpd?profile=web_auto', 'application/dash+xml', '<MPD '],
    ['playlist.m3u8?profile=web', 'application/vnd.apple.mpegurl', '#EXT-X-STREAM-INF'],
    ['variant.m3u8?profile=web', 'application/vnd.apple.mpegurl', '#EXT-X-STREAM-INF'],
    ['v720.m3u8', 'application/vnd.apple.mpegurl', '#EXT-X-MAP'],
    ['t-rus.m3u8', 'application/vnd.apple.mpegurl', 'part-0/text/t-rus.vtt'],
  ])('answers %s', async (path, type, content) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toContain(content);
  });

  it('hands its own token on to every address, and all of them answer (DR-024)', async () => {
    const token = tokenFor(composed);
    const follow = async (path: string): Promise<URL[]> => {
      const address = addressOf(path, composed, token);
      const written = await (await fetch(address)).text();
      const uris = [...written.matchAll(/^[^#\n].*$|URI="([^"]+)"/gm)].map(([line, uri]) => uri ?? line);
      const found = uris.map((uri) => new URL(uri, address));
      const playlists = uris
        .filter((uri) => uri.includes('.m3u8'))
        .map((uri) => uri.replace(/[?&]token=.*/, ''));
      return [...found, ...(await Promise.all(playlists.map(follow))).flat()];
    };
    const all = await follow('playlist.m3u8');
    expect(all.filter(({ pathname }) => pathname.endsWith('.m4s'))).toHaveLength(4 * 5);
    expect(all.filter(({ pathname }) => pathname.endsWith('.vtt'))).toHaveLength(2 * 2);
    for (const address of all) {
      expect(address.searchParams.get('token')).toBe(token);
      expect([address.pathname, (await fetch(address)).status]).toEqual([address.pathname, 200]);
    }
    const mpd = await (await fetch(addressOf('manifest.mpd', composed, token))).text();
    const written = [...mpd.matchAll(/(?:media|initialization)="([^"]+)"|<BaseURL>([^<]+)</g)];
    expect(written).toHaveLength(2 * (4 * 2 + 2));
    for (const [, template, base] of written) expect(template ?? base).toContain(`token=${token}`);
  });

  it('takes codec=hevc (DR-022), and no profile that it does not have', async () => {
    const id = 'hevcasset00000000001';
    const part = plainPart(2, id);
    const hevc = videoTrack(1080, 2, { id: 'h1080', codecs: 'hvc1.1.6.L120.90' });
    await storePlainAsset(storage, plainIndex(2, { id, parts: [{ ...part, video: [...part.video, hevc] }] }));
    for (const path of ['manifest.mpd', 'playlist.m3u8']) {
      expect(await (await get(`${path}?codec=hevc`, {}, id)).text()).toContain('hvc1');
      expect(await (await get(path, {}, id)).text()).not.toContain('hvc1');
      expect(await (await get(`${path}?codec=none`, {}, id)).text()).not.toContain('hvc1');
    }
    expect((await get('manifest.mpd?profile=none')).status).toBe(400);
  });

  it('carry the protection of the provider whose profile is asked for (DR-021, DR-026)', async () => {
    const id = 'lockedasset000000001';
    const key_id = '00112233445566778899aabbccddeeff';
    const part = { ...plainPart(2, id), protection: { scheme: 'cbcs' as const, key_id } };
    await storePlainAsset(storage, plainIndex(2, { id, parts: [part] }));
    const text = async (path: string): Promise<string> => (await get(path, {}, id)).text();
    for (const profile of ['web', 'web_auto', 'clearkey', 'multidrm'])
      expect(await text(`manifest.mpd?profile=${profile}`)).toContain('cenc:default_KID');
    // A playlist names the next one, written for the same provider.
    const own = /^v720\.m3u8\?.*$/m.exec(await text('playlist.m3u8?profile=clearkey'))?.[0] ?? '';
    expect(new URLSearchParams(own.split('?')[1]).get('profile')).toBe('clearkey');
    expect(await text('v720.m3u8?profile=clearkey')).toContain(`URI="/api/licences/clearkey/${key_id}"`);
    expect(await text('playlist.m3u8?profile=multidrm')).not.toContain('profile=');
    expect(await text('v720.m3u8')).toContain(`skd://${key_id}`);
  });

  describe('for players that set the token themselves', () => {
    const bareText = async (path: string, id: string, token = tokenFor(id)): Promise<string> => {
      const answer = await fetch(addressOf(`${path}?addresses=bare`, id, token));
      return answer.status === 200 ? answer.text() : String(answer.status);
    };

    it('are the same for all, without a token, down to the last playlist', async () => {
      for (const path of ['manifest.mpd', 'playlist.m3u8', 'v720.m3u8', 't-rus.m3u8']) {
        const [one, other] = [tokenFor(assetId, 900), tokenFor(assetId, 1800)];
        const bare = await bareText(path, assetId, one);
        expect(bare).not.toContain('token');
        expect(await bareText(path, assetId, other)).toBe(bare);
        const withTokens = await (await get(path)).text();
        expect(withTokens.replaceAll(/[?&](?:amp;)?token=[\w.-]+/g, '')).toBe(
          bare.replaceAll('?addresses=bare', ''),
        );
      }
      expect(await bareText('playlist.m3u8', assetId)).toMatch(/^v720\.m3u8\?addresses=bare$/m);
    });

    it('are refused to a token of something else, ended or expired, when they are kept already', async () => {
      expect(await bareText('manifest.mpd', assetId)).toContain('</MPD>');
      expect(await bareText('manifest.mpd', assetId, tokenFor(composed))).toBe('403');
      expect(await bareText('manifest.mpd', assetId, tokenFor(assetId, -1))).toBe('403');
      const left = tokens.sign({ a: assetId, s: 'left', e: clock.seconds + 900 });
      expect(await bareText('manifest.mpd', assetId, left)).toContain('</MPD>');
      ended.add('left');
      expect(await bareText('manifest.mpd', assetId, left)).toBe('403');
    });

    it('change with the asset', async () => {
      const id = 'changingasset0000001';
      await storePlainAsset(storage, plainIndex(2, { id, parts: [plainPart(2, id)] }));
      expect(await bareText('manifest.mpd', id)).toContain('r="1"');
      await storePlainAsset(storage, plainIndex(4, { id, parts: [plainPart(4, id)] }));
      clock.seconds += 3;
      expect(await bareText('manifest.mpd', id)).toContain('r="3"');
    });
  });

  it('may be kept for a minute by the browser alone, and not longer than the token lasts', async () => {
    const cacheControl = async (seconds: number) =>
      (await fetch(addressOf('manifest.mpd', assetId, tokenFor(assetId, seconds)))).headers.get(
        'cache-control',
      );
    expect(await cacheControl(3600)).toBe('private, max-age=60');
    expect(await cacheControl(20)).toBe('private, max-age=20');
  });

  it.each([['br'], ['gzip']])('are compressed with %s for who takes it, and validate', async (coding) => {
    const response = await get('manifest.mpd', { 'accept-encoding': coding });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('</MPD>');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('manifest.mpd', { 'accept-encoding': coding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    const plain = await get('manifest.mpd', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(etag);
  });
});

describe('segments', () => {
  const segment = `${assetId}/v720/00002.m4s`;
  const key = `assets/${segment}`;

  it('come whole, immutable, and with their types', async () => {
    const response = await get(segment);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/iso.segment',
      'content-length': String(key.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(await response.text()).toBe(key);
    expect((await get(`${assetId}/v720/init.mp4`)).headers.get('content-type')).toBe('video/mp4');
    expect((await get(`${assetId}/a-rus/init.mp4`)).headers.get('content-type')).toBe('audio/mp4');
  });

  it('are handed over to the server in front, which reads them itself, after the token is checked', async () => {
    const front = createFolderStorage(dir, now, '/kadr-storage/');
    const behind = createDelivery({ storage: front, verifyToken: tokens.verify, now });
    const site = await serve(async (req, res) => void (await behind(req, res)));
    const ask = (path: string, token: string) =>
      fetch(`${site.origin}/stream/vod/${assetId}/${path}?token=${token}`, {
        headers: { range: 'bytes=0-3' },
      });
    try {
      const handed = await ask(segment, tokenFor(assetId));
      expect(Object.fromEntries(handed.headers)).toMatchObject({
        'x-accel-redirect': `/kadr-storage/${key}`,
        'content-type': 'video/iso.segment',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': '0',
      });
      expect((await ask(segment, tokenFor(composed))).status).toBe(403);
      expect((await ask(`${assetId}/v720/00099.m4s`, tokenFor(assetId))).status).toBe(404);
    } finally {
      await site.close();
    }
  });

  it('come by the range', async () => {
    const part = await get(segment, { range: 'bytes=7-26' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 7-26/${key.length}`]);
    expect([part.headers.get('content-length'), await part.text()]).toEqual(['20', assetId]);
    const tail = await get(segment, { range: 'bytes=-3' });
    expect([tail.status, await tail.text()]).toEqual([206, 'm4s']);
    const beyond = await get(segment, { range: `bytes=${key.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${key.length}`]);
    const several = await get(segment, { range: 'bytes=0-1,3-4' });
    expect([several.status, await several.text()]).toEqual([200, key]);
  });

  it('are validated: 304 for what the client has, the whole for a range of what changed', async () => {
    const etag = (await get(segment)).headers.get('etag') ?? '';
    const same = await get(segment, { 'if-none-match': etag });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, '']);
    expect(same.headers.get('cache-control')).toContain('immutable');
    expect((await get(segment, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get(segment, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get(segment, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('answer HEAD with the headers alone', async () => {
    for (const path of [segment, 'manifest.mpd', 'text/t-rus.vtt']) {
      const head = await fetch(addressOf(path), {
        method: 'HEAD',
        headers: { 'accept-encoding': 'identity' },
      });
      const whole = await get(path, { 'accept-encoding': 'identity' });
      expect(await head.text()).toBe('');
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
        expect([path, name, head.headers.get(name)]).toEqual([path, name, whole.headers.get(name)]);
      }
    }
  });

  it('open the words of a song as its subtitles, where it has any', async () => {
    const words = await get('text/lyrics.vtt', {}, 'plainasset0000000002');
    expect([words.status, words.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await words.text()).toBe('WEBVTT words');
    expect((await get('text/lyrics.vtt', {}, assetId)).status).toBe(404);
  });

  it('open what the asset plays and nothing else of its sources', async () => {
    const status = async (path: string) => (await get(path, {}, composed)).status;
    const second = 'plainasset0000000002';
    expect(await status(`${assetId}/v720/00002.m4s`)).toBe(200);
    expect(await status(`${assetId}/v720/00003.m4s`)).toBe(404);
    expect(await status(`${second}/v720/00002.m4s`)).toBe(404);
    expect(await status(`${second}/v720/00003.m4s`)).toBe(200);
    expect(await status(`${second}/v720/00006.m4s`)).toBe(404);
    for (const path of [
      `${assetId}/index.json`,
      `${assetId}/text/t-rus.vtt`,
      `${assetId}/v720/0002.m4s`,
      `${assetId}/v720/$Number$.m4s`,
      `${assetId}/v720/..%2F..%2Findex.json`,
      `${assetId}/v720/%2e%2e/v720/00002.m4s/`,
      'index.json',
      'text/none.vtt',
      'v1080.m3u8',
      'thumbs/hd.json',
      '%E0%A4%A',
      '',
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
  });
});

describe('subtitles and thumbnails', () => {
  it('gives the cues of one part on its own timeline, with the media time for HLS', async () => {
    expect(await (await get('text/t-rus.vtt', {}, composed)).text()).toContain(
      '00:00:07.000 --> 00:00:09.000\nt-rus 2',
    );
    const first = await get('part-0/text/t-rus.vtt', {}, composed);
    expect(first.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await first.text()).toContain(
      'MPEGTS:0\n\n00:00:01.000 --> 00:00:03.000\nt-rus 1\n\n00:00:07.000 --> 00:00:07.680',
    );
    const second = await (await get('part-1/text/t-rus.vtt', {}, composed)).text();
    expect(second).toBe(
      'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:691200\n\n00:00:00.000 --> 00:00:01.320\nt-rus 2\n',
    );
    expect((await get('part-2/text/t-rus.vtt', {}, composed)).status).toBe(404);
  });

  it('gives the thumbnails playlist, and the sprite as `hd.jpg` beside it (DR-032, DR-035)', async () => {
    const playlist = await get('thumbs/hd.json');
    expect([playlist.headers.get('content-type'), await playlist.json()]).toEqual([
      'application/json',
      { images: ['hd.jpg'] },
    ]);
    const image = await fetch(playlist.url.replace('hd.json', 'hd.jpg'));
    expect([image.headers.get('content-type'), await image.text()]).toEqual(['image/jpeg', 'sprite']);
  });
});

describe('refusals', () => {
  it.each([
    ['no token', () => `${served.origin}/stream/vod/${assetId}/manifest.mpd`],
    ['a wrong token', () => addressOf('manifest.mpd', assetId, 'x.y')],
    ['the token of another asset', () => addressOf('manifest.mpd', assetId, tokenFor(composed))],
    ['an expired token', () => addressOf('manifest.mpd', assetId, tokenFor(assetId, 0))],
    ['no token for a segment', () => `${served.origin}/stream/vod/${assetId}/${assetId}/v720/00001.m4s`],
  ])('%s is 403 in words and JSON', async (_, address) => {
    const response = await fetch(address());
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await response.json()).toMatchObject({ error_code: errors.STREAM_TOKEN_INVALID.code });
  });

  it('leaves other paths to others, and takes GET and HEAD only', async () => {
    expect((await fetch(`${served.origin}/streams`)).status).toBe(418);
    expect((await fetch(`${served.origin}/stream/live/1/manifest.mpd`)).status).toBe(404);
    const posted = await fetch(addressOf('manifest.mpd'), { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('is 404 for an asset that is not there, or no longer (noticed within seconds)', async () => {
    const id = 'goneasset00000000001';
    expect((await get('manifest.mpd', {}, id)).status).toBe(404);
    clock.seconds += 10;
    await storePlainAsset(storage, plainIndex(2, { id }));
    expect((await get('manifest.mpd', {}, id)).status).toBe(200);
    await storage.deletePrefix(`assets/${id}/`);
    expect((await get(`${id}/v720/00001.m4s`, {}, id)).status).toBe(404);
    clock.seconds += 10;
    expect((await get('manifest.mpd', {}, id)).status).toBe(404);
    expect(await (await get('manifest.mpd', {}, id)).json()).toMatchObject({
      error_code: errors.NOT_FOUND.code,
    });
  });

  it('says nothing of a fault of ours to the viewer, and tells the operator', async () => {
    const id = 'brokenasset000000001';
    await storage.put(`assets/${id}/index.json`, Buffer.from('{"version":1}'), 'application/json');
    faults.length = 0;
    const response = await get('manifest.mpd', {}, id);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      description: errors.INTERNAL.description,
      error_code: errors.INTERNAL.code,
    });
    expect(faults).toHaveLength(1);
  });
});

describe('under many viewers', () => {
  it('reads an index once, however many ask at once', async () => {
    const id = 'manyasset00000000001';
    await storePlainAsset(storage, plainIndex(2, { id }));
    reads = [];
    const all = await Promise.all(Array.from({ length: 50 }, () => get('manifest.mpd', {}, id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads.filter((key) => key.endsWith('index.json'))).toHaveLength(1);
  });

  it('lets any page read it: every header asked for, what the player measures by', async () => {
    const preflight = await fetch(addressOf(`${assetId}/v720/00001.m4s`), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-headers': 'x-playback-session-id,range',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
    const response = await get(`${assetId}/v720/00001.m4s`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('content-range');
    expect(
      (await fetch(addressOf('manifest.mpd', assetId, 'no'))).headers.get('access-control-allow-origin'),
    ).toBe('*');
  });

  it('closes the file of a viewer who leaves, and calls that no fault', async () => {
    const big = `${assetId}/v720/00003.m4s`;
    await storage.put(`assets/${big}`, Buffer.alloc(8 * 1024 * 1024), 'video/iso.segment');
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    faults.length = 0;
    for (let viewer = 0; viewer < 20; viewer += 1) {
      await new Promise<void>((resolve) => {
        const leaving = request(addressOf(big), (response) => {
          response.once('data', () => leaving.destroy());
          response.once('error', () => resolve());
        });
        leaving.once('close', () => resolve());
        leaving.once('error', () => resolve());
        // Every other viewer leaves before the answer has begun.
        leaving.end(() => viewer % 2 === 0 && leaving.destroy());
      });
    }
    await expect.poll(openFiles).toBeLessThan(before + 5);
    expect(faults).toEqual([]);
  });
});

it('opens nothing any more once the session of a token has ended, and everything to others', async () => {
  const paths = ['manifest.mpd', 'playlist.m3u8', 'v480.m3u8', 'thumbs/hd.json'];
  const own = tokens.sign({ a: assetId, s: 'ended-session', e: clock.seconds + 3600 });
  const statuses = (token: string) =>
    Promise.all(paths.map(async (path) => (await fetch(addressOf(path, assetId, token))).status));
  const before = await statuses(own);
  expect(before[0]).toBe(200);
  ended.add('ended-session');
  expect(await statuses(own)).toEqual(paths.map(() => 403));
  expect(await statuses(tokenFor(assetId))).toEqual(before);
});

it('gives segments to a screen that has its place, and to one that is about to begin', async () => {
  const screen = 'd2c1b7a6-1f0e-4c3d-8b5a-69788a7b6c5d';
  const hold = { s: 'session', e: clock.seconds + 3600, p: screen, l: 'm1' };
  const begins = tokens.sign({ a: assetId, ...hold, g: clock.seconds + 1 });
  const plays = tokens.sign({ a: assetId, ...hold, g: clock.seconds });
  const statusOf = async (path: string, token: string): Promise<number> =>
    (await fetch(addressOf(path, assetId, token))).status;
  const segment = `${assetId}/v720/00002.m4s`;
  expect(await statusOf(segment, begins)).toBe(200);
  expect(asked).toEqual([]);
  expect(await statusOf(segment, plays)).toBe(403);
  // A player that waits requests these, and they show nothing.
  for (const manifest of ['manifest.mpd', 'playlist.m3u8']) expect(await statusOf(manifest, plays)).toBe(200);
  held.add(screen);
  expect(await statusOf(segment, plays)).toBe(200);
  expect(asked).toEqual(['m1', 'm1']);
});
