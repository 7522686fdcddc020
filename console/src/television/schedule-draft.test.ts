import { describe, expect, it } from 'vitest';
import { freeFrom, gapsOf, movedTo, problemsOf, pushed, readTime, showingsOf } from './schedule-draft.ts';
import type { DraftShowing } from './schedule-draft.ts';

const showing = (
  key: string,
  start: number,
  end: number,
  over: Partial<DraftShowing> = {},
): DraftShowing => ({
  key,
  name: key,
  programme: key,
  title: null,
  start: start * 60,
  end: end * 60,
  tstv: null,
  isFixed: false,
  filler: null,
  ...over,
});
const times = (draft: readonly DraftShowing[]) =>
  draft.map(({ key, start, end }) => `${key} ${start / 60}-${end / 60}`);
const span = { from: 0, to: 100 * 60, now: 0 };

describe('a schedule that is edited', () => {
  it('offers the time behind the last showing, or the next minute of today that can still be saved', () => {
    const draft = [showing('a', 0, 30), showing('b', 30, 50)];
    const to = 1440 * 60;
    expect(freeFrom(draft, { from: 0, to, now: 29 * 60 })).toBe(50 * 60);
    expect(freeFrom(draft, { from: 0, to, now: 60 * 60 + 7 })).toBe(61 * 60);
    expect(freeFrom(draft, { from: 0, to, now: 60 * 60 + 50 })).toBe(62 * 60);
    expect(freeFrom([], { from: to, to: 2 * to, now: 60 * 60 })).toBe(to);
    const full = [showing('a', 0, 30), showing('b', 40, 1000), showing('c', 1000, 1500)];
    expect(freeFrom(full, { from: 0, to, now: 35 * 60 - 30 })).toBe(35 * 60);
    expect(freeFrom(full, { from: 0, to, now: 0 })).toBe(30 * 60);
    expect(freeFrom(full, { from: 0, to, now: 50 * 60 - 30 })).toBe(50 * 60);
  });

  it('names what overlaps or leaves the day', () => {
    const draft = [showing('a', 0, 30), showing('b', 20, 40), showing('c', 50, 60), showing('d', 110, 120)];
    expect([...problemsOf(draft, span)]).toEqual([
      ['a', 'overlap'],
      ['b', 'overlap'],
      ['d', 'outside'],
    ]);
  });

  it('pushes later showings until none overlap, and makes a break', () => {
    const draft = [showing('a', 0, 30), showing('b', 20, 40), showing('c', 45, 60)];
    expect(times(pushed(draft))).toEqual(['a 0-30', 'b 30-50', 'c 50-65']);
    const broken = pushed(pushed(draft), { after: 'a', pause: 300 });
    expect(times(broken)).toEqual(['a 0-30', 'b 35-55', 'c 55-70']);
    expect(gapsOf(broken)).toEqual([{ from: 1800, to: 2100 }]);
  });

  it('does not push what has begun', () => {
    expect(times(pushed([showing('a', 0, 30), showing('b', 20, 40, { isFixed: true })]))).toEqual([
      'a 0-30',
      'b 20-40',
    ]);
  });

  it('keeps the length of catch-up, and sends what begins within the day', () => {
    const moved = movedTo(showing('a', 0, 30, { tstv: 3600 }), 600);
    expect(moved).toMatchObject({ start: 600, end: 2400, tstv: 4200 });
    const film = showing('x', 60, 90, { programme: null, title: 'film', tstv: undefined });
    expect(showingsOf([showing('early', -10, 10), film], 0)).toEqual([
      { title: 'film', start_time: 3600, end_time: 5400 },
    ]);
  });

  it.each([
    ['9:05', 32_700],
    ['23.59', 86_340],
    ['24:00', null],
    ['noon', null],
  ])('reads the time %s', (text, seconds) => {
    expect(readTime(text)).toBe(seconds);
  });
});
