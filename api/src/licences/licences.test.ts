import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KadrError } from '@kadr/contract';
import type { Playback } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { buyAndPay, customerWith, openShop } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { cookiesOf } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const film = { id: '0123456789abcdef0123456789abcdef', key: 'feedfacecafebeef0011223344556677' };
const rented = { id: 'aaaabbbbccccddddeeeeffff00001111', key: '99887766554433221100ffeeddccbbaa' };
const trailer = { id: '5555bbbbccccddddeeeeffff00002222', key: '11887766554433221100ffeeddccbb22' };
const own = (
  scheme: 'cbcs' | 'cenc',
  { id, key }: typeof film,
): { scheme: 'cbcs' | 'cenc'; key_id: string; key: string } => ({ scheme, key_id: id, key });
const base64url = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');

let test: TestApi;
let url: string;
let guest: Record<string, string>;

const begin = async (api: TestApi): Promise<Record<string, string>> => {
  const context = api.context();
  await api.api.client(context).session.createDemo();
  return cookiesOf(context.set);
};

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
  await openShop(test);
  await test.publish('free-film', { protection: own('cbcs', film) });
  await test.publish('for-rent-1', { protection: own('cenc', rented) });
  await test.publish('free-film', { kind: 'trailer', protection: own('cbcs', trailer) });
  guest = await begin(test);
});
afterAll(() => test.close());

interface Asked {
  readonly cookies?: Record<string, string>;
  readonly playback?: Playback;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer> | null;
}

const cookieOf = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const request = (...ids: string[]): string => JSON.stringify({ kids: ids.map(base64url), type: 'temporary' });

async function ask(path: string, asked: Asked, at = url): Promise<Response> {
  const { cookies = guest, playback, token, headers, method = 'POST', body = request(film.id) } = asked;
  return fetch(`${at}/licences/${path}`, {
    method,
    headers: {
      'content-type': 'application/octet-stream',
      cookie: cookieOf(cookies),
      'x-pre-authorization': token ?? playback?.drm_config?.licence_token.token ?? '',
      ...(playback && { 'x-playback-session-id': playback.playback_session_id }),
      ...headers,
    },
    ...(method === 'POST' && { body }),
  });
}

const refusal = async (response: Response): Promise<unknown> => {
  const { error_code } = (await response.json()) as { error_code: number };
  return [response.status, error_code];
};

const invalidToken = [403, 1_000_470];
const refused = [403, 1_000_471];

const start = (
  cookies: Record<string, string>,
  media_item_id = 'free-film',
  player_type: 'player' | 'trailer' = 'player',
): Promise<Playback> => test.client({ cookies }).playback.start({ media_item_id, player_type });

const later = (seconds: number): void => {
  test.clock.now = new Date(testBegins.getTime() + seconds * 1000);
};

describe('the start of a playback', () => {
  it('says where licences of a protected film come from, with a token (DR-001, DR-002, DR-006)', async () => {
    const { asset, drm_config } = await start(guest);
    expect(drm_config).toEqual({
      drm_provider: 'clearkey',
      urls: { widevine: null, playready: null, fairplay: null, clearkey: '/api/licences/clearkey' },
      fairplay_cert_url: null,
      licence_token: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), expires_in: 300 },
    });
    expect(asset).toMatchObject({ is_crypted: true, drm_provider: 'clearkey' });
  });

  it('says nothing of the kind of a film that is clear (DR-008)', async () => {
    const viewer = await customerWith(test, 100_000);
    await buyAndPay(viewer, 'for-rent-2');
    const { asset, drm_config } = await viewer.client.playback.start({ media_item_id: 'for-rent-2' });
    expect(drm_config).toBeNull();
    expect(asset).toMatchObject({
      is_crypted: false,
      drm_provider: null,
      urls: { widevine: null, fairplay: null },
    });
  });

  it('and the preview assets of a title name its addresses by protection (DR-029, DR-031)', async () => {
    const item = await test.client().mediaItems.getById({ id: 'free-film' });
    const [preview] = item.assets.preview_assets;
    expect(preview).toMatchObject({
      is_crypted: true,
      drm_provider: 'clearkey',
      urls: { widevine: `${preview?.url}/manifest.mpd`, fairplay: `${preview?.url}/playlist.m3u8` },
    });
  });
});

