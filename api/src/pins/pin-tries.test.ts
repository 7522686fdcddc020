import { expect, it } from 'vitest';
import { judgePinTry, mostPinTries, recentTries } from './pin-tries.ts';

const begin = Date.parse('2026-03-01T12:00:00Z');
const at = (seconds: number): Date => new Date(begin + seconds * 1000);

it('lets the first tries follow one another, then waits half a minute between two', () => {
  const quick = [0, 0, 0, 0].map(at);
  expect(judgePinTry([], at(0))).toBe('allowed');
  expect(judgePinTry(quick, at(0))).toBe('allowed');
  expect(judgePinTry([...quick, at(0)], at(29))).toBe('too_soon');
  expect(judgePinTry([...quick, at(0)], at(30))).toBe('allowed');
});

it('never lets more than ten be wrong in any half hour', () => {
  let tries: Date[] = [];
  const taken: number[] = [];
  for (let second = 0; second < 4 * 3600; second += 7) {
    if (judgePinTry(tries, at(second)) !== 'allowed') continue;
    tries = [...recentTries(tries, at(second)), at(second)];
    taken.push(second);
  }
  expect(taken.length).toBeGreaterThan(mostPinTries);
  for (const second of taken)
    expect(taken.filter((one) => one > second - 1800 && one <= second).length).toBeLessThanOrEqual(10);
});

it('forgets a try half an hour later', () => {
  const ten = Array.from({ length: 10 }, (_one, index) => at(index * 60));
  expect(judgePinTry(ten, at(1799))).toBe('blocked');
  expect(judgePinTry(ten, at(1800))).toBe('allowed');
});
