import { expect, it } from 'vitest';
import { entitlementOf } from './entitlement.ts';
import type { EntitlementItem } from './entitlement.ts';

const now = new Date('2026-03-01T12:00:00Z');
const viewer = { brand: 'kadr', now };
const free: EntitlementItem = {
  usageModel: null,
  brands: ['*'],
  isComingSoon: false,
  startDate: null,
  hasStream: true,
};
const seconds = now.getTime() / 1000;

it('lets everybody watch what is free', () => {
  expect(entitlementOf(free, viewer)).toEqual({ allowed: true });
  expect(entitlementOf({ ...free, brands: ['ararat', 'kadr'] }, viewer)).toEqual({ allowed: true });
});

it.each(['SERVICE', 'EST', 'TVOD'] as const)(
  'has %s bought first, and says what is on offer (CT-002)',
  (usageModel) => {
    expect(entitlementOf({ ...free, usageModel }, viewer)).toEqual({
      allowed: false,
      reason: 'PURCHASE_REQUIRED',
      offer: { usage_model: usageModel, purchase_variants: [] },
    });
  },
);

it('knows nothing of what another brand shows, before anything else is asked', () => {
  expect(
    entitlementOf({ ...free, brands: ['ararat'], usageModel: 'EST', isComingSoon: true }, viewer),
  ).toMatchObject({ allowed: false, reason: 'NOT_FOUND' });
});

it('has nothing to play without a stream', () => {
  expect(entitlementOf({ ...free, hasStream: false, usageModel: 'EST' }, viewer)).toMatchObject({
    allowed: false,
    reason: 'NOT_PLAYABLE',
  });
});

it.each([
  [null, false],
  [seconds + 1, false],
  [seconds, true],
  [seconds - 1, true],
])('plays what was announced once its date has come: %s → %s (CT-100)', (startDate, allowed) => {
  expect(entitlementOf({ ...free, isComingSoon: true, startDate }, viewer).allowed).toBe(allowed);
});
