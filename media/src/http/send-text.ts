import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, encodingOf, isNotModified, openToEveryOrigin } from '@kadr/http';

/** Below this many bytes compressing saves no packet. */
const worthCompressing = 1024;

/** Manifests differ by token, so each is compressed once: the quality that costs a millisecond, not ten. */
const quality = { br: 4, gzip: 6 };

/** Answers GET or HEAD with text made for this request: compressed as the client can take it, or 304. */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const plain = Buffer.from(text);
  const coding = plain.length < worthCompressing ? 'identity' : encodingOf(req.headers['accept-encoding']);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}${coding === 'identity' ? '' : `-${coding}`}"`;
  const common = { ...openToEveryOrigin, ...headers, etag, vary: 'Accept-Encoding' };
  if (isNotModified(req.headers, { etag })) {
    res.writeHead(304, common);
    res.end();
    return;
  }
  const body = await compress(plain, coding, quality);
  res.writeHead(200, {
    ...common,
    'content-length': body.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
