import { expect, it } from 'vitest';
import { loginTypeOf } from './login-type.ts';

it.each([
  ['+7 900 123-45-67', 'phone'],
  ['89001234567', 'phone'],
  ['(900) 123.45.67', 'phone'],
  [' viewer@kadr.example ', 'email'],
  ['viewer@kadr', null],
  ['viewer', null],
  ['123', null],
  ['1234567890123456', null],
  ['', null],
])('takes “%s” for: %s', (login, type) => {
  expect(loginTypeOf(login)).toBe(type);
});