describe('a ClearKey licence', () => {
  it('is a JWK set of the keys that were asked for, in the session that began to watch', async () => {
    const response = await ask('clearkey', { playback: await start(guest) });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      keys: [{ kty: 'oct', kid: base64url(film.id), k: base64url(film.key) }],
      type: 'temporary',
    });
  });

  it('is given for a trailer, and to a guest in a frame that keeps his cookie', async () => {
    const playback = await start(guest, 'free-film', 'trailer');
    const response = await ask('clearkey', { playback, cookies: {}, body: request(trailer.id) });
    expect(await response.json()).toMatchObject({ keys: [{ k: base64url(trailer.key) }] });
  });

  it('is the key itself where HLS asks for one', async () => {
    const playback = await start(guest);
    const response = await ask(`clearkey/${film.id}`, { playback, method: 'GET' });
    expect(Buffer.from(await response.arrayBuffer()).toString('hex')).toBe(film.key);
    expect(await refusal(await ask(`clearkey/${rented.id}`, { playback, method: 'GET' }))).toEqual(refused);
    expect(await refusal(await ask(`clearkey/${film.id}`, { method: 'GET' }))).toEqual(invalidToken);
  });

  it('is refused without a token, with a forged one, and with one of another playback (DR-002)', async () => {
    const [playback, other] = [await start(guest), await start(guest)];
    const token = playback.drm_config?.licence_token.token ?? '';
    const [head = '', claims = '', signature = ''] = token.split('.');
    const changed = Buffer.from(claims, 'base64url').toString().replace('"player"', '"trailer"');
    const forged = [head, Buffer.from(changed).toString('base64url'), signature].join('.');
    for (const wrong of ['', 'x', forged, guest['session'] ?? ''])
      expect(await refusal(await ask('clearkey', { playback, token: wrong }))).toEqual(invalidToken);
    expect(await refusal(await ask('clearkey', { playback: other, token }))).toEqual(invalidToken);
    expect(
      await refusal(await ask('clearkey', { playback, headers: { 'x-playback-session-id': '' } })),
    ).toEqual(invalidToken);
  });

  it('is refused for the keys of other films, alone or among its own', async () => {
    const playback = await start(guest);
    for (const body of [request(rented.id), request(film.id, rented.id), request('0'.repeat(32))])
      expect(await refusal(await ask('clearkey', { playback, body }))).toEqual(refused);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['no JSON', new Uint8Array([8, 1, 255])],
    ['nothing', ''],
    ['no ids', '{"kids":[]}'],
    ['ids of another length', '{"kids":["AAAA"]}'],
    ['a licence to be kept', JSON.stringify({ kids: [base64url(film.id)], type: 'persistent-license' })],
  ])('is refused for a request that is %s', async (_what, body) => {
    expect(await refusal(await ask('clearkey', { playback: await start(guest), body }))).toEqual([
      400, 1_000_400,
    ]);
  });

  it('is not given to pages of other sites, at other addresses, in other ways, or for a long request', async () => {
    const playback = await start(guest);
    const code = async (path: string, asked: Asked): Promise<unknown> => refusal(await ask(path, asked));
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await code('clearkey', { playback, headers })).toEqual([403, 1_000_403]);
    expect(await code('clearkey', { playback, method: 'GET' })).toEqual([405, 1_000_405]);
    for (const path of ['nowhere', 'clearkey/x', `clearkey/${film.id}/x`, 'widevine/certificate', ''])
      expect(await code(path, { playback, method: 'GET' })).toEqual([404, 1_000_404]);
    expect(await code('clearkey', { playback, body: 'x'.repeat(70_000) })).toEqual([413, 1_000_413]);
    for (const system of ['widevine', 'playready', 'fairplay'])
      expect(await code(system, { playback })).toEqual([404, 1_000_404]);
  });
});

