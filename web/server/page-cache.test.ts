import { expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { FreshPage, PageCacheOptions } from './page-cache.ts';

function setUp(options: Partial<PageCacheOptions> = {}) {
  let time = 0;
  const onRefreshError = vi.fn<(key: string, error: unknown) => void>();
  const cache = createPageCache({
    maxBytes: 100_000,
    freshFor: 100,
    staleFor: 1000,
    staleIfErrorFor: 10_000,
    tryAgainAfter: 50,
    calmFor: 20,
    now: () => time,
    onRefreshError,
    ...options,
  });
  return { cache, onRefreshError, pass: (ms: number) => (time += ms) };
}

const page = (html: string, status = 200): FreshPage => ({ status, html: Buffer.from(html), location: null });
/** Text that does not compress. */
function noise(length: number, seed: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCodePoint(33 + ((state >> 8) % 90));
  }).join('');
}

it('renders once for all who ask at the same moment', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<FreshPage>();
  const render = vi.fn<() => Promise<FreshPage>>(() => promise);
  const asked = Array.from({ length: 100 }, () => Promise.resolve(cache.get('/', render)));
  resolve(page('x'));
  const answers = await Promise.all(asked);
  expect(new Set(answers).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

it('serves the old page while one new one is rendered', async () => {
  const { cache, pass } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  pass(101);
  const { promise, resolve } = Promise.withResolvers<FreshPage>();
  const render = vi.fn<() => Promise<FreshPage>>(() => promise);
  expect([cache.get('/', render), cache.get('/', render)]).toEqual([first, first]);
  expect(render).toHaveBeenCalledTimes(1);
  resolve(page('new'));
  await expect.poll(async () => (await cache.get('/', render)).etag).not.toBe(first.etag);
});

it('renders a page again before it is served once it has expired, and serves the old one when that fails', async () => {
  const { cache, pass } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  pass(20);
  cache.expire();
  expect(await cache.get('/', () => Promise.reject(new Error('away')))).toBe(first);
  expect(cache.get('/', () => Promise.resolve(page('new')))).toBe(first);
  pass(50);
  const second = await cache.get('/', () => Promise.resolve(page('new')));
  expect(second.etag).not.toBe(first.etag);
  expect(cache.get('/', () => Promise.reject(new Error('not asked')))).toBe(second);
});

it('serves a page once more that expires right after it was rendered', async () => {
  const { cache, pass } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  pass(19);
  cache.expire();
  expect(cache.get('/', () => Promise.resolve(page('new')))).toBe(first);
  await expect
    .poll(async () => (await cache.get('/', () => Promise.resolve(page('newer')))).etag)
    .not.toBe(first.etag);
});

it('does not hand on or keep what was being rendered when the pages expired', async () => {
  const { cache, pass } = setUp();
  const { promise, resolve } = Promise.withResolvers<FreshPage>();
  const early = Promise.resolve(cache.get('/', () => promise));
  pass(1);
  cache.expire();
  pass(1);
  const late = await cache.get('/', () => Promise.resolve(page('new')));
  resolve(page('old'));
  expect((await early).etag).not.toBe(late.etag);
  expect(cache.get('/', () => Promise.reject(new Error('not asked')))).toBe(late);
});

it('waits for a new page when the old one is too old', async () => {
  const { cache, pass } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  pass(1101);
  expect((await cache.get('/', () => Promise.resolve(page('new')))).etag).not.toBe(first.etag);
});

it('keeps the old page when a new one fails, and says so', async () => {
  const { cache, pass, onRefreshError } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  for (const render of [() => Promise.reject(new Error('no')), () => Promise.resolve(page('broken', 503))]) {
    pass(101);
    expect(await cache.get('/', render)).toBe(first);
    await expect.poll(() => onRefreshError).toHaveBeenCalled();
    onRefreshError.mockClear();
  }
});

it('serves a page that is too old while there can be no new one, and does not try for every viewer', async () => {
  const { cache, pass, onRefreshError } = setUp();
  const first = await cache.get('/', () => Promise.resolve(page('old')));
  pass(5000);
  const fails = vi.fn<() => Promise<FreshPage>>(() => Promise.resolve(page('away', 503)));
  for (let viewer = 0; viewer < 3; viewer += 1) expect(await cache.get('/', fails)).toBe(first);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(onRefreshError).toHaveBeenCalledTimes(1);
  pass(51);
  expect(await cache.get('/', fails)).toBe(first);
  expect(fails).toHaveBeenCalledTimes(2);
  pass(51);
  expect((await cache.get('/', () => Promise.resolve(page('new')))).etag).not.toBe(first.etag);
});

it('serves no page that is older than that', async () => {
  const { cache, pass } = setUp();
  await cache.get('/', () => Promise.resolve(page('old')));
  pass(11_101);
  expect((await cache.get('/', () => Promise.resolve(page('away', 503)))).status).toBe(503);
});

it('hands on failures and does not keep them', async () => {
  const { cache } = setUp();
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/', () => Promise.resolve(page('broken', 500)))).status).toBe(500);
  expect(cache.size).toBe(0);
  expect((await cache.get('/', () => Promise.resolve(page('well')))).status).toBe(200);
});

it('holds no more bytes than it may: the least recently used go', async () => {
  const { cache } = setUp({ maxBytes: 12_000 });
  for (let at = 0; at < 5; at += 1) {
    await cache.get(`/${at}`, () => Promise.resolve(page(noise(4000, at))));
    await cache.get('/0', () => Promise.reject(new Error('was forgotten')));
  }
  expect(cache.bytes).toBeLessThanOrEqual(12_000);
  expect(cache.size).toBeLessThan(5);
});

it('counts the other encodings that were asked for', async () => {
  const { cache } = setUp({ maxBytes: 12_000 });
  const kept = await cache.get('/', () => Promise.resolve(page(noise(4000, 1))));
  const before = cache.bytes;
  expect((await kept.bytes('identity')).toString()).toBe(noise(4000, 1));
  await expect.poll(() => cache.bytes).toBeGreaterThanOrEqual(before + 4000);
  await kept.bytes('gzip');
  await expect.poll(() => cache.bytes).toBeLessThanOrEqual(12_000);
});

it('forgets everything at once, also what is just being rendered', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<FreshPage>();
  const waiting = cache.get('/', () => promise);
  cache.clear();
  resolve(page('before the change'));
  await waiting;
  expect(cache.size).toBe(0);
  expect(cache.bytes).toBe(0);
});

it('hands on a page that is kept elsewhere without keeping it twice', async () => {
  const [{ cache }, { cache: other }] = [setUp(), setUp()];
  const missing = await cache.get('/x', async () =>
    other.get('/x', () => Promise.resolve(page('missing', 404))),
  );
  expect([missing.status, cache.size, other.size]).toEqual([404, 0, 1]);
});
