import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, encodingOf, isNotModified, openToEveryOrigin } from '@kadr/http';
import type { Encoding } from '@kadr/http';

/** Below this many bytes compressing saves no packet. */
const worthCompressing = 1024;

/** The qualities that cost a millisecond, not ten: a text that is not kept is compressed for each request. */
const quality = { br: 4, gzip: 6 };

/** A text with its validator and its compressed forms, each made when first asked for. */
export interface TextAnswer {
  readonly plain: Buffer;
  /** Without its quotes. */
  readonly tag: string;
  readonly compressed: Map<Encoding, Buffer>;
}

export function textAnswer(text: string): TextAnswer {
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, tag, compressed: new Map() };
}

/** Answers GET or HEAD with a text: compressed as the client can take it, or 304. */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string | TextAnswer,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const answer = typeof text === 'string' ? textAnswer(text) : text;
  const { plain, tag, compressed } = answer;
  const coding = plain.length < worthCompressing ? 'identity' : encodingOf(req.headers['accept-encoding']);
  const etag = coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;
  const common = { ...openToEveryOrigin, ...headers, etag, vary: 'Accept-Encoding' };
  if (isNotModified(req.headers, { etag })) {
    res.writeHead(304, common);
    res.end();
    return;
  }
  let body = compressed.get(coding);
  if (body === undefined) {
    body = await compress(plain, coding, quality);
    compressed.set(coding, body);
  }
  res.writeHead(200, {
    ...common,
    'content-length': body.length,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
