import { expect, it } from 'vitest';
import { createStreamHold } from './stream-hold.ts';

const playing = { hasFirstFrame: true, isPaused: false, isEnded: false, recovery: null };
const paused = { ...playing, isPaused: true };

it('takes a place from the first picture to the end', () => {
  const holds = createStreamHold();
  expect(holds({ ...paused, hasFirstFrame: false }, 0)).toBe(false);
  expect(holds(playing, 1)).toBe(true);
  expect(holds({ ...paused, isEnded: true }, 2)).toBe(false);
});

it('keeps it through five minutes of pause, and takes it again afterwards', () => {
  const holds = createStreamHold();
  expect(holds(playing, 0)).toBe(true);
  expect(holds(paused, 10)).toBe(true);
  expect(holds(paused, 309)).toBe(true);
  expect(holds(paused, 310)).toBe(false);
  expect(holds(playing, 400)).toBe(true);
  expect(holds(paused, 500)).toBe(true);
});

it('gives it up at once where playback has stopped in an error, and takes it again when it plays', () => {
  const holds = createStreamHold();
  expect(holds(playing, 0)).toBe(true);
  expect(holds({ ...playing, recovery: { type: 'retry', delay: 500 } }, 1)).toBe(true);
  expect(holds({ ...paused, recovery: { type: 'stop', endedBy: 'network' } }, 2)).toBe(false);
  expect(holds(playing, 3)).toBe(true);
});
