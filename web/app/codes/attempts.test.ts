import { afterEach, expect, it, vi } from 'vitest';
import { attemptsIn, countFailure, mayTry } from './attempts.ts';

afterEach(() => vi.unstubAllGlobals());

it('lets five failures pass and stops after the sixth (PC-009, PC-010, PC-068)', () => {
  expect(mayTry('')).toBe(true);
  expect(mayTry('language=rus; promocode_attempts=5')).toBe(true);
  expect(mayTry('language=rus; promocode_attempts=6')).toBe(false);
});

it('counts nothing for a cookie that is no number', () => {
  for (const value of ['many', '-4', '1.5', '', 'Infinity', '9'.repeat(40)])
    expect(attemptsIn(`promocode_attempts=${value}`)).toBe(0);
});

it('counts each failure in a cookie of 1440 minutes (PC-011, PC-012, SS-066)', () => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return written
        .map((cookie) => cookie.split(';')[0])
        .slice(-1)
        .join('');
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  for (let failure = 0; failure < 6; failure++) countFailure();
  expect(written.at(-1)).toMatch(/^promocode_attempts=6; Path=\/; Max-Age=86400;/);
  expect(mayTry(document.cookie)).toBe(false);
});
