import { expect, it } from 'vitest';
import { KadrError } from '@kadr/contract';
import { normalizeLogin } from './login.ts';

it.each([
  ['+7 (999) 000-00-01', '+79990000001'],
  ['8 999 000 00 01', '+79990000001'],
  ['79990000001', '+79990000001'],
  ['999 000-00-01', '+79990000001'],
  ['+374 91 000001', '+37491000001'],
  ['37491000001', '+37491000001'],
])('reads the phone number %s as %s', (written, phone) => {
  expect(normalizeLogin(written, 'phone')).toBe(phone);
});

it('reads an e-mail address whatever its case', () => {
  expect(normalizeLogin(' Anna@Kadr.Example ', 'email')).toBe('anna@kadr.example');
});

it.each([
  ['anna', 'email'],
  ['anna@', 'email'],
  ['+79990000001', 'email'],
  ['12', 'phone'],
  ['anna@kadr.example', 'phone'],
  ['+0123456789', 'phone'],
  ['+12345678901234567', 'phone'],
] as const)('refuses %s as %s', (written, type) => {
  expect(() => normalizeLogin(written, type)).toThrow(KadrError);
});
