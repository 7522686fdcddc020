import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import { auditOperations } from './audit/operator-calls.ts';
import type { AuditService } from './audit/service.ts';
import type { ApiPorts, RequestContext } from './context/context.ts';
import type { Observer } from './context/observer.ts';
import type { Principal } from './context/principal.ts';
import { answerErrors } from './errors/answer-errors.ts';
import { refuseUnstorable } from './errors/refuse-unstorable.ts';
import { guardOperations } from './rights/guard.ts';
import type { Guard } from './rights/guard.ts';
import { sessionsOfCalls } from './session/session-of-call.ts';
import type { SessionService } from './session/service.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/** What stands around every operation, called in process or over HTTP; the first is the outermost. */
export type Interceptors = ReturnType<typeof interceptorsOf>;

export function interceptorsOf(
  { log, observer, config }: Pick<ApiPorts, 'log' | 'observer' | 'config'>,
  {
    sessions,
    guard,
    audit,
    memberOf,
    keepAnswers,
    caughtUp,
  }: {
    readonly sessions: Pick<SessionService, 'forget'>;
    readonly guard: Guard;
    readonly audit: AuditService;
    /** The member of the console session, in any state; null without one. */
    readonly memberOf: (context: RequestContext) => Promise<Principal | null>;
    readonly keepAnswers: (call: Call) => Promise<unknown>;
    /** Resolves when this process has heard what was changed before. */
    readonly caughtUp: () => Promise<void>;
  },
) {
  const always = [
    ...(observer === undefined ? [] : [observeOperations(observer)]),
    answerErrors(log),
    sessionsOfCalls(sessions),
    guardOperations(guard),
    auditOperations(audit, memberOf),
    refuseUnstorable,
    keepAnswers,
    answerOnceHeard(caughtUp),
  ];
  return config.checkAnswers === true ? [...always, checkAnswer] : always;
}

/** Outermost, so that it hears errors as they are answered. */
function observeOperations(observer: Observer): (call: Call) => Promise<unknown> {
  return ({ next, path }) => observer.operation(path.join('.'), next);
}

/** Groups of operations that change what all viewers read, which every process keeps in memory. */
const changing: ReadonlySet<string | undefined> = new Set(['operator', 'ratings']);

/** Answers a change only when this process has heard of it: who changes something and then reads it finds it changed. */
function answerOnceHeard(caughtUp: () => Promise<void>): (call: Call) => Promise<unknown> {
  return async ({ next, path: [group] }) => {
    const answer = await next();
    if (changing.has(group)) await caughtUp();
    return answer;
  };
}

/** Fails when an answer is not what the contract promises. */
async function checkAnswer({ next, procedure, path }: Call): Promise<unknown> {
  const answer = await next();
  const result = await procedure['~orpc'].outputSchema?.['~standard'].validate(answer);
  if (result?.issues)
    throw new Error(`${path.join('.')} breaks its contract: ${JSON.stringify(result.issues)}`);
  return answer;
}
