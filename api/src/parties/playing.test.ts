import { expect, it } from 'vitest';
import { afterCommand, positionAt } from './playing.ts';
import type { Playing } from './playing.ts';

const begins = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number): Date => new Date(begins.getTime() + seconds * 1000);
const playing: Playing = { revision: 4, isPlaying: true, position: 100, at: begins, duration: 5400 };

it('is further with time while it plays, and never past the end', () => {
  expect(positionAt(playing, later(12.5))).toBe(112.5);
  expect(positionAt({ ...playing, isPlaying: false }, later(12.5))).toBe(100);
  expect(positionAt(playing, later(90_000))).toBe(5400);
});

it('does not go back when the clock of another process is behind', () => {
  expect(positionAt(playing, later(-1))).toBe(100);
});

it.each([
  ['a pause', { isPlaying: false }, { isPlaying: false, position: 110 }],
  [
    'a pause at the picture that was seen',
    { isPlaying: false, position: 109.6 },
    { isPlaying: false, position: 109.6 },
  ],
  ['a seek', { position: 40 }, { isPlaying: true, position: 40 }],
  ['a seek past the end', { position: 9000 }, { isPlaying: true, position: 5400 }],
  ['nothing', {}, { isPlaying: true, position: 110 }],
])('changes what %s names and nothing else', (_what, command, expected) => {
  expect(afterCommand(playing, command, later(10))).toEqual({
    ...playing,
    ...expected,
    revision: 5,
    at: later(10),
  });
});

it('stays paused at the new place when a pause and a seek cross', () => {
  const pause = { isPlaying: false, position: 100.2 };
  const seek = { position: 700 };
  const [one, other] = [later(0.2), later(0.3)];
  expect(afterCommand(afterCommand(playing, pause, one), seek, other)).toMatchObject({
    isPlaying: false,
    position: 700,
  });
  expect(afterCommand(afterCommand(playing, seek, one), pause, other)).toMatchObject({ isPlaying: false });
});
