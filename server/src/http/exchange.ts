import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import proxyAddr from 'proxy-addr';

/** Tells whether an address belongs to a proxy that we trust. */
export type Trust = (address: string, hop: number) => boolean;

/** @throws when an entry is neither an address, a network nor one of the names `loopback`, `linklocal`, `uniquelocal`. */
export function trustOf(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

const requestIdPattern = /^[\w.-]{8,64}$/;
const hostPattern = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a page's address can be made of a host: `1.2.3.999` and `tv.example:99999` are none (WHATWG URL). */
function isHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Who asks whom. Forwarded headers count only from trusted proxies. Each fact is worked out when it is first asked for:
 * most answers need few of them.
 */
export class Exchange {
  readonly #req: IncomingMessage;
  readonly #trust: Trust;
  #requestId: string | undefined;
  #ip: string | undefined;
  #host: string | undefined;

  constructor(req: IncomingMessage, trust: Trust) {
    this.#req = req;
    this.#trust = trust;
  }

  /** In every log line and answer of this request (`x-request-id`). */
  get requestId(): string {
    if (this.#requestId === undefined) {
      const id = this.#forwarded('x-request-id');
      this.#requestId = id !== undefined && requestIdPattern.test(id) ? id : randomUUID();
    }
    return this.#requestId;
  }

  /**
   * The client's address; a proxy's word is taken only when it is a trusted one. An IPv4 address is written as one, also
   * when it came to a socket of both kinds (RFC 4291 §2.5.5.2).
   */
  get ip(): string {
    return (this.#ip ??= proxyAddr(this.#req, this.#trust).replace(/^::ffff:(?=\d+\.)/i, ''));
  }

  /** Host with port, as the viewer's browser addressed it; `localhost` when it is malformed. */
  get host(): string {
    if (this.#host === undefined) {
      const host = this.#forwarded('x-forwarded-host') ?? this.#req.headers.host ?? '';
      this.#host = isHost(host) ? host.toLowerCase() : 'localhost';
    }
    return this.#host;
  }

  get protocol(): 'http' | 'https' {
    const isSecure =
      this.#req.socket instanceof TLSSocket || this.#forwarded('x-forwarded-proto') === 'https';
    return isSecure ? 'https' : 'http';
  }

  /** The first value of a header that a trusted proxy has set. */
  #forwarded(name: string): string | undefined {
    const value = this.#req.headers[name];
    if (value === undefined || !this.#trust(this.#req.socket.remoteAddress ?? '', 0)) return undefined;
    return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
  }
}
