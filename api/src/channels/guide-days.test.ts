import { expect, it } from 'vitest';
import { beginningOf, daysAround, guideDay } from './guide-days.ts';

it('has three days back to two ahead (CT-094, LV-065)', () => {
  expect(daysAround('2026-03-01')).toEqual([
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]);
});

it.each([
  ['Europe/Moscow', '2026-03-01', '2026-02-28T21:00:00.000Z'],
  ['Asia/Yerevan', '2026-03-01', '2026-02-28T20:00:00.000Z'],
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-01', '2026-02-28T18:30:00.000Z'],
  ['Pacific/Apia', '2026-03-01', '2026-02-28T11:00:00.000Z'],
  // Clocks in Cairo jump from midnight to one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('knows when a day begins in %s: %s (LV-047)', (timeZone, day, moment) => {
  expect(beginningOf(day, timeZone).toISOString()).toBe(moment);
});

it('is today’s where no day is asked for, and refuses others', () => {
  const now = new Date('2026-03-01T22:30:00Z');
  expect(guideDay(undefined, 'Europe/Moscow', now)).toMatchObject({
    day: '2026-03-02',
    from: new Date('2026-03-01T21:00:00Z'),
    to: new Date('2026-03-02T21:00:00Z'),
  });
  expect(guideDay('2026-02-26', 'UTC', now).day).toBe('2026-02-26');
  for (const day of ['2026-02-25', '2026-03-04'])
    expect(() => guideDay(day, 'UTC', now)).toThrowError(/the guide has 2026-02-26 to 2026-03-03/);
});
