import type { AdPlan } from '@kadr/contract';
import { expect, it } from 'vitest';
import { adPlanOf } from './ad-plan.ts';

const plan: AdPlan = {
  requests: {
    preroll: 'https://ads.example/vast?place=preroll&cb=[CACHE]',
    midroll: 'https://ads.example/vast',
    pauseroll: null,
    postroll: null,
  },
  midrolls: [600],
  partner_id: null,
  test_impression_id: null,
};
const nobody = (): null => null;

it('maps each place that has advertisements to a function with the address, and no other (AD-002, AD-003)', () => {
  const ad = adPlanOf(plan, nobody);
  expect(Object.keys(ad.requests)).toEqual(['preroll', 'midroll']);
  expect(ad.requests.preroll?.()).toBe('https://ads.example/vast?place=preroll&cb=[CACHE]');
  expect(ad).toMatchObject({ midrolls: [600] });
  expect(ad.partnerId).toBeUndefined();
  expect(ad).not.toHaveProperty('testImpressionId');
});

it('puts the player into test mode where the service says so (AD-004)', () => {
  expect(adPlanOf({ ...plan, test_impression_id: 'pod-2' }, nobody).testImpressionId).toBe('pod-2');
});

it('asks as the partner that the framing page names, whenever it does, else as the service’s own (AD-060, AD-061)', () => {
  let named: number | null = null;
  const ad = adPlanOf({ ...plan, partner_id: 42 }, () => named);
  expect(ad.partnerId).toBe(42);
  expect(ad.requests.midroll?.()).toBe('https://ads.example/vast?partner_id=42');
  named = 7;
  expect(ad.partnerId).toBe(7);
  expect(ad.requests.preroll?.()).toBe('https://ads.example/vast?place=preroll&cb=[CACHE]&partner_id=7');
});
