import { KadrError } from '@kadr/contract';
import type { Session } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureClient, fixtureViewer } from '../../server/testing/fixture-client.ts';
import { createSignInFlow } from './sign-in-flow.ts';
import type { SignInFlow } from './sign-in-flow.ts';
import type { Facts, Step } from './sign-in-table.ts';

type Call = readonly [operation: string, input: unknown];

let calls: Call[];
let timers: (readonly [phone: string | null, until: number])[];
let entered: Session[];
let failedChecks: string[];
let skips: boolean;
/** Number of the account's profiles. */
let profiles: number;
let hasProfiles: boolean;
/** Refuses an operation while it is set. */
let refusal: ((operation: string) => void) | null;

/** The fixture service, recording its calls. */
function service(): KadrClient {
  const client = fixtureClient({
    language: 'eng',
    onCall: (operation) => refusal?.(operation),
  });
  const noting = <T extends object>(group: T, name: string): T =>
    new Proxy(group, {
      get: (target, key) => {
        const operation: unknown = Reflect.get(target, key);
        if (typeof operation !== 'function') return operation;
        return (...args: unknown[]): unknown => {
          calls.push([`${name}.${String(key)}`, args[0]]);
          return Reflect.apply(operation, null, args);
        };
      },
    });
  return {
    ...client,
    signIn: noting(client.signIn, 'signIn'),
    session: noting(
      { ...client.session, refresh: () => Promise.resolve({ session_state: 'normal' }) },
      'session',
    ),
    devices: noting(client.devices, 'devices'),
  };
}

function start(step: Step = 'login', facts: Partial<Facts> = {}): SignInFlow {
  const api = service();
  return createSignInFlow(
    {
      api: () => api,
      now: () => 1_000_000,
      skipsProfiles: () => skips,
      countProfiles: () => Promise.resolve(profiles),
      enter: (session) => {
        entered.push(session);
        const user = fixtureViewer('eng');
        return Promise.resolve(
          session.session_state === 'normal'
            ? { ...user, ...(!hasProfiles && { profile: 'not_available' as const }) }
            : null,
        );
      },
      noteTimer: (phone, until) => timers.push([phone, until]),
      askPasskey: () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })),
      reportFailedCheck: (login_type, { status }) => failedChecks.push(`${login_type} ${status}`),
    },
    step,
    facts,
  );
}
const step = (flow: SignInFlow): string => (flow.state().isClosed ? 'closed' : flow.state().step);
const inputsOf = (operation: string): unknown[] =>
  calls.filter(([called]) => called === operation).map(([, input]) => input);
const refuse = (name: string, error: ConstructorParameters<typeof KadrError>[0]): void => {
  refusal = (operation) => {
    if (operation === name) throw new KadrError(error);
  };
};

beforeEach(() => {
  profiles = 2;
  [calls, timers, entered, failedChecks, skips, hasProfiles, refusal] = [[], [], [], [], false, true, null];
});

/** Endings of phone numbers for which the fixture service answers differently. */
const phone = '+79001234567';
const newPhone = '+79001234501';
const fullPhone = '+79001234505';

