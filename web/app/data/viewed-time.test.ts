import { expect, it } from 'vitest';
import { createViewedTime } from './viewed-time.ts';

function counter() {
  const saved: number[] = [];
  let isOffline = false;
  const viewed = createViewedTime((seconds) => {
    if (isOffline) return Promise.reject(new Error('no network'));
    saved.push(seconds);
    return Promise.resolve();
  });
  return {
    viewed,
    saved,
    goOffline: (is: boolean) => {
      isOffline = is;
    },
  };
}

it('saves once more than ten seconds have come together, ten exactly not, and counts them once (VL-016, VL-019, SS-089, PL-171, PL-175)', () => {
  const { viewed, saved } = counter();
  for (let at = 1; at <= 10; at += 1) viewed.add(1, at);
  expect(saved).toEqual([]);
  viewed.add(1, 11);
  expect(saved).toEqual([11]);
  viewed.add(1, 12);
  expect(saved).toEqual([11]);
});

it('saves the rest once a minute, and when watching ends (VL-017, SS-089, PL-172, PL-173)', () => {
  const { viewed, saved } = counter();
  viewed.add(2, 1);
  viewed.add(3, 60);
  expect(saved).toEqual([]);
  viewed.add(1, 61);
  expect(saved).toEqual([6]);
  viewed.add(4.5, 70);
  viewed.flush();
  expect(saved).toEqual([6, 4]);
  viewed.add(0.5, 71);
  viewed.flush();
  expect(saved).toEqual([6, 4, 1]);
  viewed.flush();
  expect(saved).toEqual([6, 4, 1]);
});

it('saves later what could not be saved, but not for another profile (VL-020, PR-055, PL-176)', async () => {
  const { viewed, saved, goOffline } = counter();
  goOffline(true);
  viewed.add(11, 11);
  await Promise.resolve();
  goOffline(false);
  await Promise.resolve();
  viewed.add(1, 12);
  expect(saved).toEqual([12]);
  goOffline(true);
  viewed.add(11, 24);
  viewed.reset();
  await Promise.resolve();
  await Promise.resolve();
  goOffline(false);
  viewed.add(11, 36);
  expect(saved).toEqual([12, 11]);
  viewed.add(9, 40);
  viewed.reset();
  viewed.add(2, 42);
  viewed.flush();
  expect(saved).toEqual([12, 11, 2]);
});
