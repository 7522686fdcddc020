import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  ProviderStatement,
  ReceiptTerms,
} from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { z } from 'zod';
import { unanswered } from '../unanswered.ts';
import { listOf, methodSchema, paymentSchema, refundSchema } from './answers.ts';
import { createClient } from './client.ts';
import type { CallResult, YooKassaAccess, YooKassaClient } from './client.ts';
import { bindingPrefix, keyName, toBinding, toPayment, toRefund } from './mapping.ts';
import { bindingBody, paymentBody, refundBody, savedChargeBody } from './requests.ts';
import { readReceipt } from './receipts.ts';
import { webhookReader } from './webhooks.ts';

export interface YooKassaOptions extends YooKassaAccess {
  readonly id: 'yookassa' | 'sandbox';
  /** Only for the sandbox bank: the target of card data from our pages, and the key that signs its webhooks. */
  readonly sandbox: { readonly paymentUrl: () => string; readonly webhookSecret: string } | null;
  /** Its form of fiscal receipts; null where the shop does not register them by YooKassa. */
  readonly receipts: ReceiptTerms | null;
  readonly now: () => Date;
}

/** The greatest lag of its clock behind ours, in milliseconds. */
const skew = 5 * 60_000;
/** The most pages of a list that are read, of 100 payments each. */
const mostPages = 500;

/** YooKassa, and the sandbox bank that speaks a subset of its API (v3). */
export function createYooKassa(options: YooKassaOptions): PaymentProvider {
  const { id, sandbox, receipts, now } = options;
  const call = createClient(options);

  const pay = async (key: string, body: unknown): Promise<ProviderPayment> => {
    const result = await call({ path: '/payments', answer: paymentSchema, once: { key, body } });
    return result.kind === 'value' ? toPayment(result.value) : withoutPayment(result, key, now());
  };

  return {
    id,
    can: {
      direct: sandbox !== null,
      bindAtZero: true,
      chargeSaved: true,
      partialRefund: true,
      webhook: true,
    },
    receipts,
    get paymentUrl() {
      return sandbox?.paymentUrl() ?? null;
    },
    createPayment: (input) => pay(input.key, paymentBody(input)),
    chargeSaved: (input) => pay(input.key, savedChargeBody(input)),
    bindCard: async (input) => {
      const once = { key: input.key, body: bindingBody(input) };
      const result = await call({ path: '/payment_methods', answer: methodSchema, once });
      if (result.kind === 'value') return toBinding(result.value, input.key, now());
      return withoutPayment(result, input.key, now());
    },
    getPayment: (reference) =>
      'ref' in reference ? readPayment(call, reference.ref, now()) : findPayment(call, reference, now()),
    cancel: async (ref) => {
      const id = encodeURIComponent(ref);
      // Only held amounts: a payment that waits for its card expires, and a binding as well.
      await call({
        path: `/payments/${id}/cancel`,
        answer: paymentSchema,
        once: { key: `cancel-${ref}`.slice(0, 64), body: {} },
      });
      return readPayment(call, ref, now());
    },
    refund: async (input) => {
      const once = { key: input.key, body: refundBody(input) };
      const result = await call({ path: '/refunds', answer: refundSchema, once });
      if (result.kind === 'value') return toRefund(result.value);
      if (result.kind === 'unknown') return { ref: null, state: 'unknown', raw: null };
      return { ref: null, state: 'failed', raw: rawOf(result) };
    },
    getRefund: async (ref): Promise<ProviderRefund | null> => {
      const result = await call({ path: `/refunds/${encodeURIComponent(ref)}`, answer: refundSchema });
      if (result.kind === 'value') return toRefund(result.value);
      return result.kind === 'refused' ? null : { ref, state: 'unknown', raw: null };
    },
    getReceipt: (of) => readReceipt(call, of),
    list: async ({ from, to }): Promise<ProviderStatement> => {
      const span = { 'created_at.gte': from.toISOString(), 'created_at.lt': to.toISOString() };
      const payments: ProviderPayment[] = [];
      for await (const answer of all(call, '/payments', paymentSchema, span))
        payments.push(toPayment(answer));
      const refunds: ProviderStatement['refunds'][number][] = [];
      for await (const answer of all(call, '/refunds', refundSchema, span)) {
        const { state } = toRefund(answer);
        refunds.push({ ref: answer.id, payment: answer.payment_id, amount: answer.amount, state });
      }
      return { payments, refunds };
    },
    parseWebhook: webhookReader(sandbox?.webhookSecret ?? null),
  };
}

async function readPayment(call: YooKassaClient, ref: string, now: Date): Promise<ProviderPayment | null> {
  const unknown = unanswered({ ref, key: null, createdAt: now });
  if (ref.startsWith(bindingPrefix)) {
    const id = encodeURIComponent(ref.slice(bindingPrefix.length));
    const result = await call({ path: `/payment_methods/${id}`, answer: methodSchema });
    if (result.kind === 'value') return toBinding(result.value, null, now);
    return result.kind === 'refused' ? null : unknown;
  }
  const result = await call({ path: `/payments/${encodeURIComponent(ref)}`, answer: paymentSchema });
  if (result.kind === 'value') return toPayment(result.value);
  return result.kind === 'refused' ? null : unknown;
}

/** Finds a payment by our key, among the payments since then: YooKassa cannot search a shop's metadata. */
async function findPayment(
  call: YooKassaClient,
  { key, since }: { readonly key: string; readonly since: Date },
  now: Date,
): Promise<ProviderPayment | null> {
  const span = { 'created_at.gte': new Date(since.getTime() - skew).toISOString() };
  try {
    for await (const answer of all(call, '/payments', paymentSchema, span))
      if (answer.metadata?.[keyName] === key) return toPayment(answer);
    return null;
  } catch (error) {
    if (!(error instanceof KadrError)) throw error;
    return unanswered({ ref: null, key, createdAt: now });
  }
}

/** Every object of a list, page by page. @throws KadrError UNAVAILABLE when a page is missing. */
async function* all<Item>(
  call: YooKassaClient,
  path: string,
  schema: z.ZodType<Item>,
  span: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({ ...span, limit: '100', ...(cursor !== undefined && { cursor }) });
    const result = await call({ path: `${path}?${query.toString()}`, answer: listOf(schema) });
    if (result.kind !== 'value')
      throw new KadrError('UNAVAILABLE', { message: 'The payment provider did not answer.' });
    yield* result.value.items;
    cursor = result.value.next_cursor;
    if (cursor === undefined) return;
  }
}

/** The outcome of a call that made no payment. A card that no longer exists must not be charged again. */
function withoutPayment(
  result: Exclude<CallResult<unknown>, { kind: 'value' }>,
  key: string,
  now: Date,
): ProviderPayment {
  const unknown = unanswered({ ref: null, key, createdAt: now });
  if (result.kind === 'unknown') return unknown;
  const isCardGone = result.parameter === 'payment_method_id';
  return {
    ...unknown,
    state: 'declined',
    decline: { reason: isCardGone ? 'revoked' : 'other', retry: 'never', raw: rawOf(result) },
  };
}

const rawOf = ({ code, text, parameter }: { code: string; text: string; parameter: string }): string =>
  [code, text, parameter].filter((part) => part !== '').join(': ');