describe('by phone', () => {
  it('sends a code, keeps the timer of that phone, and signs in by the code (AU-020, AU-024, AU-033, AU-036, AU-056, AU-059)', async () => {
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    expect(step(flow)).toBe('phonePassword');
    expect(inputsOf('signIn.checkLogin')).toEqual([{ login: phone }]);
    expect(inputsOf('signIn.sendSmsCode')).toEqual([{ phone, action: 'auth' }]);
    expect(timers).toEqual([[phone, 1060]]);
    await flow.submitCode('1234');
    expect(inputsOf('session.create')).toEqual([
      { login: phone, login_mode: 'authorize', login_type: 'phone', password: '1234' },
    ]);
    expect(entered).toEqual([{ session_state: 'normal' }]);
    expect(step(flow)).toBe('profiles');
    flow.done();
    expect(step(flow)).toBe('closed');
  });

  it('registers with a code for that, a PIN, a profile and a welcome (AU-025, AU-058, AU-071)', async () => {
    const flow = start();
    await flow.submitLogin(newPhone, 'phone');
    expect(inputsOf('signIn.sendSmsCode')).toEqual([{ phone: newPhone, action: 'register' }]);
    await flow.submitCode('1234');
    expect(inputsOf('session.create')).toMatchObject([{ login_mode: 'register' }]);
    const seen = [step(flow)];
    flow.done();
    seen.push(step(flow));
    flow.wantProfile();
    seen.push(step(flow));
    flow.done();
    seen.push(step(flow));
    flow.done();
    seen.push(step(flow));
    flow.done();
    seen.push(step(flow));
    expect(seen).toEqual(['pin', 'profiles', 'profileNew', 'profiles', 'successRegistration', 'closed']);
  });

  it('closes at once where profiles are skipped (AU-060), or there are none', async () => {
    for (const [flag, profiles] of [
      [true, true],
      [false, false],
    ] as const) {
      [skips, hasProfiles] = [flag, profiles];
      const flow = start();
      await flow.submitLogin(phone, 'phone');
      await flow.submitCode('1234');
      expect(step(flow)).toBe('closed');
    }
  });

  it('says what is wrong with a code in the service’s words, and stays (AU-093)', async () => {
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    await flow.submitCode('9999');
    expect(step(flow)).toBe('phonePassword');
    expect(flow.state().error).toEqual({ text: 'The code is wrong.' });
    expect(flow.state().failures).toBe(1);
    flow.clearError();
    expect(flow.state().error).toBeNull();
  });

  it('sends the code again, for the same action (AU-032)', async () => {
    const flow = start();
    await flow.submitLogin(newPhone, 'phone');
    await flow.resend();
    expect(inputsOf('signIn.sendSmsCode')).toEqual([
      { phone: newPhone, action: 'register' },
      { phone: newPhone, action: 'register' },
    ]);
  });

  it('stays at the login when no code can be sent', async () => {
    refuse('signIn.sendSmsCode', 'CODE_SENDS');
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    expect([step(flow), flow.state().error]).toEqual([
      'login',
      { text: 'Too many codes were sent; try again later.' },
    ]);
  });
});

describe('a login that is refused', () => {
  it('stands under its field and in analytics (AU-029)', async () => {
    refuse('signIn.checkLogin', 'SIGN_IN_ATTEMPTS');
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    expect(step(flow)).toBe('login');
    expect(flow.state().error).toMatchObject({ text: expect.stringContaining('Too many attempts') });
    expect(failedChecks).toEqual(['phone 429']);
  });

  it('is an e-mail address to register, which the field says (AU-028, AU-092)', async () => {
    const flow = start();
    await flow.submitLogin('register@kadr.example', 'email');
    expect([step(flow), flow.state().error]).toEqual(['login', { key: 'input.login.validate.only_phone' }]);
    expect(inputsOf('signIn.sendSmsCode')).toEqual([]);
  });

  it('has words of our own where the service has none (AU-094, SS-098)', async () => {
    const flow = start();
    refusal = () => {
      throw new TypeError('Failed to fetch');
    };
    await flow.submitLogin(phone, 'phone');
    expect(flow.state().error).toEqual({ key: 'error.default' });
    refusal = () => {
      throw Object.assign(new Error(''), { status: 502 });
    };
    await flow.submitLogin(phone, 'phone');
    expect(flow.state().error).toEqual({ key: 'error.auth' });
  });
});

