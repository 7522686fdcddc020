import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract';
import type { Ticket } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

/**
 * The bank's script: its fields are in a frame of its origin, styled by the page; the frame takes the card when the
 * payment is confirmed.
 */
const script = (origin: string) => `window.Stripe = () => ({
  elements: ({ clientSecret, appearance }) => ({
    clientSecret,
    create: () => {
      const frame = document.createElement('iframe');
      frame.title = 'Card';
      frame.style.cssText = 'display: block; inline-size: 100%; block-size: 178px; border: 0';
      frame.src = '${origin}/fields#' + encodeURIComponent(JSON.stringify(appearance));
      return {
        mount: (place) => place.append(frame),
        on: (event, run) => event === 'ready' && frame.addEventListener('load', run),
        destroy: () => frame.remove(),
      };
    },
  }),
  confirmPayment: ({ elements }) => new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data), { once: true });
    document.querySelector('iframe').contentWindow.postMessage(elements.clientSecret, '*');
  }),
});`;
const fields = `<!doctype html><html lang="en"><title>Card</title><style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr }
  label { display: grid; gap: 4px } label:first-child { grid-column: span 2 }
  input { box-sizing: border-box; inline-size: 100%; font: inherit }
</style><main><label>Number<input></label><label>Expiry<input placeholder="MM / YY"></label><label>CVC<input placeholder="CVC"></label></main><script>
const { variables, rules } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const main = document.querySelector('main');
main.style.cssText = 'display: contents; color: ' + variables.colorText;
document.body.style.cssText = 'gap: ' + variables.gridRowSpacing + '; font: ' + variables.fontSizeBase + ' ' + variables.fontFamily;
const sheet = document.createElement('style');
const css = (rule) => Object.entries(rule).map(([name, value]) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()) + ':' + value).join(';');
sheet.textContent = 'label {' + css(rules['.Label']) + '} input {' + css(rules['.Input']) + ';color:' + variables.colorText + ';background:' + variables.colorBackground + ';border-radius:' + variables.borderRadius + '} input:focus {' + css(rules['.Input:focus']) + '} ::placeholder { opacity: 1; color:' + variables.colorTextPlaceholder + '}';
document.head.append(sheet);
addEventListener('message', async ({ data }) => {
  const number = document.querySelector('input').value;
  const answer = await fetch('/confirm', { method: 'POST', body: JSON.stringify({ number, secret: data }) });
  parent.postMessage(await answer.json(), '*');
});</script></html>`;

const bank = { server: null as Server | null, url: '', taken: [] as unknown[] };
const id = '0f0e0d0c-0b0a-4908-8706-050403020100';
let screens: Screens;
let attempt = 1;
let asked: string[] = [];
let content: Ticket['content'] = null;
const products = [
  {
    ids: [7],
    title: { rus: 'Большое кино ваше' },
    text: { rus: 'Начните с подборки недели.' },
    target: { type: 'link' as const, link: '/movies', title: { rus: 'К фильмам' } },
  },
];

const entry = () => ({
  kind: 'tokenise' as const,
  library: 'stripe' as const,
  script_url: `${bank.url}/v3/`,
  public_key: 'pk_of_a_test',
  client_secret: `secret-${attempt}`,
  intent: 'payment' as const,
});
const ticket = (): Ticket => ({
  ticket_id: id,
  order_id: 17,
  purpose: 'purchase',
  status: 'wait_payment',
  amount: 29_900,
  currency: 'RUB',
  is_should_link_card: false,
  content,
  payment: entry(),
});

const pages = new Map([
  ['/v3/', { type: 'text/javascript', body: () => script(bank.url) }],
  ['/fields', { type: 'text/html', body: () => fields }],
]);

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const page = pages.get(req.url ?? '');
  if (page !== undefined) {
    res.writeHead(200, { 'content-type': page.type });
    res.end(page.body());
    return;
  }
  const { number, secret } = (await json(req)) as { number: string; secret: string };
  bank.taken.push({ number, secret });
  const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
  res.end(JSON.stringify(number === '' ? { error } : {}));
}

