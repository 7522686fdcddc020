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
 * Every attempt to take money from a card, or to link one. The row is there before the provider is asked, and its id is the
 * key under which the provider does it once. A state only moves forward; a refusal is final, another try is another row.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** As viewers and the provider's descriptions name it. */
    orderId: integer('order_id').notNull().unique().generatedAlwaysAsIdentity(),
    /** Null once the account is erased. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    ticketId: uuid('ticket_id').references(() => purchaseTickets.id, { onDelete: 'set null' }),
    /** Of a renewal: the period that it pays. */
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    periodNumber: integer('period_number'),
    certificateId: uuid('certificate_id'),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** `unknown` until the provider has answered. */
    state: text('state', { enum: paymentStates }).notNull(),
    /** What the provider calls it; null until it has answered. */
    ref: text('ref'),
    /** The card that is charged, or that came of it. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** Whether a linked card is charged, and not one that is entered. */
    isSavedCard: boolean('is_saved_card').notNull(),
    isSavingCard: boolean('is_saving_card').notNull(),
    initiator: text('initiator', { enum: ['viewer', 'service'] }).notNull(),
    decline: jsonb('decline').$type<Decline>(),
    /** What the viewer has to do. */
    next: jsonb('next').$type<WireCardEntry>(),
    /** Where the bank sends the browser back to. */
    returnUrl: text('return_url').notNull(),
    /** Whether it was made in a page of another site (`session_id`). */
    isEmbedded: boolean('is_embedded').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the provider was asked last. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When to ask again; null: no more. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    /** When its viewer was told to wait: what becomes of it later is told by push. */
    toldToWaitAt: timestamp('told_to_wait_at', { withTimezone: true }),
    /** When the money was booked, once. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** Why it could pay for nothing any more: it is paid back. */
    unappliedReason: text('unapplied_reason'),
  },
  (table) => [
    unique('payments_ref').on(table.provider, table.ref),
    index('payments_unknown')
      .on(table.createdAt)
      .where(sql`state = 'unknown'`),
    // Two tabs that pay one ticket the same way make one attempt.
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

/** What providers told by webhook, each event once. It changes nothing by itself: it says what to read again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    ref: text('ref').notNull(),
    kind: text('kind', { enum: ['payment', 'refund', 'card', 'dispute', 'other'] }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until what it names was read and settled. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    unique('payment_events_key').on(table.provider, table.dedupeKey),
    index('payment_events_received').on(table.receivedAt),
  ],
);

/** Money that goes back. Its id is the provider's key. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    /** The payment by card that goes back; null of what the account's own money paid. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** What goes back of something bought: its transfer. Null of a payment that could pay for nothing. */
    transferId: integer('transfer_id').references(() => ledgerTransfers.id),
    /** The operator's own name for it: the same again for the same transfer is no second refund. */
    key: text('key'),
    /** What it is for: neither, of a payment that could pay for nothing. */
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
    /** When to ask the provider; null: no more. */
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

/** Payments that a cardholder's bank disputes. */
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

/** The first answers to requests that carried the header `Idempotency-Key`. */
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
    /** Null while the first request is under way. */
    answer: jsonb('answer').$type<StoredAnswer>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('idempotency_keys_key').on(table.accountId, table.key),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** What a request was answered: its result, or by which error it was refused. */
export type StoredAnswer =
  | { readonly result: unknown }
  | { readonly error: string; readonly message: string; readonly field: string | null };