describe('by e-mail', () => {
  const email = 'anna@kadr.example';

  it('signs in by the password (AU-026, AU-038)', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    expect(step(flow)).toBe('emailPassword');
    await flow.submitPassword('wrong');
    expect(flow.state().error).toEqual({ text: 'The login or the password is wrong.' });
    await flow.submitPassword('secret');
    expect(inputsOf('session.create')).toContainEqual({
      login: email,
      login_mode: 'authorize',
      login_type: 'email',
      password: 'secret',
    });
    expect(step(flow)).toBe('profiles');
  });

  it('sets a new password by a code, and signs in with it (AU-034, AU-039, AU-041, AU-042, AU-043, AU-044, AU-047, AU-062)', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    await flow.forgetPassword();
    expect(step(flow)).toBe('emailCode');
    expect(inputsOf('signIn.sendEmailCode')).toEqual([{ email, action: 'reset_password' }]);
    expect(timers).toEqual([[null, 1060]]);
    expect(flow.state().codeLength).toBe(6);
    await flow.submitCode('000000');
    expect(step(flow)).toBe('emailCode');
    await flow.submitCode('123456');
    expect(inputsOf('signIn.validateEmailCode')).toContainEqual({
      email,
      code: '123456',
      action: 'reset_password',
    });
    expect(step(flow)).toBe('emailChangePassword');
    await flow.submitNewPassword('weak');
    expect(flow.state().error).toMatchObject({ text: expect.stringContaining('at least 8 characters') });
    await flow.submitNewPassword('secret');
    expect(inputsOf('signIn.resetPassword')).toContainEqual({
      confirmation_code: 'email',
      new_password: 'secret',
      email,
      phone: null,
    });
    expect(step(flow)).toBe('profiles');
  });

  it('does not set a password twice when only the session failed', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    await flow.forgetPassword();
    await flow.submitCode('123456');
    refuse('session.create', 'UNAVAILABLE');
    await flow.submitNewPassword('secret');
    expect(step(flow)).toBe('emailChangePassword');
    refusal = null;
    await flow.submitNewPassword('secret');
    expect(inputsOf('signIn.resetPassword')).toHaveLength(1);
    expect(step(flow)).toBe('profiles');
  });

  it('asks for a new password at once where that is due (AU-100)', async () => {
    const flow = start();
    await flow.submitLogin('reset@kadr.example', 'email');
    expect(step(flow)).toBe('emailCode');
    flow.back();
    expect(step(flow)).toBe('login');
  });
});

describe('from another provider', () => {
  const email = 'migrate@kadr.example';

  it('moves a phone by its code, and signs in by another one (AU-027, AU-037, AU-050, AU-053, AU-054, AU-055)', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    expect([step(flow), flow.state().migratedFrom]).toEqual(['migratedLogin', 'Экран+']);
    const moved = '+79001234502';
    await flow.submitMigratedPhone(moved);
    expect(inputsOf('signIn.checkLogin')).toContainEqual({ login: moved, mode: 'migrate_phone' });
    expect([step(flow), flow.state().isNumberMoved]).toEqual(['migratedPhonePassword', false]);
    await flow.submitCode('1234');
    // The second code screen says that the first code was accepted.
    expect([step(flow), flow.state().isNumberMoved]).toEqual(['phonePassword', true]);
    expect(inputsOf('signIn.migratePhone')).toEqual([{ confirmation_code: 'sms', phone: moved, email }]);
    expect(inputsOf('signIn.sendSmsCode')).toEqual([
      { phone: moved, action: 'migrate_phone' },
      { phone: moved, action: 'auth' },
    ]);
    expect(step(flow)).toBe('phonePassword');
    await flow.submitCode('1234');
    expect(inputsOf('session.create')).toEqual([
      { login: moved, login_mode: 'authorize', login_type: 'phone', password: '1234' },
    ]);
  });

  it('sets a password by a code to the phone (AU-051, AU-052)', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    const known = '+79001234503';
    await flow.submitMigratedPhone(known);
    expect(step(flow)).toBe('migratedPhonePasswordReset');
    await flow.submitCode('1234');
    expect(inputsOf('signIn.validateSmsCode')).toEqual([
      { phone: known, code: '1234', action: 'reset_password' },
    ]);
    expect(step(flow)).toBe('emailChangePassword');
    await flow.submitNewPassword('secret');
    expect(inputsOf('signIn.resetPassword')).toEqual([
      { confirmation_code: 'sms', new_password: 'secret', email, phone: known },
    ]);
    expect(inputsOf('session.create')).toMatchObject([{ login: email, login_mode: 'authorize' }]);
  });

  it('says when a phone is not that of the account', async () => {
    const flow = start();
    await flow.submitLogin(email, 'email');
    await flow.submitMigratedPhone(phone);
    expect(step(flow)).toBe('migratedLogin');
    expect(flow.state().error).toMatchObject({ text: expect.stringContaining('does not belong') });
  });
});

