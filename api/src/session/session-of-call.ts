import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import type { RequestContext } from '../context/context.ts';
import type { SessionService } from './service.ts';

type Invocation = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta>;

/**
 * Wraps every operation, so that a call reads its session once (the calls of one page share one context). A call that
 * changes nothing may use the row in memory; after any other call the session is read again.
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
