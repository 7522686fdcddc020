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

/** Sends a text, compressed when that helps and the client takes it. */
export async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, type, body, headers }: Answer,
): Promise<void> {
  const encoding = body.length < worthCompressing ? 'identity' : encodingOf(req.headers['accept-encoding']);
  const bytes = await compress(Buffer.from(body), encoding, quality);
  if (res.destroyed) return;
  res.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...headers,
  });
  res.end(bytes);
}
