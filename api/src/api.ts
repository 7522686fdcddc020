import { createRouterClient } from '@orpc/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KadrClient } from '@kadr/contract/client';
import type { ApiDependencies, RequestContext } from './context.ts';
import { interceptorsOf } from './interceptors.ts';
import { createHttpHandler } from './http/http-handler.ts';
import { parseCookies } from './http/cookies.ts';
import type { Caller } from './http/request-context.ts';
import type { IngestWork } from './ingests/service.ts';
import { createRouter } from './router.ts';
import { sessionCookieName } from './session/session-cookie.ts';

export interface Api {
  /** The operations by direct call, in process: the same answers and errors as over HTTP, without a socket. */
  client(context: RequestContext): KadrClient;
  /** Answers what is under `/api`; false for every other address. */
  handle(req: IncomingMessage, res: ServerResponse, caller: Caller): Promise<boolean>;
  readonly ingests: IngestWork;
  /** Whether a `cookie` header holds the session of somebody signed in, as far as the header itself can say. */
  isSignedIn(cookies: string): boolean;
  /** Works out anew what is popular; one process is to call it every few minutes. */
  refreshPopularity(): Promise<void>;
  /** Forgets what has had its time: old sessions, tries, events. One process is to call it every few hours. */
  tidy(): Promise<void>;
}

/** The service over a migrated database. It keeps nothing of its own: as many processes as wanted may have one. */
export function createApi(dependencies: ApiDependencies): Api {
  if (dependencies.secrets.session.length < 32)
    throw new Error('The session secret needs at least 32 bytes.');
  const { router, catalogue, ingests, sessions, forgetful } = createRouter(dependencies);
  const interceptors = interceptorsOf(dependencies);
  return {
    client: (context) => createRouterClient(router, { context, interceptors }),
    handle: createHttpHandler(router, interceptors, dependencies),
    ingests,
    isSignedIn: (cookies) => {
      const value = parseCookies(cookies)[sessionCookieName];
      return value !== undefined && sessions.isOfAccount(value, dependencies.clock());
    },
    tidy: async () => {
      for (const domain of forgetful) await domain.tidy(dependencies.clock());
    },
    refreshPopularity: () => catalogue.refreshPopularity(dependencies.clock()),
  };
}
