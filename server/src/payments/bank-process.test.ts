import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bankAccessOf, startBankProcess } from './bank-process.ts';
import type { BankProcess } from './bank-process.ts';
import { paymentOriginsOf, paymentProviders } from './providers.ts';

const access = bankAccessOf(new Uint8Array(32).fill(7));
let dataDir: string;
let bank: BankProcess;
let crashes = 0;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-bank-'));
  bank = await startBankProcess({
    dataDir,
    port: 0,
    publicUrl: null,
    isOpen: false,
    access,
    log: () => undefined,
    onCrash: () => {
      crashes += 1;
    },
  });
});
afterAll(async () => {
  await bank.stop();
  rmSync(dataDir, { recursive: true });
});

const pidOf = async (): Promise<number> => {
  const answer = await fetch(`${bank.url}/health`);
  return ((await answer.json()) as { pid: number }).pid;
};

it('the sandbox takes every currency, YooKassa roubles, and nobody any without a provider', () => {
  const withBank = paymentProviders(
    { provider: 'sandbox', port: 0, publicUrl: null },
    { url: bank.url, access },
  );
  expect([...withBank.keys()]).toEqual(['RUB', 'AMD', 'USD', 'EUR']);
  expect(withBank.get('AMD')).toMatchObject({ id: 'sandbox', paymentUrl: `${bank.url}/card` });
  const shop = {
    provider: 'yookassa',
    url: 'https://yookassa.test/v3',
    shopId: '1',
    secretKey: 's',
    receipts: null,
  } as const;
  expect(
    [...paymentProviders(shop, null)].map(([currency, { id, paymentUrl }]) => [currency, id, paymentUrl]),
  ).toEqual([['RUB', 'yookassa', null]]);
  expect(paymentProviders({ provider: 'off' }, null).size).toBe(0);
  const stripe = {
    provider: 'stripe',
    url: 'https://api.stripe.com',
    scriptUrl: 'https://js.stripe.com/v3/',
    publicKey: 'pk_1',
    secretKey: 'sk_1',
    webhookSecret: 'whsec_1',
  } as const;
  expect([...paymentProviders(stripe, null)].map(([currency, { id }]) => `${currency} ${id}`)).toEqual([
    'RUB stripe',
    'AMD stripe',
    'USD stripe',
    'EUR stripe',
  ]);
  expect(paymentOriginsOf(stripe, null)).toEqual({
    connect: ['https://api.stripe.com'],
    script: ['https://js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  });
  const arca = { provider: 'arca', url: 'https://arca.test', userName: 'u', password: 'p' } as const;
  expect(paymentProviders(arca, null).get('AMD')?.id).toBe('arca');
  expect(paymentOriginsOf(arca, null)).toEqual({ connect: [], script: [], frame: [] });
});

it('the bank is back at its address, with its payments, after it was killed', async () => {
  await bank.introduce({ webhookUrl: 'http://127.0.0.1:9/', origins: ['http://localhost:3000'] });
  const provider = paymentProviders({ provider: 'off' }, { url: bank.url, access }).get('RUB');
  const input = {
    amount: { amount: 100, currency: 'RUB' },
    save: false,
    returnUrl: 'http://localhost:3000/',
    description: 'x',
    customer: { id: '1', email: null, phone: null },
    receipt: {
      email: 'anna@kadr.example',
      phone: null,
      items: [{ name: 'x', unit: { amount: 100, currency: 'RUB' }, quantity: 1, vat: null, isAdvance: true }],
    },
  } as const;
  const first = await provider?.createPayment({ ...input, key: 'a-key' });
  process.kill(await pidOf(), 'SIGKILL');
  await vi.waitFor(
    async () => expect(await provider?.createPayment({ ...input, key: 'a-key' })).toEqual(first),
    {
      timeout: 60_000,
    },
  );
  expect(first?.state).toBe('action_required');
  expect(crashes).toBe(1);
});
