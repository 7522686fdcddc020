import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded, startBank } from '@kadr/bank';
import type { PaymentProvider, WebhookRequest } from '@kadr/api';
import { providerContract } from './provider-contract.ts';
import type { ContractSide } from './provider-contract.ts';
import { createYooKassa } from './yookassa/provider.ts';

const origin = 'http://localhost:3000';
const secrets = { shopId: '1', secretKey: 'secret-of-the-shop', webhookSecret: 'secret-of-webhooks' };
const controlToken = 'token-of-control';

async function openBank(): Promise<ContractSide> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-bank-'));
  const webhooks: WebhookRequest[] = [];
  const receiver = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const signature = req.headers['signature'];
      webhooks.push({
        raw: Buffer.concat(parts),
        headers: { signature: typeof signature === 'string' ? signature : undefined },
        remoteAddress: '127.0.0.1',
        now: new Date(),
      });
      res.end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const bank = await startBank({
    ...secrets,
    dataDir,
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    isOpen: false,
    controlToken,
    cardFields: [],
    needsReceipts: true,
    merchant: 'Кадр',
    clock: Date.now,
    random: seeded('contract'),
    delays: { card: 0, silence: 20, webhook: 2000 },
  });
  const admin = (what: string, body: object): Promise<Response> =>
    fetch(`${bank.url}/admin/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${controlToken}` },
      body: JSON.stringify(body),
    });
  const { port } = receiver.address() as AddressInfo;
  await admin('shop', { webhook_url: `http://127.0.0.1:${port}/`, origins: [origin] });
  const providerAt = (url: string): PaymentProvider =>
    createYooKassa({
      ...secrets,
      id: 'sandbox',
      url: () => `${url}/v3`,
      sandbox: { paymentUrl: () => `${url}/card`, webhookSecret: secrets.webhookSecret },
      receipts: { vat: 22 },
      now: () => new Date(),
    });

  return {
    provider: providerAt(bank.url),
    // The port of the discard protocol has no listener.
    unreachable: providerAt('http://127.0.0.1:9'),
    enterCard: async ({ next }, number) => {
      if (next?.kind !== 'direct_post') throw new Error('The payment takes no card.');
      const answer = await fetch(next.paymentUrl, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({
          card: { number, month: 12, year: 2030, cvc: '123' },
          order: next.order,
          timestamp: Math.floor(Date.now() / 1000),
          phone: '+79990000001',
        }),
      });
      return ((await answer.json()) as { acs_url?: string }).acs_url ?? null;
    },
    answer: async (page, how) => {
      const tries = { pass: ['123'], fail: ['1', '2', '3'], cancel: [null] }[how];
      for (const code of tries) {
        const body = new URLSearchParams(code === null ? { cancel: '1' } : { code });
        await fetch(page, { method: 'POST', body, redirect: 'manual' });
      }
    },
    webhooks: (ref) =>
      webhooks.filter(({ raw }) => new TextDecoder().decode(raw).includes(`"object":{"id":"${ref}"`)),
    advance: async (seconds) => void (await (await admin('tick', { seconds })).json()),
    close: async () => {
      await bank.stop();
      await new Promise((resolve) => void receiver.close(resolve));
      rmSync(dataDir, { recursive: true });
    },
  };
}

providerContract(
  'the sandbox bank, by the adapter of YooKassa',
  {
    entry: 'direct_post',
    cancelsOpen: false,
    hasWebhooks: true,
    plain: '2202474301322987',
    secure: '2200000000000004',
    declined: [
      ['2200000000000053', 'insufficient_funds', 'later'],
      ['2200000000000012', 'authentication', 'later'],
      ['2200000000000020', 'issuer', 'later'],
      ['2201382000000021', 'issuer', 'later'],
      ['2202202212312379', 'other', 'later'],
      ['2200770212727079', 'wrong_data', 'later'],
      ['2201382000000039', 'limit', 'later'],
      ['2200000000000038', 'card_expired', 'never'],
      ['2200000000000046', 'fraud', 'never'],
      ['2201382000000047', 'restricted', 'never'],
      ['2201382000000054', 'restricted', 'never'],
      ['4242424242424242', 'wrong_data', 'never'],
    ],
    savedDeclined: '2204000000000703',
    savedRevoked: '2204000000000901',
    savedCut: '2204000000000208',
    registersReceipts: true,
    refundFails: '2204000000001305',
    disputed: '2204000000001206',
  },
  openBank,
);
