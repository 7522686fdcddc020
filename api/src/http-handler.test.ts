import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { errors, languages } from '@kadr/contract';
import { describeError } from './errors/describe.ts';
import { publishedEpisodes, sampleCatalogue } from './testing/sample-catalogue.ts';
import { createTestApi, errorOf, operatorToken } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

let test: TestApi;
let url: string;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
  await test.import({
    ...sampleCatalogue,
    media_views: [
      { brand: 'kadr', alias: 'main', name: { rus: 'Главная' }, blocks: [{ type: 'carousel', query: {} }] },
    ],
  });
  await test.publish('north-wind');
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
});
afterAll(() => test.close());

const clientOf = (headers: Record<string, string> = {}): KadrClient =>
  createHttpClient({ url, routes, headers: () => headers });
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const bodyOf = async (response: Response): Promise<unknown> => [response.status, await response.json()];

/** Sends a request without fetch, and returns the response body as bytes. */
async function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ response: IncomingMessage; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}${path}`, options, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { response, body: Buffer.concat(chunks) };
}

describe('the same call (SS-043)', () => {
  it.each<[string, (client: KadrClient) => Promise<unknown>]>([
    ['a title', (client) => client.mediaItems.getById({ id: 'north-wind' })],
    ['a series', (client) => client.mediaItems.getById({ id: 'ship' })],
    ['a list', (client) => client.mediaItems.list({ sort: 'name', limit: 2, theme: 'movies' })],
    ['children', (client) => client.mediaItems.getChildren({ id: 'ship' })],
    ['a cast', (client) => client.mediaItems.getCast({ id: 'north-wind' })],
    ['a person', (client) => client.persons.getById({ id: 'anna-kern' })],
    ['a view', (client) => client.mediaViews.getById({ alias: 'main' })],
    ['the viewer', (client) => client.session.user()],
    ['a demo session', (client) => client.session.createDemo()],
  ])('answers the same in process and over HTTP: %s', async (_what, call) => {
    expect(await call(clientOf())).toEqual(await call(test.client()));
  });

  it.each<[string, (client: KadrClient) => Promise<unknown>]>([
    ['NOT_FOUND', (client) => client.mediaItems.getById({ id: 'nowhere' })],
    ['INVALID_INPUT', (client) => client.mediaItems.list({ limit: 1000 })],
    ['INVALID_INPUT', (client) => client.mediaItems.list({ genre: 'a\u0000' })],
    ['NOT_PLAYABLE', (client) => client.playback.start({ media_item_id: 'to-come' })],
    ['UNAUTHORIZED', (client) => client.operator.getIngest({ id: 1 })],
  ])('fails the same in process and over HTTP: %s', async (name, call) => {
    const error = await errorOf(call(clientOf()));
    expect(error).toMatchObject({ name });
    expect(error).toEqual(await errorOf(call(test.client())));
  });
});

describe('an error (SS-043, SS-098)', () => {
  it.each([
    ['rus', 'Здесь ничего нет.'],
    ['eng', 'There is nothing at this address.'],
    ['hye', 'Այստեղ ոչինչ չկա։'],
  ])('is told in %s, with its number', async (language, description) => {
    expect(await bodyOf(await fetch(`${url}/media_items/nowhere?lang=${language}`))).toEqual([
      404,
      { description, error_code: 1000404 },
    ]);
  });

  it('has words in every language', () => {
    for (const name of Object.keys(errors) as (keyof typeof errors)[]) {
      const words = languages.map((language) => describeError(name, language));
      expect(new Set(words).size).toBe(3);
      expect(words.every((text) => /[.։]$/.test(text))).toBe(true);
    }
  });

  it('of an address that is not there', async () => {
    expect(await bodyOf(await fetch(`${url}/nowhere?lang=eng`))).toEqual([
      404,
      { description: 'There is nothing at this address.', error_code: 1000404 },
    ]);
    expect(await bodyOf(await fetch(url))).toMatchObject([404, { error_code: 1000404 }]);
  });

  it.each([
    ['PATCH', '/playbacks'],
    ['PUT', '/user'],
    ['POST', '/media_items/north-wind'],
  ])('of a method that an address does not take: %s %s', async (method, path) => {
    expect(await bodyOf(await fetch(`${url}${path}?lang=eng`, { method }))).toEqual([
      405,
      { description: 'This address does not accept that method.', error_code: 1000405 },
    ]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['no JSON', '{"media_item_id":', {}],
    ['JSON of another encoding', '{"media_item_id":"a"}', { 'content-type': 'text/plain' }],
    ['a form of another site', 'media_item_id=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a list', '[]', {}],
    ['a text', '"x"', {}],
    ['nothing', 'null', {}],
  ])('of a body that is %s', async (_what, body, headers) => {
    expect(await bodyOf(await post('/playbacks', body, headers))).toMatchObject([
      400,
      { error_code: 1000400 },
    ]);
  });

  it('of a body that is no UTF-8', async () => {
    expect(await bodyOf(await post('/playbacks', new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toMatchObject([
      400,
      { error_code: 1000400 },
    ]);
  });

  it('of a body that is nested without end', async () => {
    const deep = `{"custom":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect(await bodyOf(await post('/playbacks', deep))).toMatchObject([400, { error_code: 1000400 }]);
  });

  it('of a body that is too large, known before or found out', async () => {
    const large = JSON.stringify({ media_item_id: 'x'.repeat(70_000) });
    expect(await bodyOf(await post('/playbacks', large))).toMatchObject([413, { error_code: 1000413 }]);
    const answer = await new Promise<number>((resolve, reject) => {
      const sent = request(
        `${url}/playbacks`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (response) => resolve(response.statusCode ?? 0),
      );
      sent.on('error', reject);
      sent.end(large);
    });
    expect(answer).toBe(413);
  });

  it('names the field, whatever the field is called', async () => {
    expect(
      await bodyOf(
        await post('/playbacks?lang=eng', JSON.stringify({ media_item_id: 'a', player_type: '<b>' })),
      ),
    ).toEqual([400, { description: 'The field “player_type” has an invalid value.', error_code: 1000400 }]);
  });

  it('that nobody foresaw tells nothing and is logged once with its request', async () => {
    await test.pool.query('alter table persons rename to people');
    test.logged.length = 0;
    try {
      expect(await bodyOf(await fetch(`${url}/persons/anna-kern?lang=eng`))).toEqual([
        500,
        { description: 'Something went wrong on our side.', error_code: 1000500 },
      ]);
    } finally {
      await test.pool.query('alter table people rename to persons');
    }
    expect(test.logged).toMatchObject([
      {
        level: 'error',
        sentence: 'an operation failed',
        facts: { operation: 'persons.getById', requestId: expect.any(String) },
      },
    ]);
  });

  it('of a database that is away is “not available”, 503', async () => {
    const nowhere = new Pool({
      connectionString: 'postgres://nobody@127.0.0.1:1/none',
      connectionTimeoutMillis: 1000,
    });
    const away = await createTestApi({ pool: nowhere });
    const address = await away.listen();
    expect(await bodyOf(await fetch(`${address}/user?lang=eng`))).toEqual([
      503,
      { description: 'The service is not available right now.', error_code: 1000503 },
    ]);
    await away.close();
    await nowhere.end();
  });
});

