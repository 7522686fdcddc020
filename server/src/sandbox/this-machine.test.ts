import { expect, it } from 'vitest';
import { isOfThisMachine } from './this-machine.ts';

const asks = (remoteAddress: string | undefined, headers: Record<string, string>): boolean =>
  isOfThisMachine({ socket: { remoteAddress }, headers });

it.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
  ['::1', '[::1]:3000'],
  ['127.8.9.10', '127.0.0.1:3000'],
  ['::1', 'ararat.localhost:3000'],
])('a request from %s to %s is of this machine', (address, host) => {
  expect(asks(address, { host })).toBe(true);
});

it.each([
  ['192.168.1.7', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost:3000'],
  ['2001:db8::1', '[::1]:3000'],
  ['127.0.0.1.evil.example', 'localhost'],
  [undefined, 'localhost'],
])('a request from %s is not, whatever it is addressed to', (address, host) => {
  expect(asks(address, { host })).toBe(false);
});

it.each(['rebound.example:3000', 'localhost.evil.example', 'notlocalhost', '', 'a b', '127.0.0.1.nip.io'])(
  'a request that was addressed to “%s” is not: its name may have been made to point here',
  (host) => {
    expect(asks('127.0.0.1', { host })).toBe(false);
  },
);

it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
  'a request that a proxy of this machine passes on with “%s” is not',
  (name) => {
    expect(asks('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
  },
);
