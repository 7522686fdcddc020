import { expect, it } from 'vitest';
import { coveredPart, createFrameClock } from './film-frames.ts';

it.each([60, 50, 144])(
  'draws 24 frames in a second of a screen with %i pictures a second (MB-079, MB-105, PL-189, PL-192)',
  (screen) => {
    const isDue = createFrameClock(24);
    const drawn = Array.from({ length: screen * 2 }, (_, at) => isDue((at * 1000) / screen)).filter(Boolean);
    expect(drawn).toHaveLength(48);
  },
);

it('draws no frame twice on a screen that is slower', () => {
  const isDue = createFrameClock(24);
  expect([0, 100, 200, 300].map(isDue)).toEqual([true, true, true, true]);
  expect(isDue(301)).toBe(false);
});

it('fills a box of another shape with the middle of the picture', () => {
  expect(coveredPart({ width: 1920, height: 1080 }, { width: 500, height: 500 })).toEqual([
    420, 0, 1080, 1080,
  ]);
  expect(coveredPart({ width: 1000, height: 1000 }, { width: 200, height: 100 })).toEqual([
    0, 250, 1000, 500,
  ]);
});
