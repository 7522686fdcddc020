import { expect, it } from 'vitest';
import { parseOffset, parseTime, secondsOf, timecode } from './offset.ts';

it('reads times with all their parts and with fewer', () => {
  expect(['01:02:03', '00:00:05.500', '0:30', '15', ' 00:00:07 '].map(parseTime)).toEqual([
    3723, 5.5, 30, 15, 7,
  ]);
  expect([null, '', 'soon', '1:2:3:4', '-5', '00:00:1e3'].map(parseTime)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('reads parts of the clip, whose length counts when it is known', () => {
  const half = parseOffset('50%');
  expect(half).toEqual({ unit: 'percent', value: 50 });
  expect(half && [secondsOf(half, 30), secondsOf(half, 0)]).toEqual([15, null]);
  expect(parseOffset('12.5%')).toEqual({ unit: 'percent', value: 12.5 });
  expect([parseOffset('101%'), parseOffset('%')]).toEqual([null, null]);
});

it('writes timecodes', () => {
  expect([timecode(0), timecode(3723.5), timecode(0.9999)]).toEqual([
    '00:00:00.000',
    '01:02:03.500',
    '00:00:01.000',
  ]);
});
