import type { ProviderPayment, ProviderStatement } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { z } from 'zod';
import { unanswered } from '../unanswered.ts';
import { listOf, paymentIntentSchema, refundSchema } from './answers.ts';
import type { Fields, StripeContext } from './client.ts';
import { keyName, toPayment, toRefund } from './mapping.ts';

/** The greatest lag of its clock behind ours, in seconds. */
const skew = 300;

/** Finds a payment by our key, among the payments since then: Stripe's search lags behind by a minute. */
export async function findByKey(
  ctx: StripeContext,
  { key, since }: { readonly key: string; readonly since: Date },
  read: (ref: string) => Promise<ProviderPayment | null>,
): Promise<ProviderPayment | null> {
  const query = { 'created[gte]': Math.floor(since.getTime() / 1000) - skew };
  try {
    for await (const intent of all(ctx, '/v1/payment_intents', paymentIntentSchema, query))
      if (intent.metadata?.[keyName] === key) return await read(intent.id);
    return null;
  } catch (error) {
    if (!(error instanceof KadrError)) throw error;
    return unanswered({ ref: null, key, createdAt: ctx.now() });
  }
}

/** Every object of a list, page by page. @throws KadrError UNAVAILABLE when a page is missing. */
async function* all<Item extends { readonly id: string }>(
  { call }: StripeContext,
  path: string,
  schema: z.ZodType<Item>,
  query: Fields,
): AsyncGenerator<Item> {
  let after: string | undefined;
  for (;;) {
    const page = { ...query, limit: 100, ...(after !== undefined && { starting_after: after }) };
    const result = await call({ path, answer: listOf(schema), query: page });
    if (result.kind !== 'value')
      throw new KadrError('UNAVAILABLE', { message: 'The payment provider did not answer.' });
    yield* result.value.data;
    after = result.value.data.at(-1)?.id;
    if (!result.value.has_more || after === undefined) return;
  }
}

/** Objects created in a span, without disputes. */
export async function list(
  ctx: StripeContext,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ProviderStatement> {
  const span = {
    'created[gte]': Math.ceil(from.getTime() / 1000),
    'created[lt]': Math.ceil(to.getTime() / 1000),
  };
  const payments: ProviderPayment[] = [];
  const intents = all(ctx, '/v1/payment_intents', paymentIntentSchema, {
    ...span,
    expand: ['data.latest_charge'],
  });
  for await (const intent of intents)
    payments.push(toPayment(intent, { browser: ctx.browser, dispute: null }));
  const refunds: ProviderStatement['refunds'][number][] = [];
  for await (const refund of all(ctx, '/v1/refunds', refundSchema, span)) {
    const { id: ref, payment_intent: payment, amount, currency } = refund;
    if (payment != null)
      refunds.push({ ref, payment, amount: { amount, currency }, state: toRefund(refund).state });
  }
  return { payments, refunds };
}
