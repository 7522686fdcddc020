import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import { auditOperations } from './audit/operator-calls.ts';
import type { AuditService } from './audit/service.ts';
import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from './context/context.ts';
import type { Observer } from './context/observer.ts';
import type { Principal } from './context/principal.ts';
import { ownWrites } from './database/read-pool.ts';
import { readingWith } from './database/read-scope.ts';
import { answerErrors } from './errors/answer-errors.ts';
import { refuseUnstorable } from './errors/refuse-unstorable.ts';
import { guardOperations } from './rights/guard.ts';
import type { Guard } from './rights/guard.ts';
import { isSecure } from './session/choice-cookie.ts';
import { sessionsOfCalls } from './session/session-of-call.ts';
import type { SessionService } from './session/service.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/** The interceptors of every operation, called in process or over HTTP; the first is the outermost. */
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
    replica,
  }: {
    readonly sessions: Pick<SessionService, 'forget'>;
    readonly guard: Guard;
    readonly audit: AuditService;
    /** The member of staff of the console session, in any state; null without one. */
    readonly memberOf: (context: RequestContext) => Promise<Principal | null>;
    readonly keepAnswers: (call: Call) => Promise<unknown>;
    /** Resolves when this process has received all earlier changes. */
    readonly caughtUp: () => Promise<void>;
    /** Omitted when there is no replica. */
    readonly replica?: { readonly isSignedIn: (cookies: RequestContext['cookies']) => boolean } | undefined;
  },
) {
  const always = [
    ...(observer === undefined ? [] : [observeOperations(observer)]),
    answerErrors(log),
    sessionsOfCalls(sessions),
    guardOperations(guard),
    auditOperations(audit, memberOf),
    refuseUnstorable,
    ...(replica === undefined ? [] : [readFromReplica(replica, config)]),
    keepAnswers,
    answerOnceHeard(caughtUp),
  ];
  return config.checkAnswers === true ? [...always, checkAnswer] : always;
}

/** Outermost, so it observes errors as they are answered. */
function observeOperations(observer: Observer): (call: Call) => Promise<unknown> {
  return ({ next, path }) => observer.operation(path.join('.'), next);
}

/** Groups of operations that change data of all viewers, which every process keeps in memory. */
const changing: ReadonlySet<string | undefined> = new Set(['operator', 'ratings']);

/** Answers a change only after this process has received it, so that a caller who then reads sees the change. */
function answerOnceHeard(caughtUp: () => Promise<void>): (call: Call) => Promise<unknown> {
  return async ({ next, path: [group] }) => {
    const answer = await next();
    if (changing.has(group)) await caughtUp();
    return answer;
  };
}

/** Set by a change: for some seconds this browser's reads go to the primary, whichever process answers. */
const changedCookie = 'changed';

/**
 * Lets reads of signed-in viewers go to a replica, unless their session has just changed something. Answers to guests
 * may be kept in memory for all, and are read from the primary.
 */
function readFromReplica(
  { isSignedIn }: { readonly isSignedIn: (cookies: RequestContext['cookies']) => boolean },
  config: ApiPorts['config'],
): (call: Call) => Promise<unknown> {
  return async ({ next, procedure, context }) => {
    const isRead = procedure['~orpc'].route.method === 'GET';
    const hasChanged = context.cookies[changedCookie] !== undefined;
    if (isRead) return readingWith(!hasChanged && isSignedIn(context.cookies), next);
    const answer = await next();
    if (context.principal !== null) return answer;
    const options = { path: '/', maxAge: ownWrites, isHttpOnly: true, isSecure: isSecure(context, config) };
    context.setCookie(writeCookie(changedCookie, '1', options));
    return answer;
  };
}

/** Fails when an answer does not match the contract. */
async function checkAnswer({ next, procedure, path }: Call): Promise<unknown> {
  const answer = await next();
  const result = await procedure['~orpc'].outputSchema?.['~standard'].validate(answer);
  if (result?.issues)
    throw new Error(`${path.join('.')} breaks its contract: ${JSON.stringify(result.issues)}`);
  return answer;
}