describe('an account', () => {
  let viewer: Customer;
  let playback: Playback;

  beforeAll(async () => {
    viewer = await customerWith(test, 100_000);
    await buyAndPay(viewer, 'for-rent-1');
    playback = await start(viewer.cookies, 'for-rent-1');
  });

  const asked = (over: Asked = {}): Promise<Response> =>
    ask('clearkey', { playback, cookies: viewer.cookies, body: request(rented.id), ...over });

  it('gets licences for what it has', async () => {
    expect(await (await asked()).json()).toMatchObject({ keys: [{ k: base64url(rented.key) }] });
  });

  it('shares them with nobody: neither a guest nor another account that has the film, nor who sends no cookie', async () => {
    const other = await customerWith(test, 100_000);
    await buyAndPay(other, 'for-rent-1');
    expect((await start(other.cookies, 'for-rent-1')).drm_config).not.toBeNull();
    for (const cookies of [guest, other.cookies, {}])
      expect(await refusal(await asked({ cookies }))).toEqual(invalidToken);
    const theft = other.client.playback.renewLicenceToken({
      playback_session_id: playback.playback_session_id,
      token: playback.drm_config?.licence_token.token ?? '',
    });
    expect(await errorOf(theft)).toMatchObject({ name: 'LICENCE_TOKEN_INVALID' });
  });

  it('gets none once its rental is over, whatever the token says', async () => {
    const rent = await customerWith(test, 100_000);
    await buyAndPay(rent, 'for-rent-1');
    const kept = await start(rent.cookies, 'for-rent-1');
    await test.pool.query(
      `update purchases set ends_at = $1 where account_id =
      (select id from accounts where email = $2)`,
      [test.clock.now, rent.email],
    );
    const over = { playback: kept, cookies: rent.cookies };
    expect(await refusal(await asked(over))).toEqual([403, 1_000_402]);
    expect(
      await errorOf(
        rent.client.playback.renewLicenceToken({
          playback_session_id: kept.playback_session_id,
          token: kept.drm_config?.licence_token.token ?? '',
        }),
      ),
    ).toMatchObject({ name: 'PURCHASE_REQUIRED' });
  });

  it('gets none in a session that has ended', async () => {
    const gone = await customerWith(test, 100_000);
    await buyAndPay(gone, 'for-rent-1');
    const kept = await start(gone.cookies, 'for-rent-1');
    await gone.client.session.end();
    expect(await refusal(await asked({ playback: kept, cookies: gone.cookies }))).toEqual([401, 1_000_023]);
  });
});

describe('a licence token', () => {
  const renew = (playback: Playback, token: string, cookies = guest) =>
    test
      .client({ cookies })
      .playback.renewLicenceToken({ playback_session_id: playback.playback_session_id, token });

  it('runs out, and another one is given for it while the film plays (DR-002)', async () => {
    const playback = await start(guest);
    const first = playback.drm_config?.licence_token.token ?? '';
    try {
      later(299);
      expect((await ask('clearkey', { playback })).status).toBe(200);
      later(301);
      expect(await refusal(await ask('clearkey', { playback }))).toEqual(invalidToken);
      const { token, expires_in } = await renew(playback, first);
      expect([token === first, expires_in]).toEqual([false, 300]);
      expect((await ask('clearkey', { playback, token })).status).toBe(200);
      later(25 * 60 * 60);
      expect(await errorOf(renew(playback, first))).toMatchObject({ name: 'LICENCE_TOKEN_INVALID' });
    } finally {
      test.clock.now = testBegins;
    }
  });

  it('is renewed for its own playback only', async () => {
    const [playback, other] = [await start(guest), await start(guest)];
    const token = playback.drm_config?.licence_token.token ?? '';
    const elsewhere = await begin(test);
    const wrong = [
      () => renew(other, token),
      () => renew(playback, 'x'),
      () => renew(playback, token, elsewhere),
    ];
    for (const call of wrong)
      expect(await errorOf(call())).toMatchObject({ name: 'LICENCE_TOKEN_INVALID', status: 403 });
  });
});

