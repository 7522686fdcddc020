import { expect, it } from 'vitest';
import { fresh, nextStep } from './sync-rule.ts';
import type { Memory, Own } from './sync-rule.ts';

const ready: Own = { position: 100, isPaused: false, isReady: true, duration: 5400 };
const at = (position: number) => ({ isPlaying: true, position });

it.each([
  ['in step', 0.05, { seekTo: null, rate: 1 }],
  ['a little behind', 0.2, { seekTo: null, rate: 1.05 }],
  ['a little ahead', -0.1, { seekTo: null, rate: 1 - 0.035 }],
  ['far behind', 3, { seekTo: 103, rate: 1 }],
  ['far ahead', -60, { seekTo: 40, rate: 1 }],
])('does what suits a screen that is %s', (_how, behind, expected) => {
  const { play, seekTo, rate } = nextStep(at(100 + behind), ready, fresh, 0);
  expect({ seekTo, rate }).toEqual({ seekTo: expected.seekTo, rate: expect.closeTo(expected.rate) });
  expect(play).toBeNull();
});

it('plays and pauses with the others, and stands at their picture', () => {
  expect(nextStep(at(100), { ...ready, isPaused: true }, fresh, 0)).toMatchObject({
    play: true,
    seekTo: null,
  });
  const paused = { isPlaying: false, position: 101 };
  expect(nextStep(paused, ready, fresh, 0)).toMatchObject({ play: false, seekTo: 101, rate: 1 });
  const standing = { ...ready, isPaused: true, position: 101.04 };
  expect(nextStep(paused, standing, fresh, 0)).toMatchObject({ play: null, seekTo: null });
});

it('leaves a screen alone that waits for data or shows an advertisement', () => {
  expect(nextStep(at(500), { ...ready, isReady: false }, fresh, 0)).toMatchObject({
    play: null,
    seekTo: null,
    rate: 1,
  });
});

it('goes to the end and no further, and lets what is over be over', () => {
  expect(nextStep(at(9000), ready, fresh, 0).seekTo).toBe(5400);
  const over = { ...ready, isPaused: true, position: 5400 };
  expect(nextStep(at(9000), over, fresh, 0)).toMatchObject({ play: null, seekTo: null });
});

/** A player that is `seekTime` seconds late after every seek, and loses `stall` seconds at second 30. */
function run(
  begin: number,
  { seekTime, seconds, stall = 0 }: { seekTime: number; seconds: number; stall?: number },
) {
  let memory: Memory = fresh;
  let [position, landsAt, seeks] = [begin, 0, 0];
  const drifts: number[] = [];
  const tick = 0.25;
  for (let now = 0; now < seconds; now += tick) {
    const own = { position, isPaused: false, isReady: now >= landsAt, duration: 5400 };
    const step = nextStep(at(100 + now), own, memory, now * 1000);
    ({ memory } = step);
    if (step.seekTo !== null) {
      seeks += 1;
      position = step.seekTo;
      landsAt = now + seekTime;
    }
    position += Math.min(tick, Math.max(0, now + tick - landsAt)) * step.rate;
    if (stall > 0 && now === 30) position -= stall;
    drifts.push(100 + now + tick - position);
  }
  return { drifts, seeks };
}

it.each([
  ['that joins late', 0, 0.25],
  ['that joins late on a slow machine', 0, 1.5],
  ['that is a little behind', 99.7, 0.25],
  ['that is ahead', 130, 0.5],
])('brings a screen %s within 100 ms of the others, with two seeks at most', (_which, begin, seekTime) => {
  const { drifts, seeks } = run(begin, { seekTime, seconds: 40 });
  expect(seeks).toBeLessThanOrEqual(2);
  for (const drift of drifts.slice(-80)) expect(Math.abs(drift)).toBeLessThan(0.1);
});

it('catches up after a stall', () => {
  const { drifts } = run(100, { seekTime: 0.25, seconds: 60, stall: 2 });
  for (const drift of drifts.slice(-60)) expect(Math.abs(drift)).toBeLessThan(0.1);
});

it('does not seek without end on a machine that is never in step', () => {
  let memory: Memory = fresh;
  let seeks = 0;
  for (let now = 0; now < 120_000; now += 250) {
    const step = nextStep(at(500 + now / 1000), { ...ready, position: 100 }, memory, now);
    memory = step.memory;
    if (step.seekTo !== null) seeks += 1;
  }
  expect(seeks).toBeLessThan(10);
});
