/** The steps by which an account joins a bonus programme, or changes its login there. */
import type { BonusProgram, BonusRegistration } from '@kadr/contract';
import { bonusLoginOf } from '@kadr/contract/bonus-login';

export interface Activation {
  readonly step: 'register' | 'code' | 'error' | 'done';
  /** The login to which the code was sent, as typed, and the action that requested it. */
  readonly login: string;
  readonly action: 'register' | 'change_login';
  readonly requestId: string;
  /** Unix seconds from which on another code can be sent. */
  readonly resendAt: number;
  /** The step to which `error` leads back; null: none. */
  readonly before: 'register' | 'code' | null;
  /** The service's description of the failure. */
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

/** The first step: `error` when the programme does not offer to join or, to a member, to change the login. */
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
      // The service accepted the code, but there is no membership.
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

/** The initial login: the account's own, of the type by which the programme identifies its members. */
export function ownLogin(
  { required_login_type: type }: Pick<BonusProgram, 'required_login_type'>,
  user: { readonly phone: string | null; readonly email: string | null } | undefined,
): string {
  return (type === 'phone' ? user?.phone : user?.email) ?? '';
}

/** The action for a login: the account's own registers, another one is a change of login. */
export function actionFor(
  { required_login_type: type, status }: Pick<BonusProgram, 'required_login_type' | 'status'>,
  login: string,
  own: string,
): Activation['action'] {
  const isOwn = login === bonusLoginOf(own, type);
  return isOwn && status !== 'registered' ? 'register' : 'change_login';
}
