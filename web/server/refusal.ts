import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errors } from '@kadr/contract';
import type { ErrorBody, ErrorName } from '@kadr/contract';

/** Answers what is no page with an error of the contract: the body is the same as everywhere in the service (SS-043). */
export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  name: ErrorName,
  headers: OutgoingHttpHeaders = {},
): true {
  const { code, status, description } = errors[name];
  const body = JSON.stringify({ description, error_code: code } satisfies ErrorBody);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}
