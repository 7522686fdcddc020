import { expect, it } from 'vitest';
import { createPlayClock } from './play-clock.ts';

const playing = { isPaused: false, isLoading: false, isEnded: false };

it('counts time that plays, not pauses, loading, or the end (VL-026)', () => {
  const clock = createPlayClock(100);
  expect(clock(playing, 101)).toBe(1);
  expect(clock({ ...playing, isPaused: true }, 103)).toBe(0);
  expect(clock({ ...playing, isLoading: true }, 104)).toBe(0);
  expect(clock({ ...playing, isEnded: true }, 105)).toBe(0);
  expect(clock(playing, 106.5)).toBe(1.5);
});

it('counts no night of a machine that slept', () => {
  expect(createPlayClock(0)(playing, 30_000)).toBe(5);
});
