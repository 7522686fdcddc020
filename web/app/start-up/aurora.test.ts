import { beforeEach, expect, it } from 'vitest';
import { createBackSwipe, orientationFor } from './aurora.ts';

let told: string[];
let isAtRoot: boolean;
beforeEach(() => {
  told = [];
  isAtRoot = false;
});
/** Swipes from x to x, with an event every `step` milliseconds. */
function swipe(from: number, to: number, { time = 200, step = 20, down = 0 } = {}): void {
  const finger = createBackSwipe({
    screenWidth: () => 390,
    isAtRoot: () => isAtRoot,
    back: () => told.push('back'),
    close: () => told.push('close'),
  });
  finger.down({ x: from, y: 100, time: 0 });
  for (let at = step; at <= time; at += step)
    finger.move({ x: from + ((to - from) * at) / time, y: 100 + (down * at) / time, time: at });
  finger.up();
}

it('goes back by a swipe from the right edge (PF-026, CT-136, PL-186)', () => {
  swipe(380, 300);
  expect(told).toEqual(['back']);
});

it('tells the app to close by the same swipe at the root (PF-027, PL-186)', () => {
  isAtRoot = true;
  swipe(380, 300);
  expect(told).toEqual(['close']);
});

it('needs 30 px, from within 24 px of the edge, within 500 ms (PF-022, PF-023, PF-024, CT-162, PL-186)', () => {
  swipe(380, 351);
  swipe(365, 200);
  swipe(380, 351 - 2, { time: 520, step: 520 });
  swipe(380, 300, { down: 120 });
  expect(told).toEqual([]);
  swipe(366, 336);
  expect(told).toEqual(['back']);
});

it('looks at a moving finger every 16 ms at most (PF-025, CT-135, PL-186)', () => {
  swipe(380, 300, { time: 15, step: 5 });
  expect(told).toEqual([]);
  swipe(380, 300, { time: 16, step: 16 });
  expect(told).toEqual(['back']);
});

it('wants films wide (PF-028, CT-137, PL-185, EM-016)', () => {
  expect(
    [
      '/embed/movies/salt-line',
      '/movies/salt-line/player',
      '/movies/salt-line/trailer',
      '/',
      '/movies/player-one',
    ].map(orientationFor),
  ).toEqual(['landscape', 'landscape', 'landscape', 'any', 'any']);
});
