import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, encodingOf } from '@kadr/http';

/** Below this many bytes a compressed body takes no fewer packets. */
const worthCompressing = 1400;

/** An answer is compressed for one request: the qualities that cost a millisecond, not ten. */
const quality = { br: 4, gzip: 5 };

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** An answer as it is sent. */
export interface ReadyAnswer {
  readonly status: number;
  /** Name and value in turn. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

/** Makes a text ready to be sent, compressed when that helps and the client takes it. */
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

/** A header that has several values comes once for each. */
function linesOf([name, value]: [string, OutgoingHttpHeaders[string]]): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.flatMap((one) => [name, one]) : [name, String(value)];
}

export function sendReady(res: ServerResponse, { status, headers, bytes }: ReadyAnswer): void {
  if (res.destroyed) return;
  res.writeHead(status, [...headers]);
  res.end(bytes);
}

/** Sends a text, compressed when that helps and the client takes it. */
export async function send(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  sendReady(res, await makeReady(req, answer));
}
