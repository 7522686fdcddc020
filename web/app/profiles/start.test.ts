import type { User } from '@kadr/contract';
import { expect, it } from 'vitest';
import { askWhoWatches } from './start.ts';

const user = {
  isAuth: true,
  profile: { id: 1 },
  accountSettings: { is_account_blocked: false },
} as unknown as User;

function start(over: Partial<Parameters<typeof askWhoWatches>[0]> = {}): {
  opened: number;
  waited: number[];
} {
  const seen = { opened: 0, waited: [] as number[] };
  askWhoWatches({
    user: () => user,
    hasLayout: () => true,
    elapsed: () => 120,
    after: (milliseconds, run) => {
      seen.waited.push(milliseconds);
      run();
    },
    isSkipped: () => false,
    isCovered: () => false,
    open: () => {
      seen.opened += 1;
    },
    ...over,
  });
  return seen;
}

it('asks half a second after the start (PR-006, SS-087)', () => {
  expect(start()).toEqual({ opened: 1, waited: [380] });
  expect(start({ elapsed: () => 900 })).toEqual({ opened: 1, waited: [0] });
});

const cases: [string, Partial<Parameters<typeof askWhoWatches>[0]>][] = [
  ['of a guest', { user: () => ({ ...user, isAuth: false }) }],
  ['before it is known who watches', { user: () => undefined }],
  ['where there are no profiles', { user: () => ({ ...user, profile: 'not_available' as const }) }],
  ['on a page without layout', { hasLayout: () => false }],
  ['where a marker says not to', { isSkipped: () => true }],
  ['over another modal', { isCovered: () => true }],
];
it.each(cases)('asks nothing %s (PR-007, PR-008, PR-085, EM-046)', (_what, over) => {
  expect(start(over).opened).toBe(0);
});
