import type { IncomingMessage, ServerResponse } from 'node:http';
import { KadrError } from '@kadr/contract/errors';
import type { ErrorBody } from '@kadr/contract/errors';
import { openToEveryOrigin } from '@kadr/http';

/**
 * Answers a request whose handling threw: a `KadrError` with its status and `{description, error_code}`, anything else
 * with INTERNAL and no details. Once the answer has begun it can only be broken off.
 */
export function sendError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const known = error instanceof KadrError ? error : new KadrError('INTERNAL');
  const body: ErrorBody = { description: known.message, error_code: known.code };
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(known.status, {
    ...openToEveryOrigin,
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...(known.error === 'METHOD_NOT_ALLOWED' && { allow: 'GET, HEAD, OPTIONS' }),
    ...(known.error === 'UNAVAILABLE' && { 'retry-after': '2' }),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

const disconnects = new Set<unknown>([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);

/** Whether an error only says that the client went away before the end. */
export function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && disconnects.has(error.code);
}

/** Whether an error is a fault of ours, which the operator must learn of, and not a refusal. */
export function isFault(error: unknown): boolean {
  return !(error instanceof KadrError) || error.status >= 500;
}
