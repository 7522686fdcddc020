import { expect, it } from 'vitest';
import { isEmail, loginTypeOf } from './typed-login.ts';

it.each(['', '9', '+7 (900) 123-45-67', '#*9', '\u200f900', '🎬'])(
  'takes “%s” for a phone (AU-090)',
  (typed) => {
    expect(loginTypeOf(typed)).toBe('phone');
  },
);

it.each(['a', 'anna@kadr.example', '9a', '9@', 'почта@кино.рф', 'Ա'])(
  'takes “%s” for an e-mail address (AU-091)',
  (typed) => {
    expect(loginTypeOf(typed)).toBe('email');
  },
);

it.each([
  [' anna@kadr.example ', true],
  ['anna@kadr', false],
  ['anna kadr@x.y', false],
  ['anna', false],
])('says whether “%s” is an address', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
