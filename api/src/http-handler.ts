import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIHandler, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import { errorNameOf, errors, KadrError } from '@kadr/contract';
import type { ErrorDefinition } from '@kadr/contract';
import type { FindPrincipal } from './audit/operator-calls.ts';
import type { ApiPorts, RequestContext } from './context/context.ts';
import { answerErrors, errorBodyOf } from './errors/answer-errors.ts';
import type { Interceptors } from './interceptors.ts';
import { documentation } from './openapi/documentation.ts';
import { requireOperator } from './context/principal.ts';
import type { ApiRouter } from './router.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { bodyLimits, readJsonBody } from './http/read-body.ts';
import { inPreview } from './brands/preview-call.ts';
import type { PreviewPorts } from './brands/preview-call.ts';
import { requestContext } from './http/request-context.ts';
import type { Caller } from './http/request-context.ts';
import { makeReady, send, sendReady } from './http/send.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';

interface NotedCall<T> {
  readonly next: () => T;
  readonly path: readonly string[];
  readonly context: RequestContext;
}

const prefix = '/api';
const json = 'application/json; charset=utf-8';

/** Answers everything under `/api`: the contract's operations, their description, and errors for the rest. */
export function createHttpHandler(
  router: ApiRouter,
  interceptors: Interceptors,
  ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log'> &
    PreviewPorts & {
      readonly answers: KeptAnswers;
      readonly findPrincipal: FindPrincipal;
    },
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  const answering = answerErrors(ports.log);
  const { operations, operationOf } = operationsOf(router, [answering], interceptors);
  const methodsAt = methodFinder(router);
  const describe = documentation();
  const { publicUrl } = ports.config;

  return async (req, res, caller) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return false;
    const url = new URL(`http://localhost${req.url}`);
    const cookies: string[] = [];
    const asked = requestContext(req, url, { ...caller, setCookie: (header) => cookies.push(header) }, ports);
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
    const key = ports.answers.keyOf(req, caller.host);
    const keep = key === null ? null : ports.answers.begin(key);

    const answer = async (context: RequestContext) => {
      if (path.startsWith(`${prefix}/operator/`)) requireOperator(context);
      const isOperators = context.principal !== null;
      // A token or key is always deliberate: no browser sends it automatically. The staff cookie was checked above.
      if (!isOperators) refuseCrossSite({ method, headers: req.headers, host: caller.host, publicUrl });
      const page = method === 'GET' ? await describe(path.slice(prefix.length)) : null;
      if (page !== null) return page;
      const { matched, response } = await operations.handle(
        {
          method,
          url,
          headers: req.headers,
          body: () => readJsonBody(req, isOperators ? bodyLimits.operator : bodyLimits.viewer),
          signal: undefined,
        },
        { prefix, context },
      );
      if (!matched) throw nothingFor(await methodsAt(path.slice(prefix.length)));
      return {
        status: response.status,
        type: json,
        body: JSON.stringify(response.body ?? null),
        ...(response.status >= 400 && { headers: retryAfterOf(response.body) }),
      };
    };

    try {
      const principal = await answering({
        next: () => ports.findPrincipal(req, caller.host),
        context: asked,
      });
      const context = await answering({
        next: () => inPreview({ ...asked, principal }, { req, method, path }, ports),
        context: asked,
      });
      const found = await answering({ next: () => answer(context), context });
      const ready = await makeReady(req, {
        ...found,
        headers: { ...found.headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
      });
      keep?.(operationOf(context), ready);
      sendReady(res, ready);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      await send(req, res, {
        status: error.status,
        type: json,
        body: JSON.stringify(errorBodyOf(error)),
      });
    }
    return true;
  };
}

/** The error for an address that accepts these methods but not the request's. */
function nothingFor(methods: readonly string[]): KadrError {
  return methods.length === 0
    ? new KadrError('NOT_FOUND', { message: 'The API has nothing at this address.' })
    : new KadrError('METHOD_NOT_ALLOWED', { message: `This address takes ${methods.join(', ')}.` });
}

/** The handler of the contract's operations, and a lookup of the operation that a request called. */
function operationsOf(
  router: ApiRouter,
  answering: [ReturnType<typeof answerErrors>],
  interceptors: Interceptors,
) {
  const asked = new WeakMap<RequestContext, string>();
  const noteOperation = <T>({ next, path, context }: NotedCall<T>): T => {
    asked.set(context, path.join('.'));
    return next();
  };
  const operations = new StandardOpenAPIHandler<RequestContext>(router, {
    interceptors: answering,
    clientInterceptors: [noteOperation, ...interceptors],
    customErrorResponseBodyEncoder: errorBodyOf,
  });
  return { operations, operationOf: (context: RequestContext) => asked.get(context) };
}

/** `Retry-After` of a transient error. */
function retryAfterOf(body: unknown): { 'retry-after'?: string } {
  if (typeof body !== 'object' || body === null || !('error_code' in body)) return {};
  const name = errorNameOf(Number(body.error_code));
  const known: ErrorDefinition | undefined = name && errors[name];
  return known?.retryAfter === undefined ? {} : { 'retry-after': String(known.retryAfter) };
}

/** Finds the methods that an address accepts. */
function methodFinder(router: ApiRouter): (path: string) => Promise<string[]> {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  return async (path) => {
    const found = await Promise.all(
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(async (method) =>
        (await matcher.match(method, `/${path.replace(/^\/|\/$/g, '')}`)) ? [method] : [],
      ),
    );
    return found.flat();
  };
}
