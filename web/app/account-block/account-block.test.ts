import { expect, it } from 'vitest';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { blockOf } from './block-watch.ts';
import { canLeave, stepsOf, withoutBlock } from './account-block.ts';

const logout = { type: 'logout', screen_name: null, title: 'Выйти' };
const refill = { type: 'link', screen_name: 'account_refill', title: 'Пополнить' };
const collection = { type: 'link', screen_name: 'my_collection', title: 'Мои покупки' };
const screen = (...available_actions: { type: string; screen_name: string | null; title: string }[]) => ({
  message: 'Счёт заблокирован',
  submessage: null,
  icon: null,
  available_actions,
});

it('can be left only when something else than signing out is offered (SH-104, BL-009, BL-025)', () => {
  expect([screen(), screen(logout), screen(logout, logout)].map(canLeave)).toEqual([false, false, false]);
  expect([screen(refill), screen(logout, collection)].map(canLeave)).toEqual([true, true]);
});

it('offers what the service names, by its own words (SH-103, SH-107, SH-109, BL-004)', () => {
  expect(stepsOf(screen(logout, collection), null)).toEqual([
    { type: 'logout', title: 'Выйти' },
    { type: 'my_collection', title: 'Мои покупки' },
  ]);
});

it('offers to pay only when it is known where, at a safe address (SH-108, BL-014, BL-015)', () => {
  expect(stepsOf(screen(refill), null)).toEqual([]);
  expect(stepsOf(screen(refill), 'javascript:alert(1)')).toEqual([]);
  expect(stepsOf(screen(refill), 'https://pay.example/42')).toEqual([
    { type: 'account_refill', title: 'Пополнить', address: 'https://pay.example/42' },
  ]);
});

it('shows no button that does nothing (BL-019)', () => {
  expect(
    stepsOf(
      screen(
        { type: 'dance', screen_name: null, title: '?' },
        { type: 'link', screen_name: 'moon', title: '?' },
      ),
      'https://pay.example/',
    ),
  ).toEqual([]);
});

it('is gone when it was closed, until the service says it again (SH-105, SH-106, BL-011, BL-026)', () => {
  const user = fixtureUser('rus');
  const blocked = {
    ...user,
    isAuth: true,
    accountSettings: { ...user.accountSettings, is_account_blocked: true, block_screen: screen(collection) },
  };
  expect(blockOf(blocked)).toEqual(screen(collection));
  expect(blockOf(withoutBlock(blocked))).toBeNull();
});
