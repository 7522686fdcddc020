import type { IncomingMessage } from 'node:http';
import { KadrError } from '@kadr/contract';

/** Largest body of a viewer's request and of an operator's, in bytes. */
export const bodyLimits = { viewer: 64 * 1024, operator: 32 * 1024 * 1024 };

/**
 * The JSON body of a request; undefined without a body.
 *
 * @throws KadrError PAYLOAD_TOO_LARGE above `limit` bytes, INVALID_INPUT for anything that is not JSON in UTF-8.
 */
export async function readJsonBody(req: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBytes(req, limit);
  if (bytes.length === 0) return undefined;
  // Other sites cannot send this type without a preflight request.
  if (!/^application\/json\s*(?:;|$)/i.test(req.headers['content-type'] ?? '')) {
    throw new KadrError('INVALID_INPUT', { message: 'The body must be JSON, sent as application/json.' });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new KadrError('INVALID_INPUT', { message: 'The body is no JSON.', cause });
  }
}

/**
 * A request's raw body. A refused body leaves the connection open for the response.
 *
 * @throws KadrError PAYLOAD_TOO_LARGE above `limit` bytes, INVALID_INPUT when the client disconnects before the end.
 */
export async function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) throw tooLarge(limit);
      chunks.push(bytes);
    }
  } catch (cause) {
    if (!req.destroyed) throw cause;
    throw new KadrError('INVALID_INPUT', { message: 'The body ended before its time.', cause });
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): KadrError {
  return new KadrError('PAYLOAD_TOO_LARGE', { message: `The body has more than ${limit} bytes.` });
}
