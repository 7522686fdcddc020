import type { KadrClient } from '@kadr/contract/client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fixtureAccount, fixtureProfile } from '../../server/testing/fixture-profiles.ts';
import { createQueryClient } from '../data/query-client.ts';
import { viewedTime } from '../data/watched-seconds.ts';
import { toasts } from '../data/toasts.ts';
import { switchProfile } from './switch-profile.ts';

const child = { ...fixtureProfile, id: 2, name: 'Маша', type: 'additional' as const };

function start() {
  const account = fixtureAccount([child]);
  const saved: number[] = [];
  const client = {
    profiles: account.client,
    session: {
      setViewedTime: ({ seconds }: { seconds: number }) => {
        saved.push(seconds);
        return Promise.resolve({ maxViewTime: null, curViewTime: seconds, isViewTimeLeft: true });
      },
    },
  } as unknown as KadrClient;
  return { account, saved, queries: createQueryClient(() => client, 0) };
}

it('forgets what nobody shows, refetches the rest, and says who watches (PR-054, PR-056)', async () => {
  const { account, queries } = start();
  queries.setQueryData(['media-item', 'hidden'], 1);
  let asked = 0;
  const shown = new QueryObserver(queries, {
    queryKey: ['media-item', 'shown'],
    queryFn: () => (asked += 1),
    staleTime: Infinity,
  });
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  await switchProfile(queries, child.id, { reloads: false });
  stop();
  expect(account.present().name).toBe('Маша');
  expect(queries.getQueryData(['media-item', 'hidden'])).toBeUndefined();
  expect(asked).toBe(2);
  expect(toasts.list()[0]?.title).toBe('Теперь смотрит «Маша»');
});

it('counts what was watched for who watched it (PR-055, VL-020, PL-176)', async () => {
  const { queries, saved } = start();
  viewedTime(queries).add(9.5, 1);
  await switchProfile(queries, child.id, { reloads: false });
  expect(saved).toEqual([9]);
  viewedTime(queries).add(0.9, 2);
  viewedTime(queries).flush();
  expect(saved).toEqual([9]);
});

it('changes nothing when the PIN is refused', async () => {
  const { account, queries } = start();
  account.setPin('4711');
  await switchProfile(queries, child.id, { reloads: false });
  queries.setQueryData(['media-item', 'kept'], 1);
  await expect(switchProfile(queries, fixtureProfile.id, { reloads: false })).rejects.toMatchObject({
    error: 'PIN_WRONG',
  });
  expect(account.present().name).toBe('Маша');
  expect(queries.getQueryData(['media-item', 'kept'])).toBe(1);
});
