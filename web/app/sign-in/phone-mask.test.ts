import { describe, expect, it } from 'vitest';
import {
  caretAfter,
  countryOf,
  defaultCountry,
  isComplete,
  masked,
  wholeNumber,
  withoutPrefix,
  writtenNumber,
} from './phone-mask.ts';

const armenia = { code: 'AM', call_code: '+374', maskexp: 'XX XXX-XXX' };
const kazakhstan = { code: 'KZ', call_code: '+7', maskexp: '(XXX) XXX-XX-XX' };
const russia = defaultCountry;
const america = { code: 'US', call_code: '+1', maskexp: 'XXX-XXX-XXXX' };
const bahamas = { code: 'BS', call_code: '+1242', maskexp: 'XXX-XXXX' };
const all = [russia, kazakhstan, armenia, america, bahamas];

it('is Russia’s where nothing is said (AU-084)', () => {
  expect(defaultCountry).toEqual({ code: 'RU', call_code: '+7', maskexp: '(XXX) XXX-XX-XX' });
});

it.each([
  ['', ''],
  ['9', '(9'],
  ['900', '(900'],
  ['9001', '(900) 1'],
  ['9001234567', '(900) 123-45-67'],
  ['90012345678', '(900) 123-45-67'],
])('writes %s as “%s” (AU-086)', (digits, text) => {
  expect(masked(digits, russia)).toBe(text);
});

it('writes numbers as the country does, X for a digit (AU-083)', () => {
  expect(masked('91234567', armenia)).toBe('91 234-567');
});

it('is complete with as many digits as call code and number have (AU-087)', () => {
  expect(isComplete(wholeNumber('9001234567', russia), russia)).toBe(true);
  expect(isComplete(wholeNumber('900123456', russia), russia)).toBe(false);
  expect(isComplete(wholeNumber('91234567', armenia), armenia)).toBe(true);
});

describe('a number that is pasted', () => {
  it.each([
    ['+7 (900) 123-45-67', russia, '9001234567'],
    ['79001234567', russia, '9001234567'],
    ['007 900 1234567', russia, '9001234567'],
    ['+7 900', russia, '900'],
    ['+374 91 234 567', armenia, '91234567'],
    ['37491234567', armenia, '91234567'],
  ])('loses the call code: %s (AU-088)', (text, country, digits) => {
    expect(withoutPrefix(text, country)).toBe(digits);
  });
  it('loses the 8 of Russia (AU-089), and of Russia only', () => {
    expect(withoutPrefix('8 (900) 123-45-67', russia)).toBe('9001234567');
    expect(withoutPrefix('89001234567', kazakhstan)).toBe('8900123456');
  });
  it('keeps a beginning that is the number’s own', () => {
    expect(withoutPrefix('7012345678', kazakhstan)).toBe('7012345678');
    expect(withoutPrefix('8001234567', russia)).toBe('8001234567');
  });
  it('is rid of everything that is no digit: \u200f+7\u00a0900\u200e and the rest', () => {
    expect(withoutPrefix('тел.: 8\u00a0900\u200e1234567 🎬', russia)).toBe('9001234567');
  });
  it('brings its country with it', () => {
    expect(countryOf('+374 91 234567', all, russia)).toBe(armenia);
    expect(countryOf('00374 91 234567', all, russia)).toBe(armenia);
    expect(countryOf('+1 242 555-0100', all, russia)).toBe(bahamas);
    expect(countryOf('+7 701 234-56-78', all, kazakhstan)).toBe(kazakhstan);
    expect(countryOf('+7 900 123-45-67', all, armenia)).toBe(russia);
    expect(countryOf('9001234567', all, armenia)).toBeNull();
    expect(countryOf('+999 1', all, armenia)).toBeNull();
  });
});

it('writes a whole number as its country does, on one line', () => {
  expect(writtenNumber('+79161234502', all)).toBe('+7\u00a0(916)\u00a0123\u201145\u201102');
  expect(writtenNumber('+37491234567', all)).toBe('+374\u00a091\u00a0234\u2011567');
  expect(writtenNumber('+37491234567', [russia])).toBe('+37491234567');
});

it.each([
  [0, 0],
  [1, 2],
  [3, 4],
  [4, 7],
  [10, 15],
  [12, 15],
])('keeps the caret behind %i digits, at %i', (digits, place) => {
  expect(caretAfter(digits, '(900) 123-45-67')).toBe(place);
});
