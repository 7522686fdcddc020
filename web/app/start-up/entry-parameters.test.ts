import { expect, it } from 'vitest';
import { entryParameters, isEmbedded, prefilledLogin, takeEntryParameters } from './entry-parameters.ts';

function arrive(address: string): string {
  const url = new URL(address, 'https://kadr.example');
  let shown = url.pathname + url.search + url.hash;
  const history = {
    state: { idx: 0 },
    replaceState(state: unknown, _title: string, to: string) {
      expect(state).toEqual({ idx: 0 });
      shown = to;
    },
  } as unknown as History;
  takeEntryParameters(url as unknown as Location, history);
  return shown;
}

it('takes `link` and `access` out of the address and keeps the rest of it (SS-014)', () => {
  expect(arrive('/movies?link=1&sort=new#top')).toBe('/movies?sort=new#top');
  expect(arrive('/?access=SUMMER')).toBe('/');
  expect(entryParameters().get('access')).toBe('SUMMER');
  expect(arrive('/?auth_phone=1&auth_assertion=secret')).toBe('/?auth_phone=1');
  expect(arrive('/movies?sort=a%20b')).toBe('/movies?sort=a%20b');
});

it('knows a page that runs in another one (SS-017, PF-016, EM-001, EM-002)', () => {
  arrive('/movies?session_id=abc');
  expect(isEmbedded()).toBe(true);
  arrive('/movies');
  expect(isEmbedded()).toBe(false);
});

it('fills the login in with a number, and with nothing else (SS-029)', () => {
  const prefilled = (query: string): string => prefilledLogin(new URLSearchParams(query));
  expect([prefilled('msisdn=79001234567'), prefilled('auth_phone=+79001234567')]).toEqual([
    '+79001234567',
    '+79001234567',
  ]);
  expect([prefilled('auth_phone=me@mail.example'), prefilled('msisdn=<b>'), prefilled('')]).toEqual([
    '',
    '',
    '',
  ]);
});
