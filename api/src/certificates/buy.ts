import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lackAs } from '../ledger/lack.ts';
import { lockAccount, take } from '../ledger/ledger.ts';
import { findCard } from '../payments/linked-cards.ts';
import { findPaymentOf } from '../payments/repository.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { attemptIdOf, originOf } from '../payments/service.ts';
import { isFinal } from '../payments/settle.ts';
import { refusalOf } from '../payments/wire.ts';
import { methodOf } from '../prices/payment-methods.ts';
import { uuid } from '../text/uuid.ts';
import { boughtDisplay } from './texts.ts';
import { isOffered } from './offered.ts';
import {
  findCertificate,
  findDesign,
  listProducts,
  putCertificate,
  updateCertificate,
} from './repository.ts';
import type { CertificateRow } from './repository.ts';
import type {
  CertificateOrder,
  CertificatesContext,
  CertificatesService,
  CertificateWish,
} from './service.ts';

/** How far ahead a gift can be sent, in milliseconds; a minute in the past is a slow clock. */
const [furthest, slack] = [366 * 24 * 60 * 60_000, 60_000];

export async function buy(
  ctx: CertificatesContext,
  wish: CertificateWish,
  context: RequestContext,
): Promise<CertificateOrder> {
  const row = await ctx.buyerOf(context);
  if (!isOffered(ctx, context)) throw new KadrError('NOT_FOUND');
  const method = methodOf(wish.payment_method_id);
  if (method === null || method.name === 'bonus')
    throw new KadrError('INVALID_INPUT', { field: 'payment_method_id' });
  await ctx.requirePin(row, wish.pin_code, context.now());
  const accountId = row.account_id;
  const { certificate, attempt } = await ctx.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account === undefined || account.isBlocked) throw new KadrError('NOT_ENOUGH_FUNDS');
    const placed = await place(ctx, transaction, { wish, accountId }, context);
    if (placed.state !== 'wait_payment') return { certificate: placed, attempt: null };
    if (method.name === 'account_prepaid') {
      const toPay = { certificate: placed, accountId, paymentId: null };
      await pay(ctx, transaction, toPay, context.now()).catch(lackAs('BALANCE_TOO_LOW'));
      return { certificate: { ...placed, state: 'paid' as const }, attempt: null };
    }
    const card = method.name === 'linked_card' ? await findCard(transaction, accountId, method.cardId) : null;
    if (card === undefined) throw new KadrError('NOT_FOUND');
    const { amount, currency, id: certificateId } = placed;
    const made = await ctx.payments.attempt(
      transaction,
      {
        ...attemptIdOf(context, accountId, 'certificate'),
        accountId,
        purpose: 'certificate',
        certificateId,
        amount,
        currency,
        card,
        initiator: 'viewer',
      },
      originOf(context, ctx),
    );
    return { certificate: placed, attempt: made };
  });
  if (attempt === null)
    return { certificate_id: certificate.id, status: 'paid', ticket_id: null, order_id: null, payment: null };
  return { certificate_id: certificate.id, ...toOrder(await ctx.payments.start(attempt)) };
}

function toOrder(payment: PaymentRow): Omit<CertificateOrder, 'certificate_id'> {
  const { id, orderId, next, state, isSavedCard } = payment;
  const isOpen = isSavedCard || next !== null || state === 'succeeded';
  if (!isOpen && (state === 'declined' || state === 'canceled')) throw refusalOf(payment);
  if (!isOpen) throw new KadrError('PAYMENT_UNAVAILABLE');
  return { status: 'wait_payment', ticket_id: id, order_id: orderId, payment: next };
}

