import { expect, it } from 'vitest';
import { actionsOf } from './parameter-rules.ts';

const at = (address: string, isGuest = true) => {
  const { pathname, searchParams } = new URL(address, 'https://kadr.example');
  return actionsOf({ parameters: searchParams, pathname, isGuest });
};
const signIn = [{ type: 'sign_in' }];

it('redeems the promo code of `access` (SS-018)', () => {
  expect(at('/services?access=SUMMER')).toEqual([{ type: 'redeem', code: 'SUMMER' }]);
  expect(at('/services?access=SUMMER', false)).toEqual([{ type: 'redeem', code: 'SUMMER' }]);
  expect([at('/?access='), at(`/?access=${'x'.repeat(65)}`)]).toEqual([[], []]);
});

it('keeps the code of a TV, by either of its names (SS-021, SS-022)', () => {
  const kept = [{ type: 'keep_tv_code', code: '12AB' }];
  expect([at('/?ott_tv_code=12AB'), at('/?ott_tv=12AB'), at('/?ott_tv_code=12AB&ott_tv=9')]).toEqual([
    kept,
    kept,
    kept,
  ]);
  expect(at('/?ott_tv=<script>')).toEqual([]);
});

it('asks a guest to sign in for `check_auth` and `popup=sign_in` (SS-024, SS-025, PC-063, NT-062, NT-112)', () => {
  expect([at('/?check_auth=1'), at('/?popup=sign_in'), at('/?check_auth=1&popup=sign_in')]).toEqual([
    signIn,
    signIn,
    signIn,
  ]);
  expect([at('/?check_auth=1', false), at('/?popup=moon')]).toEqual([[], []]);
});

it('signs in by the word of the app, where it may (AU-019)', () => {
  const address = '?auth_phone=79001234567&auth_app=box&auth_assertion=a.b.c';
  expect(at(`/${address}`)).toEqual([
    { type: 'sign_in_by_app', auth_phone: '79001234567', auth_app: 'box', auth_assertion: 'a.b.c' },
  ]);
  expect([at(`/${address}`, false), at(`/embed/movies/x${address}`), at(`/variants${address}`)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(at('/?auth_phone=79001234567&auth_assertion=a.b.c')).toEqual([]);
});

it('starts with a phone number and its app, but never by one of them alone (SS-026)', () => {
  expect(at('/?auth_phone=79001234567&auth_app=1')).toEqual(signIn);
  expect([at('/?auth_phone=79001234567'), at('/?auth_app=1')]).toEqual([[], []]);
  expect(at('/?auth_phone=79001234567&auth_app=1', false)).toEqual([]);
});

it('does not on embedded pages and variants (SS-027, SS-028, EM-015, PC-070, CM-003)', () => {
  for (const pathname of ['/embed/movies/salt-line', '/embed/promocode', '/variants', '/variants/1'])
    expect([pathname, at(`${pathname}?auth_phone=79001234567&auth_app=1`)]).toEqual([pathname, []]);
});

it('does nothing for an address without any of them', () => {
  expect(at('/movies?sort=new&utm_source=letter')).toEqual([]);
});
