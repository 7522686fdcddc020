import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add to a request that they pass on (RFC 7239, RFC 9110 §7.6.3, and their predecessors). */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request comes from this machine: over its loopback, not through a proxy, and addressed to `localhost` or an
 * IP address. A page of another site whose name was made to point here (DNS rebinding) has that name in `Host`.
 */
export function isOfThisMachine({
  socket,
  headers,
}: {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  readonly headers: IncomingMessage['headers'];
}): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(peer) === 0 || !loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return /^(?:.+\.)?localhost$/.test(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
