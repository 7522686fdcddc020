import type { NewPayment, PaymentProvider, ProviderPayment, ProviderRefund, SavedCharge } from '@kadr/api';
import { unanswered } from '../unanswered.ts';
import {
  customerSchema,
  disputeSchema,
  listOf,
  paymentIntentSchema,
  refundSchema,
  setupIntentSchema,
} from './answers.ts';
import type { PaymentIntent, SetupIntent } from './answers.ts';
import { createClient } from './client.ts';
import type { CallResult, Fields, StripeAccess, StripeContext } from './client.ts';
import { findByKey, list } from './lists.ts';
import { declineOf, disputeOf, isRefused, keyName, toBinding, toPayment, toRefund } from './mapping.ts';
import type { BrowserSide } from './mapping.ts';
import { webhookReader } from './webhooks.ts';

export interface StripeOptions extends StripeAccess, BrowserSide {
  /** The endpoint's secret: signs webhooks. */
  readonly webhookSecret: string;
  readonly now: () => Date;
}

const setup = 'seti_';
const expanded = ['latest_charge', 'payment_method'] as const;

/**
 * Stripe: the browser gives the card to Stripe's own script for a PaymentIntent or a SetupIntent that was created here,
 * and the service reads the outcome. One stored card is one Customer of Stripe.
 */
export function createStripe(options: StripeOptions): PaymentProvider {
  const { scriptUrl, publicKey, now } = options;
  const ctx: StripeContext = { call: createClient(options), browser: { scriptUrl, publicKey }, now };
  return {
    id: 'stripe',
    can: { direct: false, bindAtZero: true, chargeSaved: true, partialRefund: true, webhook: true },
    receipts: null,
    paymentUrl: null,
    createPayment: (input) => createPayment(ctx, input),
    chargeSaved: (input) => chargeSaved(ctx, input),
    bindCard: async ({ key, customer }) => {
      const owner = await newCustomer(ctx, { key, customer });
      if (owner === null) return unanswered({ ref: null, key, createdAt: now() });
      const fields = {
        customer: owner,
        usage: 'off_session',
        payment_method_types: ['card'],
        [`metadata[${keyName}]`]: key,
      };
      const once = { key, fields };
      const result = await ctx.call({ path: '/v1/setup_intents', answer: setupIntentSchema, once });
      return result.kind === 'value'
        ? toBinding(result.value, ctx.browser)
        : withoutPayment(ctx, result, key);
    },
    getPayment: (reference) =>
      'ref' in reference ? read(ctx, reference.ref) : findByKey(ctx, reference, (ref) => read(ctx, ref)),
    cancel: (ref) => cancel(ctx, ref),
    ...refundsOf(ctx),
    getReceipt: () => Promise.resolve(null),
    list: (span) => list(ctx, span),
    parseWebhook: webhookReader(options.webhookSecret),
  };
}

async function createPayment(ctx: StripeContext, input: NewPayment): Promise<ProviderPayment> {
  const { key, save, customer, description } = input;
  const owner = save ? await newCustomer(ctx, { key, customer }) : '';
  if (owner === null) return unanswered({ ref: null, key, createdAt: ctx.now() });
  return pay(ctx, input, {
    description,
    ...(save && { customer: owner, setup_future_usage: 'off_session' }),
  });
}

function chargeSaved(ctx: StripeContext, input: SavedCharge): Promise<ProviderPayment> {
  const [customer = '', method = ''] = input.token.split(' ');
  return pay(ctx, input, {
    description: input.description,
    customer,
    payment_method: method,
    confirm: true,
    ...(input.initiator === 'service' ? { off_session: true } : { return_url: input.returnUrl }),
  });
}

async function pay(
  ctx: StripeContext,
  { key, amount: { amount, currency } }: Pick<NewPayment, 'key' | 'amount'>,
  more: Fields,
): Promise<ProviderPayment> {
  const fields = {
    amount,
    currency: currency.toLowerCase(),
    payment_method_types: ['card'],
    [`metadata[${keyName}]`]: key,
    expand: expanded,
    ...more,
  };
  const once = { key, fields };
  const result = await ctx.call({ path: '/v1/payment_intents', answer: paymentIntentSchema, once });
  if (result.kind === 'value') return toPayment(result.value, { browser: ctx.browser, dispute: null });
  if (result.kind === 'refused' && result.payment !== null)
    return toPayment(result.payment, { browser: ctx.browser, dispute: null });
  return withoutPayment(ctx, result, key);
}

