import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { trustOf } from './exchange.ts';
import { createHttpServer } from './http-server.ts';
import type { HttpServer } from './http-server.ts';
import { paymentRoutes } from './payment-routes.ts';

type Take = Parameters<typeof paymentRoutes>[0];

let server: HttpServer | null = null;
afterEach(() => server?.close(0));

/** Answers over HTTP, behind no proxy unless one is trusted; returns the address, and the webhooks taken. */
async function serve(proxies: readonly string[] = []) {
  const taken: Parameters<Take>[0][] = [];
  const take: Take = (request) => {
    taken.push(request);
    return Promise.resolve(request.provider === 'sandbox' ? { status: 200, body: 'OK' } : null);
  };
  server = createHttpServer({
    routes: paymentRoutes(take),
    trust: trustOf(proxies),
    log: pino({ level: 'silent' }),
  });
  return { url: `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`, taken };
}

const ticket = '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b';

describe('a webhook', () => {
  const body = '{"event" : "payment.succeeded"}';
  const post = (url: string, over: RequestInit = {}) => fetch(url, { method: 'POST', body, ...over });

  it('is taken as it came, and answered as its provider wants', async () => {
    const { url, taken } = await serve();
    const answer = await post(`${url}/payments/webhooks/sandbox?x=1`, { headers: { signature: 't=1' } });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(taken).toMatchObject([{ provider: 'sandbox', headers: { signature: 't=1' } }]);
    expect(new TextDecoder().decode(taken[0]?.raw)).toBe(body);
  });

  it('comes from where the connection does, unless a trusted proxy says otherwise', async () => {
    const forged = { headers: { 'x-forwarded-for': '185.71.76.1' } };
    const direct = await serve();
    await post(`${direct.url}/payments/webhooks/sandbox`, forged);
    expect(direct.taken[0]?.remoteAddress).toBe('127.0.0.1');
    await server?.close(0);
    const proxied = await serve(['loopback']);
    await post(`${proxied.url}/payments/webhooks/sandbox`, forged);
    expect(proxied.taken[0]?.remoteAddress).toBe('185.71.76.1');
  });

  it.each([
    ['of a provider that is not there', '/payments/webhooks/other', {}, 404],
    ['of no provider', '/payments/webhooks/', {}, 404],
    ['that is too long', '/payments/webhooks/sandbox', { body: 'x'.repeat(64 * 1024 + 1) }, 413],
    ['that is none', '/payments/webhooks/sandbox', { method: 'GET', body: null }, 405],
  ])('%s is refused', async (_what, path, over, status) => {
    const { url } = await serve();
    expect((await post(`${url}${path}`, over)).status).toBe(status);
  });
});

describe('the way back from the bank', () => {
  it.each(['GET', 'POST'])('by %s goes on to the page of the ticket, and decides nothing', async (method) => {
    const { url, taken } = await serve();
    const answer = await fetch(`${url}/payments/return/${ticket}?reqStatus=0`, {
      method,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/pay?ticket_id=${ticket}&returned=1`,
    ]);
    expect(taken).toEqual([]);
  });

  it('goes nowhere else', async () => {
    const { url } = await serve();
    for (const path of ['//evil.test', 'x', `${ticket}/..`])
      expect((await fetch(`${url}/payments/return/${path}`, { redirect: 'manual' })).status).toBe(404);
  });
});
