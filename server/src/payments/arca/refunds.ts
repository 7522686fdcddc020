import type { NewRefund, ProviderRefund } from '@kadr/api';
import { doneSchema, statusSchema } from './answers.ts';
import { faults } from './client.ts';
import type { ArcaContext } from './client.ts';

/** References of refunds: the order, and its total refunded with this one, in minor units. */
export async function refund(ctx: Pick<ArcaContext, 'call'>, input: NewRefund): Promise<ProviderRefund> {
  const { ref, amount, refundedBefore } = input;
  const target = refundedBefore + amount.amount;
  const made: ProviderRefund = { ref: `${ref} ${target}`, state: 'succeeded', raw: null };
  const unknown = { ref: null, state: 'unknown', raw: null } as const;
  const before = await refundedOf(ctx, ref);
  if (before === null) return unknown;
  if (before === target) return made;
  if (before !== refundedBefore)
    return { ref: null, state: 'failed', raw: `ArCa has paid back ${before}, and not ${refundedBefore}.` };
  const answer = await ctx.call('refund.do', { orderId: ref, amount: amount.amount }, doneSchema);
  if (answer === null || answer.errorCode === faults.system) return unknown;
  if (answer.errorCode === faults.none) return made;
  return { ref: null, state: 'failed', raw: `${answer.errorCode} ${answer.errorMessage ?? ''}`.trim() };
}

/** Null for a reference that is not ours. */
export async function readRefund(
  ctx: Pick<ArcaContext, 'call'>,
  refundRef: string,
): Promise<ProviderRefund | null> {
  const [, ref = '', target = ''] = /^(\S+) (\d+)$/.exec(refundRef) ?? [];
  if (ref === '') return null;
  const refunded = await refundedOf(ctx, ref);
  const state = refunded === null ? 'unknown' : refunded >= Number(target) ? 'succeeded' : 'failed';
  return { ref: refundRef, state, raw: null };
}

/** The refunded amount of an order, in minor units; null while unknown. */
async function refundedOf({ call }: Pick<ArcaContext, 'call'>, orderId: string): Promise<number | null> {
  const order = await call('getOrderStatusExtended.do', { orderId }, statusSchema);
  if (order?.errorCode !== faults.none) return null;
  return order.paymentAmountInfo?.refundedAmount ?? 0;
}
