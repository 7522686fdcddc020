import { launchBrowser } from '@kadr/testing/browser';
import { faults } from '@kadr/testing/axe';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, orderOf, plainCard } from '../testing/shop.ts';
import type { Json, Shop } from '../testing/shop.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let shop: Shop;
let browser: Browser;
/** Methods by which browsers return. */
const returns: string[] = [];
const store = createServer((req, res) => {
  if (req.url === '/return') returns.push(req.method ?? '');
  res.writeHead(200, { 'content-type': 'text/html' }).end('<title>shop</title>');
});
let returnUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve));
  returnUrl = `http://localhost:${(store.address() as AddressInfo).port}/return`;
  [shop, browser] = await Promise.all([openShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
  store.closeAllConnections();
  await new Promise((resolve) => void store.close(resolve));
});

const newPayment = (): Promise<Json> =>
  shop.pay({ description: 'Кино <b>', confirmation: { type: 'redirect', return_url: returnUrl } });

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  return page;
}

/** Fills the card page with the keyboard alone. */
async function typeCard(page: Page, number: string): Promise<void> {
  // The field has the focus from the first frame on.
  await page.locator('[name=number]:focus').waitFor();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12/30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
}

it.each([
  ['ru', 'Оплата картой', 'Подтверждение платежа', 'Платежи и события'],
  ['en', 'Pay by card', 'Confirm the payment', 'Payments and events'],
  ['hy', 'Վճարում քարտով', 'Վճարման հաստատում', 'Վճարումներ և իրադարձություններ'],
])('pages in %s are accessible', async (lang, card, acs, control) => {
  const payment = await newPayment();
  const { acs_url: question } = await shop.card(orderOf(await newPayment()), '2200000000000004');
  const pages = [
    [payment.confirmation.confirmation_url, card],
    [question, acs],
    [`${shop.url}/`, control],
  ] as const;
  for (const [address, title] of pages) {
    const page = await open(`${address}?lang=${lang}`);
    expect(await page.textContent('h1')).toBe(title);
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.close();
  }
});

it('a viewer pays on the card page with the keyboard, after a mistake, and comes back', async () => {
  const payment = await newPayment();
  const page = await open(payment.confirmation.confirmation_url);
  expect(await page.textContent('main')).toContain('Кино <b>');
  await typeCard(page, '2202474301322980');
  await page.waitForSelector('[role=alert]');
  await typeCard(page, plainCard);
  await page.waitForURL(returnUrl);
  expect(await shop.read(payment)).toMatchObject({ status: 'succeeded' });
  const again = await page.goto(payment.confirmation.confirmation_url);
  expect(again?.status()).toBe(410);
  await page.close();
});

it('3-D Secure takes the right code at the third try, fails after three wrong ones, and can be cancelled', async () => {
  const attempt = async (codes: readonly string[]): Promise<string> => {
    const payment = await newPayment();
    const page = await open(payment.confirmation.confirmation_url);
    await typeCard(page, '4793128161644804');
    await page.waitForURL(/\/acs\//);
    expect(await page.textContent('main')).toContain('•••• 4804');
    for (const code of codes) {
      await page.fill('[name=code]', code);
      const next = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await next;
    }
    if (codes.length === 0) await page.click('[name=cancel]');
    await page.waitForURL(returnUrl);
    await page.close();
    const { status, cancellation_details: details } = await shop.read(payment);
    return details?.reason ?? status;
  };
  expect(await attempt(['1', '2', '123'])).toBe('succeeded');
  expect(await attempt(['1', '2', '3'])).toBe('3d_secure_failed');
  expect(await attempt([])).toBe('3d_secure_failed');
});

it('3-D Secure returns by POST once it is told to', async () => {
  await shop.admin('return', { method: 'post' });
  const { acs_url: question } = await shop.card(orderOf(await newPayment()), '2200000000000004');
  const page = await open(question);
  returns.length = 0;
  await page.fill('[name=code]', '123');
  await page.keyboard.press('Enter');
  await page.waitForURL(returnUrl);
  expect(returns).toEqual(['POST']);
  await shop.admin('return', { method: 'get' });
  await page.close();
});

it('3-D Secure waits 10 minutes', async () => {
  const { acs_url: question } = await shop.card(orderOf(await newPayment()), '2200000000000004');
  await shop.tick(600);
  expect((await fetch(question)).status).toBe(410);
});

it('a person sends a webhook again, returns money and opens a dispute on the control page', async () => {
  const payment = await newPayment();
  await shop.card(orderOf(payment), plainCard);
  await shop.tick(0);
  const mine = (): string[] =>
    shop.webhooks
      .filter(({ object }) => [object.id, object['payment_id']].includes(payment.id))
      .map(({ event }) => event);
  const page = await open(`${shop.url}/?lang=en`);
  const press = async (name: string): Promise<void> => {
    const pressed = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name }).first().click();
    await pressed;
    await shop.tick(0);
  };
  await press('Send again');
  expect(mine()).toEqual(['payment.succeeded', 'payment.succeeded']);
  await page.goto(`${shop.url}/?lang=en`);
  await press('Refund');
  await page.goto(`${shop.url}/?lang=en`);
  await press('Open a dispute');
  expect(await shop.read(payment)).toMatchObject({
    refunded_amount: { value: '199.00' },
    dispute: { status: 'open' },
  });
  expect(mine().slice(2)).toEqual(['refund.succeeded', 'payment.dispute.opened']);
  await page.close();
});

it('other machines, other sites and callers without the token get nothing', async () => {
  const rebound = await fetch(`${shop.url}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(rebound.status).toBe(403);
  const pressed = await fetch(`${shop.url}/control/refund`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: new URLSearchParams({ subject: 'x' }),
  });
  expect(pressed.status).toBe(403);
  const tick = await fetch(`${shop.url}/admin/tick`, { method: 'POST', body: '{"seconds":1}' });
  expect(tick.status).toBe(401);
  expect((await shop.admin('tick', { seconds: -1 })).status).toBe(400);
});
