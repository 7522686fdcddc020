import { describe, expect, it } from 'vitest';
import { localeData } from '../../build/locale-data.ts';
import { formatsOf } from './formats.ts';

const rus = formatsOf(localeData('rus'));
const eng = formatsOf(localeData('eng'));
const hye = formatsOf(localeData('hye'));
/** Kinds of spaces do not matter here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('write dates as the language does, days as written and times as in UTC', () => {
    expect([rus, eng, hye].map(({ date }) => plain(date('1984-03-09')))).toEqual([
      '9 марта 1984 г.',
      'March 9, 1984',
      '9 մարտի, 1984 թ.',
    ]);
    expect(plain(eng.date(951_868_799))).toBe('February 29, 2000');
    expect(plain(rus.date('2026-05-01', 'day_month'))).toBe('1 мая');
    expect(eng.date('soon')).toBe('soon');
  });

  it('write the instants of promo codes and timers alike in every language (PF-042)', () => {
    for (const { moment } of [rus, eng, hye]) {
      expect(moment(1_767_225_600, 'UTC')).toBe('01.01.2026 00:00');
      expect(moment(1_767_225_600, 'Asia/Yerevan')).toBe('01.01.2026 04:00');
      expect(moment(951_868_799, 'America/New_York')).toBe('29.02.2000 18:59');
    }
  });

  it('agree with Intl for many dates and numbers', () => {
    const dates = new Intl.DateTimeFormat('ru', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (let day = 0; day < 365 * 3; day += 13)
      expect(plain(rus.date(day * 86_400))).toBe(plain(dates.format(day * 86_400_000)));
    const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
    for (const value of [0, 0.5, 1.25, 12, 123.45, 1234, 99_999.99, 1_234_567.8])
      expect(eng.number(value, 2)).toBe(numbers.format(value));
  });

  it('write numbers, negative ones and none at all', () => {
    expect(plain(rus.number(1_234_567.5, 1))).toBe('1 234 567,5');
    expect([
      eng.number(-1234),
      eng.number(-0.001, 1),
      eng.number(8, 1, true),
      eng.number(Number.NaN),
    ]).toEqual(['−1,234', '0', '8.0', 'NaN']);
  });

  it('write money without an empty fraction', () => {
    expect(
      [rus.money(29_900, 'RUB'), rus.money(29_950, 'RUB'), eng.money(999, 'USD'), eng.money(100, 'XXX')].map(
        plain,
      ),
    ).toEqual(['299 ₽', '299,50 ₽', '$9.99', '1 XXX']);
  });

  it('join lists', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => eng.list(parts))).toEqual([
      '',
      'a',
      'a and b',
      'a, b, and c',
    ]);
    expect(rus.list(['а', 'б', 'в'], 'disjunction')).toBe('а, б или в');
  });

  it('write lengths in hours and minutes', () => {
    expect([30, 3600, 6120, 90].map((seconds) => plain(rus.duration(seconds)))).toEqual([
      '1 мин',
      '1 ч',
      '1 ч 42 мин',
      '2 мин',
    ]);
    expect(plain(hye.duration(6120))).toBe('1 ժ 42 ր');
  });

  it('name languages by two and three letters, or give the code back', () => {
    expect([rus.language('en-US'), rus.language('eng'), hye.language('hye'), eng.language('xx')]).toEqual([
      'английский',
      'английский',
      'հայերեն',
      'xx',
    ]);
    expect(eng.language('und')).toBe('');
  });
});
