import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noon, openShop, orderOf, plainCard } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

async function pay(): Promise<void> {
  await shop.card(orderOf(await shop.pay()), plainCard);
  await shop.tick(0);
}

it('is signed over time and body', async () => {
  await pay();
  const [webhook] = shop.webhooks;
  const v1 = createHmac('sha256', 'webhook-secret-of-tests')
    .update(`${noon / 1000}.${webhook?.text}`)
    .digest('hex');
  expect(webhook?.headers['signature']).toBe(`t=${noon / 1000},v1=${v1}`);
  expect(JSON.parse(webhook?.text ?? '')).toMatchObject({
    type: 'notification',
    event: 'payment.succeeded',
    object: { status: 'succeeded' },
  });
});

it('is sent again after 5 s, 30 s, 2 and 10 minutes until the shop answers 200', async () => {
  shop.webhookAnswers.push(500, 503, 302, 404);
  await pay();
  const counts = [shop.webhooks.length];
  for (const seconds of [4, 1, 29, 1, 119, 1, 600, 86_400]) {
    await shop.tick(seconds);
    counts.push(shop.webhooks.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 5]);
});

it('is given up after 24 hours', async () => {
  shop.webhookAnswers.push(...Array<number>(100).fill(500));
  await pay();
  await shop.tick(86_400);
  const count = shop.webhooks.length;
  expect(count).toBeGreaterThan(12);
  await shop.tick(7 * 86_400);
  expect(shop.webhooks).toHaveLength(count);
});

it('goes on after a restart', async () => {
  shop.webhookAnswers.push(500);
  await pay();
  await shop.restart();
  await shop.tick(5);
  expect(shop.webhooks.map(({ event }) => event)).toEqual(['payment.succeeded', 'payment.succeeded']);
});
