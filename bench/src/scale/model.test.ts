import { expect, it } from 'vitest';
import { needsOf, ratesAt } from './model.ts';
import type { Cost } from './model.ts';
import type { Step } from './traffic.ts';
import { arrivalOf } from './viewers.ts';
import { lostPositions } from './audit.ts';

const crowd = { viewers: 6000, signedIn: 0.5, live: 0.25, arrival: 600, hasNetwork: false };
const cost = (over: Partial<Cost>): Cost => ({
  site: 0,
  media: 0,
  postgres: 0,
  standby: 0,
  redis: 0,
  nginx: 0,
  other: 0,
  ...over,
});

it('counts what a crowd asks for in a second, at the peak of its arrival', () => {
  const rates = ratesAt(crowd);
  expect([
    rates.get('start page'),
    rates.get('heartbeat'),
    rates.get('position'),
    rates.get('segment'),
  ]).toEqual([15, 200, 75, 1000]);
  const behind = ratesAt({ ...crowd, hasNetwork: true });
  expect([behind.get('segment'), behind.get('live manifest'), behind.get('heartbeat')]).toEqual([0, 0, 200]);
});

it('says how many machines it needs: more for more viewers, one at least of what is needed at all', () => {
  const costs = new Map<Step, Cost>([
    ['heartbeat', cost({ site: 5, postgres: 2, redis: 0.05 })],
    ['segment', cost({ media: 1 })],
  ]);
  const machine = { cores: 4, use: 0.5 };
  const of = (viewers: number) =>
    Object.fromEntries(
      needsOf(costs, { ...crowd, viewers }, machine).map(({ part, machines }) => [part, machines]),
    );
  expect(of(6000)).toMatchObject({ site: 1, media: 1, postgres: 1, redis: 1, nginx: 0 });
  expect(of(600_000)).toMatchObject({ site: 50, media: 50, postgres: 20, redis: 1, nginx: 0 });
});

it('lets viewers come as to a premiere: half of them in the middle third', () => {
  expect([arrivalOf(0), arrivalOf(0.5), arrivalOf(1)].map((at) => Math.round(at * 1000) / 1000)).toEqual([
    0, 0.5, 1,
  ]);
  const shares = Array.from({ length: 1000 }, (_, at) => arrivalOf(at / 1000));
  const middle = shares.filter((at) => at > 1 / 3 && at < 2 / 3).length;
  expect(middle / 1000).toBeGreaterThan(0.45);
});

it('calls a position lost when neither the acknowledged one is there nor one that was sent after it', () => {
  const positions = new Map([
    ['kept', { sure: 10, later: [] }],
    ['later', { sure: 10, later: [20, 30] }],
    ['never sure', { sure: Number.NaN, later: [10] }],
    ['missing', { sure: 10, later: [] }],
    ['older', { sure: 10, later: [20] }],
  ]);
  const kept = new Map([
    ['kept', 10],
    ['later', 30],
    ['older', 5],
  ]);
  expect(lostPositions(positions, kept)).toEqual(['missing', 'older']);
});
