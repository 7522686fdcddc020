import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, encodingOf, isNotModified, openToEveryOrigin } from '@kadr/http';
import type { Encoding } from '@kadr/http';

/** Below this many bytes compression saves no packet. */
const worthCompressing = 1024;

/** The qualities that cost a millisecond, not ten: a text that is not kept is compressed for each request. */
const quality = { br: 4, gzip: 6 };

/** A text in one coding. */
interface Form {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: OutgoingHttpHeaders;
}

/** A text with its validator and its codings, each made on first use. */
export interface TextAnswer {
  readonly plain: Buffer;
  /** The ETag without its quotes. */
  readonly tag: string;
  readonly forms: Map<Encoding, Form>;
}

export function textAnswer(text: string): TextAnswer {
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, tag, forms: new Map() };
}

/** Answers GET or HEAD with a text, compressed as the client accepts it, or 304; at once if compressed before. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string | TextAnswer,
  headers: OutgoingHttpHeaders,
): Promise<void> | undefined {
  const answer = typeof text === 'string' ? textAnswer(text) : text;
  const coding =
    answer.plain.length < worthCompressing ? 'identity' : encodingOf(req.headers['accept-encoding']);
  const made = answer.forms.get(coding);
  if (made === undefined) return formOf(answer, coding).then((form) => sendForm(req, res, form, headers));
  sendForm(req, res, made, headers);
  return undefined;
}

async function formOf({ plain, tag, forms }: TextAnswer, coding: Encoding): Promise<Form> {
  const body = await compress(plain, coding, quality);
  const etag = coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;
  const form = {
    body,
    etag,
    head: {
      ...openToEveryOrigin,
      etag,
      vary: 'Accept-Encoding',
      'content-length': body.length,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    },
  };
  forms.set(coding, form);
  return form;
}

function sendForm(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag, head }: Form,
  headers: OutgoingHttpHeaders,
): void {
  if (isNotModified(req.headers, { etag })) {
    const { 'content-length': _, 'content-encoding': __, ...common } = head;
    res.writeHead(304, { ...common, ...headers });
    res.end();
    return;
  }
  res.writeHead(200, { ...head, ...headers });
  res.end(req.method === 'HEAD' ? undefined : body);
}
