import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { KadrError } from '@kadr/contract/errors';
import { answerContent, openToEveryOrigin } from '@kadr/http';
import type { FrontObject, Storage, StoredContent, StoredObject } from '../storage/storage.ts';

export interface ObjectAnswer {
  readonly storage: Storage;
  readonly key: string;
  /** Replaces the stored one. */
  readonly contentType?: string;
  /** Cache-Control and other headers of the answer, 304 too. */
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Answers GET or HEAD with a stored object: whole, a range of it, or 304; with its path instead where a server in front
 * can read it. It reads only as fast as the client does, and closes the object when the client leaves (the call then
 * rejects).
 *
 * @throws KadrError NOT_FOUND when there is no such object; nothing is written then.
 */
export async function sendObject(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ObjectAnswer,
): Promise<void> {
  const { storage, key } = answer;
  const front = await storage.inFront(key);
  if (front !== null) {
    await sendToFront(res, answer, front);
    return;
  }
  const { range, 'if-none-match': etag, 'if-modified-since': since } = req.headers;
  const isPlain = req.method === 'GET' && range === undefined && etag === undefined && since === undefined;
  if (isPlain) {
    const found = present(await storage.get(key));
    res.writeHead(200, { ...describe(answer, found.object), 'content-length': found.object.size });
    await sendBody(found, res);
    return;
  }

  const object = present(await storage.head(key));
  const part = answerContent(req, object);
  if (part.status === 304) {
    res.writeHead(304, { ...openToEveryOrigin, ...answer.headers, etag: object.etag });
    res.end();
    return;
  }
  if (part.status === 416) {
    res.writeHead(416, { ...openToEveryOrigin, ...part.headers });
    res.end();
    return;
  }
  const headers = { ...describe(answer, object), ...part.headers };
  if (req.method === 'HEAD') {
    res.writeHead(200, headers);
    res.end();
    return;
  }
  const found = present(await storage.get(key, part.range ?? undefined));
  res.writeHead(part.status, headers);
  await sendBody(found, res);
}

/** Lets the server in front send the object. It handles ranges and conditions, too. */
async function sendToFront(res: ServerResponse, answer: ObjectAnswer, front: FrontObject): Promise<void> {
  const { storage, key, headers } = answer;
  const { 'accept-ranges': _its, ...described }: OutgoingHttpHeaders = front.isDescribed
    ? { ...openToEveryOrigin, ...headers }
    : describe(answer, present(await storage.head(key)));
  res.writeHead(200, { ...described, 'content-length': 0, 'x-accel-redirect': front.path });
  res.end();
}

async function sendBody(found: StoredContent, res: ServerResponse): Promise<void> {
  if (found.bytes !== undefined) {
    res.end(await found.bytes());
    return;
  }
  const { body } = found;
  try {
    await pipeline(body, res);
  } catch (error) {
    // A client that left before the first byte makes `pipeline` refuse, and then it closes nothing.
    body.destroy();
    throw error;
  }
}

function present<Found>(found: Found | null): Found {
  if (found === null) throw new KadrError('NOT_FOUND');
  return found;
}

function describe({ contentType, headers }: ObjectAnswer, object: StoredObject): OutgoingHttpHeaders {
  return {
    ...openToEveryOrigin,
    ...headers,
    'content-type': contentType ?? object.contentType,
    etag: object.etag,
    'last-modified': object.modified.toUTCString(),
    'accept-ranges': 'bytes',
  };
}
