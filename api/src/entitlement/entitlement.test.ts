import { expect, it } from 'vitest';
import type { PurchaseVariant } from '@kadr/contract';
import { entitlementOf, everybody, nothingOwned, nothingSubscribed } from './entitlement.ts';
import type { EntitlementItem } from './entitlement.ts';

const now = new Date('2026-03-01T12:00:00Z');
const viewer = {
  brand: 'kadr',
  now,
  audience: everybody,
  owned: nothingOwned,
  subscribed: nothingSubscribed,
};
const free: EntitlementItem & { readonly id: number } = {
  id: 7,
  purchaseVariants: [],
  services: [],
  serviceOffers: [],
  usageModel: null,
  brands: ['*'],
  territories: null,
  rights: null,
  isComingSoon: false,
  startDate: null,
  hasStream: true,
  age: 0,
  isErotic: false,
};
const seconds = now.getTime() / 1000;

it('lets everybody watch what is free', () => {
  expect(entitlementOf(free, viewer)).toEqual({ allowed: true });
  expect(entitlementOf({ ...free, brands: ['ararat', 'kadr'] }, viewer)).toEqual({ allowed: true });
});

it.each([
  [null, 'RU', true],
  [null, null, true],
  [['RU', 'AM'], 'AM', true],
  [['RU'], 'AM', false],
  // The country is unknown.
  [['RU'], null, false],
  // The country does not matter: a page is the same everywhere.
  [['RU'], undefined, true],
] as const)(
  'lets what is licensed for %j be watched from %s: %s (DR-056)',
  (territories, country, allowed) => {
    const somebody = country === undefined ? viewer : { ...viewer, country };
    const answer = entitlementOf({ ...free, territories }, somebody);
    expect(answer).toEqual(allowed ? { allowed } : { allowed, reason: 'GEO_BLOCKED', offer: null });
  },
);

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

it.each([
  ['bought', null, true],
  ['rented until later', seconds + 1, true],
  ['rented until now', seconds, false],
  ['rented until before', seconds - 1, false],
] as const)('lets who has %s it watch: %s → %s', (_what, end, allowed) => {
  const sold = { ...free, usageModel: 'TVOD' } as const;
  expect(entitlementOf(sold, { ...viewer, owned: new Map([[sold.id, end]]) }).allowed).toBe(allowed);
  expect(entitlementOf(sold, { ...viewer, owned: new Map([[sold.id + 1, null]]) }).allowed).toBe(false);
});

it.each([
  ['paid for', 1, false, true],
  ['over now', 0, false, false],
  ['renewed, its end just gone by', -60, true, true],
  ['renewed, its end an hour ago', -3600, true, false],
] as const)('lets who has a service watch what is in it: %s', (_what, left, isRenewed, allowed) => {
  const inService: EntitlementItem = { ...free, usageModel: 'SERVICE', services: [3, 4] };
  const held = (id: number) => ({
    ...viewer,
    subscribed: new Map([[id, { isRenewed, endsAt: seconds + left }]]),
  });
  expect(entitlementOf(inService, held(4)).allowed).toBe(allowed);
  expect(entitlementOf({ ...inService, usageModel: 'EST' }, held(4)).allowed).toBe(allowed);
  expect(entitlementOf(inService, held(5)).allowed).toBe(false);
});

it('offers the services that open it, of the viewer’s brand (CT-002, CM-036)', () => {
  const variant = (amount: number): PurchaseVariant => ({
    usage_model: 'SERVICE',
    amount,
    original_amount: null,
    currency: 'RUB',
    type: 'one_time',
    duration: 1,
    duration_unit: 'month',
    periods: null,
    is_quick_purchase: true,
  });
  const item: EntitlementItem = {
    ...free,
    usageModel: 'SERVICE',
    services: [3, 4],
    serviceOffers: [
      { brands: ['*'], variants: [variant(100)] },
      { brands: ['ararat'], variants: [variant(200)] },
    ],
  };
  expect(entitlementOf(item, viewer)).toMatchObject({
    offer: { usage_model: 'SERVICE', purchase_variants: [{ amount: 100 }] },
  });
});

it('offers what is sold at its prices (CT-002)', () => {
  const price: PurchaseVariant = {
    usage_model: 'EST',
    amount: 39_900,
    original_amount: null,
    currency: 'RUB',
    type: 'one_time',
    duration: null,
    duration_unit: null,
    periods: null,
    is_quick_purchase: true,
  };
  expect(entitlementOf({ ...free, usageModel: 'EST', purchaseVariants: [price] }, viewer)).toMatchObject({
    offer: { usage_model: 'EST', purchase_variants: [price] },
  });
});

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

it.each([
  [16, 12, 'AGE_RESTRICTED'],
  [18, 16, 'AGE_RESTRICTED'],
  [12, 12, null],
  [18, 18, null],
] as const)('of %s+ for a profile up to %s: %s', (age, pageAge, reason) => {
  const child = { ...viewer, audience: { listAge: 0, pageAge, isEroticAllowed: true } };
  const answer = entitlementOf({ ...free, age, usageModel: null }, child);
  expect(answer.allowed ? null : answer.reason).toBe(reason);
});

it('knows nothing of what is erotic unless the profile allows it (PR-030)', () => {
  const erotic = { ...free, age: 18, isErotic: true };
  expect(entitlementOf(erotic, viewer)).toMatchObject({ allowed: false, reason: 'NOT_FOUND' });
  expect(entitlementOf(erotic, { ...viewer, audience: { ...everybody, isEroticAllowed: true } })).toEqual({
    allowed: true,
  });
});

it('never counts as owned what is not sold separately', () => {
  const channel = { ...free, id: null, usageModel: 'SERVICE' } as const;
  expect(entitlementOf(channel, { ...viewer, owned: new Map([[free.id, null]]) })).toMatchObject({
    reason: 'PURCHASE_REQUIRED',
  });
});
