import type { CardBinding, NewPayment, PaymentProvider, ProviderPayment, SavedCharge } from '@kadr/api';
import { unanswered } from '../unanswered.ts';
import { doneSchema, registeredSchema, statusSchema } from './answers.ts';
import type { OrderStatus } from './answers.ts';
import { createClient, faults } from './client.ts';
import type { ArcaAccess, ArcaContext } from './client.ts';
import { readRefund, refund } from './refunds.ts';
import { numericCurrencies, orderNumberOf, orderStates, savedCardOf, toPayment } from './mapping.ts';

export interface ArcaOptions extends ArcaAccess {
  readonly now: () => Date;
}

/** Prefix of references of card bindings: the amount that a binding holds is released. */
const bindingPrefix = 'binding:';
/** How long an order waits for its card, in seconds. */
const orderLifetime = 20 * 60;
const longestDescription = 512;

/**
 * The vPOS of Armenian Card (ArCa), as most Armenian banks offer it. The card is entered on a page of the gateway. It
 * has neither webhooks nor idempotency keys: the number of an order makes a payment unique, and the refunded sum shows
 * whether a refund was made.
 */
export function createArca(options: ArcaOptions): PaymentProvider {
  const ctx: ArcaContext = { call: createClient(options), now: options.now };
  return {
    id: 'arca',
    can: { direct: false, bindAtZero: false, chargeSaved: true, partialRefund: true, webhook: false },
    receipts: null,
    paymentUrl: null,
    createPayment: (input) => pay(ctx, input),
    bindCard: (input) => bind(ctx, input),
    chargeSaved: (input) => chargeSaved(ctx, input),
    getPayment: (reference) =>
      'ref' in reference
        ? read(ctx, reference.ref)
        : readBy(ctx, { orderNumber: orderNumberOf(reference.key) }),
    cancel: async (ref) => {
      const { order, payment } = await look(ctx, ref);
      const isHeld = order?.orderStatus === orderStates.held;
      const isOpen =
        order?.orderStatus === orderStates.registered || order?.orderStatus === orderStates.authenticating;
      if (!isHeld && !isOpen) return payment;
      // An unpaid order is declined; where a bank does not allow that, it expires.
      await ctx.call(isHeld ? 'reverse.do' : 'decline.do', { orderId: orderOf(ref) }, doneSchema);
      return read(ctx, ref);
    },
    refund: (input) => refund(ctx, input),
    getRefund: (ref) => readRefund(ctx, ref),
    // It lists no orders to shops.
    getReceipt: () => Promise.resolve(null),
    list: () => Promise.resolve(null),
    parseWebhook: () => ({ ok: false, reply: { status: 404, body: '' } }),
  };
}

const orderOf = (ref: string): string =>
  ref.startsWith(bindingPrefix) ? ref.slice(bindingPrefix.length) : ref;

type Registered =
  | { readonly kind: 'new'; readonly orderId: string; readonly formUrl: string | null }
  | { readonly kind: 'known' | 'unknown' }
  | { readonly kind: 'refused'; readonly raw: string };

async function register(
  { call }: ArcaContext,
  method: 'register.do' | 'registerPreAuth.do',
  {
    key,
    amount,
    returnUrl,
    customer,
    description,
  }: Omit<NewPayment, 'save' | 'receipt'> & { readonly customer: NewPayment['customer'] },
  clientId: string | null,
): Promise<Registered> {
  const answer = await call(
    method,
    {
      orderNumber: orderNumberOf(key),
      amount: amount.amount,
      currency: numericCurrencies[amount.currency],
      returnUrl,
      description: description.slice(0, longestDescription),
      sessionTimeoutSecs: orderLifetime,
      ...(customer.email !== null && { email: customer.email }),
      // With it the gateway saves the card.
      ...(clientId !== null && { clientId }),
    },
    registeredSchema,
  );
  if (answer === null) return { kind: 'unknown' };
  const { errorCode, errorMessage, orderId, formUrl = null } = answer;
  if (errorCode === faults.none && orderId != null) return { kind: 'new', orderId, formUrl };
  if (errorCode === faults.known) return { kind: 'known' };
  return errorCode === faults.system
    ? { kind: 'unknown' }
    : { kind: 'refused', raw: `${errorCode} ${errorMessage ?? ''}`.trim() };
}

async function pay(ctx: ArcaContext, input: NewPayment): Promise<ProviderPayment> {
  const clientId = input.save ? input.customer.id : null;
  return outcomeOf(ctx, input, await register(ctx, 'register.do', input, clientId));
}

/** Holds the sum for a moment: as soon as the card is known, it is released. */
async function bind(ctx: ArcaContext, input: CardBinding): Promise<ProviderPayment> {
  const order = { ...input, amount: input.verify, description: 'Kadr' };
  const registered = await register(ctx, 'registerPreAuth.do', order, input.customer.id);
  return outcomeOf(ctx, order, registered, bindingPrefix);
}

