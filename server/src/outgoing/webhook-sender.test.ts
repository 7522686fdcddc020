import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInner } from './public-address.ts';
import { createWebhookSender } from './webhook-sender.ts';

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['192.168.0.1', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::127.0.0.1', true],
  ['2002:7f00:1::', true],
  ['64:ff9b:1::a00:1', true],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('knows whether %s is an inner address: %s', (address, isOurs) => {
  expect(isInner(address)).toBe(isOurs);
});

describe('an address on a private network', () => {
  const sender = createWebhookSender(false);
  it.each(['https://127.0.0.1/x', 'https://[::1]/x', 'https://169.254.169.254/latest', 'http://crm.example'])(
    'is rejected when it is configured: %s',
    async (url) => {
      expect(await sender.refusal(url)).not.toBeNull();
    },
  );

  it.each(['https://127.0.0.1:1/x', 'https://localhost:1/x', 'http://localhost:1/x'])(
    'is never connected to, whatever its host name: %s',
    async (url) => {
      await expect(sender.post(url, '{}', {})).rejects.toThrow('private network');
    },
  );
});

it('sends a body with its headers, follows no redirect and returns the status', async () => {
  const asked: { url: string | undefined; id: unknown; body: string }[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      asked.push({ url: req.url, id: req.headers['webhook-id'], body });
      res.writeHead(302, { location: '/elsewhere' }).end('x'.repeat(1000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sender = createWebhookSender(true);
  const url = `http://127.0.0.1:${port}/hook`;
  expect(await sender.refusal(url)).toBeNull();
  expect(await sender.post(url, '{"type":"webhook.test"}', { 'webhook-id': 'a' })).toBe(302);
  expect(asked).toEqual([{ url: '/hook', id: 'a', body: '{"type":"webhook.test"}' }]);
});
