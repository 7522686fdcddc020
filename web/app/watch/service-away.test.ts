import { describe, expect, it } from 'vitest';
import { untilServiceIsBack } from './service-away.ts';

const failure = (status: number): Error => Object.assign(new Error('no'), { status });
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
    expect(24 * retryDelay(1)).toBeLessThanOrEqual(120_000);
  });

  it('spreads the first tries over the time between two, and is back within five seconds', () => {
    const first = Array.from({ length: 1000 }, () => retryDelay(0)).toSorted((a, b) => a - b);
    expect(first.at(-1)).toBeLessThan(5000);
    const quarter = (first[500] ?? 0) - (first[250] ?? 0);
    expect(quarter).toBeGreaterThan(800);
    expect(retryDelay(1)).toBeLessThan(5000);
  });
});
