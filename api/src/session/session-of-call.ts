import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import type { RequestContext } from '../context/context.ts';
import type { SessionService } from './service.ts';

type Invocation = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta>;

/**
 * Stands around every operation: lets a call read its session once (the calls of one page have a call in common). A call
 * that changes nothing may see the session as it is kept in memory; after any other the session is read again.
 */
export function sessionsOfCalls(
  sessions: Pick<SessionService, 'forget'>,
): (
  invocation: Invocation & { readonly next: (invocation?: Invocation) => Promise<unknown> },
) => Promise<unknown> {
  return async ({ next, ...invocation }) => {
    const { procedure } = invocation;
    const isRead = procedure['~orpc'].route.method === 'GET';
    const context = { ...invocation.context, call: invocation.context.call ?? {}, isRead };
    if (isRead) return next({ ...invocation, context });
    try {
      return await next({ ...invocation, context });
    } finally {
      await sessions.forget(context);
    }
  };
}
