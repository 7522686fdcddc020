import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import proxyAddr from 'proxy-addr';

/** Tells whether an address belongs to a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

/** @throws when an entry is neither an address, a network nor `loopback`, `linklocal` or `uniquelocal`. */
export function trustOf(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

const requestIdPattern = /^[\w.-]{8,64}$/;
const hostPattern = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/i;

/** Prefix of this process; requests without an id are numbered after it. */
const requestIdPrefix = randomBytes(12).toString('base64url');
let requests = 0;

/** The last checked host: nearly every request names the same one. */
let judged = { host: '', name: 'localhost' };

/** A host in lower case; `localhost` when no page can have it: `1.2.3.999`, `tv.example:99999` (WHATWG URL). */
function hostName(host: string): string {
  if (judged.host !== host) {
    const isHost = hostPattern.test(host) && URL.canParse(`http://${host}`);
    judged = { host, name: isHost ? host.toLowerCase() : 'localhost' };
  }
  return judged.name;
}

function nextRequestId(): string {
  requests += 1;
  return `${requestIdPrefix}-${requests.toString(36)}`;
}

/**
 * Caller and target of a request. Forwarded headers count only from trusted proxies. Each fact is computed on first
 * use: most answers need few of them.
 */
export class Exchange {
  /** Template of the address that is answered, for metrics: the path of a route, and of a page that of its row. */
  route = '';
  readonly #req: IncomingMessage;
  readonly #trust: Trust;
  #requestId: string | undefined;
  #ip: string | undefined;
  #host: string | undefined;

  constructor(req: IncomingMessage, trust: Trust) {
    this.#req = req;
    this.#trust = trust;
  }

  /** The id in every log line and answer of this request (`x-request-id`). */
  get requestId(): string {
    if (this.#requestId === undefined) {
      const id = this.#forwarded('x-request-id');
      this.#requestId = id !== undefined && requestIdPattern.test(id) ? id : nextRequestId();
    }
    return this.#requestId;
  }

  /**
   * The client's address; only a trusted proxy's statement about it counts. An IPv4 address is written as one, also on
   * a dual-stack socket (RFC 4291 §2.5.5.2).
   */
  get ip(): string {
    return (this.#ip ??= proxyAddr(this.#req, this.#trust).replace(/^::ffff:(?=\d+\.)/i, ''));
  }

  /** Host with port, as the viewer's browser addressed it; `localhost` when it is malformed. */
  get host(): string {
    return (this.#host ??= hostName(this.#forwarded('x-forwarded-host') ?? this.#req.headers.host ?? ''));
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