async function outcomeOf(
  ctx: ArcaContext,
  { key, amount }: Pick<NewPayment, 'key' | 'amount'>,
  registered: Registered,
  prefix = '',
): Promise<ProviderPayment> {
  const unknown = unanswered({ ref: null, key, createdAt: ctx.now() });
  switch (registered.kind) {
    case 'new': {
      const { orderId, formUrl } = registered;
      const next = formUrl === null ? null : ({ kind: 'redirect', url: formUrl } as const);
      return {
        ...unknown,
        ref: `${prefix}${orderId}`,
        state: 'action_required',
        amount,
        refunded: { ...amount, amount: 0 },
        next,
      };
    }
    case 'known': {
      const found = await readBy(ctx, { orderNumber: orderNumberOf(key) }, prefix);
      const isSame = found?.amount?.amount === amount.amount && found.amount.currency === amount.currency;
      if (found !== null && found.state !== 'unknown' && !isSame)
        throw new Error(`The key ${key} was used for another request.`);
      return found ?? unknown;
    }
    case 'refused':
      return {
        ...unknown,
        state: 'declined',
        decline: { reason: 'other', retry: 'never', raw: registered.raw },
      };
    case 'unknown':
    default:
      return unknown;
  }
}

/** A new order, paid by the saved card. */
async function chargeSaved(ctx: ArcaContext, input: SavedCharge): Promise<ProviderPayment> {
  const [clientId = '', bindingId = ''] = input.token.split(' ');
  const opened = await outcomeOf(ctx, input, await register(ctx, 'register.do', input, clientId));
  if (opened.ref === null || opened.state !== 'action_required') return opened;
  const paid = await ctx.call('paymentOrderBinding.do', { mdOrder: opened.ref, bindingId }, doneSchema);
  const after = await read(ctx, opened.ref);
  const isOpen = after === null || after.state === 'action_required' || after.state === 'unknown';
  if (after === null || (paid === null && isOpen)) return { ...opened, state: 'unknown', next: null };
  // 2: the card no longer exists.
  if (after.state === 'action_required' && paid?.errorCode === '2')
    return {
      ...after,
      state: 'declined',
      next: null,
      decline: { reason: 'revoked', retry: 'never', raw: '2' },
    };
  // The issuer requires the viewer: only on a page, where there is one.
  if (after.state !== 'action_required' || input.initiator === 'viewer')
    return { ...after, next: after.state === 'action_required' ? opened.next : null };
  return {
    ...after,
    state: 'declined',
    next: null,
    decline: { reason: 'authentication', retry: 'later', raw: paid?.errorMessage ?? '' },
  };
}

async function read(ctx: ArcaContext, ref: string): Promise<ProviderPayment | null> {
  return (await look(ctx, ref)).payment;
}

async function look(
  ctx: ArcaContext,
  ref: string,
): Promise<{ readonly order: OrderStatus | null; readonly payment: ProviderPayment | null }> {
  const order = await ctx.call('getOrderStatusExtended.do', { orderId: orderOf(ref) }, statusSchema);
  const prefix = ref.startsWith(bindingPrefix) ? bindingPrefix : '';
  return { order, payment: await told(ctx, order, { ref, prefix }) };
}

async function readBy(
  ctx: ArcaContext,
  { orderNumber }: { readonly orderNumber: string },
  prefix = '',
): Promise<ProviderPayment | null> {
  const order = await ctx.call('getOrderStatusExtended.do', { orderNumber }, statusSchema);
  return told(ctx, order, { ref: null, prefix });
}

/** An order as a payment; null when it does not exist. The amount that a binding holds is released. */
async function told(
  ctx: ArcaContext,
  order: OrderStatus | null,
  { ref, prefix }: { readonly ref: string | null; readonly prefix: string },
): Promise<ProviderPayment | null> {
  const now = ctx.now();
  const unknown = unanswered({ ref, key: null, createdAt: now });
  if (order === null || order.errorCode === faults.system) return unknown;
  if (order.errorCode !== faults.none) return null;
  const id =
    order.attributes?.find(({ name }) => name === 'mdOrder')?.value ?? (ref === null ? null : orderOf(ref));
  if (id === null) return unknown;
  const payment = toPayment(order, { ref: `${prefix}${id}`, formUrl: null, now });
  if (prefix === '') return payment;
  const saved = savedCardOf(order);
  if (order.orderStatus === orderStates.held) {
    const reversed = await ctx.call('reverse.do', { orderId: id }, doneSchema);
    if (reversed?.errorCode !== faults.none) return { ...payment, state: 'pending' };
    return { ...payment, state: saved === null ? 'declined' : 'succeeded', saved };
  }
  if (order.orderStatus === orderStates.reversed && saved !== null)
    return { ...payment, state: 'succeeded', saved };
  return payment;
}
