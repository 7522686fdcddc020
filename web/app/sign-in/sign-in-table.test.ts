import { describe, expect, it } from 'vitest';
import { firstFacts, firstStep, rowOf, steps, table } from './sign-in-table.ts';
import type { Facts, Row, SignInEvent, Step } from './sign-in-table.ts';

const at = (from: Step, on: SignInEvent, facts: Partial<Facts> = {}): Row | null =>
  rowOf(from, on, { ...firstFacts, ...facts });
const to = (from: Step, on: SignInEvent, facts: Partial<Facts> = {}): string | null =>
  at(from, on, facts)?.to ?? null;
const normal = { session_state: 'normal' } as const;
const restricted = { session_state: 'restricted' } as const;

it('has the steps of the specification, each of which is reached and left (AU-007)', () => {
  expect(steps).toEqual(
    'language login phonePassword emailPassword emailCode emailChangePassword migratedLogin migratedPhonePassword migratedPhonePasswordReset changeDevice newDevice pin profiles profileNew successRegistration'.split(
      ' ',
    ),
  );
  const reached = new Set([...table.map((row) => row.to), 'language']);
  const left = new Set(table.map(({ from }) => from));
  expect(steps.filter((step) => !reached.has(step) || !left.has(step))).toEqual([]);
});

it('has no row that another one before it always hides', () => {
  const hides = (first: Row, later: Row): boolean =>
    first.from === later.from &&
    first.on === later.on &&
    Object.entries(first.when ?? {}).every(
      ([fact, value]) => (later.when as Record<string, unknown> | undefined)?.[fact] === value,
    );
  const hidden = table.filter((row, place) => table.slice(0, place).some((first) => hides(first, row)));
  expect(hidden).toEqual([]);
});

describe('where it begins', () => {
  const guest = { isAuth: false, initialStep: null, wantsLanguage: false };
  it('is the choice of a language where one is wanted (AU-004), else the login (AU-005)', () => {
    expect(firstStep({ ...guest, wantsLanguage: true })).toBe('language');
    expect(firstStep(guest)).toBe('login');
  });
  it('is nowhere for who is signed in (AU-001, AU-002), unless a step is asked for (AU-003)', () => {
    expect(firstStep({ ...guest, isAuth: true })).toBeNull();
    expect(firstStep({ ...guest, isAuth: true, wantsLanguage: true })).toBeNull();
    expect(firstStep({ ...guest, isAuth: true, initialStep: 'pin' })).toBe('pin');
  });
});

it('goes from the language to the login (AU-013)', () => {
  expect(to('language', 'language_chosen')).toBe('login');
});

describe('after the login', () => {
  const checked = (facts: Partial<Facts>) => at('login', 'login_checked', facts);
  it('sends a phone that may sign in a code for that (AU-024)', () => {
    expect(checked({ login_type: 'phone', login_mode: 'authorize' })).toMatchObject({
      to: 'phonePassword',
      sendsSms: 'auth',
    });
  });
  it.each(['register', 'migrate_phone', 'reset_password'] as const)(
    'sends a phone in the mode %s a code for registering (AU-025)',
    (login_mode) => {
      expect(checked({ login_type: 'phone', login_mode })).toMatchObject({
        to: 'phonePassword',
        sendsSms: 'register',
      });
    },
  );
  it('asks an e-mail address for its password (AU-026), or for the phone to migrate to (AU-027)', () => {
    expect(checked({ login_type: 'email', login_mode: 'authorize' })?.to).toBe('emailPassword');
    expect(checked({ login_type: 'email', login_mode: 'migrate_phone' })?.to).toBe('migratedLogin');
  });
  it('refuses to register an e-mail address, and stays (AU-028, AU-092, AU-099)', () => {
    expect(checked({ login_type: 'email', login_mode: 'register' })).toEqual({
      from: 'login',
      on: 'login_checked',
      when: { login_type: 'email', login_mode: 'register' },
      to: 'login',
      refuses: 'only_phone',
    });
  });
  it('lets an e-mail address whose password is due choose a new one, by a code (AU-100)', () => {
    expect(checked({ login_type: 'email', login_mode: 'reset_password' })).toMatchObject({
      to: 'emailCode',
      sendsEmail: true,
      makes: { isResetDue: true },
    });
    expect(to('emailCode', 'back', { isResetDue: true })).toBe('login');
  });
});

describe.each(['phonePassword', 'emailPassword', 'login'] as const)('after a session by %s', (step) => {
  const after = (facts: Partial<Facts>) => to(step, 'session_created', facts);
  it('has a device removed first where there are too many (AU-057)', () => {
    for (const login_mode of ['authorize', 'register'] as const)
      expect(after({ ...restricted, login_mode })).toBe('changeDevice');
  });
  it('lets who is new set a PIN, choose a profile and be welcomed (AU-058, AU-099)', () => {
    const isNew = { ...normal, login_mode: 'register', skipsProfiles: true } as const;
    expect(after(isNew)).toBe('pin');
    expect(to('pin', 'done', isNew)).toBe('profiles');
    expect(to('profiles', 'done', isNew)).toBe('successRegistration');
    expect(to('successRegistration', 'done', isNew)).toBe('close');
  });
  it('asks for the profile (AU-059), unless that is skipped (AU-060)', () => {
    expect(after({ ...normal })).toBe('profiles');
    expect(after({ ...normal, skipsProfiles: true })).toBe('close');
    expect(to('profiles', 'done', normal)).toBe('close');
  });
});

