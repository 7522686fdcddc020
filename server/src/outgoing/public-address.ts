import { lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Addresses outside the public Internet (RFC 6890 and others), which others' requests must not reach. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // This machine, and IPv4 addresses in IPv6 ones: gateways to them may lead back inside.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is of this machine or a private network; IPv4-mapped IPv6 addresses count as IPv4. */
export function isInner(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return inner.check(mapped, 'ipv4');
  return inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An address that leads to this machine or a private network. */
export class InnerAddressError extends Error {
  override readonly message = 'The address leads to a private network.';
}

/** Whether the host of a URL is an IP address of this machine or a private network. Names are checked on resolution. */
export function hasInnerHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isInner(host);
}

/** Resolves a name and refuses it if any address is internal. The connection uses the checked addresses. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isInner(address)))
      return callback(new InnerAddressError(), '', 0);
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
