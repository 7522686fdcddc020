import { describe, expect, it } from 'vitest';
import {
  bubbleCentre,
  formatClock,
  formatTime,
  isAtLiveEdge,
  mergeRanges,
  rangesGradient,
  shareAt,
  shareUnder,
  timeAt,
} from './timeline.ts';

const film = { start: 0, end: 200 };

describe('formatClock', () => {
  const instant = Date.UTC(2026, 4, 2, 19, 41);

  it('shows the wall clock in the viewer’s own time zone (PL-197)', () => {
    expect(formatClock(instant, 'ru', 'Europe/Moscow')).toBe('22:41');
    expect(formatClock(instant, 'hy', 'Asia/Yerevan')).toBe('23:41');
    expect(formatClock(instant, 'ru', 'Asia/Vladivostok')).toBe('05:41');
  });

  it('shows that of the device when no zone, or none that is one, is given', () => {
    const own = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' }).format(instant);
    expect(formatClock(instant, 'ru', null)).toBe(own);
    expect(formatClock(instant, 'ru', 'Mars/Olympus')).toBe(own);
  });
});

describe('isAtLiveEdge', () => {
  it('is so within 12 s of the end of the window', () => {
    const window = { start: 100, end: 200 };
    expect([188.5, 200, 150].map((seconds) => isAtLiveEdge(seconds, window))).toEqual([true, true, false]);
  });
});

describe('the timeline', () => {
  it('turns seconds into shares and back, inside its ends', () => {
    expect(shareAt(50, film)).toBe(0.25);
    expect([shareAt(-5, film), shareAt(900, film)]).toEqual([0, 1]);
    expect(timeAt(0.25, film)).toBe(50);
    expect([timeAt(-1, film), timeAt(2, film)]).toEqual([0, 200]);
    expect(timeAt(0.5, { start: 100, end: 160 })).toBe(130);
  });

  it('is not upset by a film of no length', () => {
    expect(shareAt(5, { start: 0, end: 0 })).toBe(0);
    expect(shareUnder(10, 0, 0)).toBe(0);
  });

  it('finds the share under a pointer', () => {
    expect(shareUnder(150, 100, 200)).toBe(0.25);
    expect(shareUnder(50, 100, 200)).toBe(0);
  });

  it('keeps the bubble over the bar', () => {
    expect(bubbleCentre(0.5, 1000, 200)).toBe(500);
    expect(bubbleCentre(0, 1000, 200)).toBe(100);
    expect(bubbleCentre(1, 1000, 200)).toBe(900);
    expect(bubbleCentre(1, 100, 200)).toBe(50);
  });

  it('joins buffered ranges that touch', () => {
    const ranges = [
      { start: 20, end: 30 },
      { start: 0, end: 10 },
      { start: 10.1, end: 15 },
    ];
    expect(mergeRanges(ranges)).toEqual([
      { start: 0, end: 15 },
      { start: 20, end: 30 },
    ]);
  });

  it('draws what is buffered where it is buffered (PL-085)', () => {
    const gradient = rangesGradient([{ start: 20, end: 40 }], film, 'white');
    expect(gradient).toBe(
      'linear-gradient(to right, transparent 10.000%, white 10.000%, white 20.000%, transparent 20.000%)',
    );
    expect(rangesGradient([], film, 'white')).toBe('none');
  });

  it('writes hours only where there are some', () => {
    expect(formatTime(65.9)).toBe('1:05');
    expect(formatTime(65, 5400)).toBe('0:01:05');
    expect(formatTime(3725)).toBe('1:02:05');
    expect(formatTime(Number.NaN)).toBe('0:00');
  });
});
