import { expect, it } from 'vitest';
import { filmTimeIn, filmTimeQuery } from './film-address.ts';

it.each([0, 12, 3661.25])('an address opens the film at %d s', (seconds) => {
  expect(filmTimeIn(new URLSearchParams(filmTimeQuery(seconds)))).toBe(seconds);
});

it('a position of many digits is rounded', () => {
  expect(filmTimeIn(new URLSearchParams(filmTimeQuery(3661.033366699)))).toBe(3661.03);
});

it.each(['', '?at=', '?at=-1', '?at=1e9', '?at=Infinity', '?at=12345678', '?at=<b>'])(
  'an address with %j opens no film',
  (search) => {
    expect(filmTimeIn(new URLSearchParams(search))).toBeNull();
  },
);
