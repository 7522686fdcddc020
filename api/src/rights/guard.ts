import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import { KadrError, noPin } from '@kadr/contract';
import type { StaffState } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import type { Pins } from '../pins/pins.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';
import type { Right, Verdict } from './right.ts';
import { rights } from './rights.ts';

export interface GuardPorts {
  readonly sessions: Pick<SessionService, 'requireAccount' | 'findDetails'>;
  readonly pins: Pick<Pins, 'check'>;
  readonly staff: {
    /** @throws KadrError UNAUTHORIZED without a console session in one of these states */
    require(context: RequestContext, states: readonly StaffState[]): Promise<unknown>;
  };
}

/** Admits callers according to a right. */
export interface Guard {
  /**
   * @param input as it came, unparsed
   * @throws KadrError of the right's verdict on this caller; PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED for a PIN;
   *   SESSION_NOT_FOUND and SESSION_EXPIRED for an invalid session
   */
  admit(right: Right, input: unknown, context: RequestContext): Promise<void>;
}

export function createGuard({ sessions, pins, staff }: GuardPorts): Guard {
  /** With the account's PIN an additional profile acts as the master profile would. */
  const hasPin = async (
    { account_id }: SessionRow,
    input: unknown,
    { now }: RequestContext,
  ): Promise<boolean> => {
    const pin = fieldOf(input, 'pin_code');
    if (typeof pin !== 'string' || !/^[0-9]{4}$/.test(pin) || pin === noPin) return false;
    if (await pins.check(account_id, pin, now())) return true;
    throw new KadrError('PIN_WRONG', { field: 'pin_code' });
  };

  return {
    admit: async (right, input, context) => {
      const asked = caseOf(right, input);
      if (asked.isOperators) return void requireOperator(context);
      if (asked.staff !== undefined) return void (await staff.require(context, asked.staff));
      if (isForAll(asked)) return;
      const row = await sessions.findDetails(context);
      if (row?.state !== 'normal') {
        const verdict = row === null ? asked.guest : asked.restricted;
        // Also throws for an invalid cookie.
        if (row === null && verdict === 'SIGN_IN_REQUIRED') await sessions.requireAccount(context);
        return require(verdict);
      }
      if (row.is_blocked) require(asked.blocked);
      if (row.profile_type === 'master' || asked.additional === 'allowed') return;
      if (asked.takesPin && (await hasPin(row, input, context))) return;
      require(asked.additional);
    },
  };
}

type Invocation = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta>;

/** Wraps every operation and enforces the table of rights. */
export function guardOperations(
  guard: Guard,
): (invocation: Invocation & { readonly next: () => Promise<unknown> }) => Promise<unknown> {
  return async ({ next, path, input, context }) => {
    await guard.admit(rightOf(path), input, context);
    return next();
  };
}

/** @throws Error for a path that is not an operation's: the table contains all operations. */
function rightOf([group = '', operation = '']: readonly string[]): Right {
  const known: Readonly<Record<string, Readonly<Record<string, Right>>>> = rights;
  const right = known[group]?.[operation];
  if (right === undefined) throw new Error(`No rights are declared for ${group}.${operation}.`);
  return right;
}

/** The rights that apply to this input. */
export function caseOf(right: Right, input: unknown): Right {
  const found = right.cases?.find(({ field, value }) => {
    const given = fieldOf(input, field);
    return value === undefined ? given !== undefined : given === value;
  });
  return found?.right ?? right;
}

function isForAll({ guest, restricted, additional, blocked }: Right): boolean {
  return [guest, restricted, additional, blocked].every((verdict) => verdict === 'allowed');
}

function require(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new KadrError(verdict);
}

function fieldOf(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
}
