import type { DeviceList, LoginType, Session, User } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Failure } from '../data/page-errors.ts';
import {
  happen,
  leave,
  loadDevices,
  removeDevice,
  resend,
  set,
  signInByPasskey,
  submitCode,
  submitLogin,
  submitMigratedPhone,
  submitNewPassword,
  createSession,
  work,
} from './sign-in-operations.ts';
import type { FlowContext } from './sign-in-operations.ts';
import { firstFacts } from './sign-in-table.ts';
import type { Facts, Step } from './sign-in-table.ts';

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
   * whether the viewer has signed in.
   */
  readonly leave: () => Promise<boolean>;
}

/** Digits of a code by SMS, until the service has said otherwise. */
const smsCodeLength = 4;

/** Signing in, step by step (`sign-in-table.ts`), with the calls between the steps (`sign-in-operations.ts`). */
export function createSignInFlow(ports: SignInPorts, step: Step, facts: Partial<Facts> = {}): SignInFlow {
  const ctx: FlowContext = {
    ports,
    listeners: new Set(),
    state: {
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
    },
    confirmation: '',
    newPassword: '',
    leaving: null,
    working: Promise.resolve(),
  };
  return {
    state: () => ctx.state,
    subscribe(listener) {
      ctx.listeners.add(listener);
      return () => ctx.listeners.delete(listener);
    },
    languageChosen: () => void happen(ctx, 'language_chosen'),
    submitLogin: (login, type) => work(ctx, () => submitLogin(ctx, login, type)),
    signInByPasskey: () => work(ctx, () => signInByPasskey(ctx)),
    submitMigratedPhone: (phone) => work(ctx, () => submitMigratedPhone(ctx, phone)),
    submitCode: (code) => work(ctx, () => submitCode(ctx, code)),
    submitPassword: (password) => work(ctx, () => createSession(ctx, password)),
    submitNewPassword: (password) => work(ctx, () => submitNewPassword(ctx, password)),
    resend: () => work(ctx, () => resend(ctx)),
    forgetPassword: () => work(ctx, () => happen(ctx, 'password_forgotten')),
    loadDevices: () => work(ctx, () => loadDevices(ctx)),
    removeDevice: (uid) => work(ctx, () => removeDevice(ctx, uid)),
    done: () => void happen(ctx, 'done'),
    wantProfile: () => void happen(ctx, 'profile_wanted'),
    back: () => {
      if (!ctx.state.isBusy) void happen(ctx, 'back');
    },
    clearError: () => {
      if (ctx.state.error !== null) set(ctx, { error: null });
    },
    leave: () => leave(ctx),
  };
}
