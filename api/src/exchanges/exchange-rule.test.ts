import { exchangeDays, exchangeWatchedPercent } from '@kadr/contract';
import { expect, it } from 'vitest';
import { isExchangeable } from './exchange-rule.ts';
import type { Held } from './exchange-rule.ts';

const bought = Date.UTC(2026, 2, 1);
const days = 24 * 60 * 60_000;
const film: Held = {
  type: 'film',
  usageModel: 'EST',
  purchasedAt: new Date(bought),
  paid: 39_900,
  watchedTo: 0,
  duration: 6000,
};

it.each<[boolean, string, Partial<Held>, number]>([
  [true, 'what was just bought', {}, 0],
  [true, 'the last moment of 14 days', {}, 14 * days],
  [false, 'later than 14 days', {}, 14 * days + 1],
  [true, 'a quarter watched', { watchedTo: 1500 }, 0],
  [false, 'more than a quarter watched', { watchedTo: 1501 }, 0],
  [true, 'a film that has no picture any more', { duration: null }, 0],
  [false, 'a rental', { usageModel: 'TVOD' }, 0],
  [false, 'what came by an exchange', { paid: null }, 0],
  [false, 'an episode', { type: 'episode' }, 0],
])('%s: %s', (isSo, _what, over, later) => {
  const usual = { days: exchangeDays, watchedPercent: exchangeWatchedPercent };
  expect(isExchangeable({ ...film, ...over }, usual, new Date(bought + later))).toBe(isSo);
});

it.each([
  ['three days', { days: 3, watchedPercent: 25 }, {}, 3 * days, true],
  ['after three days', { days: 3, watchedPercent: 25 }, {}, 3 * days + 1, false],
  ['nothing may be watched', { days: 14, watchedPercent: 0 }, { watchedTo: 1 }, 0, false],
  ['all may be watched', { days: 14, watchedPercent: 100 }, { watchedTo: 6000 }, 0, true],
  ['no exchanges', { days: 0, watchedPercent: 100 }, {}, 0, false],
])('by an operator’s terms: %s', (_what, terms, over, later, isSo) => {
  expect(isExchangeable({ ...film, ...over }, terms, new Date(bought + later))).toBe(isSo);
});
