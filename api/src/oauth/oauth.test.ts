import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const secret = 'the-secret-of-a-service-of-the-tests';
const broker = 'https://alice.example/broker?part=1';

let test: TestApi;
let origin: string;
let anna: Record<string, string>;

beforeAll(async () => {
  test = await createTestApi({
    config: {
      oauthClients: [
        {
          id: 'alice',
          name: { rus: 'Алиса', eng: 'Alice' },
          secret: null,
          isPkceOptional: false,
          redirectUris: [broker],
        },
        { id: 'broker', name: { rus: 'Брокер' }, secret, isPkceOptional: true, redirectUris: [broker] },
      ],
    },
  });
  origin = new URL(await test.listen()).origin;
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts; delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  anna = await signIn(test);
});
afterAll(() => test.close());

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const asked = {
  client_id: 'alice',
  redirect_uri: broker,
  response_type: 'code',
  state: 'сюда & обратно',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const of = (cookies: Record<string, string>) => test.client({ cookies }).oauth;

async function post(
  path: 'token' | 'revocation',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, string>; cache: string | null }> {
  const answer = await fetch(`${origin}/api/oauth/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  const body = (await answer.json()) as Record<string, string>;
  return { status: answer.status, body, cache: answer.headers.get('cache-control') };
}

async function codeOf(request: Partial<typeof asked> = {}, cookies = anna): Promise<string> {
  const { url } = await of(cookies).authorize({ ...asked, ...request });
  return new URL(url).searchParams.get('code') ?? '';
}

const forCode = (code: string, over: Record<string, string> = {}) =>
  post('token', {
    grant_type: 'authorization_code',
    client_id: 'alice',
    redirect_uri: broker,
    code,
    code_verifier: verifier,
    ...over,
  });
const refresh = (refresh_token: string | undefined) =>
  post('token', { grant_type: 'refresh_token', client_id: 'alice', refresh_token: refresh_token ?? '' });
async function linked(request: Partial<typeof asked> & { scope?: string } = {}) {
  const { body } = await forCode(await codeOf(request));
  return { access: body['access_token'] ?? '', refresh: body['refresh_token'] ?? '' };
}
const by = (bearer: string | undefined) => test.client({ bearer: bearer ?? null }).oauth;

describe('linking a service (PC-062)', () => {
  it('asks the viewer, leads back with a code and the state as it came, and gives tokens for it', async () => {
    expect(await of({}).describe(asked)).toEqual({
      kind: 'consent',
      name: 'Алиса',
      scopes: ['profile.name', 'favourites.read'],
      denial_url: `${broker}&error=access_denied&state=${new URLSearchParams({ s: asked.state }).toString().slice(2)}`,
    });
    const { url } = await of(anna).authorize(asked);
    const { searchParams } = new URL(url);
    expect([url.startsWith(`${broker}&`), searchParams.get('state')]).toEqual([true, asked.state]);
    const { status, body, cache } = await forCode(searchParams.get('code') ?? '');
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'profile.name favourites.read',
    });
    expect(await by(body['access_token']).profile()).toEqual({ name: expect.any(String) });
  });

  it('keeps codes and tokens as digests only', async () => {
    const code = await codeOf();
    const { body } = await forCode(code);
    const { rows } = await test.pool.query<{ all: string }>(
      `select (select string_agg(c::text, ' ') from oauth_codes c) || (select string_agg(t::text, ' ') from oauth_tokens t) as all`,
    );
    for (const word of [code, body['access_token'] ?? '', body['refresh_token'] ?? ''])
      expect([word.length, rows[0]?.all.includes(word)]).toEqual([43, false]);
  });

  it.each([
    ['a service that is not configured', { client_id: 'bob' }],
    ['another address', { redirect_uri: 'https://alice.example/broker' }],
    ['an address below', { redirect_uri: `${broker}/x` }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('redirects nobody to %s', async (_what, over) => {
    for (const call of ['describe', 'authorize'] as const)
      expect(await errorOf(of(anna)[call]({ ...asked, ...over }))).toMatchObject({
        name: 'OAUTH_REQUEST_INVALID',
      });
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'profile.name playback.start' }],
    ['invalid_scope', { scope: ' ' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { code_challenge: undefined }],
  ])('tells the service of %s', async (error, over) => {
    const answer = await of(anna).describe({ ...asked, ...over });
    const told = new URL(answer.kind === 'redirect' ? answer.url : 'none:').searchParams;
    expect([told.get('error'), told.get('state')]).toEqual([error, asked.state]);
    expect((await of(anna).authorize({ ...asked, ...over })).url).toContain(`error=${error}`);
  });

  it('is for the master profile, or by its PIN', async () => {
    expect(await errorOf(of({}).authorize(asked))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    await test.pool.query(`update profiles set type = 'additional'`);
    expect(await errorOf(of(anna).authorize(asked))).toMatchObject({ name: 'MASTER_REQUIRED' });
  });
});

describe('the token endpoint', () => {
  it.each([
    ['a wrong verifier', { code_verifier: 'w'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'https://alice.example/' }],
    ['another code', { code: 'x'.repeat(43) }],
  ])('gives nothing for %s', async (_what, over) => {
    expect(await forCode(await codeOf(), over)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('gives nothing for a code of another service, or after a minute', async () => {
    const code = await codeOf();
    const ofOther = { client_id: 'broker', client_secret: secret };
    expect((await forCode(code, ofOther)).body).toEqual({ error: 'invalid_grant' });
    test.clock.now = new Date(testBegins.getTime() + 60_000);
    expect((await forCode(code)).body).toEqual({ error: 'invalid_grant' });
  });

  it('takes a code once: a second use ends what the first one gave', async () => {
    const code = await codeOf();
    const { body } = await forCode(code);
    expect((await forCode(code)).body).toEqual({ error: 'invalid_grant' });
    expect(await errorOf(by(body['access_token']).profile())).toMatchObject({
      name: 'ACCESS_TOKEN_INVALID',
      status: 401,
    });
    expect((await refresh(body['refresh_token'])).body).toEqual({ error: 'invalid_grant' });
  });

  it('gives a code’s tokens to one of several calls at once', async () => {
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => forCode(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('replaces both tokens by a refresh token, and ends all when one is used twice', async () => {
    const first = await linked();
    const { body } = await refresh(first.refresh);
    expect(await errorOf(by(first.access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
    expect(await by(body['access_token']).profile()).toBeTruthy();
    expect((await refresh(first.refresh)).body).toEqual({ error: 'invalid_grant' });
    expect(await errorOf(by(body['access_token']).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
    expect((await of(anna).links()).items).toEqual([]);
  });

  it('takes a secret from a service that has one, in the header or in the form', async () => {
    const request = { client_id: 'broker', code_challenge: undefined, code_challenge_method: undefined };
    const token = async (fields: Record<string, string>, headers = {}) => {
      const { url } = await of(anna).authorize({ ...asked, ...request });
      const code = new URL(url).searchParams.get('code') ?? '';
      return post(
        'token',
        { grant_type: 'authorization_code', redirect_uri: broker, code, ...fields },
        headers,
      );
    };
    const basic = { authorization: `Basic ${Buffer.from(`broker:${secret}`).toString('base64')}` };
    expect((await token({}, basic)).status).toBe(200);
    expect((await token({ client_id: 'broker', client_secret: secret })).status).toBe(200);
    for (const wrong of [
      { client_id: 'broker' },
      { client_id: 'broker', client_secret: 'x' },
      { client_id: 'alice', client_secret: secret },
      { client_id: 'nobody' },
    ])
      expect(await token(wrong)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    // A verifier without a challenge: an attacker has removed the challenge from the request.
    expect((await token({ code_verifier: verifier }, basic)).body).toEqual({ error: 'invalid_grant' });
  });

  it('names what is wrong with a request', async () => {
    const errorFor = async (fields: Record<string, string>) => (await post('token', fields)).body['error'];
    expect(await errorFor({ client_id: 'alice' })).toBe('invalid_request');
    expect(await errorFor({ client_id: 'alice', grant_type: 'password' })).toBe('unsupported_grant_type');
    expect(await errorFor({ client_id: 'alice', grant_type: 'authorization_code' })).toBe('invalid_request');
    const get = await fetch(`${origin}/api/oauth/token`);
    expect([get.status, await get.json()]).toEqual([
      405,
      expect.objectContaining({ error: 'invalid_request' }),
    ]);
    const twice = await fetch(`${origin}/api/oauth/token`, {
      method: 'POST',
      body: 'grant_type=refresh_token&grant_type=password&client_id=alice',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(twice.status).toBe(400);
    const long = await post('token', { client_id: 'alice', code: 'x'.repeat(20_000) });
    expect(long.status).toBe(413);
  });

  it('takes a hundred failures an hour of a network', async () => {
    const statuses = [];
    for (let count = 0; count < 102; count += 1) statuses.push((await refresh('x')).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a linked service', () => {
  it('reads the favourites that the profile may see, and nothing without the scope', async () => {
    const wind = await test.client({ cookies: anna }).mediaItems.getById({ id: 'north-wind' });
    await test.client({ cookies: anna }).favourites.add({ item_id: wind.id, item_type: wind.type });
    const { access } = await linked({ scope: 'favourites.read' });
    expect(await by(access).favourites({})).toEqual({
      items: [{ id: wind.id, slug: 'north-wind', type: wind.type, name: wind.name, year: wind.year }],
      next_cursor: null,
    });
    expect(await errorOf(by(access).profile())).toMatchObject({ name: 'SCOPE_MISSING', status: 403 });
    await test.pool.query(
      'update profiles set default_age_limit_id = (select id from age_levels order by age_value limit 1)',
    );
    await test.pool.query('update media_items set age = 18 where id = $1', [wind.id]);
    expect((await by(access).favourites({})).items).toEqual([]);
    await test.pool.query('update media_items set age = 6 where id = $1', [wind.id]);
  });

  it('reads nothing by another token, after an hour, or of a blocked account', async () => {
    const { access, refresh: refreshToken } = await linked();
    for (const word of [null, '', 'x'.repeat(43), refreshToken])
      expect(await errorOf(by(word ?? undefined).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
    await test.pool.query('update accounts set is_blocked = true');
    expect(await errorOf(by(access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
    expect((await refresh(refreshToken)).body).toEqual({ error: 'invalid_grant' });
    await test.pool.query('update accounts set is_blocked = false');
    expect(await by(access).profile()).toBeTruthy();
    test.clock.now = new Date(testBegins.getTime() + 3_600_000);
    expect(await errorOf(by(access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
  });

  it('comes as the bearer of the header over HTTP', async () => {
    const { access } = await linked();
    const answer = await fetch(`${origin}/api/oauth/profile`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { name: expect.any(String) }]);
  });

  it('is listed, and unlinked by the account alone', async () => {
    const { access } = await linked();
    await by(access).profile();
    const { items } = await of(anna).links();
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Алиса',
        scopes: ['profile.name', 'favourites.read'],
        profile_name: expect.any(String),
        linked_at: testBegins.getTime() / 1000,
        last_used_at: testBegins.getTime() / 1000,
      },
    ]);
    const id = items[0]?.id ?? '';
    await test.operator().operator.importAccounts({
      accounts: [{ email: 'lev@kadr.example', password: 'another-password' }],
    });
    const lev = await signIn(test, { email: 'lev@kadr.example', password: 'another-password' });
    expect((await of(lev).links()).items).toEqual([]);
    expect(await errorOf(of(lev).unlink({ id }))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await of(anna).unlink({ id })).toEqual({ items: [] });
    expect(await errorOf(by(access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
  });

  it('is one link for each account, however often it is linked', async () => {
    const first = await linked();
    await linked();
    expect((await of(anna).links()).items).toHaveLength(1);
    expect(await errorOf(by(first.access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
  });

  it('ends its own link, and no other’s (RFC 7009)', async () => {
    const { access, refresh: token } = await linked();
    const ofOther = { client_id: 'broker', client_secret: secret };
    expect(await post('revocation', { ...ofOther, token })).toMatchObject({ status: 200, body: {} });
    expect(await by(access).profile()).toBeTruthy();
    expect((await post('revocation', { client_id: 'alice', token: 'x' })).status).toBe(200);
    expect((await post('revocation', { client_id: 'alice' })).status).toBe(400);
    expect((await post('revocation', { client_id: 'alice', token })).status).toBe(200);
    expect(await errorOf(by(access).profile())).toMatchObject({ name: 'ACCESS_TOKEN_INVALID' });
  });
});

it('forgets what has expired', async () => {
  await codeOf();
  await linked();
  test.clock.now = new Date(testBegins.getTime() + 2 * 60_000);
  await test.api.purge();
  const count = async (table: string) =>
    (await test.pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count;
  expect([await count('oauth_codes'), await count('oauth_tokens'), await count('oauth_grants')]).toEqual([
    0, 2, 1,
  ]);
  test.clock.now = new Date(testBegins.getTime() + 181 * 86_400_000);
  await test.api.purge();
  expect([await count('oauth_tokens'), await count('oauth_grants')]).toEqual([0, 0]);
});
