import { expect, it } from 'vitest';
import { opensWizard, pinCheck, selection, stepAfter } from './selection-table.ts';
import type { SelectionEvent, SelectionStep } from './selection-table.ts';

const follow = (
  table: Parameters<typeof stepAfter>[0],
  from: SelectionStep,
  events: readonly SelectionEvent[],
): SelectionStep[] => {
  const steps = [from];
  for (const event of events) steps.push(stepAfter(table, steps.at(-1) ?? from, event));
  return steps;
};

it('has the steps of the specification (PR-015)', () => {
  expect(Object.keys(selection).sort()).toEqual(
    ['profiles', 'profilesPinReason', 'masterPin', 'changePin', 'successRegistration'].sort(),
  );
});

const cases: [SelectionEvent[], SelectionStep[]][] = [
  [['chosen'], ['profiles', 'closed']],
  [
    ['add', 'no_pin', 'set_pin', 'pin_is_set', 'made_after_first_pin', 'start'],
    ['profiles', 'masterPin', 'profilesPinReason', 'changePin', 'profiles', 'successRegistration', 'closed'],
  ],
  [
    ['add', 'right_pin', 'made', 'chosen'],
    ['profiles', 'masterPin', 'profiles', 'profiles', 'closed'],
  ],
  [
    ['add', 'no_pin', 'set_pin', 'back', 'later'],
    ['profiles', 'masterPin', 'profilesPinReason', 'changePin', 'profilesPinReason', 'profiles'],
  ],
  [
    ['add', 'back'],
    ['profiles', 'masterPin', 'profiles'],
  ],
];
it.each(cases)('choosing a profile: %j leads %j (PR-015, PR-023, PR-025, PR-026)', (events, steps) => {
  expect(follow(selection, 'profiles', events)).toEqual(steps);
});

const more: [SelectionEvent[], SelectionStep][] = [
  [['no_pin', 'set_pin', 'pin_is_set'], 'passed'],
  [['right_pin'], 'passed'],
  [['no_pin', 'later'], 'passed'],
  [['no_pin', 'set_pin', 'back', 'later'], 'passed'],
  [['back'], 'closed'],
];
it.each(more)('checking the PIN: %j ends %s (PR-079, PC-071)', (events, end) => {
  expect(follow(pinCheck, 'masterPin', events).at(-1)).toBe(end);
});

it('knows no other way from any step', () => {
  const events: SelectionEvent[] = [
    'chosen',
    'add',
    'no_pin',
    'right_pin',
    'set_pin',
    'pin_is_set',
    'back',
    'later',
    'made',
    'made_after_first_pin',
    'start',
  ];
  for (const step of ['closed', 'passed'] as const)
    for (const event of events) expect(stepAfter(selection, step, event)).toBe(step);
  expect(
    events.filter((event) => stepAfter(selection, 'successRegistration', event) !== 'successRegistration'),
  ).toEqual(['start']);
});

it('opens the wizard once the PIN is sure, and for a new profile only', () => {
  expect(opensWizard(selection, 'masterPin', 'right_pin')).toBe(true);
  expect(opensWizard(selection, 'changePin', 'pin_is_set')).toBe(true);
  expect(opensWizard(selection, 'masterPin', 'no_pin')).toBe(false);
  expect(opensWizard(pinCheck, 'masterPin', 'right_pin')).toBe(false);
});
