import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '@kadr/contract';
import type { WireCardEntry } from '@kadr/contract';
import { paymentStates } from '../context/payment-provider.ts';
import type { Decline } from '../context/payment-provider.ts';
import { accounts } from './accounts.ts';
import { bankCards } from './bank-cards.ts';
import { ledgerTransfers } from './ledger.ts';
import { purchaseTickets } from './purchases.ts';
import { subscriptions } from './subscriptions.ts';

export const paymentPurposes = ['ticket', 'bind', 'top_up', 'renewal', 'certificate'] as const;

/**
 * Every attempt to take money from a card, or to link one. The row is stored before the provider is called, and its id
 * is the provider's idempotency key. A state only moves forward; a refusal is final, another attempt is another row.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** The number in viewers' pages and in descriptions for the provider. */
    orderId: integer('order_id').notNull().unique().generatedAlwaysAsIdentity(),
    /** Null once the account is erased. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    ticketId: uuid('ticket_id').references(() => purchaseTickets.id, { onDelete: 'set null' }),
    /** Period that a renewal pays for. */
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    periodNumber: integer('period_number'),
    certificateId: uuid('certificate_id'),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** `unknown` until the provider has answered. */
    state: text('state', { enum: paymentStates }).notNull(),
    /** The provider's id; null until it has answered. */
    ref: text('ref'),
    /** The card that is charged, or that the payment has linked. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** Whether a linked card is charged, rather than an entered one. */
    isSavedCard: boolean('is_saved_card').notNull(),
    isSavingCard: boolean('is_saving_card').notNull(),
    initiator: text('initiator', { enum: ['viewer', 'service'] }).notNull(),
    decline: jsonb('decline').$type<Decline>(),
    /** The viewer's next step. */
    next: jsonb('next').$type<WireCardEntry>(),
    /** Address to which the bank returns the browser. */
    returnUrl: text('return_url').notNull(),
    /** Whether it was made in a page of another site (`session_id`). */
    isEmbedded: boolean('is_embedded').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the provider was last asked. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When to ask again; null: never. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    /** When its viewer was told to wait: later results are announced by push. */
    toldToWaitAt: timestamp('told_to_wait_at', { withTimezone: true }),
    /** When the money was booked, once. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** Why it no longer pays for anything: it is refunded. */
    unappliedReason: text('unapplied_reason'),
  },
  (table) => [
    unique('payments_ref').on(table.provider, table.ref),
    index('payments_unknown')
      .on(table.createdAt)
      .where(sql`state = 'unknown'`),
    // Two tabs that pay one ticket the same way share one attempt.
    uniqueIndex('payments_open_ticket')
      .on(table.ticketId, sql`coalesce(bank_card_id, 0)`)
      .where(sql`state not in ('succeeded', 'declined', 'canceled')`),
    uniqueIndex('payments_open_period')
      .on(table.subscriptionId, table.periodNumber, sql`coalesce(bank_card_id, 0)`)
      .where(sql`state not in ('succeeded', 'declined', 'canceled')`),
    index('payments_account').on(table.accountId),
    index('payments_ticket').on(table.ticketId),
    index('payments_check')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_applied', sql`${table.appliedAt} is null or ${table.state} = 'succeeded'`),
    check('payments_unapplied', sql`${table.unappliedReason} is null or ${table.appliedAt} is not null`),
  ],
);

/** Events from providers' webhooks, each once. They change nothing by themselves: they only tell what to read again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    ref: text('ref').notNull(),
    kind: text('kind', { enum: ['payment', 'refund', 'card', 'dispute', 'other'] }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until the payment it names was read and settled. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    unique('payment_events_key').on(table.provider, table.dedupeKey),
    index('payment_events_received').on(table.receivedAt),
  ],
);

/** Refunds. The id is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    /** The card payment that is refunded; null when the account's own money paid. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The transfer of the purchase that is refunded; null for a payment that pays for nothing. */
    transferId: integer('transfer_id').references(() => ledgerTransfers.id),
    /** The operator's own key: the same key for the same transfer is not a second refund. */
    key: text('key'),
    /** What was paid for; both null for a payment that pays for nothing. */
    purchaseId: integer('purchase_id'),
    subscriptionPeriodId: integer('subscription_period_id'),
    /** Minor units. */
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** `waiting` until the provider is asked, `unknown` until it answers. */
    state: text('state', { enum: ['waiting', 'unknown', 'pending', 'succeeded', 'failed'] }).notNull(),
    ref: text('ref'),
    destination: text('destination', { enum: ['card', 'account', 'bonus'] }).notNull(),
    createdBy: text('created_by', { enum: ['service', 'operator', 'viewer'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When to ask the provider; null: never. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    unique('refunds_key').on(table.transferId, table.key),
    index('refunds_check')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Payments disputed by a cardholder's bank. */
export const disputes = pgTable('disputes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => payments.id),
  ref: text('ref').notNull().unique(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  state: text('state', { enum: ['open', 'won', 'lost'] }).notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

/** The first answers to requests with the header `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the operation and its input. */
    fingerprint: text('fingerprint').notNull(),
    /** Null while the first request is in progress. */
    answer: jsonb('answer').$type<StoredAnswer>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('idempotency_keys_key').on(table.accountId, table.key),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** The stored answer to a request: its result, or the error that refused it. */
export type StoredAnswer =
  | { readonly result: unknown }
  | { readonly error: string; readonly message: string; readonly field: string | null };
