import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, operatorToken } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { refuseCrossSite } from './cross-site.ts';

let test: TestApi;
let url: string;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
});
afterAll(() => test.close());

const passes = (
  headers: Record<string, string>,
  { method = 'POST', host = 'kadr.test:3000', publicUrl = null as string | null } = {},
): boolean => {
  try {
    refuseCrossSite({ method, headers, host, publicUrl });
    return true;
  } catch {
    return false;
  }
};

describe('a call that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://kadr.test:3000' }],
    ['of the viewer himself', { 'sec-fetch-site': 'none' }],
    ['of our own page in an old browser', { origin: 'http://kadr.test:3000' }],
    ['of no browser', {}],
  ])('%s passes', (_what, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(passes(headers, { method })).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://kadr.test:3000' }],
    ['of another site in an old browser', { origin: 'https://elsewhere.example' }],
    ['of another port', { origin: 'http://kadr.test:4000' }],
    ['of a page without an origin', { origin: 'null' }],
    ['of nonsense', { origin: 'kadr.test:3000' }],
  ])('%s is refused', (_what, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(passes(headers, { method })).toBe(false);
  });

  it('knows the public address, and the port that a protocol has anyway', () => {
    const origin = 'https://kadr.example';
    expect(passes({ origin }, { host: 'inside:3000', publicUrl: origin })).toBe(true);
    expect(passes({ origin }, { host: 'inside:3000' })).toBe(false);
    expect(passes({ origin }, { host: 'kadr.example:443' })).toBe(true);
    expect(passes({ origin: 'http://kadr.test' }, { host: 'Kadr.test:80' })).toBe(true);
  });
});

it('a call that only reads passes from everywhere', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(passes({ 'sec-fetch-site': 'cross-site' }, { method })).toBe(true);
});

describe('over HTTP', () => {
  const call = (path: string, method: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { method, headers: { 'content-type': 'application/json', ...headers } });

  it.each([
    ['POST', '/sessions'],
    ['POST', '/sessions/demo'],
    ['PUT', '/session'],
    ['DELETE', '/session'],
    ['PATCH', '/user'],
    ['POST', '/promo_codes/redemptions'],
    ['POST', '/events'],
    ['POST', '/playbacks'],
  ])('%s %s of another site is refused, and sets nothing', async (method, path) => {
    const response = await call(path, method, { 'sec-fetch-site': 'cross-site' });
    expect([response.status, await response.json()]).toMatchObject([403, { error_code: 1000403 }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('the operator’s token is no cookie: it is meant wherever it comes from', async () => {
    const response = await fetch(`${url}/operator/feature_toggles/somewhere`, {
      method: 'PUT',
      body: JSON.stringify({ is_enabled: true }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        authorization: `Bearer ${operatorToken}`,
      },
    });
    expect(response.status).toBe(200);
  });
});
