import { expect, it } from 'vitest';
import { fieldsOf, isHighest, newFields, settingsOf, withAge } from './settings-fields.ts';

const limits = [0, 6, 12, 16, 18].map((age_value, at) => ({ id: at + 1, name: `${age_value}+`, age_value }));

it('with the PIN for viewing both limits are the chosen age, without it the maximum is the highest (PR-034)', () => {
  const chosen = { ...newFields, ageLimitId: 3 };
  expect(settingsOf({ ...chosen, needsViewPin: true }, limits)).toMatchObject({
    default_age_limit_id: 3,
    max_age_limit_id: 3,
  });
  expect(settingsOf(chosen, limits)).toMatchObject({ default_age_limit_id: 3, max_age_limit_id: 5 });
});

it('is not sent before an age is chosen (PR-035)', () => {
  expect(settingsOf(newFields, limits)).toBeNull();
});

it.each([true, false])('hiding erotic content is the opposite of allowing it: %s (PR-030)', (hidesErotic) => {
  expect(settingsOf({ ...newFields, ageLimitId: 1, hidesErotic }, limits)?.is_erotic_allowed).toBe(
    !hidesErotic,
  );
});

it('a PIN for purchases is `purchase_limits.is_pin_required` (PR-031, CM-149)', () => {
  expect(
    settingsOf({ ...newFields, ageLimitId: 1, needsPurchasePin: true }, limits)?.purchase_limits,
  ).toEqual({ is_pin_required: true });
});

it('the highest age takes the PIN for viewing away, and nothing brings it back by itself (PR-033)', () => {
  const guarded = { ...newFields, ageLimitId: 2, needsViewPin: true };
  expect(withAge(guarded, 3, limits)).toMatchObject({ ageLimitId: 3, needsViewPin: true });
  const highest = withAge(guarded, 5, limits);
  expect(highest).toMatchObject({ ageLimitId: 5, needsViewPin: false });
  expect(isHighest(5, limits)).toBe(true);
  expect(isHighest(4, limits)).toBe(false);
  expect(isHighest(null, limits)).toBe(false);
  expect(withAge(highest, 2, limits)).toMatchObject({ needsViewPin: false });
});

it('shows a profile as it was set', () => {
  for (const fields of [
    { ageLimitId: 2, hidesErotic: true, needsPurchasePin: true, needsViewPin: true },
    { ageLimitId: 4, hidesErotic: false, needsPurchasePin: false, needsViewPin: false },
    { ageLimitId: 5, hidesErotic: false, needsPurchasePin: true, needsViewPin: false },
  ]) {
    const settings = settingsOf(fields, limits);
    expect(settings && fieldsOf(settings, limits)).toEqual(fields);
  }
});
