import { describe, expect, it } from 'vitest';
import { browserRoutes } from '../../build/browser-routes.ts';
import { createCalls } from '../data/http-calls.ts';
import { untilServiceIsBack } from './service-away.ts';

const failure = (status: number): Error => Object.assign(new Error('no'), { status });
/** The rejection of a call that is answered 503 with this header. */
async function refused(
  retryAfter: string,
  body = JSON.stringify({ description: 'Later.', error_code: 1_000_503 }),
): Promise<unknown> {
  const answer = () =>
    Promise.resolve(
      new Response(body, {
        status: 503,
        headers: {
          'retry-after': retryAfter,
          'content-type': body.startsWith('{') ? 'application/json' : 'text/html',
        },
      }),
    );
  const client = createCalls(browserRoutes(), { url: 'http://api.test', headers: () => ({}), fetch: answer });
  return client.session.user().catch((error: unknown) => error);
}
const { retry, retryDelay } = untilServiceIsBack;

describe('untilServiceIsBack', () => {
  it('asks again while the service is away, and takes a refusal for one', () => {
    for (const status of [500, 502, 503, 504, 429]) expect(retry(0, failure(status))).toBe(true);
    expect(retry(0, new TypeError('Failed to fetch'))).toBe(true);
    for (const status of [400, 401, 402, 403, 404, 409, 451]) expect(retry(0, failure(status))).toBe(false);
  });

  it('gives up after two minutes', () => {
    expect(retry(24, failure(503))).toBe(true);
    expect(retry(25, failure(503))).toBe(false);
    expect(24 * retryDelay(1, failure(503))).toBeLessThanOrEqual(120_000);
  });

  it('asks no sooner than the answer says, spread again, and gives up after two minutes all the same (RFC 9110 §10.2.3)', async () => {
    const busy = await refused('20');
    for (const failures of [0, 1, 4]) {
      const waits = Array.from({ length: 100 }, () => retryDelay(failures, busy));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(20_000);
      expect(Math.max(...waits)).toBeLessThan(25_000);
      expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(2000);
    }
    expect([retry(5, busy), retry(6, busy)]).toEqual([true, false]);
    // The answer of a proxy in place of the service.
    expect(retryDelay(3, await refused('20', '<h1>Bad gateway</h1>'))).toBeGreaterThanOrEqual(20_000);
  });

  it('keeps its own pace by a short Retry-After, and waits half a minute at most by a long one', async () => {
    const short = await refused('2');
    expect(retryDelay(1, short)).toBe(retryDelay(1, failure(503)));
    expect(retryDelay(0, short)).toBeGreaterThanOrEqual(2000);
    expect(retry(24, short)).toBe(true);
    const long = await refused('86400');
    expect(retryDelay(1, long)).toBeLessThan(35_000);
    expect([retry(3, long), retry(4, long)]).toEqual([true, false]);
    for (const odd of ['', 'soon', '-5']) expect(retryDelay(1, await refused(odd))).toBe(4750);
  });

  it('spreads the first tries over the time between two, and is back within five seconds', () => {
    const first = Array.from({ length: 1000 }, () => retryDelay(0, failure(503))).toSorted((a, b) => a - b);
    expect(first.at(-1)).toBeLessThan(5000);
    const quarter = (first[500] ?? 0) - (first[250] ?? 0);
    expect(quarter).toBeGreaterThan(800);
    expect(retryDelay(1, failure(503))).toBeLessThan(5000);
  });
});
