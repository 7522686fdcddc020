import { createHash } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { Currency } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { WebhookReply, WebhookRequest } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { uuid } from '../text/uuid.ts';
import { makeAttempt, readAttempt } from './ask-provider.ts';
import type { Answer } from './ask-provider.ts';
import { nextCheckAfter } from './check-times.ts';
import type { BankCardRow } from './linked-cards.ts';
import { advanceRefund } from './make-refunds.ts';
import { providerFor, providerOf } from './payments-context.ts';
import type { PaymentsContext, PaymentsPorts } from './payments-context.ts';
import { checkReceipts, writeReceipt } from './receipts.ts';
import { claimRefunds } from './refund-rows.ts';
import {
  claimDue,
  deleteEventsBefore,
  findOpenAttempt,
  findPayment,
  insertPayment,
  noteWaiting,
} from './repository.ts';
import type { PaidOnce, PaymentRow } from './repository.ts';
import { isFinal, settle } from './settle.ts';
import { takeWebhook } from './webhooks.ts';

export interface NewAttempt extends Pick<
  PaymentRow,
  'accountId' | 'purpose' | 'amount' | 'currency' | 'initiator'
> {
  readonly ticketId?: string;
  readonly subscriptionId?: number;
  readonly periodNumber?: number;
  readonly certificateId?: string;
  /** The linked card to charge; null for a card that is entered. */
  readonly card: BankCardRow | null;
  readonly isSavingCard?: boolean;
  readonly isEmbedded?: boolean;
  /** Id of the attempt, if the caller can derive the same one each time. */
  readonly id?: string;
}

/** Takes money from cards, and links cards. Only the provider's answer to a query counts. */
export interface PaymentsService {
  /**
   * Stores an attempt, in a transaction that locks the account; an open one for the same ticket and card is returned
   * instead. Call `start` with it after the commit.
   *
   * @throws KadrError PAYMENT_UNAVAILABLE when no provider takes cards in the currency
   */
  attempt(transaction: Database, attempt: NewAttempt, origin: string): Promise<PaymentRow>;
  /** Sends an attempt to the provider, once under its key; returns its state so far. */
  start(payment: PaymentRow): Promise<PaymentRow>;
  /** Polls the provider until the payment is final, for up to 10 s; a payment that is not is recorded as waited for. */
  waitFor(payment: PaymentRow): Promise<PaymentRow>;
  /** Checks the payments, refunds and receipts that are due. */
  check(): Promise<void>;
  /** Null for a provider that is not configured. */
  takeWebhook(
    request: Omit<WebhookRequest, 'now'> & { readonly provider: string },
  ): Promise<WebhookReply | null>;
  /** Deletes events of providers that were handled long ago. */
  purge(now: Date): Promise<void>;
  /** Whether cards are taken in a currency. */
  takes(currency: Currency): boolean;
}

/** Pauses before each poll of the provider, in milliseconds: 10 s in all. */
const pauses = [0, 500, 1000, 1500, 2000, 2500, 2500] as const;
/** How long a claim holds, in milliseconds, and the largest number of checks in one run. */
const [claimedFor, atOnce] = [60_000, 200];
/** How long events are kept, in milliseconds: providers repeat them for a month at most. */
const eventsKeptFor = 60 * 24 * 60 * 60_000;

export function createPaymentsService(
  db: Database,
  ports: PaymentsPorts,
  { random, log, clock, payments }: Pick<ApiPorts, 'random' | 'log' | 'clock' | 'payments'>,
): PaymentsService {
  const ctx: PaymentsContext = { db, ...ports, random, log, clock, payments };

  return {
    attempt: (transaction, attempt, origin) => storeAttempt(ctx, transaction, attempt, origin),
    start: (payment) => start(ctx, payment),
    waitFor: (payment) => waitFor(ctx, payment),
    check: () => check(ctx),
    takeWebhook: (request) => takeWebhook(ctx, request),
    purge: (now) => deleteEventsBefore(db, new Date(now.getTime() - eventsKeptFor)),
    takes: (currency) => providerFor(ctx, currency) !== null,
  };
}

async function storeAttempt(
  ctx: PaymentsContext,
  transaction: Database,
  { card, id = uuid(ctx.random(16)), ...attempt }: NewAttempt,
  origin: string,
): Promise<PaymentRow> {
  const provider = providerFor(ctx, attempt.currency);
  if (provider === null || (card !== null && card.provider !== provider.id))
    throw new KadrError('PAYMENT_UNAVAILABLE');
  const { ticketId } = attempt;
  const paid = paidOnceBy(attempt);
  const open = paid === null ? undefined : await findOpenAttempt(transaction, paid, card?.id ?? null);
  const known = open ?? (await findPayment(transaction, id));
  if (known !== undefined) return known;
  const now = ctx.clock();
  const payment = await insertPayment(transaction, {
    isSavingCard: false,
    isEmbedded: false,
    ...attempt,
    id,
    provider: provider.id,
    state: 'unknown',
    bankCardId: card?.id ?? null,
    isSavedCard: card !== null,
    returnUrl: `${origin}/payments/return/${ticketId ?? id}`,
    createdAt: now,
    nextCheckAt: nextCheckAfter(now, now),
  });
  await writeReceipt(ctx, transaction, payment, now);
  return payment;
}

