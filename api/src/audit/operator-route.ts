import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { answerErrors, errorBodyOf } from '../errors/answer-errors.ts';
import { requestContext } from '../http/request-context.ts';
import type { Caller } from '../http/request-context.ts';
import { send } from '../http/send.ts';

/** A request to an operator's address that is not an operation of the contract: files, in and out. */
export interface FileRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly caller: Caller;
  readonly context: RequestContext;
  readonly method: string;
  /** The rest of the address, after its beginning. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Answers the addresses that begin with `beginning`. An error before the answer begins is the contract's; a later one
 * cuts the connection, so that a part cannot pass for the whole. Returns false for every other address.
 *
 * @param work returns false for an unknown address
 */
export function operatorRoute(
  beginning: string,
  ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log'>,
  work: (request: FileRequest) => Promise<boolean>,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  const answering = answerErrors(ports.log);
  return async (req, res, caller) => {
    if (req.url?.startsWith(beginning) !== true) return false;
    const url = new URL(`http://localhost${req.url}`);
    const context = requestContext(req, url, { ...caller, setCookie: () => {} }, ports);
    const { method = 'GET' } = req;
    const path = url.pathname.slice(beginning.length);
    const request = { req, res, caller, context, method, path, query: Object.fromEntries(url.searchParams) };
    try {
      return await answering({ next: () => work(request), context, path: ['operator', 'files'] });
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      if (res.headersSent) {
        res.destroy();
        return true;
      }
      const isUnread = !req.complete;
      if (isUnread) req.resume();
      await send(req, res, {
        status: error.status,
        type: 'application/json; charset=utf-8',
        body: JSON.stringify(errorBodyOf(error)),
        headers: isUnread ? { connection: 'close' } : {},
      });
      return true;
    }
  };
}
