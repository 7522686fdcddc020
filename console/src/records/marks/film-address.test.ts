import { expect, it } from 'vitest';
import { filmPath, filmTimeIn } from './film-address.ts';

it.each([0, 12, 3661.25])('an address opens the film at %d s', (at) => {
  const { pathname, searchParams } = new URL(filmPath('north wind', at), 'http://console.example');
  expect([pathname, filmTimeIn(searchParams)]).toEqual(['/records/title/north%20wind', at]);
});

it.each(['', '?at=', '?at=-1', '?at=1e9', '?at=Infinity', '?at=12345678', '?at=<b>'])(
  'an address with %j opens no film',
  (search) => {
    expect(filmTimeIn(new URLSearchParams(search))).toBeNull();
  },
);
