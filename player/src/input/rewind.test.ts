import { beforeEach, describe, expect, it } from 'vitest';
import { createRewind } from './rewind.ts';
import type { Rewind, RewindControl } from './rewind.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import type { FakeEnvironment } from '../testing/fake-environment.ts';

let environment: FakeEnvironment;
let rewind: RewindControl;
let position: number;
let shown: Rewind | null;
let jumps: number[];

beforeEach(() => {
  environment = fakeEnvironment();
  position = 100;
  shown = null;
  jumps = [];
  rewind = createRewind({
    environment,
    position: () => position,
    range: () => ({ start: 0, end: 130 }),
    seek: (seconds) => void jumps.push(seconds),
    changed: (next) => {
      shown = next;
    },
  });
});

describe('createRewind', () => {
  it('moves a temporary position by 15 s and leaves the real one (PL-093, PL-100)', () => {
    rewind.step(-1);
    expect(shown).toEqual({ position: 85, delta: -15, by: 'step' });
    expect(jumps).toEqual([]);
  });

  it('adds up presses (PL-101)', () => {
    rewind.step(-1);
    rewind.step(-1);
    rewind.step(-1);
    expect(shown).toMatchObject({ position: 55, delta: -45 });
  });

  it('stays between the beginning and the end (PL-102)', () => {
    for (let press = 0; press < 5; press += 1) rewind.step(1);
    expect(shown).toMatchObject({ position: 130, delta: 30 });
    for (let press = 0; press < 20; press += 1) rewind.step(-1);
    expect(shown).toMatchObject({ position: 0, delta: -100 });
  });

  it('goes no further than the live edge, which moves on (PL-103)', () => {
    const window = { start: 40, end: 120 };
    rewind = createRewind({
      environment,
      position: () => position,
      range: () => window,
      seek: (seconds) => void jumps.push(seconds),
      changed: (next) => {
        shown = next;
      },
    });
    rewind.step(1);
    rewind.step(1);
    expect(shown?.position).toBe(120);
    window.end = 130;
    rewind.step(1);
    expect(shown?.position).toBe(130);
    for (let press = 0; press < 9; press += 1) rewind.step(-1);
    expect(shown?.position).toBe(40);
  });

  it('commits 70 ms after the key is up (PL-104)', () => {
    rewind.step(1);
    rewind.release();
    environment.advance(69);
    expect(jumps).toEqual([]);
    environment.advance(1);
    expect(jumps).toEqual([115]);
    expect(shown).toBeNull();
  });

  it('goes on with the same rewind when a press comes within the 70 ms (PL-105)', () => {
    rewind.step(1);
    rewind.release();
    environment.advance(60);
    rewind.step(1);
    environment.advance(200);
    expect(jumps).toEqual([]);
    rewind.release();
    environment.advance(70);
    expect(jumps).toEqual([130]);
  });

  it('slows the repeats of a held key', () => {
    position = 0;
    rewind.step(1);
    for (let repeat = 0; repeat < 10; repeat += 1) {
      environment.advance(30);
      rewind.step(1, true);
    }
    expect(shown?.position).toBe(45);
  });

  it('follows a drag and commits on letting go', () => {
    rewind.drag(12);
    rewind.drag(40);
    expect(shown).toEqual({ position: 40, delta: -60, by: 'drag' });
    rewind.drop();
    expect(jumps).toEqual([40]);
  });

  it('forgets a cancelled drag', () => {
    rewind.drag(12);
    rewind.cancel();
    rewind.drop();
    expect(shown).toBeNull();
    expect(jumps).toEqual([]);
  });
});
