import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ demo: false });
});

afterAll(() => product.stop());

/** Sends bytes as they are, because clients would tidy them up, and gives the status line's code. */
function raw(head: string): Promise<number> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
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
  ])('answers %s with a refusal and no fault of its own', async (target) => {
    const status = await raw(request(target));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
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
    for (const path of [
      '/api/operator/uploads',
      '/api/operator/images',
      '/api/operator/ingests',
      '/api/operator/catalogue',
    ]) {
      const answer = await fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer guess', 'content-type': 'application/json' },
        body: '{}',
      });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});
