import type { IncomingHttpHeaders } from 'node:http';
import type { StoredObject } from '../storage/storage.ts';

type Validators = Pick<StoredObject, 'etag' | 'modified'>;

/** Whether what the client has is still right (RFC 9110 §13.1.2 and §13.1.3), so that the answer is 304. */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = new Set(known.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return tags.has('*') || tags.has(etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return toSeconds(modified.getTime()) <= toSeconds(since);
}

/** Whether a Range may be honoured: there is no If-Range, or it names what is stored now (RFC 9110 §13.1.5). */
export function isRangeCurrent(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"')
    ? condition === etag
    : toSeconds(Date.parse(condition)) === toSeconds(modified.getTime());
}

/** Dates in headers have whole seconds. */
function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
