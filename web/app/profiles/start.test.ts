import type { User } from '@kadr/contract';
import { expect, it, vi } from 'vitest';
import { askWhoWatches } from './start.ts';

const user = {
  isAuth: true,
  profile: { id: 1 },
  accountSettings: { is_account_blocked: false },
} as unknown as User;

async function start(over: Partial<Parameters<typeof askWhoWatches>[0]> = {}): Promise<{
  opened: number;
  skipped: number;
  waited: number[];
}> {
  const seen = { opened: 0, skipped: 0, waited: [] as number[] };
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
    countProfiles: () => Promise.resolve(2),
    skip: () => {
      seen.skipped += 1;
    },
    open: () => {
      seen.opened += 1;
    },
    ...over,
  });
  await vi.waitFor(() => Promise.resolve());
  return seen;
}

it('asks half a second after the start (PR-006, SS-087)', async () => {
  expect(await start()).toEqual({ opened: 1, skipped: 0, waited: [380] });
  expect(await start({ elapsed: () => 900 })).toEqual({ opened: 1, skipped: 0, waited: [0] });
});

const cases: [string, Partial<Parameters<typeof askWhoWatches>[0]>][] = [
  ['of a guest', { user: () => ({ ...user, isAuth: false }) }],
  ['before it is known who watches', { user: () => undefined }],
  ['where there are no profiles', { user: () => ({ ...user, profile: 'not_available' as const }) }],
  ['on a page without layout', { hasLayout: () => false }],
  ['where a marker says not to', { isSkipped: () => true }],
  ['over another modal', { isCovered: () => true }],
];
it.each(cases)('asks nothing %s (PR-007, PR-008, PR-085, EM-046)', async (_what, over) => {
  expect(await start(over)).toMatchObject({ opened: 0, skipped: 0 });
});

it('asks nobody who has one profile, and looks again after a while only', async () => {
  expect(await start({ countProfiles: () => Promise.resolve(1) })).toMatchObject({ opened: 0, skipped: 1 });
});

it('asks nothing where nobody can say which profiles there are', async () => {
  const failed = { countProfiles: () => Promise.reject(new Error('away')) };
  expect(await start(failed)).toMatchObject({ opened: 0, skipped: 0 });
});