/** Starts another payment for a certificate whose last one has failed. */
export async function retry(
  ctx: CertificatesContext,
  ticketId: string,
  context: RequestContext,
): ReturnType<CertificatesService['retry']> {
  const { account_id: accountId } = await ctx.buyerOf(context);
  const attempt = await ctx.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const before = await findPaymentOf(transaction, accountId, ticketId);
    const { certificateId = null } = before ?? {};
    const certificate =
      certificateId === null ? undefined : await findCertificate(transaction, certificateId);
    if (certificate?.state !== 'wait_payment') throw new KadrError('NOT_FOUND');
    if (before !== undefined && !isFinal(before)) return before;
    const { id, amount, currency } = certificate;
    return ctx.payments.attempt(
      transaction,
      {
        accountId,
        purpose: 'certificate',
        certificateId: id,
        amount,
        currency,
        card: null,
        initiator: 'viewer',
      },
      originOf(context, ctx),
    );
  });
  const { ticket_id, payment } = toOrder(await ctx.payments.start(attempt));
  return { ticket_id: ticket_id ?? ticketId, payment };
}

/** The certificate that a request orders; a repeated request orders the same one. */
async function place(
  { random, codes }: CertificatesContext,
  transaction: Database,
  { wish, accountId }: { readonly wish: CertificateWish; readonly accountId: number },
  context: RequestContext,
): Promise<CertificateRow> {
  const now = context.now();
  const { language } = context;
  const [product] = await listProducts(transaction, language, wish.product_id);
  const designId = await findDesign(transaction, wish.design);
  if (product === undefined || designId === undefined)
    throw new KadrError('NOT_FOUND', { field: product === undefined ? 'product_id' : 'design' });
  if (product.amount !== wish.amount) throw new KadrError('PRICE_CHANGED');
  const { id = uuid(random(16)) } = attemptIdOf(context, accountId, 'certificate itself');
  const { codeHash, codeSecret } = codes.create(id);
  const { gift } = wish;
  return putCertificate(transaction, {
    id,
    accountId,
    name: product.stored,
    amount: product.amount,
    currency: product.currency,
    serviceId: product.serviceId,
    duration: product.duration,
    durationUnit: product.durationUnit,
    designId,
    language,
    recipientEmail: gift?.recipient_email.toLowerCase() ?? null,
    recipientName: gift?.recipient_name ?? null,
    senderName: gift?.sender_name ?? null,
    greeting: gift?.greeting ?? null,
    sendAt: dayOf(gift?.send_at ?? null, now),
    state: 'wait_payment',
    codeHash,
    codeSecret,
    createdAt: now,
  });
}

/** @throws KadrError INVALID_INPUT for a moment in the past, or more than a year ahead */
function dayOf(seconds: number | null, now: Date): Date {
  if (seconds === null) return now;
  const ahead = seconds * 1000 - now.getTime();
  if (ahead < -slack || ahead > furthest)
    throw new KadrError('INVALID_INPUT', {
      message: 'gift.send_at: a gift is sent today, or on a day of the next year.',
      field: 'gift.send_at',
    });
  return new Date(seconds * 1000);
}

/** Pays a certificate from the balance of a locked account: from now on its value is owed to its holder. */
export async function pay(
  { push, messages }: Pick<CertificatesContext, 'push' | 'messages'>,
  transaction: Database,
  {
    certificate,
    accountId,
    paymentId,
  }: {
    readonly certificate: CertificateRow;
    readonly accountId: number;
    readonly paymentId: string | null;
  },
  now: Date,
): Promise<void> {
  const { id, amount, currency } = certificate;
  const { transferId } = await take(
    transaction,
    { accountId, amount, currency, key: `certificate:${id}`, paymentId, now },
    { kind: 'certificate_sale', to: { kind: 'certificates' } },
  );
  // A gift that was due before it was paid is sent now.
  const sendAt = certificate.sendAt < now ? now : certificate.sendAt;
  await updateCertificate(transaction, id, { state: 'paid', transferId, sendAt });
  await push.publish(transaction, { account_id: accountId, event_code: 'vod_certificate_created' });
  await messages.post(transaction, {
    accountId,
    profileId: null,
    key: `certificate/${id}`,
    eventCode: 'vod_certificate_created',
    display: boughtDisplay(certificate),
    createdAt: now,
  });
}
