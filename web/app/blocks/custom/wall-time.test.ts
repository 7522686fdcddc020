import { describe, expect, it } from 'vitest';
import { instantOf, wallTimeOf } from './wall-time.ts';

describe('the end of a timer', () => {
  it('is written dd.MM.yyyy HH:mm, and is none when it is written otherwise (MB-096)', () => {
    expect(wallTimeOf('05.03.2027 09:07')).toEqual({ year: 2027, month: 3, day: 5, hour: 9, minute: 7 });
    expect(wallTimeOf(' 29.02.2028 00:00 ')).toMatchObject({ month: 2, day: 29 });
    for (const text of [
      '',
      '2027-03-05 09:07',
      '5.3.2027 9:07',
      '05.03.2027',
      '31.02.2027 10:00',
      '05.13.2027 10:00',
      '05.03.2027 24:00',
      '05.03.2027 10:60',
      '05.03.2027 10:00:00',
      'скоро',
    ])
      expect(wallTimeOf(text)).toBeNull();
  });

  const at = (text: string, zone: string): string => {
    const time = wallTimeOf(text);
    return time === null ? '' : new Date(instantOf(time, zone)).toISOString();
  };

  it('is on the clock of a time zone (MB-163)', () => {
    expect(at('31.12.2026 21:00', 'Europe/Moscow')).toBe('2026-12-31T18:00:00.000Z');
    expect(at('31.12.2026 21:00', 'Asia/Yerevan')).toBe('2026-12-31T17:00:00.000Z');
    expect(at('01.07.2026 12:00', 'America/New_York')).toBe('2026-07-01T16:00:00.000Z');
    expect(at('01.01.2027 12:00', 'America/New_York')).toBe('2027-01-01T17:00:00.000Z');
    expect(at('31.12.2026 21:00', 'Mars/Olympus')).toBe('2026-12-31T21:00:00.000Z');
  });

  it('is right on both sides of a change of the clocks', () => {
    expect(at('29.03.2026 01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
    expect(at('29.03.2026 03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    // Half past two does not exist that night: it counts as half past three.
    expect(at('29.03.2026 02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('25.10.2026 03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z');
  });
});
