/**
 * The sign-in modal as a table: step × event → step (shell §2.4, §4.2 – §4.5). The first row whose `when` matches is
 * the transition; an event without a row does nothing. `sign-in-flow.ts` makes the calls that cause events.
 */
import type { LoginType, Session } from '@kadr/contract';

/** All steps of the modal. */
export const steps = [
  'language',
  'login',
  'phonePassword',
  'emailPassword',
  'emailCode',
  'emailChangePassword',
  'migratedLogin',
  'migratedPhonePassword',
  'migratedPhonePasswordReset',
  'changeDevice',
  'newDevice',
  'pin',
  'profiles',
  'profileNew',
  'successRegistration',
] as const;
export type Step = (typeof steps)[number];

/** Purposes for which a login and its password are sent. */
export type LoginMode = 'authorize' | 'register' | 'migrate_phone' | 'reset_password';

/** Purposes of an SMS code. */
export type SmsAction = 'auth' | 'register' | 'reset_password' | 'migrate_phone';

export type SignInEvent =
  /** A language has been chosen and stored. */
  | 'language_chosen'
  /** The service has checked a login (of the step's own field). */
  | 'login_checked'
  /** A session has been created, in any state. */
  | 'session_created'
  | 'password_forgotten'
  /** A code was accepted. */
  | 'code_accepted'
  /** A device was removed from the account. */
  | 'device_removed'
  /** The step is complete: a button, or a saved form. */
  | 'done'
  | 'profile_wanted'
  /** The viewer goes back to the previous step. */
  | 'back';

/** The facts that rows depend on. */
export interface Facts {
  /** From the service; of the phone when a phone is migrated. */
  readonly login_type: LoginType;
  readonly login_mode: LoginMode;
  readonly session_state: Session['session_state'];
  /** Whether the flag `skipProfiles` is set in local storage, or there are no profile steps. */
  readonly skipsProfiles: boolean;
  /** Whether there is no profile to choose. */
  readonly hasNoProfiles: boolean;
  /** Whether there are still too many devices after this removal to add one. */
  readonly isOverLimit: boolean;
  /** Whether the session was created by a new password instead of a code or the old one. */
  readonly isByNewPassword: boolean;
  /** Whether the flow began with the choice of a language. */
  readonly hasLanguages: boolean;
  /** Whether the viewer must choose a new password without having asked for it. */
  readonly isResetDue: boolean;
}

export interface Row {
  readonly from: Step;
  readonly on: SignInEvent;
  /** All of these facts must match. */
  readonly when?: Partial<Facts>;
  readonly to: Step | 'close';
  /** Purpose of a code that is sent during the transition; if that fails, the step stays. */
  readonly sendsSms?: SmsAction;
  readonly sendsEmail?: true;
  /** The error under the step's field, in place of a transition. */
  readonly refuses?: 'only_phone' | 'not_migratable';
  /** Facts that the transition sets. */
  readonly makes?: Partial<Facts>;
}

/** Transitions after a session by a code or by the account's password. */
const afterSession = (from: Step, on: SignInEvent, when: Partial<Facts> = {}): Row[] => [
  { from, on, when: { ...when, session_state: 'restricted' }, to: 'changeDevice' },
  { from, on, when: { ...when, login_mode: 'register' }, to: 'pin' },
  { from, on, when: { ...when, skipsProfiles: false }, to: 'profiles' },
  { from, on, when, to: 'close' },
];

/** Transitions after a session by a new password: no first PIN, even for a new account. */
const afterNewPassword = (from: Step, on: SignInEvent, when: Partial<Facts> = {}): Row[] => [
  { from, on, when: { ...when, session_state: 'restricted' }, to: 'changeDevice' },
  { from, on, when: { ...when, skipsProfiles: false }, to: 'profiles' },
  { from, on, when: { ...when, login_mode: 'register' }, to: 'successRegistration' },
  { from, on, when, to: 'close' },
];

