import valid from 'card-validator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cardDataOf,
  cardTypeOf,
  codeAsShown,
  codeSizeOf,
  expiryAsShown,
  messageFor,
  numberAsShown,
  wrongFields,
} from './card-fields.ts';
import type { CardFieldName } from './card-fields.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const whole = { number: '2200 0000 0000 0004', expiry: '12 / 30', cvc: '123', holder: '', postal_code: '' };
const wrongIn = (part: Partial<typeof whole>) => wrongFields({ ...whole, ...part }, 'whole');

describe('a card number', () => {
  it('takes digits only, in the groups of its type, to its greatest length (CM-086, CM-089)', () => {
    expect(numberAsShown('2200-0000 0000.0004x')).toBe('2200 0000 0000 0004');
    expect(numberAsShown('378282246310005')).toBe('3782 822463 10005');
    expect(numberAsShown('37828224631000599')).toBe('3782 822463 10005');
    expect(numberAsShown('6304000000000000')).toBe('6304 0000 0000 0000');
    expect(numberAsShown('')).toBe('');
  });

  it('has to be right by Luhn, UnionPay too (CM-087)', () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ number: '2200 0000 0000 0005' })).toEqual(['number']);
    expect(wrongIn({ number: '6212 3456 7890 1232' })).toEqual([]);
    expect(wrongIn({ number: '6212 3456 7890 1233' })).toEqual(['number']);
  });

  it('has a length of its type (CM-088)', () => {
    expect(wrongIn({ number: '4111 1111 1111 111' })).toEqual(['number']);
    expect(wrongIn({ number: '3714 496353 98431', cvc: '1234' })).toEqual([]);
  });

  it('tells its type by the longest prefix, once one is left (CM-090, CM-091, CM-094)', () => {
    expect(
      [
        '4111111111111111',
        '5555555555554444',
        '378282246310005',
        '30569309025904',
        '6011111111111117',
        '3530111333300000',
        '6212345678901232',
        '6304000000000000',
        '4011780000000000',
        '2200000000000004',
        '6370950000000005',
        '6062820000000000',
      ].map(cardTypeOf),
    ).toEqual([
      'visa',
      'mastercard',
      'american-express',
      'diners-club',
      'discover',
      'jcb',
      'unionpay',
      'maestro',
      'elo',
      'mir',
      'hiper',
      'hipercard',
    ]);
    expect(['', '2', '9'].map(cardTypeOf)).toEqual([null, null, null]);
  });

  it('is of a type that is supported (CM-093)', () => {
    expect(() => valid.creditCardType.changeOrder('dankort', 0)).toThrow(
      '"dankort" is not a supported card type.',
    );
  });
});

describe('an expiry', () => {
  it('is written MM / YY as it is typed, pasted, filled in and erased (CM-095)', () => {
    const typed = (...keys: string[]) => keys.reduce((shown, key) => expiryAsShown(shown + key, shown), '');
    expect(typed('1', '2', '3', '0')).toBe('12 / 30');
    expect(typed('5')).toBe('05 / ');
    expect(typed('1', '/', '2', '7')).toBe('01 / 27');
    expect(expiryAsShown('12/2030')).toBe('12 / 30');
    expect(expiryAsShown('0330')).toBe('03 / 30');
    expect(expiryAsShown('12 /', '12 / ')).toBe('1');
    expect(expiryAsShown('12 / 3', '12 / 30')).toBe('12 / 3');
  });

  it.each([
    ['19 or less', '12 / 19'],
    ['a month past', '10 / 26'],
    ['20 years ahead', '11 / 46'],
    ['month 13', '13 / 30'],
    ['month 0', '00 / 30'],
    ['half of it', '12 / 3'],
  ])('is wrong: %s (CM-096, CM-097, CM-098, CM-099)', (_what, expiry) => {
    expect(wrongIn({ expiry })).toEqual(['expiry']);
  });

  it.each(['11 / 26', '01 / 27', '11 / 45'])('is right: %s (CM-097, CM-098, CM-099)', (expiry) => {
    expect(wrongIn({ expiry })).toEqual([]);
  });
});

it('has a code of three digits, of four on an American Express (CM-092, CM-100)', () => {
  const express = '3782 822463 10005';
  expect([codeSizeOf(''), codeSizeOf(whole.number), codeSizeOf(express)]).toEqual([3, 3, 4]);
  expect(codeAsShown('12a345', whole.number)).toBe('123');
  expect(codeAsShown('12345', express)).toBe('1234');
  expect(wrongIn({ cvc: '12' })).toEqual(['cvc']);
  expect(wrongIn({ number: express, cvc: '123' })).toEqual(['cvc']);
});

it('says in one message which fields are wrong (CM-107, CM-108, CM-109, CM-110, CM-111, CM-112, CM-113, PC-069)', () => {
  const of = (...fields: CardFieldName[]) => messageFor(fields);
  expect(of()).toBeNull();
  expect(of('number')).toBe('bank_card.input.number.validate');
  expect(of('expiry')).toBe('bank_card.input.date.validate');
  expect(of('cvc')).toBe('bank_card.input.cvc.validate');
  expect(of('number', 'expiry')).toBe('bank_card.error.number_date');
  expect(of('number', 'cvc')).toBe('bank_card.error.number_cvc');
  expect(of('expiry', 'cvc')).toBe('bank_card.error.date_cvc');
  expect(of('number', 'expiry', 'cvc')).toBe('error.incorrect_data');
  expect(messageFor(wrongFields({ ...whole, number: '', expiry: '', cvc: '' }, 'whole'))).toBe(
    'error.incorrect_data',
  );
});

it('gives the bank plain numbers (CM-133)', () => {
  expect(cardDataOf(whole)).toEqual({ number: '2200000000000004', month: 12, year: 2030, cvc: '123' });
});

describe('what a bank wants beside the card', () => {
  const judged = (part: object, how: 'whole' | 'so_far') =>
    wrongFields({ ...whole, holder: 'A', postal_code: '10', ...part }, how, ['holder', 'postal_code']);

  it.each([
    ['no text', 42, true, true],
    ['nothing yet', '', true, false],
    ['longer than 255', 'A'.repeat(256), true, true],
    ['digits, spaces and hyphens', '12 34-5', true, false],
    ['255 letters', 'A'.repeat(255), false, false],
    ['a name', 'Anna-Maria 2nd', false, false],
  ])('a name: %s (CM-101, CM-102, CM-103, CM-104, CM-105)', (_what, holder, isWrong, isBeyondHope) => {
    expect(judged({ holder }, 'whole').length > 0).toBe(isWrong);
    expect(judged({ holder }, 'so_far').length > 0).toBe(isBeyondHope);
  });

  it('a postal code of two characters or more (CM-106)', () => {
    expect(judged({ postal_code: '1' }, 'whole')).toEqual(['postal_code']);
    expect(judged({ postal_code: '1' }, 'so_far')).toEqual([]);
    expect(judged({ postal_code: '10' }, 'whole')).toEqual([]);
  });

  it('is asked of nobody else', () => {
    expect(wrongFields(whole, 'whole')).toEqual([]);
    expect(cardDataOf({ ...whole, holder: ' ANNA ' }, ['holder'])).toMatchObject({ holder: 'ANNA' });
  });
});
