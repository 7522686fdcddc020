import type { User } from '@kadr/contract';
import { beforeEach, expect, it } from 'vitest';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { createModals } from '../modals/modals.ts';
import type { Modals } from '../modals/modals.ts';
import { blockOf, watchBlock } from './block-watch.ts';

const screen = { message: 'Счёт заблокирован', submessage: null, icon: null, available_actions: [] };
const userWith = (settings: Partial<User['accountSettings']>, isAuth = true): User => {
  const user = fixtureUser('rus');
  return { ...user, isAuth, accountSettings: { ...user.accountSettings, ...settings } };
};
const blocked = userWith({ is_account_blocked: true, block_screen: screen });

let user: User | undefined;
let tell: () => void;
let timers: (() => void)[];
let waits: number[];
let opened: number;
let modals: Modals;
beforeEach(() => {
  [user, timers, waits, opened, modals] = [undefined, [], [], 0, createModals()];
  watchBlock({
    user: () => user,
    onUser: (listener) => {
      tell = listener;
      return () => undefined;
    },
    modals,
    after: (milliseconds, run) => {
      waits.push(milliseconds);
      timers.push(run);
      return () => (timers = timers.filter((other) => other !== run));
    },
    open: () => (opened += 1),
  });
});
const learn = (known: User): void => {
  user = known;
  tell();
};
const pass = (): void => timers.splice(0).forEach((run) => run());

it('shows the block a second after it is known (SH-102, SS-086, BL-005, BL-024)', () => {
  learn(blocked);
  expect([opened, waits]).toEqual([0, [1000]]);
  pass();
  expect(opened).toBe(1);
});

it('needs the flag, the screen and a viewer who is signed in (SH-102, BL-006, BL-007)', () => {
  const others = [
    userWith({ is_account_blocked: true, block_screen: null }),
    userWith({ is_account_blocked: false, block_screen: screen }),
    userWith({ is_account_blocked: true, block_screen: screen }, false),
  ];
  expect(others.map(blockOf)).toEqual([null, null, null]);
  for (const other of others) {
    learn(other);
    expect(timers).toEqual([]);
  }
});

it('calls it off when the block goes within the second (SH-106, BL-012)', () => {
  learn(blocked);
  learn(userWith({}));
  expect(timers).toEqual([]);
});

it('waits for a modal that is open, and a second more (SH-102, BL-008, BL-020)', async () => {
  const answer = modals.open(() => Promise.resolve(() => null), {}, { ignoresNavigation: true });
  await Promise.resolve();
  await expect.poll(() => modals.list().length).toBe(1);
  learn(blocked);
  expect(timers).toEqual([]);
  modals.closeForNavigation({ isReload: true });
  await answer;
  expect(timers).toHaveLength(1);
  pass();
  expect(opened).toBe(1);
});