describe('too many devices', () => {
  const restricted = async (): Promise<SignInFlow> => {
    const flow = start();
    await flow.submitLogin(fullPhone, 'phone');
    await flow.submitCode('1234');
    return flow;
  };

  it('lists them, removes the chosen one, makes the session and confirms it (AU-057, AU-065, AU-067, AU-080, AU-081)', async () => {
    const flow = await restricted();
    expect(step(flow)).toBe('changeDevice');
    expect(flow.state().devices?.devices).toHaveLength(5);
    await flow.removeDevice('device-3');
    expect(inputsOf('devices.delete')).toEqual([{ uid: 'device-3' }]);
    expect(calls.at(-1)?.[0]).toBe('session.refresh');
    expect(step(flow)).toBe('newDevice');
    flow.done();
    expect(step(flow)).toBe('profiles');
  });

  it('only shows the list again while there are more than the limit (AU-066)', async () => {
    const flow = start('changeDevice', { session_state: 'restricted' });
    await flow.loadDevices();
    // Removing an unknown device leaves the fixture's five devices.
    await flow.removeDevice('nothing');
    expect(step(flow)).toBe('changeDevice');
    expect(inputsOf('session.refresh')).toEqual([]);
  });

  it('gives a demo session for the restricted one to who closes it there (AU-068)', async () => {
    const flow = await restricted();
    expect(await flow.leave()).toBe(false);
    expect(calls.at(-1)?.[0]).toBe('session.end');
    expect(entered.at(-1)).toEqual({ session_state: 'demo' });
  });
});

describe('who closes it', () => {
  it('has a demo session, once, when he has not signed in (AU-075)', async () => {
    const flow = start();
    expect(await Promise.all([flow.leave(), flow.leave()])).toEqual([false, false]);
    expect(calls.map(([operation]) => operation)).toEqual(['session.createDemo']);
  });

  it('keeps his session when he has signed in, whatever is left to ask', async () => {
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    await flow.submitCode('1234');
    const before = calls.length;
    expect(await flow.leave()).toBe(true);
    expect(calls).toHaveLength(before);
  });

  it('is signed in when the code was on its way already', async () => {
    const flow = start();
    await flow.submitLogin(phone, 'phone');
    const sending = flow.submitCode('1234');
    expect(await flow.leave()).toBe(true);
    await sending;
    expect(inputsOf('session.createDemo')).toEqual([]);
  });
});

it('does one thing at a time', async () => {
  const flow = start();
  await Promise.all([flow.submitLogin(phone, 'phone'), flow.submitLogin(newPhone, 'phone')]);
  expect(inputsOf('signIn.checkLogin')).toEqual([{ login: phone }]);
});

it('goes on with the login after the language (AU-013)', () => {
  const flow = start('language', { hasLanguages: true });
  flow.languageChosen();
  expect(step(flow)).toBe('login');
});

it('says nothing when a viewer calls his passkey off, and something when the service does', async () => {
  const flow = start();
  await flow.signInByPasskey();
  expect(flow.state().error).toMatchObject({ text: expect.any(String) });
});

it('asks who watches where there is a choice, and shows a new account its first profile (AU-058, AU-059)', async () => {
  for (const [login, count, expected] of [
    [phone, 2, 'profiles'],
    [phone, 1, 'closed'],
    [newPhone, 1, 'pin'],
  ] as const) {
    profiles = count;
    const flow = start();
    await flow.submitLogin(login, 'phone');
    await flow.submitCode('1234');
    expect(step(flow)).toBe(expected);
  }
});
