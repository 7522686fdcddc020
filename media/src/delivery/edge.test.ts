import { createHmac, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import { hasNginx, startNginx } from '../testing/nginx.ts';
import type { Nginx } from '../testing/nginx.ts';
import { assetId, plainIndex, storePlainAsset } from '../testing/plain-asset.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createDelivery } from './delivery.ts';
import { createStreamQueries } from './edge.ts';
import type { Edge } from './edge.ts';

const now = new Date('2026-11-27T12:00:00Z');
const until = now.getTime() / 1000 + 3600;
const tokens = createStreamTokens({ secret: 'of-streams-and-of-nothing-else-at-all', now: () => now });
const film = tokens.sign({ a: 'abcdefghijklmnop', s: '1', e: until });
const channel = tokens.sign({ a: 'live/7', s: '1', e: until });
const streamUrl = 'https://cdn.example/films';

const queryOf = (edge: Edge | null, token: string): URLSearchParams =>
  new URLSearchParams(createStreamQueries({ edge, streamUrl, verify: tokens.verify }).of(token));

it('opens the streams of a token by the token alone without such a network', () => {
  expect([...queryOf(null, film)]).toEqual([['token', film]]);
});

it('opens no stream of a token that is not ours', () => {
  const edge: Edge = { network: 'nginx', secret: 'a-secret-of-the-network' };
  expect(() => queryOf(edge, `${film}x`)).toThrow(expect.objectContaining({ error: 'STREAM_TOKEN_INVALID' }));
});

it('signs a policy for CloudFront that opens one film until its token ends', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const query = queryOf({ network: 'cloudfront', keyId: 'K2JCJMDEHXQW5F', key: privateKey }, film);
  expect([...query.keys()]).toEqual(['token', 'Policy', 'Signature', 'Key-Pair-Id']);
  const bytes = (name: string): Buffer =>
    Buffer.from(
      (query.get(name) ?? '').replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'),
      'base64',
    );
  const policy = bytes('Policy').toString();
  expect(JSON.parse(policy)).toEqual({
    Statement: [
      {
        Resource: 'https://cdn.example/films/vod/abcdefghijklmnop/*',
        Condition: { DateLessThan: { 'AWS:EpochTime': until } },
      },
    ],
  });
  expect(createVerify('RSA-SHA1').update(policy).verify(publicKey, bytes('Signature'))).toBe(true);
  expect(query.get('Key-Pair-Id')).toBe('K2JCJMDEHXQW5F');
});

it('signs an access list for Akamai that opens one channel until its token ends', () => {
  const key = Buffer.from('52a152a152a152a152a152a152a1aabb', 'hex');
  const [open, hmac] = (queryOf({ network: 'akamai', key }, channel).get('hdnts') ?? '').split('~hmac=');
  expect(open).toBe(`exp=${until}~acl=/films/live/7/*`);
  expect(hmac).toBe(createHmac('sha256', key).update(`${open}`).digest('hex'));
});

describe('streams behind a network that checks signatures', () => {
  const edge: Edge = { network: 'nginx', secret: 'a-secret-of-the-network' };
  const token = tokens.sign({ a: assetId, s: '1', e: until });
  let folder: string;
  let served: Served;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kadr-edge-'));
    const storage = createFolderStorage(folder);
    await storePlainAsset(storage, plainIndex(2));
    const delivery = createDelivery({
      storage,
      verifyToken: tokens.verify,
      streams: createStreamQueries({ edge, streamUrl, verify: tokens.verify }),
      now: () => now,
    });
    served = await serve(async (req, res) => void (await delivery(req, res)));
  });
  afterAll(async () => {
    await served.close();
    await rm(folder, { recursive: true });
  });

  const manifest = (name: string, query = ''): Promise<Response> =>
    fetch(`${served.origin}/stream/vod/${assetId}/${name}?token=${token}${query}`);

  it.each(['playlist.m3u8', 'manifest.mpd'])(
    'hands on what the network wants to see to every address of %s, and lets nobody else keep it',
    async (name) => {
      const answer = await manifest(name);
      const open = createStreamQueries({ edge, streamUrl, verify: tokens.verify }).of(token);
      const addresses = (await answer.text()).replaceAll('&amp;', '&').match(/\?token=[^"<\s]+/g);
      expect(new Set(addresses)).toEqual(new Set([`?${open}`]));
      expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    },
  );

  it('lets the network keep what is the same for all viewers', async () => {
    const answer = await manifest('manifest.mpd', '&addresses=bare');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe.runIf(hasNginx)('nginx as a delivery network', () => {
  const secret = 'shared-with-nginx-and-nobody-else';
  let nginx: Nginx;
  let asked = 0;
  const origin = createServer((_req, res) => {
    asked += 1;
    res.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('segment');
  });

  const query = (token: string, seconds = Math.floor(Date.now() / 1000) + 600): string =>
    createStreamQueries({
      edge: { network: 'nginx', secret },
      streamUrl: `${nginx.url}/stream`,
      verify: () => ({ ...tokens.verify(token), e: seconds }),
    }).of(token);

  beforeAll(async () => {
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve));
    const { port } = origin.address() as AddressInfo;
    const guide = path.join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx-edge.conf');
    const config = await readFile(guide, 'utf8');
    nginx = await startNginx((place) =>
      config
        .replace('listen 80;', `listen 127.0.0.1:${place.port};`)
        .replace('https://kadr.example', `http://127.0.0.1:${port}`)
        .replace('/var/cache/nginx/streams', path.join(place.folder, 'cache'))
        .replace('THE_EDGE_KEY', secret),
    );
  });
  afterAll(async () => {
    await nginx.stop();
    origin.close();
  });

  const get = async (film: string, parameters: string): Promise<number> =>
    (await fetch(`${nginx.url}/stream/vod/${film}/v480/1.m4s?${parameters}`)).status;

  it('reads a segment once for all viewers, whatever their tokens', async () => {
    asked = 0;
    const viewers = [film, tokens.sign({ a: 'abcdefghijklmnop', s: '2', e: until })];
    for (const viewer of viewers) expect(await get('abcdefghijklmnop', query(viewer))).toBe(200);
    expect(asked).toBe(1);
  });

  it('refuses strangers, other films and addresses that have expired, without asking the service', async () => {
    asked = 0;
    expect(await get('abcdefghijklmnop', `token=${film}`)).toBe(403);
    expect(await get('ponmlkjihgfedcba', query(film))).toBe(403);
    expect(await get('abcdefghijklmnop', query(film, Math.floor(Date.now() / 1000) - 1))).toBe(410);
    expect(asked).toBe(0);
  });
});
