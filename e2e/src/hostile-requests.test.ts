import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

let product: Product;

beforeAll(async () => {
  product = await startOwnProduct();
});

afterAll(() => product.stop());

/** Lines of the log so far. */
function log(): string[] {
  return readFileSync(path.join(product.dataDir, 'logs', 'kadr.log'), 'utf8').split('\n');
}

/** Returns the status line's code. */
async function raw(head: string): Promise<number> {
  return (await answerOf(head)).status;
}

interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends raw bytes, because clients would correct them. */
function answerOf(head: string): Promise<Answer> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head, 'latin1'));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('close', () => {
      const end = answer.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        headers: answer.slice(0, end),
        body: answer.slice(end + 4),
      });
    });
    socket.on('error', reject);
  });
}

const request = (target: string, headers = ''): string =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`;

describe('requests that nobody should send', () => {
  it.each([
    '/%',
    '/%ff%fe',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/movies/%F0%9F%8E%AC',
    `/${'a'.repeat(8000)}`,
    `/?lang=${'x'.repeat(8000)}`,
    '/?lang=klingon&brand=nobody',
    '/movies/0',
    '/movies/99999999999999999999',
    "/movies/'%20or%201=1--",
    '/series/<script>',
    '//evil.example/',
    '/movies/x/player/y',
    '/api/media_items/%00',
    '/api/media_items?limit=-1',
    '/api/media_items?cursor=%00%ff',
    '/api/nothing',
    '/images/../secret',
    `/images/${'0'.repeat(64)}/poster`,
    '/images/x/poster@9x',
    '/stream/vod/nothing/manifest.mpd',
    '/stream/vod/..%2f..%2fsecret/manifest.mpd?token=x',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%e0%a4%a',
    '/movies/%d0%a1%d0%be%d0%bb%d1%8c',
    '/%D5%80%D5%A1%D5%B5',
    '/\u202e/movies',
    '/movies/%E2%80%AE%E2%80%8B',
    '/%0d%0aset-cookie:%20session=x',
    '/?%0d%0aset-cookie:%20session=x',
    `/movies/${'%F0%9F%8E%AC'.repeat(600)}`,
    `/movies/x?${'a=b&'.repeat(2000)}`,
    '/?__proto__[x]=1&constructor=2',
    '/;/..;/admin',
    '/movies/x/../../api/operator/uploads',
    'http://evil.example/',
    'http://localhost@evil.example/',
    '*',
    '/embed/vod/%00',
    '/embed/vod/../../my',
    '/robots.txt?brand=nobody',
    '/sitemap.xml?brand=%00',
    '/sitemap-media-items-999999.xml',
    '/sitemap-media-items--1.xml',
    '/api/sitemap/media_items?page=999999999999',
    '/api/sitemap/secrets',
    '/api/promo_codes/redemptions',
    '/api/feature_toggles/%00',
    '/api/user?lang=%00',
    '/app_info?x=%',
  ])('refuses %s without an internal error', async (target) => {
    const status = await raw(request(target));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['of a kind that there is not', 'session=%; language=%ff; brand=\u00ff'],
    ['that are too many', Array.from({ length: 400 }, (_, at) => `c${at}=x`).join('; ')],
    ['that are long', `session=${'a'.repeat(8000)}; language=${'r'.repeat(4000)}`],
    ['of another service', 'session=eyJhbGciOiJub25lIn0.e30.; balancer=../../etc/passwd'],
    ['with the names of an object', '__proto__=x; constructor=y; session=[object Object]'],
    ['that are nothing but separators', ';;;=;=;,,;'],
  ])('takes cookies %s for none', async (_, cookie) => {
    const page = await raw(
      `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`,
    );
    expect(page).toBe(200);
    const user = await answerOf(
      `GET /api/user HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`,
    );
    expect(user.status).toBeLessThan(500);
    expect(user.body).not.toContain('"isAuth":true');
  });

  it.each([
    'evil.example',
    'evil.example:99999',
    '1.2.3.999',
    '[::1]',
    'kadr.localhost.',
    '<script>',
    '../..',
    'a'.repeat(300),
  ])(
    'shows the main brand to the unknown host %s and repeats nothing of it that is no host',
    async (host) => {
      const { status, body } = await answerOf(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect([200, 400]).toContain(status);
      if (status !== 200) return;
      expect(body).toContain('data-brand="kadr"');
      expect(body).not.toContain('<script>"');
    },
  );

  it('never leads to another site: no redirect leaves the origin, whatever is asked for', async () => {
    const targets = [
      '//evil.example/',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
      '///evil.example//',
      '/x//evil.example/',
    ];
    for (const target of targets) {
      const { headers } = await answerOf(request(target));
      const location = /^location: (.*)$/im.exec(headers)?.[1]?.trim() ?? '/';
      expect([target, new URL(location, product.url).origin]).toEqual([target, product.url]);
    }
    for (const name of ['link', 'next', 'redirect', 'return_to', 'url', 'popup', 'target']) {
      const { status, headers } = await answerOf(request(`/?${name}=https://evil.example/`));
      expect([name, status, headers.includes('evil.example')]).toEqual([name, 200, false]);
    }
  });

  it('refuses every method that an address does not take, with an error that says so (SS-043)', async () => {
    for (const address of [
      '/',
      '/movies/x',
      '/robots.txt',
      '/sitemap.xml',
      '/app_info',
      '/api/media_items',
      '/api/user',
    ])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        if (address === '/api/user' && ['PATCH', 'DELETE'].includes(method)) continue;
        const answer = await fetch(`${product.url}${address}`, { method });
        expect([address, method, answer.status]).toEqual([address, method, 405]);
        expect(await answer.json()).toEqual({ description: expect.any(String), error_code: 1_000_405 });
      }
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'LOCK'])
      expect([
        method,
        await raw(`${method} / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      ]).toEqual([method, 405]);
  });

  it('takes no request from another site’s page that would change something', async () => {
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
    ]) {
      const answer = await fetch(`${product.url}/api/sessions/demo`, {
        method: 'POST',
        headers: { ...headers },
      });
      expect([headers, answer.status, answer.headers.get('set-cookie')]).toEqual([headers, 403, null]);
    }
  });

  it('answers a stale client as any other: its version is its own business', async () => {
    const headers = { 'x-app-version': '0.0.0-of-last-year', 'x-device-id': '../../etc' };
    expect((await fetch(`${product.url}/api/user`, { headers })).status).toBe(200);
    const { version } = (await (await fetch(`${product.url}/app_info`, { headers })).json()) as {
      version: string;
    };
    expect(version).not.toBe('0.0.0-of-last-year');
  });

  it('refuses bodies that are no JSON, too large, or said to be of another length', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${product.url}/api/events`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    for (const body of ['{', '[]', 'null', '{"events":[]}', '\u0000', '{"__proto__":{"x":1}}']) {
      const answer = await post(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(await answer.json()).toMatchObject({ error_code: 1_000_400 });
    }
    expect((await post(JSON.stringify({ events: ['x'.repeat(3_000_000)] }))).status).toBe(413);
    const smuggled =
      'POST /api/events HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await raw(smuggled)).toBe(400);
  });

  it('logs each refusal once, and no internal error', async () => {
    const id = 'hostile-request-1';
    await fetch(`${product.url}/nothing/${id}`);
    const lines = (): string[] => log().filter((line) => line.includes(id));
    await expect.poll(() => lines().length).toBe(1);
    expect(log().filter((line) => /"level":(?:50|60|"error"|"fatal")/.test(line))).toEqual([]);
  });

  it('answers 404 with a page in the language asked for, and with JSON under /api', async () => {
    const page = await fetch(`${product.url}/nothing/is/here?lang=eng`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('lang="en"');
    const answer = await fetch(`${product.url}/api/media_items/nothing`, {
      headers: { cookie: 'language=hye' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error_code: 1000404,
      description: expect.stringMatching(/[\u0531-\u058f]/),
    });
  });

  it('refuses other methods, too large heads and things that are not HTTP, and goes on', async () => {
    expect((await fetch(`${product.url}/`, { method: 'DELETE' })).status).toBe(405);
    expect(await raw(request('/', `x-large: ${'x'.repeat(40_000)}\r\n`))).toBe(431);
    expect(await raw('\u0016\u0003\u0001 not http\r\n\r\n')).toBe(400);
    expect((await fetch(`${product.url}/`)).status).toBe(200);
  });

  it('takes nothing from a stranger: operator operations need the token', async () => {
    for (const address of [
      '/api/operator/uploads',
      '/api/operator/images',
      '/api/operator/ingests',
      '/api/operator/catalogue',
    ]) {
      const answer = await fetch(`${product.url}${address}`, {
        method: 'POST',
        headers: { authorization: 'Bearer guess', 'content-type': 'application/json' },
        body: '{}',
      });
      expect([address, answer.status]).toEqual([address, 401]);
    }
  });
});
