import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '@kadr/contract';
import { accounts } from './accounts.ts';
import { bankCards } from './bank-cards.ts';
import { ledgerTransfers } from './ledger.ts';
import { purchaseTickets } from './purchases.ts';
import { services } from './services.ts';

const units = { enum: ['day', 'month', 'year'] } as const;

/** Current prices of services. Subscribers keep the terms on which they subscribed. */
export const servicePrices = pgTable(
  'service_prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** In the order in which they are offered. */
    position: smallint('position').notNull(),
    duration: integer('duration').notNull(),
    durationUnit: text('duration_unit', units).notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    originalAmount: integer('original_amount'),
    currency: text('currency', { enum: currencies }).notNull(),
    trialDuration: integer('trial_duration'),
    trialDurationUnit: text('trial_duration_unit', { enum: ['day', 'month'] }),
    /** The introductory price for an account that never had the service. */
    introAmount: integer('intro_amount'),
    introPeriods: smallint('intro_periods'),
  },
  (table) => [
    unique('service_prices_offer').on(table.serviceId, table.duration, table.durationUnit),
    check('service_prices_amount', sql`${table.amount} > 0 and ${table.duration} > 0`),
    check(
      'service_prices_trial',
      sql`(${table.trialDuration} is null) = (${table.trialDurationUnit} is null) and ${table.trialDuration} is distinct from 0`,
    ),
    check(
      'service_prices_intro',
      sql`(${table.introAmount} is null) = (${table.introPeriods} is null) and (${table.introAmount} is null or (${table.introAmount} > 0 and ${table.introAmount} < ${table.amount} and ${table.introPeriods} > 0))`,
    ),
  ],
);

/**
 * Subscriptions of accounts, past ones too. `active`: paid for from period to period; `cancelled`: runs to its end;
 * `ended`: grants no access; subscribing again begins another one.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id),
    state: text('state', { enum: ['active', 'cancelled', 'ended'] }).notNull(),
    /**
     * Why it ended: cancelled, a renewal was not paid, the service is no longer offered, it was refunded, another
     * service replaced it, its subscriber did not agree to a new price.
     */
    endReason: text('end_reason', {
      enum: ['cancelled', 'unpaid', 'withdrawn', 'refunded', 'changed', 'price_not_accepted'],
    }),
    /** The terms of the offer. */
    duration: integer('duration').notNull(),
    durationUnit: text('duration_unit', units).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The anchor of paid periods: a month that is too short does not shift the later ones. */
    anchorAt: timestamp('anchor_at', { withTimezone: true }).notNull(),
    /** Number of periods paid since then; zero during the trial. */
    paidPeriods: integer('paid_periods').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The card charged at renewal; null: the account's balance pays. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** The time zone in which months are counted from the anchor; null: UTC. */
    timeZone: text('time_zone'),
    /** The introductory price, and the number of periods left. */
    introAmount: integer('intro_amount'),
    introPeriods: integer('intro_periods'),
    /** The service and price that replace it at the end of the period. */
    nextServiceId: integer('next_service_id').references(() => services.id),
    nextPriceId: integer('next_price_id'),
    /** Until when it neither grants access nor costs anything. */
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
    /** The next step of the dunning plan: 0 is the renewal itself; after it a charge has failed. */
    dunningTries: smallint('dunning_tries').notNull().default(0),
    /** When that step is due; null: at the end of the period. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** The number of notices sent about the next renewal. */
    notices: smallint('notices').notNull().default(0),
    /** Until then it grants access unpaid, while its card is charged for the next period. */
    graceUntil: timestamp('grace_until', { withTimezone: true }),
    /** Until then it can still be paid, without access. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** A new price, when its subscriber was asked, and when he agreed. */
    newAmount: integer('new_amount'),
    newAmountAskedAt: timestamp('new_amount_asked_at', { withTimezone: true }),
    newAmountAcceptedAt: timestamp('new_amount_accepted_at', { withTimezone: true }),
    /** Renewals after this cost the new price, or do not happen. */
    newAmountFrom: timestamp('new_amount_from', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('subscriptions_running')
      .on(table.accountId, table.serviceId)
      .where(sql`state <> 'ended'`),
    index('subscriptions_account').on(table.accountId),
    index('subscriptions_due')
      .on(table.endsAt)
      .where(sql`state <> 'ended'`),
    index('subscriptions_card').on(table.bankCardId),
    check('subscriptions_end', sql`(${table.state} = 'ended') = (${table.endReason} is not null)`),
  ],
);

/** Payments of subscriptions, period by period; rows are only added. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    number: integer('number').notNull(),
    /** The order, for the first period; null when the subscription replaced another at its end. */
    ticketId: uuid('ticket_id')
      .unique()
      .references(() => purchaseTickets.id, { onDelete: 'cascade' }),
    /** Null for a trial. */
    transferId: integer('transfer_id')
      .unique()
      .references(() => ledgerTransfers.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('subscription_periods_number').on(table.subscriptionId, table.number),
    check('subscription_periods_order', sql`${table.number} = 1 or ${table.ticketId} is null`),
    check('subscription_periods_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