/** Null while Stripe does not answer. @throws when it refuses, which is a fault of ours */
async function newCustomer(
  { call }: StripeContext,
  { key, customer: { id, email } }: Pick<NewPayment, 'key' | 'customer'>,
): Promise<string | null> {
  const once = { key: `customer-${key}`, fields: { 'metadata[account]': id, email } };
  const result = await call({ path: '/v1/customers', answer: customerSchema, once });
  if (result.kind === 'refused')
    throw new Error(`Stripe rejected the customer: ${result.fault.message ?? ''}`);
  return result.kind === 'value' ? result.value.id : null;
}

/** The outcome of a call that made no payment. */
function withoutPayment(
  { now }: StripeContext,
  result: Exclude<CallResult<unknown>, { kind: 'value' }>,
  key: string,
): ProviderPayment {
  const unknown = unanswered({ ref: null, key, createdAt: now() });
  if (result.kind === 'unknown') return unknown;
  return { ...unknown, state: 'declined', decline: declineOf(result.fault) };
}

/** Its current state. One with a refused card is cancelled: Stripe would let it take another; for us it has ended. */
async function read(ctx: StripeContext, ref: string): Promise<ProviderPayment | null> {
  const result = await readIntent(ctx, ref);
  if (result.kind === 'refused') return null;
  if (result.kind === 'unknown') return unanswered({ ref, key: null, createdAt: ctx.now() });
  if (!isRefused(result.value)) return told(ctx, result.value);
  await cancelIntent(ctx, ref);
  const after = await readIntent(ctx, ref);
  return after.kind === 'value'
    ? told(ctx, after.value)
    : unanswered({ ref, key: null, createdAt: ctx.now() });
}

async function cancel(ctx: StripeContext, ref: string): Promise<ProviderPayment | null> {
  await cancelIntent(ctx, ref);
  return read(ctx, ref);
}

function cancelIntent(ctx: StripeContext, ref: string): Promise<unknown> {
  const path = `/v1/${ref.startsWith(setup) ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(ref)}/cancel`;
  const once = { key: `cancel-${ref}`, fields: {} };
  return ref.startsWith(setup)
    ? ctx.call({ path, answer: setupIntentSchema, once })
    : ctx.call({ path, answer: paymentIntentSchema, once });
}

function readIntent({ call }: StripeContext, ref: string): Promise<CallResult<PaymentIntent | SetupIntent>> {
  const id = encodeURIComponent(ref);
  return ref.startsWith(setup)
    ? call({
        path: `/v1/setup_intents/${id}`,
        answer: setupIntentSchema,
        query: { expand: ['payment_method'] },
      })
    : call({ path: `/v1/payment_intents/${id}`, answer: paymentIntentSchema, query: { expand: expanded } });
}

async function told(ctx: StripeContext, intent: PaymentIntent | SetupIntent): Promise<ProviderPayment> {
  const { browser, now } = ctx;
  if (intent.object === 'setup_intent') return toBinding(intent, browser);
  const { latest_charge: charge, id } = intent;
  if (typeof charge !== 'object' || charge?.disputed !== true)
    return toPayment(intent, { browser, dispute: null });
  const query = { payment_intent: id, limit: 1 };
  const result = await ctx.call({ path: '/v1/disputes', answer: listOf(disputeSchema), query });
  if (result.kind !== 'value') return unanswered({ ref: id, key: null, createdAt: now() });
  const [latest] = result.value.data;
  return toPayment(intent, { browser, dispute: latest === undefined ? null : disputeOf(latest.status) });
}

function refundsOf({ call }: StripeContext): Pick<PaymentProvider, 'refund' | 'getRefund'> {
  return {
    refund: async ({ key, ref, amount: { amount } }) => {
      const once = { key, fields: { payment_intent: ref, amount, [`metadata[${keyName}]`]: key } };
      const result = await call({ path: '/v1/refunds', answer: refundSchema, once });
      if (result.kind === 'value') return toRefund(result.value);
      if (result.kind === 'unknown') return { ref: null, state: 'unknown', raw: null };
      const { code, message, type } = result.fault;
      return { ref: null, state: 'failed', raw: code ?? message ?? type };
    },
    getRefund: async (ref): Promise<ProviderRefund | null> => {
      const result = await call({ path: `/v1/refunds/${encodeURIComponent(ref)}`, answer: refundSchema });
      if (result.kind === 'value') return toRefund(result.value);
      return result.kind === 'refused' ? null : { ref, state: 'unknown', raw: null };
    },
  };
}