function paidOnceBy({
  ticketId,
  subscriptionId,
  periodNumber,
}: Pick<NewAttempt, 'ticketId' | 'subscriptionId' | 'periodNumber'>): PaidOnce | null {
  if (ticketId !== undefined) return { ticketId };
  if (subscriptionId === undefined || periodNumber === undefined) return null;
  return { subscriptionId, periodNumber };
}

async function start(ctx: PaymentsContext, payment: PaymentRow): Promise<PaymentRow> {
  // It was requested before: by another tab, or by the same press of the button.
  if (payment.ref !== null || isFinal(payment)) return payment;
  const now = ctx.clock();
  const answer = await orNothing(ctx, payment, makeAttempt(ctx, payment, now));
  const made = await settle(ctx, payment.id, answer, ctx.clock());
  return isWithoutWay(made) ? giveUp(ctx, made) : made;
}

/** The first answer was lost, and with it the way to enter a card: the provider does not repeat it. */
function isWithoutWay({ state, next, isSavedCard }: PaymentRow): boolean {
  return state === 'action_required' && next === null && !isSavedCard;
}

/** Ends an attempt that nobody can pay, so that the next one may begin; returns the payment's new state. */
async function giveUp(ctx: PaymentsContext, payment: PaymentRow): Promise<PaymentRow> {
  const { ref, provider } = payment;
  const canceled = ref === null ? null : (providerOf(ctx, provider)?.cancel(ref) ?? null);
  const answer = canceled === null ? null : await orNothing(ctx, payment, canceled);
  return settle(ctx, payment.id, answer, ctx.clock());
}

/** A fault of the provider's adapter leaves the payment unchanged: it will be checked again. */
async function orNothing(
  { log }: PaymentsContext,
  { id }: PaymentRow,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    log.error({ err: error, payment: id }, 'failed to ask the payment provider about a payment');
    return null;
  }
}

async function refresh(ctx: PaymentsContext, payment: PaymentRow): Promise<PaymentRow> {
  const now = ctx.clock();
  return settle(ctx, payment.id, await orNothing(ctx, payment, readAttempt(ctx, payment, now)), now);
}

async function waitFor(ctx: PaymentsContext, payment: PaymentRow): Promise<PaymentRow> {
  let row = payment;
  for (const pause of pauses) {
    if (isFinal(row)) return row;
    if (pause > 0) await ctx.payments.wait(pause);
    row = await refresh(ctx, row);
  }
  if (isFinal(row)) return row;
  const waiting = await noteWaiting(ctx.db, row.id, ctx.clock());
  return waiting ?? (await findPayment(ctx.db, row.id)) ?? row;
}

async function check(ctx: PaymentsContext): Promise<void> {
  const claim = () => {
    const now = ctx.clock();
    return { now, next: new Date(now.getTime() + claimedFor), limit: atOnce };
  };
  for (const payment of await claimDue(ctx.db, claim())) await refresh(ctx, payment);
  for (const refund of await claimRefunds(ctx.db, claim())) {
    try {
      await advanceRefund(ctx, refund, ctx.clock());
    } catch (error) {
      ctx.log.error({ err: error, refund: refund.id }, 'failed to make a refund');
    }
  }
  await checkReceipts(ctx);
}

/** The id of an attempt made by a request with an idempotency key: the same request yields the same id. */
export function attemptIdOf(
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
  accountId: number,
  purpose: string,
): { readonly id?: string } {
  if (idempotencyKey === undefined || idempotencyKey === null) return {};
  const hash = createHash('sha256')
    .update(JSON.stringify([accountId, purpose, idempotencyKey]))
    .digest();
  return { id: uuid(hash.subarray(0, 16)) };
}

/** Origin of this service's pages, for the way back from the bank. */
export function originOf(
  { protocol, host }: Pick<RequestContext, 'protocol' | 'host'>,
  { config }: Pick<ApiPorts, 'config'>,
): string {
  return config.publicUrl ?? `${protocol}://${host}`;
}

/** Origin of this service's pages when there is no request. */
export function ownOrigin({ config, brands }: Pick<ApiPorts, 'config' | 'brands'>): string {
  const host = brands.find(({ is_main }) => is_main)?.hosts[0] ?? 'localhost';
  return config.publicUrl ?? `https://${host}`;
}
