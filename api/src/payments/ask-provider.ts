import type { PaymentProvider, ProviderPayment } from '../context/payment-provider.ts';
import { bankCardById, tokenOf } from './linked-cards.ts';
import { receiptOfPayment } from './receipts.ts';
import { findCustomer } from './repository.ts';
import type { PaymentRow } from './repository.ts';
import { providerOf } from './payments-context.ts';
import type { PaymentsContext } from './payments-context.ts';

/**
 * How long the same request is repeated while the provider does not know it, in milliseconds: the lifetime of an order.
 */
const repeatedFor = 15 * 60_000;
/**
 * When an attempt unknown to the provider counts as never made, in milliseconds: the last request has ended by then.
 */
const goneAfter = 20 * 60_000;

/** How long a payment may wait for its viewer, in milliseconds: a bank's page stays open no longer. */
const waitsFor = 60 * 60_000;

/** The provider's answer, or that the payment was never made. Null while the outcome is unknown. */
export type Answer = ProviderPayment | 'never_made' | null;

/**
 * Sends an attempt to the provider under its idempotency key; reads an attempt that is too old to be made. Call it
 * outside of transactions only.
 */
export function makeAttempt(ctx: PaymentsContext, payment: PaymentRow, now: Date): Promise<Answer> {
  return isRepeated(payment, now) ? request(ctx, payment) : readAttempt(ctx, payment, now);
}

function isRepeated({ createdAt }: PaymentRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= repeatedFor;
}

async function request(ctx: PaymentsContext, payment: PaymentRow): Promise<Answer> {
  const provider = providerOf(ctx, payment.provider);
  if (provider === null) return null;
  const customer = await findCustomer(ctx.db, payment.accountId);
  const common = {
    key: payment.id,
    returnUrl: payment.returnUrl,
    customer,
  };
  const amount = { amount: payment.amount, currency: payment.currency };
  const description = `Kadr ${payment.orderId}`;
  if (payment.purpose === 'bind') return provider.bindCard({ ...common, verify: amount });
  const receipt = await receiptOfPayment(ctx.db, payment.id);
  if (!payment.isSavedCard)
    return provider.createPayment({
      ...common,
      amount,
      save: payment.isSavingCard,
      description,
      receipt,
    });
  const card = payment.bankCardId === null ? undefined : await bankCardById(ctx.db, payment.bankCardId);
  const token = card === undefined ? null : tokenOf(card, ctx.seal);
  // The viewer has removed the card: it must not be charged again, but may have been charged before.
  if (token === null) return (await readByKey(provider, payment)) ?? 'never_made';
  return provider.chargeSaved({
    ...common,
    amount,
    token,
    initiator: payment.initiator,
    description,
    receipt,
  });
}

/**
 * Reads the outcome of an attempt; one that the provider does not know is made again under its key, or given up. One
 * that has waited for its viewer too long is cancelled: some providers would wait forever.
 */
export async function readAttempt(ctx: PaymentsContext, payment: PaymentRow, now: Date): Promise<Answer> {
  const provider = providerOf(ctx, payment.provider);
  if (provider === null) return null;
  const age = now.getTime() - payment.createdAt.getTime();
  if (payment.ref !== null) {
    const answer = await provider.getPayment({ ref: payment.ref });
    const isWaiting = answer !== null && (answer.state === 'action_required' || answer.next !== null);
    return isWaiting && age > waitsFor ? provider.cancel(payment.ref) : answer;
  }
  const known = await readByKey(provider, payment);
  if (known !== null) return known;
  if (isRepeated(payment, now)) return request(ctx, payment);
  return age > goneAfter ? 'never_made' : null;
}

function readByKey(
  provider: PaymentProvider,
  { id, createdAt }: PaymentRow,
): Promise<ProviderPayment | null> {
  return provider.getPayment({ key: id, since: createdAt });
}
