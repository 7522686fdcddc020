import { ServerResponse } from 'node:http';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from './exchange.ts';
import { closeAfterAnswer, isBodyUnread } from './unread-body.ts';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response that adds what every answer carries to whatever head its handler writes: the request's id (also as
 * `Server-Timing`, the one header of a page that its scripts can read: PF-045), `nosniff`, and HSTS (RFC 6797) where
 * the viewer came by TLS. Headers that the handler names itself stay as it says.
 *
 * The answer to a request that is still being sent is the last on its connection (`closeAfterAnswer`).
 *
 * Headers are added when the head is written and not by `setHeader` before: node keeps and checks such headers one by
 * one, which takes as long as all the rest of a cached answer. Only `Retry-After` of an answer 503 (RFC 9110 §15.6.4),
 * which is rare, is added that way.
 */
export class Answer extends ServerResponse {
  /** The request that is answered; set before a handler sees the response. */
  exchange: Exchange | undefined;

  override writeHead(status: number, reason?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, ...rest: readonly (string | Headers | undefined)[]): this {
    const [reason] = rest;
    const headers = typeof reason === 'string' ? rest[1] : reason;
    if (typeof reason === 'string') this.statusMessage = reason;
    if (isBodyUnread(this.req)) {
      this.shouldKeepAlive = false;
      closeAfterAnswer(this.req);
    }
    return super.writeHead(status, this.#complete(status, typeof headers === 'string' ? undefined : headers));
  }

  #complete(status: number, headers: Headers = {}): Headers {
    if (this.exchange === undefined) return headers;
    if (status === 503 && !this.hasHeader('retry-after')) this.setHeader('retry-after', retryAfter);
    const { requestId, protocol } = this.exchange;
    if (!Array.isArray(headers)) {
      return {
        'x-request-id': requestId,
        'server-timing': timingOf(requestId),
        'x-content-type-options': 'nosniff',
        ...(protocol === 'https' && { 'strict-transport-security': strictTransport }),
        ...headers,
      };
    }
    const all = ['x-request-id', requestId, 'server-timing', timingOf(requestId), ...headers];
    if (!headers.includes('x-content-type-options')) all.push('x-content-type-options', 'nosniff');
    if (protocol === 'https') all.push('strict-transport-security', strictTransport);
    return all;
  }
}

function timingOf(requestId: string): string {
  return `request;desc="${requestId}"`;
}

const strictTransport = 'max-age=63072000; includeSubDomains';
/** Seconds after which a client may retry when the service is unavailable. */
const retryAfter = 2;
