import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { KadrError } from '@kadr/contract/errors';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { parseByteRange } from './byte-range.ts';
import { isNotModified, isRangeCurrent } from './preconditions.ts';

export interface ObjectAnswer {
  readonly storage: Storage;
  readonly key: string;
  /** In place of the stored one. */
  readonly contentType?: string;
  /** Cache-Control and whatever else the answer carries, 304 too. */
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Answers GET or HEAD with a stored object: whole, a range of it, or 304. It reads only as fast as the client does, and
 * closes the object when the client leaves (the call then rejects).
 *
 * @throws KadrError NOT_FOUND when there is no such object; nothing is written then.
 */
export async function sendObject(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ObjectAnswer,
): Promise<void> {
  const { storage, key } = answer;
  const { range: rangeHeader, 'if-none-match': etag, 'if-modified-since': since } = req.headers;
  const isPlain =
    req.method === 'GET' && rangeHeader === undefined && etag === undefined && since === undefined;
  if (isPlain) {
    const found = present(await storage.get(key));
    res.writeHead(200, { ...describe(answer, found.object), 'content-length': found.object.size });
    await sendBody(found.body, res);
    return;
  }

  const object = present(await storage.head(key));
  const headers = describe(answer, object);
  if (isNotModified(req.headers, object)) {
    res.writeHead(304, { ...answer.headers, etag: object.etag });
    res.end();
    return;
  }
  const range = isRangeCurrent(req.headers, object) ? parseByteRange(rangeHeader, object.size) : null;
  if (req.method === 'HEAD') {
    res.writeHead(200, { ...headers, 'content-length': object.size });
    res.end();
    return;
  }
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'content-range': `bytes */${object.size}`, 'content-length': 0 });
    res.end();
    return;
  }
  const found = present(await storage.get(key, range ?? undefined));
  const length = range === null ? object.size : range.end - range.start + 1;
  res.writeHead(range === null ? 200 : 206, {
    ...headers,
    'content-length': length,
    ...(range !== null && { 'content-range': `bytes ${range.start}-${range.end}/${object.size}` }),
  });
  await sendBody(found.body, res);
}

async function sendBody(body: Readable, res: ServerResponse): Promise<void> {
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
    ...headers,
    'content-type': contentType ?? object.contentType,
    etag: object.etag,
    'last-modified': object.modified.toUTCString(),
    'accept-ranges': 'bytes',
  };
}
