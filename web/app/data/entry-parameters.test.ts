import { expect, it } from 'vitest';
import { entryParameters, isEmbedded, prefilledLogin, takeEntryParameters } from './entry-parameters.ts';

function arrive(address: string, isReloaded = false): string {
  const url = new URL(address, 'https://kadr.example');
  let shown = url.pathname + url.search + url.hash;
  const history = {
    state: { idx: 0 },
    replaceState(state: unknown, _title: string, to: string) {
      expect(state).toEqual({ idx: 0 });
      shown = to;
    },
  } as unknown as History;
  takeEntryParameters(url as unknown as Location, history, isReloaded);
  return shown;
}

it('takes `link` and `access` out of the address and keeps the rest of it (SS-014, PC-064)', () => {
  expect(arrive('/movies?link=1&sort=new#top')).toBe('/movies?sort=new#top');
  expect(arrive('/?access=SUMMER')).toBe('/');
  expect(entryParameters().get('access')).toBe('SUMMER');
  expect(arrive('/?auth_phone=1&auth_assertion=secret')).toBe('/?auth_phone=1');
  expect(arrive('/movies?sort=a%20b')).toBe('/movies?sort=a%20b');
});

it('takes what opens a modal out of the address, so that a reload opens none (SS-021, SS-024, SS-025, NT-062)', () => {
  expect(arrive('/movies?popup=sign_in&sort=new')).toBe('/movies?sort=new');
  expect(entryParameters().get('popup')).toBe('sign_in');
  expect([arrive('/?ott_tv_code=12AB'), arrive('/?ott_tv=12AB'), arrive('/?check_auth=1')]).toEqual([
    '/',
    '/',
    '/',
  ]);
  expect(entryParameters().get('check_auth')).toBe('1');
});

it('leaves `check_auth` where it hides the layout, and a reload does not act on it (RT-036, RT-037, SS-025, NT-112)', () => {
  for (const address of ['/services?check_auth=1', '/services/cinema?check_auth=1']) {
    expect(arrive(address)).toBe(address);
    expect(entryParameters().has('check_auth')).toBe(true);
    expect(arrive(address, true)).toBe(address);
    expect(entryParameters().has('check_auth')).toBe(false);
  }
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
