import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, encodingOf } from '@kadr/http';

/** Compressing a body below this many bytes does not save a packet. */
const worthCompressing = 1400;

/**
 * Compression levels: each response is compressed for one request only, so these take one millisecond rather than ten.
 */
const quality = { br: 4, gzip: 5 };

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** A response that is ready to be sent. */
export interface ReadyAnswer {
  readonly status: number;
  /** Names and values, alternating. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

/** Prepares a text for sending, compressed when that helps and the client accepts it. */
export async function makeReady(
  req: IncomingMessage,
  { status, type, body, headers }: Answer,
): Promise<ReadyAnswer> {
  const encoding = body.length < worthCompressing ? 'identity' : encodingOf(req.headers['accept-encoding']);
  const text = Buffer.from(body);
  const bytes = encoding === 'identity' ? text : await compress(text, encoding, quality);
  const head: OutgoingHttpHeaders = {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...headers,
  };
  return { status, headers: Object.entries(head).flatMap(linesOf), bytes };
}

/** A header with several values becomes one line per value. */
function linesOf([name, value]: [string, OutgoingHttpHeaders[string]]): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.flatMap((one) => [name, one]) : [name, String(value)];
}

export function sendReady(res: ServerResponse, { status, headers, bytes }: ReadyAnswer): void {
  if (res.destroyed) return;
  res.writeHead(status, [...headers]);
  res.end(bytes);
}

/** Sends a text, compressed when that helps and the client accepts it. */
export async function send(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  sendReady(res, await makeReady(req, answer));
}