describe('a forgotten password', () => {
  it('is answered with a code by e-mail (AU-039)', () => {
    expect(at('emailPassword', 'password_forgotten')).toMatchObject({ to: 'emailCode', sendsEmail: true });
  });
  it('is chosen again once the code was right (AU-043)', () => {
    expect(to('emailCode', 'code_accepted')).toBe('emailChangePassword');
  });
  it('has a device removed first where there are too many (AU-061)', () => {
    expect(to('emailChangePassword', 'session_created', restricted)).toBe('changeDevice');
  });
  it('asks for the profile, in every mode (AU-062), and never for a first PIN (AU-101)', () => {
    for (const login_mode of ['authorize', 'register'] as const)
      expect(to('emailChangePassword', 'session_created', { ...normal, login_mode })).toBe('profiles');
  });
  it('welcomes who is new where profiles are skipped (AU-063), and closes otherwise (AU-064)', () => {
    const skipped = { ...normal, skipsProfiles: true };
    expect(to('emailChangePassword', 'session_created', { ...skipped, login_mode: 'register' })).toBe(
      'successRegistration',
    );
    expect(to('emailChangePassword', 'session_created', skipped)).toBe('close');
  });
});

describe('an account of another provider', () => {
  it('sets a new password by a code to its phone (AU-051, AU-052)', () => {
    expect(at('migratedLogin', 'login_checked', { login_mode: 'reset_password' })).toMatchObject({
      to: 'migratedPhonePasswordReset',
      sendsSms: 'reset_password',
    });
    expect(at('migratedPhonePasswordReset', 'code_accepted', { login_mode: 'reset_password' })).toMatchObject(
      { to: 'emailChangePassword', makes: { login_mode: 'authorize' } },
    );
  });
  it('gets its phone by a code, and then signs in by another one (AU-053, AU-054)', () => {
    expect(at('migratedLogin', 'login_checked', { login_mode: 'migrate_phone' })).toMatchObject({
      to: 'migratedPhonePassword',
      sendsSms: 'migrate_phone',
    });
    expect(at('migratedPhonePassword', 'code_accepted')).toMatchObject({
      to: 'phonePassword',
      sendsSms: 'auth',
      makes: { login_type: 'phone', login_mode: 'authorize' },
    });
  });
  it.each(['authorize', 'register'] as const)('stays at a phone that is answered with %s', (login_mode) => {
    expect(at('migratedLogin', 'login_checked', { login_mode })).toMatchObject({
      to: 'migratedLogin',
      refuses: 'not_migratable',
    });
  });
});

describe('too many devices', () => {
  it('shows the list again while there are more than the limit (AU-066)', () => {
    expect(to('changeDevice', 'device_removed', { isOverLimit: true })).toBe('changeDevice');
  });
  it('confirms the new device once there is a session (AU-067), and stays where another took its place', () => {
    expect(to('changeDevice', 'session_created', normal)).toBe('newDevice');
    expect(to('changeDevice', 'session_created', restricted)).toBe('changeDevice');
  });
  it('goes on from the confirmation as after any session (AU-069, AU-070)', () => {
    expect(to('newDevice', 'done', { ...normal, login_mode: 'register' })).toBe('pin');
    expect(to('newDevice', 'done', normal)).toBe('profiles');
    expect(to('newDevice', 'done', { ...normal, skipsProfiles: true })).toBe('close');
    const byPassword = { ...normal, isByNewPassword: true, login_mode: 'register' } as const;
    expect(to('newDevice', 'done', byPassword)).toBe('profiles');
    expect(to('newDevice', 'done', { ...byPassword, skipsProfiles: true })).toBe('successRegistration');
  });
});

it('makes a profile and comes back to the choice (AU-072, AU-073)', () => {
  expect(to('profiles', 'profile_wanted')).toBe('profileNew');
  expect(to('profileNew', 'done')).toBe('profiles');
  expect(to('profileNew', 'back')).toBe('profiles');
});

it('welcomes who is new at once where there are no profiles', () => {
  expect(to('pin', 'done', { hasNoProfiles: true, login_mode: 'register' })).toBe('successRegistration');
});

it.each([
  ['login', 'language', { hasLanguages: true }],
  ['login', null, {}],
  ['phonePassword', 'login', {}],
  ['emailPassword', 'login', {}],
  ['emailCode', 'emailPassword', {}],
  ['emailChangePassword', null, {}],
  ['migratedLogin', 'login', {}],
  ['migratedPhonePassword', 'migratedLogin', {}],
  ['migratedPhonePasswordReset', 'migratedLogin', {}],
  ['changeDevice', null, {}],
  ['newDevice', null, {}],
  ['pin', null, {}],
  ['successRegistration', null, {}],
] as const)('goes back from %s to %s', (from, back, facts) => {
  expect(to(from, 'back', facts)).toBe(back);
});

it('does nothing at an event that means nothing at a step', () => {
  expect(at('phonePassword', 'password_forgotten')).toBeNull();
  expect(at('language', 'session_created', normal)).toBeNull();
});
