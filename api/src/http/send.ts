import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body is no fewer packets. */
const worthCompressing = 1400;

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
  const encoding = body.length < worthCompressing ? null : encodingOf(req.headers['accept-encoding'] ?? '');
  const bytes =
    encoding === 'br'
      ? await compressBrotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : encoding === 'gzip'
        ? await compressGzip(body, { level: 5 })
        : Buffer.from(body);
  if (res.destroyed) return;
  res.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...headers,
  });
  res.end(bytes);
}

function encodingOf(accepted: string): 'br' | 'gzip' | null {
  const takes = (name: string): boolean =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
