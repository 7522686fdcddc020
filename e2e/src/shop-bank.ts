/** The sandbox bank as YooKassa: it takes cards on its own page only, and tells a shop only what YooKassa documents. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { checkout } from './product.ts';

export interface ShopBank {
  /** The settings with which a service takes cards by it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const [shopId, secret] = ['100500', 'secret-of-the-shop'];

export async function startShopBank(): Promise<ShopBank> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-shop-bank-'));
  const bank = spawn(process.execPath, [path.join(checkout, 'bank', 'src', 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      KADR_BANK_DATA: dataDir,
      KADR_BANK_PORT: '0',
      KADR_BANK_SHOP_ID: shopId,
      KADR_BANK_SECRET: secret,
      KADR_BANK_WEBHOOK_SECRET: 'secret-of-webhooks',
      KADR_BANK_CONTROL_TOKEN: 'token-of-control-',
    },
  });
  const bankUrl = await new Promise<string>((resolve, reject) => {
    bank.once('exit', () => reject(new Error('The bank did not start.')));
    createInterface({ input: bank.stdout }).once('line', (line) =>
      resolve(line.replace('The bank is at ', '')),
    );
  });
  const api = createServer((req, res) => void forward(bankUrl, req, res));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  return {
    env: {
      KADR_PAYMENTS: 'yookassa',
      KADR_YOOKASSA_URL: `http://127.0.0.1:${port}/v3`,
      KADR_YOOKASSA_SHOP_ID: shopId,
      KADR_YOOKASSA_SECRET: secret,
    },
    stop: async () => {
      api.closeAllConnections();
      await new Promise((resolve) => void api.close(resolve));
      const ended = new Promise((resolve) => bank.once('exit', resolve));
      bank.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Queries the bank, and removes from its answer the fields that YooKassa does not have. */
async function forward(bankUrl: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { authorization = '', 'idempotence-key': key } = req.headers;
  const body = await text(req);
  const answer = await fetch(`${bankUrl}${req.url ?? ''}`, {
    method: req.method ?? 'GET',
    headers: {
      authorization,
      'content-type': 'application/json',
      ...(typeof key === 'string' && { 'idempotence-key': key }),
    },
    ...(body !== '' && { body }),
  });
  const said: unknown = JSON.parse(await answer.text(), (name, value: unknown) =>
    name === 'sandbox' ? undefined : value,
  );
  res.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}
