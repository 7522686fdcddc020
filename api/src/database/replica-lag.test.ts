import { expect, it } from 'vitest';
import { createReplicaLag } from './replica-lag.ts';

it('is as old as the latest place of the primary that the replica has reached', () => {
  const lag = createReplicaLag();
  expect(lag.behind(0)).toBe(Number.POSITIVE_INFINITY);
  lag.note(1000, { primary: 100, replica: 100 });
  expect(lag.behind(1500)).toBe(500);
  lag.note(2000, { primary: 200, replica: 150 });
  lag.note(3000, { primary: 300, replica: 150 });
  expect(lag.behind(3000)).toBe(2000);
  lag.note(4000, { primary: 400, replica: 250 });
  expect(lag.behind(4000)).toBe(2000);
  lag.note(5000, { primary: 400, replica: 400 });
  expect(lag.behind(5100)).toBe(100);
});

it('grows while nobody can be asked, and while the replica stands still', () => {
  const lag = createReplicaLag();
  lag.note(0, { primary: 100, replica: 100 });
  expect(lag.behind(90_000)).toBe(90_000);
  for (let at = 1000; at <= 100_000; at += 1000) lag.note(at, { primary: 100 + at, replica: 100 });
  expect(lag.behind(100_000)).toBe(100_000);
});

it('is none while nothing is written', () => {
  const lag = createReplicaLag();
  for (let at = 0; at <= 100_000; at += 1000) lag.note(at, { primary: 100, replica: 100 });
  expect(lag.behind(100_000)).toBe(0);
});
