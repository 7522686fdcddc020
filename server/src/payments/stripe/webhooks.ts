import type { Webhook, WebhookEvent, WebhookRequest } from '@kadr/api';
import { isSigned } from '../signatures.ts';
import { eventSchema } from './answers.ts';

const kinds: readonly (readonly [prefix: string, kind: WebhookEvent['kind']])[] = [
  ['payment_intent.', 'payment'],
  ['setup_intent.', 'card'],
  ['charge.dispute.', 'dispute'],
  ['refund.', 'refund'],
];

/** Takes webhooks signed with the endpoint's secret (`Stripe-Signature`). Each event has an id. */
export function webhookReader(secret: string): (request: WebhookRequest) => Webhook {
  return (request) => {
    if (!isSigned(secret, request.headers['stripe-signature'], request))
      return { ok: false, reply: { status: 403, body: '' } };
    const event = eventSchema.safeParse(jsonOf(request.raw));
    if (!event.success) return { ok: false, reply: { status: 400, body: '' } };
    const { id, type, data } = event.data;
    const { id: subject, payment_intent: payment } = data.object;
    const named = kinds.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'other';
    // A dispute without its payment is useless.
    const kind = named === 'dispute' && payment == null ? 'other' : named;
    return {
      ok: true,
      reply: { status: 200, body: '' },
      event: { dedupeKey: id, kind, ref: kind === 'dispute' ? (payment ?? '') : subject },
    };
  };
}

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return null;
  }
}
