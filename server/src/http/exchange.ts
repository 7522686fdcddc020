import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import proxyAddr from 'proxy-addr';

/** What is known of a request before anybody answers it. */
export interface Exchange {
  /** In every log line and answer of this request (`x-request-id`). */
  readonly requestId: string;
  /** The client's address; a proxy's word is taken only when it is a trusted one. */
  readonly ip: string;
  /** Host with port, as the viewer's browser addressed it. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

/** Tells whether an address belongs to a proxy that we trust. */
export type Trust = (address: string, hop: number) => boolean;

/** @throws when an entry is neither an address, a network nor one of the names `loopback`, `linklocal`, `uniquelocal`. */
export function trustOf(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

const requestIdPattern = /^[\w.-]{8,64}$/;
const hostPattern = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Reads who asks whom; forwarded headers count only from trusted proxies, and a malformed host is `localhost`. */
export function exchangeOf(req: IncomingMessage, trust: Trust): Exchange {
  const isTrusted = trust(req.socket.remoteAddress ?? '', 0);
  const forwarded = (name: string): string | undefined => {
    if (!isTrusted) return undefined;
    const value = req.headers[name];
    return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
  };
  const id = forwarded('x-request-id');
  const host = forwarded('x-forwarded-host') ?? req.headers.host ?? '';
  const isSecure = req.socket instanceof TLSSocket || forwarded('x-forwarded-proto') === 'https';
  return {
    requestId: id !== undefined && requestIdPattern.test(id) ? id : randomUUID(),
    ip: proxyAddr(req, trust),
    host: hostPattern.test(host) ? host.toLowerCase() : 'localhost',
    protocol: isSecure ? 'https' : 'http',
  };
}
