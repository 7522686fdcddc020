import type { User } from '@kadr/contract';
import { expect, it } from 'vitest';
import type { ViewStatus } from '../data/view-status.ts';
import { watchViewLimits } from './watch.ts';

const hour = 3600;

function viewer(over: {
  allowed_from?: number | null;
  allowed_to?: number | null;
  max?: number | null;
  viewed?: number;
  isAuth?: boolean;
}): User {
  const { allowed_from = null, allowed_to = null, max = null, viewed = 0, isAuth = true } = over;
  return {
    isAuth,
    currentTimeZone: 'Europe/Moscow',
    profile: { view_limits: { allowed_from, allowed_to, max_view_time: max } },
    maxViewTime: max,
    curViewTime: viewed,
    isViewTimeLeft: max === null || viewed < max,
  } as unknown as User;
}

/** A clock in Moscow, starting at a time of day. */
function watching(first: User | undefined, from = '12:00:00') {
  let user = first;
  let now = new Date(`2026-03-01T${from}+03:00`);
  let tick: (() => void) | null = null;
  let told: (() => void) | null = null;
  const said: string[] = [];
  const statuses: ViewStatus[] = [];
  let period = 0;
  const end = watchViewLimits({
    user: () => user,
    onUser: (listener) => {
      told = listener;
      return () => {
        told = null;
      };
    },
    now: () => now,
    every: (milliseconds, run) => {
      period = milliseconds;
      tick = run;
      return () => {
        tick = null;
      };
    },
    warn: (what, minutes) => said.push(`${what} ${minutes}`),
    sayTimeIsOver: () => said.push('time over'),
    setStatus: (status) => {
      if (statuses.at(-1) !== status) statuses.push(status);
    },
  });
  return {
    said,
    statuses,
    end,
    isRunning: () => tick !== null || told !== null,
    period: () => period,
    pass(minutes: number) {
      for (let passed = 0; passed < minutes; passed += 1) {
        now = new Date(now.getTime() + 60_000);
        tick?.();
      }
    },
    become(next: User | undefined) {
      user = next;
      told?.();
    },
  };
}

it('looks once a minute (PR-070, VL-007, PL-177)', () => {
  expect(watching(viewer({})).period()).toBe(60_000);
});

it.each(['20:50:00', '20:50:20', '20:49:59'])(
  'warns once before the hours end, and has them over then, from %s (PR-071, PR-074, VL-008, VL-009, VL-011, PL-178, PL-180)',
  (from) => {
    const watch = watching(viewer({ allowed_from: 7 * hour, allowed_to: 21 * hour }), from);
    watch.pass(9);
    expect(watch.said).toEqual(['window 5']);
    expect(watch.statuses).toEqual(['open']);
    watch.pass(3);
    expect(watch.statuses).toEqual(['open', 'window_over']);
    expect(watch.said).toEqual(['window 5']);
  },
);

it('warns again on the next day', () => {
  const watch = watching(viewer({ allowed_from: 7 * hour, allowed_to: 21 * hour }), '20:54:30');
  watch.pass(24 * 60 + 2);
  expect(watch.said).toEqual(['window 5', 'window 5']);
  expect(watch.statuses).toEqual(['open', 'window_over', 'open']);
});

it('warns before the daily time ends, and says when it has (PR-072, PR-075, VL-010, VL-012, PL-179, PL-181, CM-164)', () => {
  const watch = watching(viewer({ max: 2 * hour, viewed: hour }));
  watch.become(viewer({ max: 2 * hour, viewed: 2 * hour - 280 }));
  expect(watch.said).toEqual([]);
  watch.pass(1);
  expect(watch.said).toEqual(['time 5']);
  watch.pass(1);
  watch.become(viewer({ max: 2 * hour, viewed: 2 * hour }));
  expect(watch.said).toEqual(['time 5', 'time over']);
  expect(watch.statuses).toEqual(['open', 'time_over']);
  watch.pass(2);
  expect(watch.said).toEqual(['time 5', 'time over']);
});

const cases: [string, User | undefined][] = [
  ['a guest', viewer({ isAuth: false, allowed_to: hour, max: 60, viewed: 60 })],
  ['nobody yet', undefined],
  ['a profile without limits', viewer({})],
];
it.each(cases)('neither warns nor stops %s (VL-004, VL-005, VL-025, CM-164)', (_who, user) => {
  const watch = watching(user, '23:50:00');
  watch.pass(60);
  expect(watch.said).toEqual([]);
  expect(watch.statuses).toEqual(['open']);
});

it('starts over with another profile, and ends (VL-028)', () => {
  const watch = watching(viewer({ allowed_to: 12 * hour }));
  expect(watch.statuses).toEqual(['window_over']);
  watch.become(viewer({}));
  expect(watch.statuses).toEqual(['window_over', 'open']);
  watch.end();
  expect(watch.isRunning()).toBe(false);
});
