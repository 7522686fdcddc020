import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBank } from '../bank.ts';
import type { Bank } from '../bank.ts';
import { seeded, usualDelays } from '../options.ts';
import type { BankOptions } from '../options.ts';

/** The time at which the tests' clock stands still: 24 November 2026, noon in UTC. */
export const noon = Date.UTC(2026, 10, 24, 12);
export const shopOrigin = 'http://shop.example';
export const plainCard = '2202474301322987';

export interface Webhook {
  readonly event: string;
  readonly object: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** An answer of the bank: fields that an answer does not have are undefined, whatever their type says. */
export interface Json {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly confirmation: { readonly confirmation_url: string; readonly sandbox: { readonly order: string } };
  readonly payment_method: { readonly id: string };
  readonly cancellation_details?: { readonly reason: string };
  readonly amount: object;
  readonly dispute?: object;
  readonly items: readonly Json[];
  readonly next_cursor?: string;
  /** Only in answers of `/card`. */
  readonly reqStatus: number;
  readonly acs_url: string;
}

export interface Shop {
  readonly url: string;
  readonly webhooks: Webhook[];
  /** Statuses of the next answers to webhooks; 200 once they are used up. */
  readonly webhookAnswers: number[];
  api(method: string, path: string, body?: unknown, key?: string): Promise<{ status: number; body: Json }>;
  /** A payment of 199.00 RUB, or as `changes` says. */
  pay(changes?: object, key?: string): Promise<Json>;
  card(order: string, number: string, changes?: object): Promise<Json>;
  read(payment: Pick<Json, 'id'>): Promise<Json>;
  /** Moves time ahead; all webhooks that become due have been sent. */
  tick(seconds: number): Promise<void>;
  admin(path: string, body: unknown): Promise<Response>;
  /** Ends the bank and restarts it over the same file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

let keys = 0;
const nextKey = (): string => `key-${(keys += 1)}`;

/** A bank over real HTTP and a shop that uses it. The clock stands still until `tick`. */
export async function openShop(changes: Partial<BankOptions> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-bank-'));
  const { webhooks, webhookAnswers, receiver, port } = await openReceiver();
  const options: BankOptions = {
    dataDir,
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    isOpen: false,
    shopId: '100500',
    secretKey: 'test_secret-key',
    webhookSecret: 'webhook-secret-of-tests',
    controlToken: 'control-token-of-tests',
    cardFields: [],
    needsReceipts: false,
    merchant: 'Кадр',
    clock: () => noon,
    random: seeded('tests'),
    delays: { ...usualDelays, card: 0, silence: 20, webhook: 2000 },
    ...changes,
  };
  let bank: Bank = await startBank(options);
  const calls = callsOf(() => bank.url, options);
  await calls.admin('shop', {
    webhook_url: `http://127.0.0.1:${port}/`,
    origins: [shopOrigin, 'http://*.shop.example'],
  });
  return {
    ...calls,
    get url() {
      return bank.url;
    },
    webhooks,
    webhookAnswers,
    restart: async () => {
      await bank.stop();
      bank = await startBank(options);
    },
    close: async () => {
      await bank.stop();
      await new Promise((resolve) => void receiver.close(resolve));
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Takes webhooks. */
async function openReceiver() {
  const webhooks: Webhook[] = [];
  const webhookAnswers: number[] = [];
  const receiver = createServer((req, res) => {
    let text = '';
    req.setEncoding('utf8');
    req.on('data', (part: string) => (text += part));
    req.on('end', () => {
      const { event, object } = JSON.parse(text) as Webhook;
      webhooks.push({ event, object, headers: req.headers, text });
      res.writeHead(webhookAnswers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  return { webhooks, webhookAnswers, receiver, port };
}

function callsOf(
  url: () => string,
  { shopId, secretKey, controlToken }: BankOptions,
): Pick<Shop, 'api' | 'pay' | 'card' | 'read' | 'tick' | 'admin'> {
  const admin: Shop['admin'] = (to, body) =>
    fetch(`${url()}/admin/${to}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${controlToken}` },
      body: JSON.stringify(body),
    });
  const api: Shop['api'] = async (method, to, body, key = nextKey()) => {
    const answer = await fetch(`${url()}/v3/${to}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${shopId}:${secretKey}`)}`,
        ...(method === 'POST' && { 'idempotence-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  return {
    admin,
    api,
    pay: async (more = {}, key) => {
      const payment = {
        amount: { value: '199.00', currency: 'RUB' },
        capture: true,
        confirmation: { type: 'redirect', return_url: 'http://localhost:3000/pay/return' },
        ...more,
      };
      return (await api('POST', 'payments', payment, key)).body;
    },
    card: async (order, number, more = {}) => {
      const answer = await fetch(`${url()}/card`, {
        method: 'POST',
        headers: { origin: shopOrigin, 'content-type': 'application/json' },
        body: JSON.stringify({
          card: { number, month: 12, year: 2030, cvc: '123' },
          order,
          timestamp: noon / 1000,
          phone: '+79990000001',
          ...more,
        }),
      });
      return (await answer.json()) as Json;
    },
    read: async ({ id }) => (await api('GET', `payments/${id}`)).body,
    tick: async (seconds) => void (await (await admin('tick', { seconds })).json()),
  };
}

/** The target of a card for a payment or a binding. */
export const orderOf = (object: Json): string => object.confirmation.sandbox.order;
