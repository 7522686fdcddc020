import { readBytes } from '@kadr/api';
import type { Api } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { Handler, Route } from './http-server.ts';

/** The largest body of a webhook, in bytes: providers send a few thousand. */
const longestWebhook = 64 * 1024;
const webhooks = '/payments/webhooks/';
const returns = '/payments/return/';

/** Addresses that payment providers call, and to which they send browsers back. */
export function paymentRoutes(takeWebhook: Api['takeWebhook']): readonly Route[] {
  return [
    { path: webhooks, handle: webhookHandler(takeWebhook) },
    { path: returns, handle: returnFromBank },
  ];
}

/** `POST /payments/webhooks/{provider}`: the body as received, and its sender's address by trusted proxies. */
function webhookHandler(takeWebhook: Api['takeWebhook']): Handler {
  return async (req, res, { ip }) => {
    const provider = pathOf(req.url).slice(webhooks.length);
    if (!/^[a-z]{1,20}$/.test(provider)) throw new KadrError('NOT_FOUND');
    if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
    const raw = new Uint8Array(await readBytes(req, longestWebhook));
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
    );
    const reply = await takeWebhook({ provider, raw, headers, remoteAddress: ip });
    if (reply === null) throw new KadrError('NOT_FOUND');
    res.writeHead(reply.status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    res.end(reply.body);
    return true;
  };
}

/**
 * `/payments/return/{ticket}`: the way back from the bank's page. A form posted by another site carries no `Lax`
 * cookie, so nothing is decided here: the page that follows asks for the state of the ticket.
 */
const returnFromBank: Handler = (req, res) => {
  const ticket = pathOf(req.url).slice(returns.length);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(ticket)) throw new KadrError('NOT_FOUND');
  if (req.method !== 'GET' && req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
  res.writeHead(303, { location: `/pay?ticket_id=${ticket}&returned=1`, 'cache-control': 'no-store' });
  res.end();
  return true;
};

function pathOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}
