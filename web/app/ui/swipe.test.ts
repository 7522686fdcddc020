import { expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

const start = { x: 200, y: 300, time: 0 };
const swipe = (x: number, y = 300, time = 200) => swipeOf(start, { x, y, time }, 390);

it('needs 30 px and at most 500 ms (CT-133, PF-022, PF-024, MB-160)', () => {
  expect([swipe(170), swipe(171), swipe(230), swipe(229)]).toEqual(['next', null, 'previous', null]);
  expect([swipe(100, 300, 500), swipe(100, 300, 501)]).toEqual(['next', null]);
});

it('leaves scrolling down to the page', () => {
  expect(swipe(150, 360)).toBeNull();
});

it('leaves what begins within 12 px of the edge to the system (CT-134, PF-023, MB-160)', () => {
  const from = (x: number) =>
    swipeOf({ ...start, x }, { x: x < 195 ? x + 100 : x - 100, y: 300, time: 100 }, 390);
  expect([from(11), from(12), from(378), from(379)]).toEqual([null, 'previous', 'next', null]);
});
