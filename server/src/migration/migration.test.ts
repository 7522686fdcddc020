import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMigration, httpProvider } from './migration.ts';

const asked: (string | undefined)[] = [];
const server = createServer((req, res) => {
  asked.push(`${req.url} ${req.headers.authorization}`);
  const query = new URL(`http://localhost${req.url}`).searchParams;
  const email = query.get('email') ?? 'vera@stream.example';
  if (email === 'nobody@stream.example') return void res.writeHead(404).end();
  if (email === 'broken@stream.example') return void res.writeHead(500).end();
  const phone = email === 'odd@stream.example' ? 'call me' : '+79990000101';
  const name = query.has('phone') ? 'Вера' : 17;
  const answered = email === 'other@stream.example' ? 'vera@stream.example' : email.toUpperCase();
  return void res.end(JSON.stringify({ email: answered, phone, name, provider: 'Stream' }));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://name:word@127.0.0.1:${(server.address() as AddressInfo).port}/provider/`;
});
afterAll(() => void server.close());

it('asks another provider over HTTP', async () => {
  const provider = httpProvider(url);
  const vera = { email: 'vera@stream.example', phone: '+79990000101', provider: 'Stream' };
  expect(await provider.findByEmail('vera@stream.example')).toEqual({ ...vera, name: null });
  expect(await provider.findByPhone('+79990000101')).toEqual({ ...vera, name: 'Вера' });
  expect(await provider.findByEmail('nobody@stream.example')).toBeNull();
  expect(asked).toEqual([
    '/provider/accounts?email=vera%40stream.example Basic bmFtZTp3b3Jk',
    '/provider/accounts?phone=%2B79990000101 Basic bmFtZTp3b3Jk',
    '/provider/accounts?email=nobody%40stream.example Basic bmFtZTp3b3Jk',
  ]);
});

it.each(['broken@stream.example', 'odd@stream.example', 'other@stream.example'])(
  'does not believe everything: %s',
  async (email) => {
    await expect(httpProvider(url).findByEmail(email)).rejects.toThrow();
  },
);

it('has a few accounts when embedded, none otherwise', async () => {
  const outside = {
    payment: '',
    sms: '',
    mail: '',
    migration: 'sandbox',
    advertising: '',
    guide: '',
    licence: '',
  };
  const embedded = createMigration({ outside, isEmbedded: true });
  expect(await embedded.findByEmail('vera@stream.example')).toMatchObject({ phone: '+79990000101' });
  expect(await embedded.findByPhone('+37499000102')).toMatchObject({ email: 'aram@stream.example' });
  const alone = createMigration({ outside, isEmbedded: false });
  expect(await alone.findByEmail('vera@stream.example')).toBeNull();
  expect(await alone.findByPhone('+79990000101')).toBeNull();
});
