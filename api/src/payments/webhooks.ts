import type { WebhookReply, WebhookRequest } from '../context/payment-provider.ts';
import { settle } from './settle.ts';
import { advanceRefund } from './make-refunds.ts';
import { providerOf } from './payments-context.ts';
import type { PaymentsContext } from './payments-context.ts';
import { findRefundByRef } from './refund-rows.ts';
import { findPayment, findPaymentByRef, noteEvent, setEventHandled } from './repository.ts';

/**
 * Handles a webhook: it is recorded, the payment that it names is read from the provider, and only that reading counts.
 * Null for a provider that is not configured. After a rejection, the next delivery or a scheduled check handles the
 * event.
 */
export async function takeWebhook(
  ctx: PaymentsContext,
  { provider: id, ...request }: Omit<WebhookRequest, 'now'> & { readonly provider: string },
): Promise<WebhookReply | null> {
  const provider = providerOf(ctx, id);
  if (provider === null) return null;
  const now = ctx.clock();
  const webhook = provider.parseWebhook({ ...request, now });
  if (!webhook.ok) return webhook.reply;
  const { dedupeKey, ref, kind } = webhook.event;
  const event = await noteEvent(ctx.db, { provider: id, dedupeKey, ref, kind, receivedAt: now });
  if (event.isHandled) return webhook.reply;
  if (kind === 'refund') {
    const refund = await findRefundByRef(ctx.db, ref);
    if (refund !== undefined) await advanceRefund(ctx, refund, now);
  } else if (kind !== 'other') await readAgain(ctx, { provider: id, ref, kind }, now);
  await setEventHandled(ctx.db, event.id, now);
  return webhook.reply;
}

/** Reads a payment by the provider's id; one whose first answer has not arrived yet is found by our key. */
async function readAgain(
  ctx: PaymentsContext,
  { provider: id, ref, kind }: { readonly provider: string; readonly ref: string; readonly kind: string },
  now: Date,
): Promise<void> {
  const known = await findPaymentByRef(ctx.db, id, ref);
  // For a payment that has succeeded only a dispute is news.
  if (known?.state === 'succeeded' && kind !== 'dispute') return;
  const answer = await providerOf(ctx, id)?.getPayment({ ref });
  if (answer === undefined || answer === null) return;
  if (answer.state === 'unknown')
    throw new Error('The payment provider did not return the outcome of a payment.');
  const payment = known ?? (isKey(answer.key) ? await findPayment(ctx.db, answer.key) : undefined);
  if (payment === undefined || payment.provider !== id) {
    ctx.log.warn({ provider: id, ref }, 'a webhook names an unknown payment');
    return;
  }
  await settle(ctx, payment.id, answer, now);
}

function isKey(key: string | null): key is string {
  return key !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}
