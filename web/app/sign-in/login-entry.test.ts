import type { LoginType } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { entryOf, loginOf, shownLogin, typedInto } from './login-entry.ts';
import type { LoginEntry, Typing } from './login-entry.ts';
import { defaultCountry } from './phone-mask.ts';

const armenia = { code: 'AM', call_code: '+374', maskexp: 'XX XXX-XXX' };
const countries = [defaultCountry, armenia];
const both: readonly LoginType[] = ['phone', 'email'];
const empty: LoginEntry = { type: 'phone', text: '', country: defaultCountry };
const after = (entry: LoginEntry, typing: Typing, allowed = both): LoginEntry =>
  typedInto(entry, typing, allowed, countries);
const pasted = (text: string, allowed = both): LoginEntry => after(empty, { text, isTyped: false }, allowed);

/** Types a text character by character. */
function typing(text: string, allowed = both): LoginEntry {
  let entry = empty;
  for (const sign of text) entry = after(entry, { text: shownLogin(entry) + sign, isTyped: true }, allowed);
  return entry;
}

describe('a login that is typed', () => {
  it('is written under the mask while it is digits (AU-086, AU-090)', () => {
    expect(shownLogin(typing('9001234567'))).toBe('(900) 123-45-67');
    expect(shownLogin(typing('900123456789'))).toBe('(900) 123-45-67');
    expect(loginOf(typing('900 123-45-67'))).toBe('+79001234567');
  });
  it('takes nothing but digits where only phones sign in (AU-086)', () => {
    expect(shownLogin(typing('9a0б0🎬1', ['phone']))).toBe('(900) 1');
  });
  it('is an e-mail address as soon as there is anything else (AU-017, AU-091)', () => {
    const entry = typing('anna@kadr.example');
    expect(entry.type).toBe('email');
    expect(shownLogin(entry)).toBe('anna@kadr.example');
    expect(loginOf(entry)).toBe('anna@kadr.example');
    expect(loginOf(typing('anna'))).toBeNull();
  });
  it('keeps an address that begins with digits', () => {
    expect(shownLogin(pasted('900@kadr.example'))).toBe('900@kadr.example');
  });
  it('may be of zeros', () => {
    for (const text of ['+7 000 000-00-01', '0000000001', '000 000-00-01'])
      expect(loginOf(typing(text))).toBe('+70000000001');
  });
  it('finds its country by the call code', () => {
    const entry = typing('+37491234567');
    expect(entry.country).toBe(armenia);
    expect(shownLogin(entry)).toBe('91 234-567');
    expect(shownLogin(typing('+37'))).toBe('+37');
    expect(loginOf(typing('+37'))).toBeNull();
  });
  it('loses the digit before a sign of the mask that is deleted', () => {
    const entry = typing('9001');
    expect(shownLogin(after(entry, { text: '(900)1', isTyped: true, deletedAt: 3 }))).toBe('(901');
  });
  it('does not take a digit too many for a prefix', () => {
    expect(loginOf(typing('80012345679'))).toBe('+78001234567');
  });
});

describe('a login that is pasted or filled in', () => {
  it.each(['+7 (900) 123-45-67', '8 900 123 45 67', '79001234567', '9001234567', '007 9001234567'])(
    'is rid of its prefix: %s (AU-088, AU-089)',
    (text) => {
      expect(loginOf(pasted(text))).toBe('+79001234567');
      expect(loginOf(pasted(text, ['phone']))).toBe('+79001234567');
    },
  );
  it.each([
    '+7 000 000-00-01',
    '0000000001',
    '000 000-00-01',
    '70000000001',
    '80000000001',
    '00 7 000 000-00-01',
    '\u202a+7\u00a0000 000-00-01\u202c',
  ])('is the number of the chosen country, also one of zeros: %s (AU-088)', (text) => {
    expect(loginOf(pasted(text))).toBe('+70000000001');
    expect(loginOf(pasted(text, ['phone']))).toBe('+70000000001');
  });
  it('keeps a national number that begins as an international one', () => {
    expect(loginOf(pasted('0070000001'))).toBe('+70070000001');
  });
  it('brings its country', () => {
    expect(loginOf(pasted('+374 91 234-567'))).toBe('+37491234567');
  });
  it('fills in the login beforehand (AU-018)', () => {
    expect(shownLogin(entryOf('+37491234567', countries))).toBe('91 234-567');
    expect(shownLogin(entryOf('anna@kadr.example', countries))).toBe('anna@kadr.example');
    expect(entryOf('', countries)).toEqual(empty);
  });
});

it('is not whole with a digit missing (AU-087)', () => {
  expect(loginOf(typing('900123456'))).toBeNull();
});
