import { expect, it } from 'vitest';
import { profileIcons } from './profile-icons.ts';
import { pinSchema, profileNameSchema } from './profiles.ts';

it.each([
  ['Анна', 'Анна'],
  ['  Анна   Мария ', 'Анна Мария'],
  ['👨‍👩‍👧‍👦 семья', '👨‍👩‍👧‍👦 семья'],
  ['👨‍👩‍👧‍👦'.repeat(3), '👨‍👩‍👧‍👦'.repeat(3)],
  ['a\u202Eb\u200Fc', 'a b c'],
  ['\u0000<b>x</b>', '<b>x</b>'],
  ["'; drop table x", "'; drop table x"],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['й'.normalize('NFD').repeat(20), 'й'.repeat(20)],
])('the name %j is kept as %j (PR-027)', (name, kept) => {
  expect(profileNameSchema.parse(name)).toBe(kept);
});

it.each(['', '   ', '\u200F\u202E', 'x'.repeat(21), 'x'.repeat(10_000), `a${'\u0301'.repeat(400)}`, 7, null])(
  'the name %.30j is refused (PR-036, PR-037)',
  (name) => {
    expect(profileNameSchema.safeParse(name).success).toBe(false);
  },
);

it.each([
  ['0000', true],
  ['1234', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['١٢٣٤', false],
  ['1234\n', false],
])('%j is a PIN: %s (PR-045, PR-088)', (pin, isPin) => {
  expect(pinSchema.safeParse(pin).success).toBe(isPin);
});

it('every drawn icon has a different id (PR-005)', () => {
  expect(profileIcons.map(({ icon_id }) => icon_id)).toEqual(profileIcons.map((_icon, at) => at + 1));
  expect(new Set(profileIcons.map(({ image }) => image)).size).toBe(profileIcons.length);
});
