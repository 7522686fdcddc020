/** Steps of the profile modal; `passed` and `closed` end it. */
export type SelectionStep =
  | 'profiles'
  | 'profilesPinReason'
  | 'masterPin'
  | 'changePin'
  | 'successRegistration'
  | 'passed'
  | 'closed';

export type SelectionEvent =
  /** The chosen profile is active. */
  | 'chosen'
  /** The tile for a new profile. */
  | 'add'
  /** `0000` was right: no PIN is set. */
  | 'no_pin'
  | 'right_pin'
  /** The button to set a PIN. */
  | 'set_pin'
  | 'pin_is_set'
  | 'back'
  /** Continues without a PIN. */
  | 'later'
  /** A profile was created; in the second case after setting the account's first PIN. */
  | 'made'
  | 'made_after_first_pin'
  | 'start';

type Table = Readonly<Partial<Record<SelectionStep, Partial<Record<SelectionEvent, SelectionStep>>>>>;

/**
 * The modal at the start of a page: asks who watches. A new profile has limits, which the PIN enforces: it is entered,
 * or set first, before the wizard opens (on the way back to `profiles`).
 */
export const selection = {
  profiles: {
    chosen: 'closed',
    add: 'masterPin',
    made: 'profiles',
    made_after_first_pin: 'successRegistration',
  },
  masterPin: { no_pin: 'profilesPinReason', right_pin: 'profiles', back: 'profiles' },
  profilesPinReason: { set_pin: 'changePin', later: 'profiles' },
  changePin: { pin_is_set: 'profiles', back: 'profilesPinReason' },
  successRegistration: { start: 'closed' },
} as const satisfies Table;

/**
 * The same modal where a PIN protects another action: checks the PIN, or has one set. Without a PIN there is nothing to
 * check: the viewer may continue without one.
 */
export const pinCheck = {
  masterPin: { no_pin: 'profilesPinReason', right_pin: 'passed', back: 'closed' },
  profilesPinReason: { set_pin: 'changePin', later: 'passed' },
  changePin: { pin_is_set: 'passed', back: 'profilesPinReason' },
} as const satisfies Table;

/** Returns the step after an event; an event unknown to the step changes nothing. */
export function stepAfter(table: Table, step: SelectionStep, event: SelectionEvent): SelectionStep {
  return table[step]?.[event] ?? step;
}

/** Whether an event of a step opens the wizard: a PIN is known to exist. */
export function opensWizard(table: Table, step: SelectionStep, event: SelectionEvent): boolean {
  return (
    table === selection &&
    ((step === 'masterPin' && event === 'right_pin') || (step === 'changePin' && event === 'pin_is_set'))
  );
}