describe('the operator', () => {
  it('is refused without the token, before the body is looked at', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Basic ${operatorToken}` },
    ]) {
      expect(await bodyOf(await post('/operator/catalogue?lang=eng', 'nonsense', headers))).toEqual([
        401,
        { description: 'Sign in to do this.', error_code: 1000401 },
      ]);
    }
  });

  it('may hand in more than a viewer, and is told what was wrong', async () => {
    const client = clientOf({ authorization: `Bearer ${operatorToken}` });
    const titles = Array.from({ length: 500 }, (_, at) => ({
      slug: `many-${at}`,
      type: 'film' as const,
      name: { rus: 'x'.repeat(400) },
    }));
    expect(await client.operator.importCatalogue({ media_items: titles })).toMatchObject({
      media_items: 500,
    });
    expect(
      await errorOf(
        client.operator.importCatalogue({
          media_items: [{ slug: 'a', type: 'film', name: { rus: 'a' }, genres: ['gone'] }],
        }),
      ),
    ).toMatchObject({
      description: 'The import cannot be applied: “a” names the genre “gone”, which does not exist.',
    });
  });
});

describe('a request', () => {
  it('is of the brand of its host, and in the brand’s language', async () => {
    const user = async (headers: Record<string, string>, query = '') =>
      JSON.parse((await raw(`/user${query}`, { headers })).body.toString()).language;
    expect(await user({ host: 'kadr.test' })).toBe('rus');
    expect(await user({ host: 'Ararat.test:8080' })).toBe('hye');
    expect(await user({ host: 'else.test' })).toBe('rus');
    expect(await user({ host: 'else.test', cookie: 'brand=ararat' })).toBe('hye');
    expect(await user({ host: 'else.test' }, '?brand=ararat')).toBe('hye');
    expect(await user({ host: 'else.test' }, '?brand=nobrand')).toBe('rus');
  });

  it('chooses its language by query, then cookie, of those that the brand speaks', async () => {
    const language = async (path: string, cookie = '') =>
      JSON.parse((await raw(path, { headers: { cookie } })).body.toString()).language;
    expect(await language('/user', 'a=b; language=eng')).toBe('eng');
    expect(await language('/user?lang=hye', 'language=eng')).toBe('hye');
    expect(await language('/user?lang=xxx', 'language=%E0%A4%A')).toBe('rus');
    expect(await language('/user?lang=eng&brand=ararat')).toBe('hye');
  });

  it('gets its session as a cookie, and no answer is kept by anybody', async () => {
    const response = await post('/sessions/demo', '');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=.+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ session_state: 'demo' });
  });

  it('by HEAD has the head of the answer', async () => {
    const { response, body } = await raw('/media_views/main', { method: 'HEAD' });
    expect([response.statusCode, body.length]).toEqual([200, 0]);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip;q=1, br;q=0', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
  ])('that takes %s gets it', async (accepted, read) => {
    const { response, body } = await raw('/media_views/main', { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(
      accepted === 'identity' ? undefined : accepted.startsWith('gzip') ? 'gzip' : 'br',
    );
    expect(JSON.parse(read(body).toString())).toMatchObject({ alias: 'main' });
  });

  it.each([
    '//',
    '/media_items/%',
    '/media_items/%00',
    '/media_items/..%2f..',
    '/media_items?cursor[a]=1',
    '/media_items?limit=1&limit=2',
    '/media_items/north-wind/',
  ])('with the odd address %j is answered', async (path) => {
    const { response, body } = await raw(path);
    expect([200, 400, 404]).toContain(response.statusCode);
    expect(JSON.parse(body.toString())).toBeTypeOf('object');
  });

  it('outside the API is not ours', async () => {
    expect((await fetch(url.replace('/api', '/apis'))).status).toBe(404);
    expect(await (await fetch(url.replace('/api', '/'))).text()).toBe('not the API');
  });
});

it('reads what the web app says of itself, and nothing that it would not say (SS-045, SS-085)', async () => {
  const events = [{ name: 'page_view', time: Date.now(), page: '/', data: {} }];
  const send = (headers: Record<string, string>) => post('/events', JSON.stringify({ events }), headers);
  expect((await send({ 'x-device-id': 'my-device:1', 'x-app-version': 'a1b2c3' })).status).toBe(202);
  expect((await send({ 'x-device-id': 'a b<c>', 'x-app-version': 'x'.repeat(65) })).status).toBe(202);
  const { rows } = await test.pool.query('select device_id, app_version from analytics_events order by id');
  expect(rows).toEqual([
    { device_id: 'my-device:1', app_version: 'a1b2c3' },
    { device_id: null, app_version: null },
  ]);
});
