import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from './accepts.ts';
import { isNotModified } from './preconditions.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes compressing saves no packet. */
const worthCompressing = 1024;

/** Answers GET or HEAD with text made for this request: compressed as the client can take it, or 304. */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const plain = Buffer.from(text);
  const coding = plain.length < worthCompressing ? null : chooseCoding(req.headers['accept-encoding']);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}${coding ? `-${coding}` : ''}"`;
  const common = { ...headers, etag, vary: 'Accept-Encoding' };
  if (
    isNotModified({ 'if-none-match': req.headers['if-none-match'] }, { etag, modified: new Date(Number.NaN) })
  ) {
    res.writeHead(304, common);
    res.end();
    return;
  }
  const body = await compress(plain, coding);
  res.writeHead(200, {
    ...common,
    'content-length': body.length,
    ...(coding && { 'content-encoding': coding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function chooseCoding(header: string | undefined): 'br' | 'gzip' | null {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}

function compress(plain: Buffer, coding: 'br' | 'gzip' | null): Buffer | Promise<Buffer> {
  // Manifests differ by token, so each is compressed once: the quality that costs a millisecond, not ten.
  if (coding === 'br') return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return coding === 'gzip' ? toGzip(plain) : plain;
}