describe('content keys', () => {
  it('stand in the database sealed: nothing there can be read as a key', async () => {
    const { rows } = await test.pool.query<Record<string, unknown>>(
      `select (select json_agg(c) from content_keys c) as keys, (select json_agg(a) from assets a) as assets,
        (select json_agg(i) from ingests i) as ingests`,
    );
    const text = JSON.stringify(rows);
    expect(text).toContain(film.id);
    for (const { key } of [film, rented, trailer]) {
      const bytes = Buffer.from(key, 'hex');
      for (const form of [key, key.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')])
        expect(text).not.toContain(form.replaceAll('=', ''));
    }
  });

  it('are made for what is to be protected, and given to its worker', async () => {
    const ingest = (protection: { scheme: 'cenc'; key_id?: string; key?: string }) =>
      test.operator().operator.createIngest({ slug: 'free-film', upload_id: 'abcdef0123456789', protection });
    const { id } = await ingest({ scheme: 'cenc' });
    const claimed = await test.api.ingests.claim('tests', id);
    expect(claimed?.key).toEqual({
      scheme: 'cenc',
      keyId: expect.stringMatching(/^[0-9a-f]{32}$/),
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    // A clear asset is not published.
    await expect(
      test.api.ingests.publish(id, 'tests', {
        id: claimed?.asset_id ?? '',
        duration: 1,
        max_height: null,
        audio: [],
        subtitles: [],
        has_thumbnails: false,
        is_crypted: false,
        key_ids: [],
        is_hevc: false,
        posters: [],
      }),
    ).rejects.toThrow(/not encrypted/);
    const another = ingest({ scheme: 'cenc', key_id: film.id, key: rented.key });
    expect(await errorOf(another)).toMatchObject({ name: 'CONFLICT' });
    const half = ingest({ scheme: 'cenc', key_id: film.id });
    expect(await errorOf(half)).toMatchObject({ name: 'INVALID_INPUT' });
  });
});

describe('an external provider', () => {
  const asked: unknown[] = [];
  const provider: NonNullable<ApiPorts['licences']['provider']> = {
    licence: async (system, challenge, playback) => {
      if (challenge.body[0] === 0) throw new KadrError('LICENCE_REFUSED', { message: 'a secret reason' });
      asked.push([system, [...challenge.body], challenge.contentType, challenge.soapAction, playback]);
      return { body: new Uint8Array([0, 255, 128]), contentType: 'application/octet-stream' };
    },
    certificate: async () => ({ body: new Uint8Array([48, 130]), contentType: 'application/octet-stream' }),
  };
  let external: TestApi;
  let at: string;
  let cookies: Record<string, string>;
  let playback: Playback;

  beforeAll(async () => {
    external = await createTestApi({
      licences: { provider, hasClearKey: false },
      config: { streamUrl: 'https://cdn.example/films' },
    });
    at = await external.listen();
    await openShop(external);
    await external.publish('free-film', { protection: own('cbcs', film) });
    cookies = await begin(external);
    playback = await external.client({ cookies }).playback.start({ media_item_id: 'free-film' });
  });
  afterAll(() => external.close());

  it('is named by the service’s own addresses, and the key is given to nobody (DR-001, DR-006, DR-007, DR-026)', async () => {
    expect(playback.drm_config).toMatchObject({
      drm_provider: 'multidrm',
      urls: {
        widevine: '/api/licences/widevine',
        playready: '/api/licences/playready',
        fairplay: '/api/licences/fairplay',
        clearkey: null,
      },
      fairplay_cert_url: '/api/licences/fairplay/certificate',
    });
    expect(await refusal(await ask('clearkey', { playback, cookies }, at))).toEqual([404, 1_000_404]);
  });

  it('gives licences for streams of a delivery network too, from whose host the thumbnails come (DR-037, DR-055)', () => {
    const { asset, thumbnails_url } = playback;
    expect(asset.url).toMatch(/^https:\/\/cdn\.example\/films\/vod\/[0-9a-f]{24}$/);
    expect(thumbnails_url).toMatch(new RegExp(`^${asset.url}/thumbs/hd\\.json\\?token=`));
  });

  it.each(['widevine', 'playready', 'fairplay'])(
    'gets %s’s request as it is, once the service has said yes',
    async (system) => {
      asked.length = 0;
      const body = new Uint8Array([1, 0, 200, 255]);
      const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '"AcquireLicense"' };
      const answer = await ask(system, { playback, cookies, body, headers }, at);
      expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 128]);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(asked).toEqual([
        [
          system,
          [1, 0, 200, 255],
          'text/xml; charset=utf-8',
          '"AcquireLicense"',
          {
            assetId: playback.asset.url.split('/').at(-1),
            keyIds: [film.id],
            playbackSessionId: playback.playback_session_id,
          },
        ],
      ]);
      expect(await refusal(await ask(system, { playback, cookies, token: 'x' }, at))).toEqual(invalidToken);
      expect(asked).toHaveLength(1);
    },
  );

  it('may refuse, and why is told to nobody', async () => {
    const answer = await ask('widevine', { playback, cookies, body: new Uint8Array([0]) }, at);
    const text = await answer.text();
    expect([answer.status, text.includes('secret')]).toEqual([403, false]);
    expect(JSON.parse(text)).toMatchObject({ error_code: 1_000_471 });
  });

  it('has a certificate for FairPlay, which anybody may have (DR-007)', async () => {
    const answer = await fetch(`${at}/licences/fairplay/certificate`);
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([48, 130]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await fetch(`${url}/licences/fairplay/certificate`)).status).toBe(404);
  });
});