beforeAll(async () => {
  bank.server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => void bank.server?.listen(0, '127.0.0.1', resolve));
  bank.url = `http://127.0.0.1:${(bank.server.address() as AddressInfo).port}`;
  screens = await startScreens({
    paymentOrigins: { connect: [bank.url], script: [bank.url], frame: [bank.url] },
    onApiRequest: (method, path) => void asked.push(`${method} ${path}`),
    alter: (client) => ({
      ...client,
      toggles: { ...client.toggles, get: () => Promise.resolve({ is_enabled: true, data: { products } }) },
      purchases: {
        ...client.purchases,
        ticket: () => Promise.resolve(ticket()),
        retryTicket: () => {
          attempt += 1;
          return Promise.resolve({ payment: entry() });
        },
        confirmTicket: () => {
          const { number } = bank.taken.at(-1) as { number: string };
          if (number.endsWith('0002')) return Promise.reject(new KadrError('PAYMENT_DECLINED'));
          return Promise.resolve({ status: 'paid' as const, notification: null, payment: null });
        },
      },
    }),
  });
});
beforeEach(() => {
  attempt = 1;
  asked = [];
  content = null;
  bank.taken.splice(0);
});
afterAll(async () => {
  await screens.close();
  await new Promise((resolve) => void bank.server?.close(resolve));
});

const number = (page: Page) => page.frameLocator('iframe').getByLabel('Number');
const pay = (page: Page) => page.getByRole('button', { name: /^Заплатить 299/ }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

it('takes a card in fields of the bank, in a frame that the page cannot read; the service knows what became of it, and the page what can be done with it (CM-054, CM-125)', async () => {
  content = {
    id: 7,
    name: 'Большое кино',
    slug: 'big-cinema',
    media_item_type: null,
    usage_model: 'SERVICE',
  };
  const page = await screens.open(`/pay?ticket_id=${id}`, { isSignedIn: true });
  await number(page).fill('4242424242424242');
  expect(await faults(page)).toEqual([]);
  await pay(page);
  await expect.poll(() => heading(page)).toBe('Готово');
  expect(bank.taken).toEqual([{ number: '4242424242424242', secret: 'secret-1' }]);
  expect(asked.filter((request) => request.includes('confirmations'))).toHaveLength(1);
  await expect.poll(() => page.locator('main h2').allInnerTexts()).toEqual(['Большое кино ваше']);
  expect(await page.getByRole('link', { name: 'К фильмам' }).getAttribute('href')).toBe('/movies');
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

it('says what is unfinished without asking the service, and gives a card after a refused one another attempt', async () => {
  const page = await screens.open(`/pay?ticket_id=${id}`, { isSignedIn: true });
  await number(page).waitFor();
  await pay(page);
  await expect.poll(() => page.locator('main').innerText()).toContain('Your card number is incomplete.');
  expect(asked.filter((request) => request.includes('confirmations'))).toEqual([]);
  await number(page).fill('4000000000000002');
  await pay(page);
  await expect.poll(() => page.locator('main').innerText()).toContain('Карта не прошла');
  await expect.poll(() => number(page).inputValue()).toBe('');
  await number(page).fill('4242424242424242');
  await pay(page);
  await expect.poll(() => heading(page)).toBe('Готово');
  expect(bank.taken.at(-1)).toEqual({ number: '4242424242424242', secret: 'secret-2' });
  await page.context().close();
});

it('says so when the script of the bank does not come', async () => {
  const { url } = bank;
  bank.url = 'http://127.0.0.1:9';
  const page = await screens.open(`/pay?ticket_id=${id}`, { isSignedIn: true });
  await expect.poll(() => page.locator('main').innerText()).toContain('Сейчас');
  bank.url = url;
  await page.context().close();
});
