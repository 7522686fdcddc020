import { expect, it } from 'vitest';
import { bonusLoginOf } from './bonus-login.ts';

it.each([
  ['79161234567', '79161234567'],
  ['+7 (916) 123-45-67', '79161234567'],
  ['374 91 123456', '37491123456'],
  ['7916123456', null],
  ['78161234567', null],
  ['3749112345', null],
  ['89161', null],
  ['', null],
])('the phone number %s of a bonus programme is %s (CM-078)', (typed, login) => {
  expect(bonusLoginOf(typed, 'phone')).toBe(login);
});

it('sends 89 and 9 at the beginning of a phone number as 79 (CM-079, CM-080)', () => {
  expect(bonusLoginOf('8 916 123-45-67', 'phone')).toBe('79161234567');
  expect(bonusLoginOf('916 123-45-67', 'phone')).toBe('79161234567');
});

it.each([
  [' Anna@Kadr.example ', 'anna@kadr.example'],
  ['anna.b+tv@mail.kadr.am', 'anna.b+tv@mail.kadr.am'],
  ['anna@kadr', null],
  ['anna kadr@example.com', null],
  ['@kadr.example', null],
  ['79161234567', null],
])('the address %s of a bonus programme is %s (CM-081)', (typed, login) => {
  expect(bonusLoginOf(typed, 'email')).toBe(login);
});
