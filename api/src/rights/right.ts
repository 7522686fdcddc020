import type { ErrorName, StaffState } from '@kadr/contract';

/** The verdict on a caller before the operation's own rules apply: admitted, or refused with this error. */
export type Verdict = 'allowed' | Extract<ErrorName, Refusal>;
type Refusal =
  | 'UNAUTHORIZED'
  | 'SIGN_IN_REQUIRED'
  | 'MASTER_REQUIRED'
  | 'ACCOUNT_BLOCKED'
  | 'NOT_ENOUGH_FUNDS'
  | 'LICENCE_TOKEN_INVALID'
  | 'STREAM_TOKEN_INVALID';

/**
 * The callers of an operation. The master profile of an account that is not blocked may call every operation but the
 * operator's. A blocked account's additional profile must be admitted by both columns.
 */
export interface Right {
  /** A caller without a session of an account. */
  readonly guest: Verdict;
  /** A caller signed in beyond the limit of devices. */
  readonly restricted: Verdict;
  /** Every profile but the master profile, a child's as well as an adult's. */
  readonly additional: Verdict;
  readonly blocked: Verdict;
  /** Only the operator: by the token, an API key or a console session; the other columns are ignored. */
  readonly isOperators?: true;
  /** Only members with a console session in one of these states; the other columns are ignored. */
  readonly staff?: readonly StaffState[];
  /** Also admits an additional profile with the account's PIN in the field `pin_code`. */
  readonly takesPin?: true;
  /** A further proof that the operation's own rules require. */
  readonly proof?: string;
  /** Inputs to which other rights apply: the first matching case counts. */
  readonly cases?: readonly Case[];
}

/** Input that contains a field, or has this value in it. */
export interface Case {
  readonly field: string;
  readonly value?: string;
  readonly right: Right;
}

/** All callers, regardless of session. */
export const everybody: Right = {
  guest: 'allowed',
  restricted: 'allowed',
  additional: 'allowed',
  blocked: 'allowed',
};

/** All callers whose account is not blocked: for playback. */
export const watching: Right = { ...everybody, blocked: 'ACCOUNT_BLOCKED' };

/** Signed-in callers, even of a blocked account: to look, pay, leave or fix things. */
export const signedIn: Right = { ...everybody, guest: 'SIGN_IN_REQUIRED', restricted: 'SIGN_IN_REQUIRED' };

/** Signed-in callers whose account is not blocked. */
export const unblocked: Right = { ...signedIn, blocked: 'ACCOUNT_BLOCKED' };

/** Callers who may spend: a blocked account cannot pay. */
export const spending: Right = { ...signedIn, blocked: 'NOT_ENOUGH_FUNDS' };

/** The master profile: to create a session, a profile or a device, or to weaken a limit. */
export const masters: Right = { ...signedIn, additional: 'MASTER_REQUIRED' };

/** The master profile of an account that is not blocked. */
export const unblockedMasters: Right = { ...masters, blocked: 'ACCOUNT_BLOCKED' };

const noViewer: Right = {
  guest: 'UNAUTHORIZED',
  restricted: 'UNAUTHORIZED',
  additional: 'UNAUTHORIZED',
  blocked: 'UNAUTHORIZED',
};

/** The operator. */
export const operators: Right = { ...noViewer, isOperators: true };

/** Members of staff whose console session is in one of these states. */
export function staffIn(...states: readonly StaffState[]): Right {
  return {
    ...noViewer,
    staff: states,
    proof: `a sign-in to the console (${states.map((state) => `\`${state}\``).join(', ')})`,
  };
}
