import type { ErrorName, StaffState } from '@kadr/contract';

/** How a caller fares before the operation's own rules are asked: let through to them, or refused with this error. */
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
 * Who may call an operation. The master profile of an account that is not blocked may call every operation but the
 * operator's. A blocked account's additional profile has to be let through by both columns.
 */
export interface Right {
  /** Without a session of an account. */
  readonly guest: Verdict;
  /** Signed in beyond the limit of devices. */
  readonly restricted: Verdict;
  /** Every profile but the master's, a child's as well as an adult's. */
  readonly additional: Verdict;
  readonly blocked: Verdict;
  /** Only the operator: by the token, an API key or a console session; the other columns are ignored. */
  readonly isOperators?: true;
  /** Only members with a console session in one of these states; the other columns are ignored. */
  readonly staff?: readonly StaffState[];
  /** An additional profile is let through with the account's PIN in the field `pin_code`, too. */
  readonly takesPin?: true;
  /** What the operation's own rules want to see beyond this. */
  readonly proof?: string;
  /** Input for which other rights count: the first case that fits. */
  readonly cases?: readonly Case[];
}

/** Input with a field that is there, or that has this value. */
export interface Case {
  readonly field: string;
  readonly value?: string;
  readonly right: Right;
}

/** Everybody, whatever his session. */
export const everybody: Right = {
  guest: 'allowed',
  restricted: 'allowed',
  additional: 'allowed',
  blocked: 'allowed',
};

/** Everybody whose account is not blocked: what plays. */
export const watching: Right = { ...everybody, blocked: 'ACCOUNT_BLOCKED' };

/** Who is signed in, also while his account is blocked: to see, to pay, to leave, to put in order. */
export const signedIn: Right = { ...everybody, guest: 'SIGN_IN_REQUIRED', restricted: 'SIGN_IN_REQUIRED' };

/** Who is signed in to an account that is not blocked. */
export const unblocked: Right = { ...signedIn, blocked: 'ACCOUNT_BLOCKED' };

/** Who may spend: a blocked account is one that cannot pay. */
export const spending: Right = { ...signedIn, blocked: 'NOT_ENOUGH_FUNDS' };

/** The master profile: what makes a session, a profile or a device, or weakens a limit. */
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
