import type { DeviceList, LoginType, Session, User } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { failureOf } from '../data/page-errors.ts';
import type { Failure } from '../data/page-errors.ts';
import { firstFacts, rowOf } from './sign-in-table.ts';
import type { Facts, SignInEvent, SmsAction, Step } from './sign-in-table.ts';

/** What stands under a step's field: words of the service, or a text of ours. */
export type StepError =
  | { readonly text: string }
  | {
      readonly key:
        | 'error.default'
        | 'error.auth'
        | 'input.login.validate.only_phone'
        | 'signIn.notMigratable'
        | 'signIn.passkeyFailed';
    };

export interface SignInState {
  readonly step: Step;
  readonly facts: Facts;
  /** What the account is signed in to with: `+79001234567`, or an e-mail address. */
  readonly login: string;
  /** To which SMS codes go. */
  readonly phone: string;
  /** To which e-mail codes go. */
  readonly email: string;
  /** Name of the provider that the account comes from. */
  readonly migratedFrom: string | null;
  /** How many signs the code has that was sent last. */
  readonly codeLength: number;
  /** The number's code was accepted and its account moved here: the code that follows is another one, to sign in. */
  readonly isNumberMoved: boolean;
  /** Of the account, at the step `changeDevice`. */
  readonly devices: DeviceList | null;
  readonly isBusy: boolean;
  readonly error: StepError | null;
  /** Counts failures, so that a field is cleared at each of them. */
  readonly failures: number;
  /** It is over: with a session of the viewer's own or without. */
  readonly isClosed: boolean;
}

export interface SignInPorts {
  readonly api: () => KadrClient | Promise<KadrClient>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The flag `skipProfiles` of local storage. */
  readonly skipsProfiles: () => boolean;
  /** How many profiles the account has: one is not asked about. */
  readonly countProfiles: () => Promise<number>;
  /** Takes note of a session; after a normal one everything that is shown is refetched. Returns who is signed in. */
  readonly enter: (session: Session) => Promise<User | null>;
  /** Keeps on the user model from when (Unix seconds) a code may be sent again, to a phone or, with null, by e-mail. */
  readonly noteTimer: (phone: string | null, until: number) => void;
  /** Has the browser sign a challenge with a passkey. */
  readonly askPasskey: (
    options: Awaited<ReturnType<KadrClient['passkeys']['signInOptions']>>,
  ) => Promise<Parameters<KadrClient['passkeys']['signIn']>[0]['answer']>;
  readonly reportFailedCheck: (login_type: LoginType, failure: Failure) => void;
}

export interface SignInFlow {
  readonly state: () => SignInState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly languageChosen: () => void;
  /** The step `login`: a whole number, or an e-mail address. */
  readonly submitLogin: (login: string, type: LoginType) => Promise<void>;
  readonly signInByPasskey: () => Promise<void>;
  /** The step `migratedLogin`. */
  readonly submitMigratedPhone: (phone: string) => Promise<void>;
  /** The code of whichever step asks for one. */
  readonly submitCode: (code: string) => Promise<void>;
  readonly submitPassword: (password: string) => Promise<void>;
  readonly submitNewPassword: (password: string) => Promise<void>;
  /** Sends the step's code once more; the service holds it back while the last one is young. */
  readonly resend: () => Promise<void>;
  readonly forgetPassword: () => Promise<void>;
  readonly loadDevices: () => Promise<void>;
  readonly removeDevice: (uid: string) => Promise<void>;
  readonly done: () => void;
  readonly wantProfile: () => void;
  readonly back: () => void;
  /** What is wrong is being mended. */
  readonly clearError: () => void;
  /**
   * The modal goes, at whichever step: without a normal session a demo session takes the place of what there is. Gives
   * whether the viewer has a session of his own.
   */
  readonly leave: () => Promise<boolean>;
}

/** The action of the SMS code that a step asks for. */
const codeActions: Partial<Record<Step, (facts: Facts) => SmsAction>> = {
  phonePassword: ({ login_mode }) => (login_mode === 'authorize' ? 'auth' : 'register'),
  migratedPhonePassword: () => 'migrate_phone',
  migratedPhonePasswordReset: () => 'reset_password',
};

