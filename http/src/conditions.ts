import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** Validators that distinguish versions of a content. */
export interface Validators {
  /** Strong, with its quotes. */
  readonly etag?: string;
  readonly modified?: Date;
}

/**
 * Whether the client's copy is current, so that the answer is 304 (RFC 9110 §13.1.2, §13.1.3). `Cache-Control:
 * no-cache` in a request does not matter: it is for caches on the way.
 */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags === undefined && since === undefined) return false;
  if (tags !== undefined) return fresh({ 'if-none-match': tags }, { etag });
  return fresh({ 'if-modified-since': since }, { 'last-modified': modified?.toUTCString() });
}

/** Whether a Range may be honoured: there is no If-Range, or it names the current version (RFC 9110 §13.1.5). */
export function isRangeCurrent(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  if (condition.startsWith('"')) return condition === etag;
  return modified !== undefined && Date.parse(condition) === Date.parse(modified.toUTCString());
}
