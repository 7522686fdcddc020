import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainCard } from './testing/shop.ts';
import type { Json } from './testing/shop.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let dataDir: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-bank-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      KADR_BANK_DATA: dataDir,
      KADR_BANK_PORT: '0',
      KADR_BANK_SHOP_ID: '1',
      KADR_BANK_SECRET: 'secret-of-the-shop',
      KADR_BANK_WEBHOOK_SECRET: 'secret-of-webhooks',
      KADR_BANK_CONTROL_TOKEN: 'token-of-control-',
      KADR_BANK_CARD_DELAY: '0',
    },
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout }))
    return { child, url: line.replace('The bank is at ', '') };
  throw new Error('The bank did not start.');
}

const create = async (url: string, key: string): Promise<Json> => {
  const answer = await fetch(`${url}/v3/payments`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('1:secret-of-the-shop')}`, 'idempotence-key': key },
    body: JSON.stringify({
      amount: { value: '1.00', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: 'http://localhost/' },
    }),
  });
  return (await answer.json()) as Json;
};

const listed = async (url: string): Promise<Json[]> => {
  const answer = await fetch(`${url}/v3/payments?limit=100`, {
    headers: { authorization: `Basic ${btoa('1:secret-of-the-shop')}` },
  });
  return ((await answer.json()) as { items: Json[] }).items;
};

it('killed in the middle of creating: what was answered is there, and the same keys make no second payment', async () => {
  const answered = new Map<string, string>();
  for (let round = 0; round < 2; round++) {
    const { child, url } = await start();
    const keys = Array.from({ length: 20 }, (_, at) => `${round}-${at}`);
    const creating = keys.map(async (key) => {
      const payment = await create(url, key).catch(() => null);
      if (payment !== null) answered.set(key, payment.id);
      // Some are answered, others are not.
      if (answered.size === round * 20 + 5 + round) child.kill('SIGKILL');
    });
    await Promise.all(creating);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const next = await start();
    for (const key of keys) {
      const { id } = await create(next.url, key);
      expect(answered.get(key) ?? id).toBe(id);
      answered.set(key, id);
    }
    const ids = (await listed(next.url)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...answered.values()].toSorted());
    next.child.kill('SIGTERM');
    await once(next.child, 'exit');
  }
});

it('keeps no card number and no code, and lets a second process not near its file', async () => {
  const { child, url } = await start();
  const payment = await create(url, 'one');
  const entry = await fetch(payment.confirmation.confirmation_url, {
    method: 'POST',
    body: new URLSearchParams({ number: plainCard, expiry: '12/31', cvc: '9876' }),
    redirect: 'manual',
  });
  expect(entry.headers.get('location')).toBe('http://localhost/');
  await expect(start()).rejects.toThrow('did not start');
  child.kill('SIGTERM');
  await once(child, 'exit');
  for (const file of readdirSync(dataDir)) {
    const text = readFileSync(path.join(dataDir, file), 'latin1');
    expect([file, text.includes(plainCard), text.includes('9876')]).toEqual([file, false, false]);
  }
});

it('ends with its parent', async () => {
  const { child } = await start();
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