/** Digits of a code by SMS, until the service has said otherwise. */
const smsCodeLength = 4;

/** Signing in, step by step (`sign-in-table.ts`), with the calls between the steps. */
export function createSignInFlow(ports: SignInPorts, step: Step, facts: Partial<Facts> = {}): SignInFlow {
  let current: SignInState = {
    step,
    facts: { ...firstFacts, ...facts },
    login: '',
    phone: '',
    email: '',
    migratedFrom: null,
    codeLength: smsCodeLength,
    isNumberMoved: false,
    devices: null,
    isBusy: false,
    error: null,
    failures: 0,
    isClosed: false,
  };
  /** Proof that a code was right; goes with the new password. */
  let confirmation = '';
  let newPassword = '';
  let leaving: Promise<boolean> | null = null;
  let working: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<SignInState>): void => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  const learn = (change: Partial<Facts>): void => set({ facts: { ...current.facts, ...change } });
  const refuse = (error: StepError): void => set({ error, failures: current.failures + 1 });

  const sendSms = async (action: SmsAction): Promise<void> => {
    const { phone } = current;
    const { signIn } = await ports.api();
    const { resend_after, code_length } = await signIn.sendSmsCode({ phone, action });
    ports.noteTimer(phone, Math.floor(ports.now() / 1000) + resend_after);
    set({ codeLength: code_length });
  };
  const sendEmail = async (): Promise<void> => {
    const { email } = current;
    const { signIn } = await ports.api();
    const { resend_after, code_length } = await signIn.sendEmailCode({ email, action: 'reset_password' });
    ports.noteTimer(null, Math.floor(ports.now() / 1000) + resend_after);
    set({ codeLength: code_length });
  };

  /** Takes the transition of an event, with the code that is sent on the way. */
  const happen = async (event: SignInEvent): Promise<void> => {
    const row = rowOf(current.step, event, current.facts);
    if (row === null) return;
    if (row.refuses !== undefined) {
      return refuse({
        key: row.refuses === 'only_phone' ? 'input.login.validate.only_phone' : 'signIn.notMigratable',
      });
    }
    if (row.sendsSms !== undefined) await sendSms(row.sendsSms);
    if (row.sendsEmail) await sendEmail();
    // Left while the code was on its way.
    if (current.isClosed) return;
    if (row.makes) learn(row.makes);
    if (row.to === 'close') set({ isClosed: true });
    else set({ step: row.to, error: null });
  };

  /** One thing at a time; what fails stands under the step's field. */
  const work = (task: () => Promise<void>): Promise<void> => {
    if (current.isBusy || current.isClosed) return Promise.resolve();
    set({ isBusy: true, error: null });
    working = task()
      .catch((error: unknown) => {
        if (!current.isClosed) refuse(errorOf(failureOf(error)));
      })
      .finally(() => set({ isBusy: false }));
    return working;
  };

  const enter = async (session: Session): Promise<void> => {
    const user = await ports.enter(session);
    const hasNoProfiles = user?.profile === 'not_available';
    // A new account is shown its profile, and how to make another.
    const isAlone =
      session.session_state === 'normal' &&
      !hasNoProfiles &&
      current.facts.login_mode !== 'register' &&
      (await ports.countProfiles()) < 2;
    learn({
      session_state: session.session_state,
      hasNoProfiles,
      skipsProfiles: hasNoProfiles || isAlone || ports.skipsProfiles(),
    });
    await happen('session_created');
    if (current.step === 'changeDevice') await loadDevices();
  };

  const createSession = async (password: string): Promise<void> => {
    const { session } = await ports.api();
    const { login, facts } = current;
    const { login_mode, login_type } = facts;
    await enter(await session.create({ login, login_mode, login_type, password }));
  };

  const loadDevices = async (): Promise<void> => {
    const { devices } = await ports.api();
    set({ devices: await devices.list() });
  };

  const checkCode = async (code: string): Promise<string> => {
    const { signIn } = await ports.api();
    const action = codeActions[current.step]?.(current.facts);
    const { phone, email } = current;
    const { confirmation_code } =
      action === undefined
        ? await signIn.validateEmailCode({ email, code, action: 'reset_password' })
        : await signIn.validateSmsCode({ phone, code, action });
    return confirmation_code;
  };

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    languageChosen: () => void happen('language_chosen'),

    submitLogin: (login, type) =>
      work(async () => {
        const [phone, email] = type === 'phone' ? [login, ''] : ['', login];
        set({ login, phone, email, isNumberMoved: false });
        const { signIn } = await ports.api();
        let checked;
        try {
          checked = await signIn.checkLogin({ login });
        } catch (error) {
          ports.reportFailedCheck(type, failureOf(error));
          throw error;
        }
        const { login_mode, login_type, migrated_from } = checked;
        set({ migratedFrom: migrated_from });
        learn({ login_mode, login_type, isByNewPassword: false, isResetDue: false });
        await happen('login_checked');
      }),

    signInByPasskey: () =>
      work(async () => {
        const { passkeys } = await ports.api();
        const options = await passkeys.signInOptions();
        let answer;
        try {
          answer = await ports.askPasskey(options);
        } catch (error) {
          // Called off by the viewer: nothing is wrong.
          if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
            return;
          return refuse({ key: 'signIn.passkeyFailed' });
        }
        const session = await passkeys.signIn({ answer });
        learn({ login_mode: 'authorize', isByNewPassword: false });
        await enter(session);
      }),

    submitMigratedPhone: (phone) =>
      work(async () => {
        set({ phone });
        const { signIn } = await ports.api();
        let checked;
        try {
          checked = await signIn.checkLogin({ login: phone, mode: 'migrate_phone' });
        } catch (error) {
          ports.reportFailedCheck('phone', failureOf(error));
          throw error;
        }
        learn({ login_mode: checked.login_mode });
        await happen('login_checked');
      }),

    submitCode: (code) =>
      work(async () => {
        const { step, phone, email } = current;
        if (step === 'phonePassword') return createSession(code);
        confirmation = await checkCode(code);
        if (step === 'migratedPhonePassword') {
          const { signIn } = await ports.api();
          await signIn.migratePhone({ confirmation_code: confirmation, phone, email });
          set({ login: phone, isNumberMoved: true });
        }
        await happen('code_accepted');
      }),

    submitPassword: (password) => work(() => createSession(password)),

    submitNewPassword: (password) =>
      work(async () => {
        const { signIn } = await ports.api();
        const { email, phone, facts } = current;
        // A password that was set already, by a call whose session failed, is not set twice: its confirmation is used up.
        if (newPassword !== password) {
          await signIn.resetPassword({
            confirmation_code: confirmation,
            new_password: password,
            email: email === '' ? null : email,
            phone: facts.login_type === 'email' && phone !== '' ? phone : null,
          });
          newPassword = password;
        }
        learn({ isByNewPassword: true });
        await createSession(password);
      }),

    resend: () =>
      work(() => {
        const action = codeActions[current.step]?.(current.facts);
        return action === undefined ? sendEmail() : sendSms(action);
      }),

    forgetPassword: () => work(() => happen('password_forgotten')),

    loadDevices: () => work(loadDevices),

    removeDevice: (uid) =>
      work(async () => {
        const { devices, session } = await ports.api();
        const list = await devices.delete({ uid });
        set({ devices: list });
        learn({ isOverLimit: list.devices.length >= list.limit.device_limit });
        if (current.facts.isOverLimit) return happen('device_removed');
        await enter(await session.refresh());
      }),

    done: () => void happen('done'),
    wantProfile: () => void happen('profile_wanted'),
    back: () => {
      if (!current.isBusy) void happen('back');
    },
    clearError: () => {
      if (current.error !== null) set({ error: null });
    },

    leave: () => {
      leaving ??= (async () => {
        set({ isClosed: true });
        // What is on its way may make a session yet.
        await working;
        const state = current.facts.session_state;
        if (state === 'normal') return true;
        const { session } = await ports.api();
        await ports.enter(await (state === 'restricted' ? session.end() : session.createDemo()));
        return false;
      })().catch(() => false);
      return leaving;
    },
  };
}

function errorOf({ status, description }: Failure): StepError {
  if (description !== '') return { text: description };
  return { key: status === 0 ? 'error.default' : 'error.auth' };
}
