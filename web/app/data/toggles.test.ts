import type { FeatureToggle } from '@kadr/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { readToggle } from './toggles.ts';

const kept = new Map<string, string>();
const clock = { time: 1_000_000 };
const on: FeatureToggle = { is_enabled: true, data: { ab_percent: 50 } };
const fetchToggle = vi.fn<(key: string) => Promise<FeatureToggle>>();
const read = () =>
  readToggle('show_product_onboarding_modal', {
    fetch: fetchToggle,
    store: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => clock.time,
  });

beforeEach(() => {
  kept.clear();
  fetchToggle.mockReset().mockResolvedValue(on);
});

it('is kept for 24 hours, then refetched (SS-084, PF-019, NT-106, CM-159)', async () => {
  expect(await read()).toEqual(on);
  clock.time += 24 * 60 * 60_000 - 1;
  expect(await read()).toEqual(on);
  expect(fetchToggle.mock.calls).toEqual([['show_product_onboarding_modal']]);
  clock.time += 1;
  await read();
  expect(fetchToggle).toHaveBeenCalledTimes(2);
});

it('counts as it was while nobody answers, as off when nobody ever has', async () => {
  await read();
  clock.time += 48 * 60 * 60_000;
  fetchToggle.mockRejectedValue(new Error('no'));
  expect(await read()).toEqual(on);
  kept.clear();
  expect(await read()).toEqual({ is_enabled: false, data: null });
});

it.each(['{', '5', '{"at":"now"}', '{"at":1,"toggle":{}}'])(
  'does not believe what it cannot read: %s',
  async (text) => {
    kept.set('toggle.show_product_onboarding_modal', text);
    expect(await read()).toEqual(on);
  },
);
