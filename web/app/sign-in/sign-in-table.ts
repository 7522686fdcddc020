/**
 * The sign-in modal as a table: step × event → step (shell §2.4, §4.2 – §4.5). A row whose `when` holds and that stands
 * first is the transition; an event without a row does nothing. `sign-in-flow.ts` makes the calls that events come from.
 */
import type { LoginType, Session } from '@kadr/contract';

/** Every step of the modal. */
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

/** What a login and its password are presented for. */
export type LoginMode = 'authorize' | 'register' | 'migrate_phone' | 'reset_password';

/** What a code sent by SMS is for. */
export type SmsAction = 'auth' | 'register' | 'reset_password' | 'migrate_phone';

export type SignInEvent =
  /** A language has been chosen and is kept. */
  | 'language_chosen'
  /** The service has said what a login is (of the step's own field). */
  | 'login_checked'
  /** There is a session, of whichever state. */
  | 'session_created'
  | 'password_forgotten'
  /** A code was right. */
  | 'code_accepted'
  /** A device was removed from the account. */
  | 'device_removed'
  /** The step's own work is done: a button, or a form that was saved. */
  | 'done'
  | 'profile_wanted'
  /** The viewer wants the step before. */
  | 'back';

/** What rows ask about. */
export interface Facts {
  /** As the service has said; of the phone where a phone is migrated. */
  readonly login_type: LoginType;
  readonly login_mode: LoginMode;
  readonly session_state: Session['session_state'];
  /** The flag `skipProfiles` is set in local storage, or there are no profile steps. */
  readonly skipsProfiles: boolean;
  /** There is no profile to choose. */
  readonly hasNoProfiles: boolean;
  /** After this removal there are still more devices than the limit allows for one more. */
  readonly isOverLimit: boolean;
  /** The session came with a new password instead of a code or the old one. */
  readonly isByNewPassword: boolean;
  /** The flow began with the choice of a language. */
  readonly hasLanguages: boolean;
  /** The viewer has to choose a new password although he has not asked for it. */
  readonly isResetDue: boolean;
}

export interface Row {
  readonly from: Step;
  readonly on: SignInEvent;
  /** All of these facts hold. */
  readonly when?: Partial<Facts>;
  readonly to: Step | 'close';
  /** A code that is sent on the way; if that fails, the step stays. */
  readonly sendsSms?: SmsAction;
  readonly sendsEmail?: true;
  /** The step's field says this instead of going on. */
  readonly refuses?: 'only_phone' | 'not_migratable';
  /** Facts that the transition makes. */
  readonly makes?: Partial<Facts>;
}

/** After a session by a code or by the account's password. */
const afterSession = (from: Step, on: SignInEvent, when: Partial<Facts> = {}): Row[] => [
  { from, on, when: { ...when, session_state: 'restricted' }, to: 'changeDevice' },
  { from, on, when: { ...when, login_mode: 'register' }, to: 'pin' },
  { from, on, when: { ...when, skipsProfiles: false }, to: 'profiles' },
  { from, on, when, to: 'close' },
];

/** After a session by a new password: no first PIN, also where an account is new. */
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

/** The transition of an event at a step; null where the event means nothing there. */
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

/** What is known before anything has happened. */
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

/**
 * Where the modal begins; null: not at all, because the viewer is signed in and nothing else is wanted.
 */
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
