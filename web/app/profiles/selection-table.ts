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
  /** The chosen profile watches. */
  | 'chosen'
  /** The tile for a new profile. */
  | 'add'
  /** `0000` was right: no PIN is set. */
  | 'no_pin'
  | 'right_pin'
  /** The button that sets a PIN. */
  | 'set_pin'
  | 'pin_is_set'
  | 'back'
  /** Goes on without a PIN. */
  | 'later'
  /** A profile was made; with the account's first PIN before it. */
  | 'made'
  | 'made_after_first_pin'
  | 'start';

type Table = Readonly<Partial<Record<SelectionStep, Partial<Record<SelectionEvent, SelectionStep>>>>>;

/**
 * The modal at the start of a page: who watches. A new profile has limits, and what keeps them is the PIN: it is entered, or
 * set first, before the wizard opens (on the way back to `profiles`).
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
 * The same modal where a PIN guards something else: the PIN that is there, or one that is set for it. Where none is
 * set there is nothing to check: who does not want one goes on.
 */
export const pinCheck = {
  masterPin: { no_pin: 'profilesPinReason', right_pin: 'passed', back: 'closed' },
  profilesPinReason: { set_pin: 'changePin', later: 'passed' },
  changePin: { pin_is_set: 'passed', back: 'profilesPinReason' },
} as const satisfies Table;

/** Where an event leads; what a step does not know leaves it where it is. */
export function stepAfter(table: Table, step: SelectionStep, event: SelectionEvent): SelectionStep {
  return table[step]?.[event] ?? step;
}

/** Whether a step's event opens the wizard: the PIN is known to be there. */
export function opensWizard(table: Table, step: SelectionStep, event: SelectionEvent): boolean {
  return (
    table === selection &&
    ((step === 'masterPin' && event === 'right_pin') || (step === 'changePin' && event === 'pin_is_set'))
  );
}
