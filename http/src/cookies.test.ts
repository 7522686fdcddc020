import { expect, it } from 'vitest';
import { readCookies, writeCookie } from './cookies.ts';

it('reads cookies by their whole name, decoded; the first of a name counts', () => {
  const header =
    'xlanguage=1; language=eng;brand=ararat; empty=; language=rus; zone=Asia%2FYerevan; odd=%zz; a==b; x';
  expect({ ...readCookies(header) }).toEqual({
    xlanguage: '1',
    language: 'eng',
    brand: 'ararat',
    empty: '',
    zone: 'Asia/Yerevan',
    odd: '%zz',
    a: '=b',
  });
  expect({ ...readCookies(undefined) }).toEqual({});
  expect(readCookies('a=1')['toString']).toBeUndefined();
});

it('writes cookies that other sites cannot send along', () => {
  const options = { path: '/', maxAge: 60, isSecure: false };
  expect(writeCookie('time_zone', 'Europe/Moscow', options)).toBe(
    'time_zone=Europe/Moscow; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(writeCookie('session', 'a.b_c-d', { ...options, isHttpOnly: true, isSecure: true })).toBe(
    'session=a.b_c-d; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(writeCookie('console_session', 'a', { ...options, isStrict: true })).toBe(
    'console_session=a; Path=/; Max-Age=60; SameSite=Strict',
  );
});
