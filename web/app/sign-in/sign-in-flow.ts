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

/** An error under a step's field: the service's text, or one of this app. */
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
  /** Login of the sign-in: `+79001234567`, or an e-mail address. */
  readonly login: string;
  /** Phone number for SMS codes. */
  readonly phone: string;
  /** Address for e-mail codes. */
  readonly email: string;
  /** Name of the provider from which the account is migrated. */
  readonly migratedFrom: string | null;
  /** Length of the last code. */
  readonly codeLength: number;
  /** Whether the number's code was accepted and its account moved here: the next code is another one, to sign in. */
  readonly isNumberMoved: boolean;
  /** Devices of the account, at the step `changeDevice`. */
  readonly devices: DeviceList | null;
  readonly isBusy: boolean;
  readonly error: StepError | null;
  /** Counts failures, so that a field is cleared at each one. */
  readonly failures: number;
  /** Whether the flow has ended, with or without a session. */
  readonly isClosed: boolean;
}

export interface SignInPorts {
  readonly api: () => KadrClient | Promise<KadrClient>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The flag `skipProfiles` of local storage. */
  readonly skipsProfiles: () => boolean;
  /** Number of the account's profiles: a single one is not asked about. */
  readonly countProfiles: () => Promise<number>;
  /** Stores a session; after a normal one everything is refetched. Resolves to the signed-in viewer. */
  readonly enter: (session: Session) => Promise<User | null>;
  /** Stores in the user model when (Unix seconds) a code may be sent again, to a phone or, with null, by e-mail. */
  readonly noteTimer: (phone: string | null, until: number) => void;
  /** Lets the browser sign a challenge with a passkey. */
  readonly askPasskey: (
    options: Awaited<ReturnType<KadrClient['passkeys']['signInOptions']>>,
  ) => Promise<Parameters<KadrClient['passkeys']['signIn']>[0]['answer']>;
  readonly reportFailedCheck: (login_type: LoginType, failure: Failure) => void;
}

export interface SignInFlow {
  readonly state: () => SignInState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly languageChosen: () => void;
  /** The step `login`: a complete number, or an e-mail address. */
  readonly submitLogin: (login: string, type: LoginType) => Promise<void>;
  readonly signInByPasskey: () => Promise<void>;
  /** The step `migratedLogin`. */
  readonly submitMigratedPhone: (phone: string) => Promise<void>;
  /** Submits the code of the current step. */
  readonly submitCode: (code: string) => Promise<void>;
  readonly submitPassword: (password: string) => Promise<void>;
  readonly submitNewPassword: (password: string) => Promise<void>;
  /** Sends the step's code again; the service refuses while the last one is recent. */
  readonly resend: () => Promise<void>;
  readonly forgetPassword: () => Promise<void>;
  readonly loadDevices: () => Promise<void>;
  readonly removeDevice: (uid: string) => Promise<void>;
  readonly done: () => void;
  readonly wantProfile: () => void;
  readonly back: () => void;
  /** Called when the viewer changes the input. */
  readonly clearError: () => void;
  /**
   * Ends the flow at any step: without a normal session, a demo session replaces the current one. Resolves to whether
   * the viewer has signed in.
   */
  readonly leave: () => Promise<boolean>;
}

/** Length of an SMS code, until the service says otherwise. */
const smsCodeLength = 4;

/** Creates the sign-in flow: its steps (`sign-in-table.ts`), with the calls between them (`sign-in-operations.ts`). */
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
