import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: 22 * 60, to: 9 * 60 };
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe('quiet hours', () => {
  it.each([
    ['before they begin', '18:59:59', null],
    ['when they begin', '19:00:00', '2026-03-02T06:00:00.000Z'],
    ['after midnight', '21:30:20', '2026-03-02T06:00:00.000Z'],
    ['in their last minute', '05:59:59', '2026-03-01T06:00:00.000Z'],
    ['when they are over', '06:00:00', null],
  ])('that span midnight: %s', (_when, time, end) => {
    expect(quietUntil(at(time), night, 'Europe/Moscow')?.toISOString() ?? null).toBe(end);
  });

  it('follow the time zone', () => {
    expect(quietUntil(at('18:30:00'), night, 'Asia/Yerevan')).toEqual(new Date('2026-03-02T05:00:00Z'));
    expect(quietUntil(at('12:00:00'), { from: 720, to: 780 }, 'UTC')).toEqual(at('13:00:00'));
  });

  it('that begin when they end are none', () => {
    expect(quietUntil(at('12:00:00'), { from: 720, to: 720 }, 'UTC')).toBeNull();
  });
});
