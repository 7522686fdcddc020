/** The steps by which an account joins a bonus programme, or changes its login there. */
import type { BonusProgram, BonusRegistration } from '@kadr/contract';
import { bonusLoginOf } from '@kadr/contract/bonus-login';

export interface Activation {
  readonly step: 'register' | 'code' | 'error' | 'done';
  /** What the code was sent to, as it was typed, and how that was asked for. */
  readonly login: string;
  readonly action: 'register' | 'change_login';
  readonly requestId: string;
  /** Unix seconds from which on another code can be sent. */
  readonly resendAt: number;
  /** Where `error` leads back to; null: nowhere. */
  readonly before: 'register' | 'code' | null;
  /** What the service said of the failure. */
  readonly problem: string | null;
}

export type ActivationEvent =
  | {
      readonly type: 'asked';
      readonly login: string;
      readonly action: Activation['action'];
      readonly answer: BonusRegistration;
      /** Unix seconds. */
      readonly now: number;
    }
  | { readonly type: 'confirmed'; readonly isMember: boolean }
  | { readonly type: 'refused'; readonly problem: string | null }
  | { readonly type: 'back' };

/** Nobody joins a programme that does not offer it; a member changes the login where the programme lets him. */
export function beginActivation({ actions, status }: Pick<BonusProgram, 'actions' | 'status'>): Activation {
  const canBegin =
    status === 'registered' ? actions.includes('use_custom_login') : actions.includes('register');
  return {
    step: canBegin ? 'register' : 'error',
    login: '',
    action: 'register',
    requestId: '',
    resendAt: 0,
    before: null,
    problem: null,
  };
}

export function activationStep(activation: Activation, event: ActivationEvent): Activation {
  const { step } = activation;
  switch (event.type) {
    case 'asked': {
      const { login, action, answer, now } = event;
      if (answer.status !== 'need_confirm' || answer.request_id === null)
        return { ...activation, step: 'done' };
      return {
        ...activation,
        step: 'code',
        login,
        action,
        requestId: answer.request_id,
        resendAt: now + answer.resend_after,
        problem: null,
      };
    }
    case 'confirmed':
      // The service took the code, and yet there is no membership.
      return { ...activation, step: event.isMember ? 'done' : 'error', before: null, problem: null };
    case 'refused':
      return {
        ...activation,
        step: 'error',
        before: step === 'register' || step === 'code' ? step : activation.before,
        problem: event.problem,
      };
    case 'back':
    default:
      if (step === 'code') return { ...activation, step: 'register' };
      return activation.before === null
        ? activation
        : { ...activation, step: activation.before, problem: null };
  }
}

/** The login to begin with: the account's own, of the type that the programme knows its members by. */
export function ownLogin(
  { required_login_type: type }: Pick<BonusProgram, 'required_login_type'>,
  user: { readonly phone: string | null; readonly email: string | null } | undefined,
): string {
  return (type === 'phone' ? user?.phone : user?.email) ?? '';
}

/** How a login is asked for: the account's own registers, another one is a change of login. */
export function actionFor(
  { required_login_type: type, status }: Pick<BonusProgram, 'required_login_type' | 'status'>,
  login: string,
  own: string,
): Activation['action'] {
  const isOwn = login === bonusLoginOf(own, type);
  return isOwn && status !== 'registered' ? 'register' : 'change_login';
}
