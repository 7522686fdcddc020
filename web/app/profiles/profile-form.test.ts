import type { Profile } from '@kadr/contract';
import { expect, it } from 'vitest';
import { changesOf, formOf } from './profile-form.ts';

const limits = [0, 6, 12, 16, 18].map((age_value, at) => ({ id: at + 1, name: `${age_value}+`, age_value }));
const profile: Profile = {
  id: 7,
  name: 'Маша',
  type: 'additional',
  icon: { id: 3, image: '/profile-icons/cat.svg' },
  default_age_limit_id: 2,
  max_age_limit_id: 2,
  is_erotic_allowed: false,
  purchase_limits: { is_pin_required: true },
  view_limits: { allowed_from: 25_200, allowed_to: 75_600, max_view_time: 7200 },
  is_notifications_allowed: true,
};
const form = formOf(profile, limits);

it('sends nothing when nothing is changed', () => {
  expect(changesOf(form, profile, limits)).toBeNull();
  expect(changesOf({ ...form, name: '  Маша ' }, profile, limits)).toBeNull();
});

it.each([
  [{ name: 'Мария' }, { name: 'Мария' }],
  [{ iconId: 5 }, { icon: { id: 5 } }],
  [{ base: { ...form.base, ageLimitId: 3 } }, { default_age_limit_id: 3, max_age_limit_id: 3 }],
  [{ base: { ...form.base, needsViewPin: false } }, { default_age_limit_id: 2, max_age_limit_id: 5 }],
  [{ base: { ...form.base, hidesErotic: false } }, { is_erotic_allowed: true }],
  [{ base: { ...form.base, needsPurchasePin: false } }, { purchase_limits: { is_pin_required: false } }],
  [
    { viewLimits: { allowed_from: null, allowed_to: 75_600, max_view_time: 7200 } },
    { view_limits: { allowed_from: null, allowed_to: 75_600, max_view_time: 7200 } },
  ],
  [{ isNotificationsAllowed: false }, { is_notifications_allowed: false }],
])('of a profile, %j sends %j (PR-065, PR-080)', (change, sent) => {
  expect(changesOf({ ...form, ...change }, profile, limits)).toEqual(sent);
});
