import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Webhook, WebhookEvent, WebhookRequest } from '@kadr/api';
import { z } from 'zod';
import { isSigned } from '../signatures.ts';
import { bindingPrefix } from './mapping.ts';

/** Sender addresses of YooKassa's webhooks, which it does not sign. */
const ranges = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11/32',
  '77.75.156.35/32',
  '2a02:5180::/32',
];

const notificationSchema = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  object: z.object({ id: z.string().min(1).max(100), status: z.string().max(50).optional() }),
});

const kinds: readonly (readonly [prefix: string, kind: WebhookEvent['kind']])[] = [
  ['payment.dispute.', 'dispute'],
  ['payment.', 'payment'],
  ['refund.', 'refund'],
  ['payment_method.', 'card'],
];

const refused: Webhook = { ok: false, reply: { status: 403, body: '' } };
const unreadable: Webhook = { ok: false, reply: { status: 400, body: '' } };

/** Takes webhooks signed with `secret`; without one, those from YooKassa's addresses. */
export function webhookReader(secret: string | null): (request: WebhookRequest) => Webhook {
  const isGenuine =
    secret === null
      ? isOfYooKassa()
      : (request: WebhookRequest) => isSigned(secret, request.headers['signature'], request);
  return (request) => {
    if (!isGenuine(request)) return refused;
    const notification = notificationSchema.safeParse(jsonOf(request.raw));
    if (!notification.success) return unreadable;
    const { event, object } = notification.data;
    const kind = kinds.find(([prefix]) => event.startsWith(prefix))?.[1] ?? 'other';
    return {
      ok: true,
      reply: { status: 200, body: '' },
      event: {
        // Webhooks of YooKassa have no id.
        dedupeKey: `${event}:${object.id}:${object.status ?? ''}`,
        kind,
        ref: kind === 'card' ? `${bindingPrefix}${object.id}` : object.id,
      },
    };
  };
}

function isOfYooKassa(): (request: WebhookRequest) => boolean {
  const known = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    known.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return ({ remoteAddress }) =>
    isIP(remoteAddress) !== 0 && known.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return null;
  }
}
