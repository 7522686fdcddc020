import { expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';

const film: Parameters<typeof availabilityOf>[0] = {
  is_coming_soon: false,
  start_date: null,
  is_playable: true,
  usage_model: null,
  purchase_state: null,
};
it('says that a title is free only when there is something to watch', () => {
  expect(availabilityOf(film)).toEqual({ kind: 'free' });
  expect(availabilityOf({ ...film, is_playable: false })).toEqual({ kind: 'not_yet' });
});

it('says how a title is obtained (CT-002)', () => {
  expect(availabilityOf({ ...film, usage_model: 'SERVICE', is_playable: true })).toEqual({
    kind: 'subscribed',
  });
  expect(availabilityOf({ ...film, usage_model: 'SERVICE', is_playable: false })).toEqual({
    kind: 'subscription',
  });
  expect(availabilityOf({ ...film, usage_model: 'EST', is_playable: false })).toEqual({ kind: 'sale' });
});

it('says what the account has, and until when it is rented', () => {
  const sold = { ...film, usage_model: 'EST' } as const;
  expect(availabilityOf({ ...sold, purchase_state: { ends_at: null } })).toEqual({
    kind: 'owned',
    until: null,
  });
  expect(availabilityOf({ ...sold, purchase_state: { ends_at: 1_800_000_000 } })).toEqual({
    kind: 'owned',
    until: 1_800_000_000,
  });
});

it('says from when a coming title is there (CT-100)', () => {
  expect(availabilityOf({ ...film, is_coming_soon: true, start_date: 1_800_000_000 })).toEqual({
    kind: 'soon',
    from: 1_800_000_000,
  });
  expect(availabilityOf({ ...film, is_coming_soon: true })).toEqual({ kind: 'soon', from: null });
});
