import { expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';

const film: Parameters<typeof availabilityOf>[0] = {
  is_coming_soon: false,
  start_date: null,
  is_playable: true,
  usage_model: null,
  purchase_variants: [],
};
const variant = {
  usage_model: 'TVOD',
  amount: 29_900,
  original_amount: null,
  currency: 'RUB',
  type: 'one_time',
  duration: 48,
  duration_unit: 'hour',
  periods: null,
  is_quick_purchase: false,
} as const;

it('says that a title is free only when there is something to watch', () => {
  expect(availabilityOf(film)).toEqual({ kind: 'free' });
  expect(availabilityOf({ ...film, is_playable: false })).toEqual({ kind: 'not_yet' });
});

it('says how a title is obtained, by the least of its prices (CT-002)', () => {
  expect(availabilityOf({ ...film, usage_model: 'SERVICE' })).toEqual({ kind: 'subscription' });
  expect(availabilityOf({ ...film, usage_model: 'EST' })).toEqual({ kind: 'sale' });
  const dear = { ...variant, usage_model: 'EST' as const, amount: 59_900 };
  expect(availabilityOf({ ...film, usage_model: 'EST', purchase_variants: [dear, variant] })).toEqual({
    kind: 'price',
    cheapest: variant,
  });
});

it('says from when a coming title is there (CT-100)', () => {
  expect(availabilityOf({ ...film, is_coming_soon: true, start_date: 1_800_000_000 })).toEqual({
    kind: 'soon',
    from: 1_800_000_000,
  });
  expect(availabilityOf({ ...film, is_coming_soon: true })).toEqual({ kind: 'soon', from: null });
});