// prettier-ignore
export const table: readonly Row[] = [
  { from: 'language', on: 'language_chosen', to: 'login' },

  { from: 'login', on: 'login_checked', when: { login_type: 'phone', login_mode: 'authorize' }, to: 'phonePassword', sendsSms: 'auth' },
  { from: 'login', on: 'login_checked', when: { login_type: 'phone' }, to: 'phonePassword', sendsSms: 'register' },
  { from: 'login', on: 'login_checked', when: { login_type: 'email', login_mode: 'authorize' }, to: 'emailPassword' },
  { from: 'login', on: 'login_checked', when: { login_type: 'email', login_mode: 'migrate_phone' }, to: 'migratedLogin' },
  { from: 'login', on: 'login_checked', when: { login_type: 'email', login_mode: 'reset_password' }, to: 'emailCode', sendsEmail: true, makes: { isResetDue: true } },
  { from: 'login', on: 'login_checked', when: { login_type: 'email', login_mode: 'register' }, to: 'login', refuses: 'only_phone' },
  { from: 'login', on: 'back', when: { hasLanguages: true }, to: 'language' },
  // By a passkey, which needs no login.
  ...afterSession('login', 'session_created'),

  ...afterSession('phonePassword', 'session_created'),
  { from: 'phonePassword', on: 'back', to: 'login' },

  ...afterSession('emailPassword', 'session_created'),
  { from: 'emailPassword', on: 'password_forgotten', to: 'emailCode', sendsEmail: true },
  { from: 'emailPassword', on: 'back', to: 'login' },

  { from: 'emailCode', on: 'code_accepted', to: 'emailChangePassword' },
  { from: 'emailCode', on: 'back', when: { isResetDue: true }, to: 'login', makes: { isResetDue: false } },
  { from: 'emailCode', on: 'back', to: 'emailPassword' },

  ...afterNewPassword('emailChangePassword', 'session_created'),

  { from: 'migratedLogin', on: 'login_checked', when: { login_mode: 'reset_password' }, to: 'migratedPhonePasswordReset', sendsSms: 'reset_password' },
  { from: 'migratedLogin', on: 'login_checked', when: { login_mode: 'migrate_phone' }, to: 'migratedPhonePassword', sendsSms: 'migrate_phone' },
  { from: 'migratedLogin', on: 'login_checked', to: 'migratedLogin', refuses: 'not_migratable' },
  { from: 'migratedLogin', on: 'back', to: 'login' },

  { from: 'migratedPhonePassword', on: 'code_accepted', to: 'phonePassword', sendsSms: 'auth', makes: { login_type: 'phone', login_mode: 'authorize' } },
  { from: 'migratedPhonePassword', on: 'back', to: 'migratedLogin' },

  { from: 'migratedPhonePasswordReset', on: 'code_accepted', to: 'emailChangePassword', makes: { login_mode: 'authorize' } },
  { from: 'migratedPhonePasswordReset', on: 'back', to: 'migratedLogin' },

  { from: 'changeDevice', on: 'device_removed', when: { isOverLimit: true }, to: 'changeDevice' },
  { from: 'changeDevice', on: 'session_created', when: { session_state: 'restricted' }, to: 'changeDevice' },
  { from: 'changeDevice', on: 'session_created', to: 'newDevice' },

  ...afterNewPassword('newDevice', 'done', { isByNewPassword: true }),
  ...afterSession('newDevice', 'done'),

  { from: 'pin', on: 'done', when: { hasNoProfiles: true }, to: 'successRegistration' },
  { from: 'pin', on: 'done', to: 'profiles' },

  { from: 'profiles', on: 'profile_wanted', to: 'profileNew' },
  { from: 'profiles', on: 'done', when: { login_mode: 'register' }, to: 'successRegistration' },
  { from: 'profiles', on: 'done', to: 'close' },

  { from: 'profileNew', on: 'done', to: 'profiles' },
  { from: 'profileNew', on: 'back', to: 'profiles' },

  { from: 'successRegistration', on: 'done', to: 'close' },
];

/** The transition of an event at a step; null if the step ignores it. */
export function rowOf(from: Step, on: SignInEvent, facts: Facts): Row | null {
  return (
    table.find(
      (row) =>
        row.from === from &&
        row.on === on &&
        Object.entries(row.when ?? {}).every(([fact, value]) => facts[fact as keyof Facts] === value),
    ) ?? null
  );
}

/** Initial facts. */
export const firstFacts: Facts = {
  login_type: 'phone',
  login_mode: 'authorize',
  session_state: 'demo',
  skipsProfiles: false,
  hasNoProfiles: false,
  isOverLimit: false,
  isByNewPassword: false,
  hasLanguages: false,
  isResetDue: false,
};

/** The first step of the modal; null: it does not open, because the viewer is signed in and no step was requested. */
export function firstStep({
  isAuth,
  initialStep,
  wantsLanguage,
}: {
  readonly isAuth: boolean;
  readonly initialStep: Step | null;
  readonly wantsLanguage: boolean;
}): Step | null {
  if (initialStep !== null) return initialStep;
  if (isAuth) return null;
  return wantsLanguage ? 'language' : 'login';
}
