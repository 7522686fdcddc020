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

/** For how much a service is offered now. Who has it keeps the terms on which he took it. */
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
    /** A lower price of the first periods of an account that never had the service. */
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
 * Services that accounts have, or had. `active`: paid for from period to period; `cancelled`: runs to its end; `ended`: opens
 * nothing any more, taking the service again begins another one.
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
     * Why it ended: cancelled, a renewal was not paid, the service is not offered any more, its money went back, another
     * service took its place, its subscriber did not agree to a new price.
     */
    endReason: text('end_reason', {
      enum: ['cancelled', 'unpaid', 'withdrawn', 'refunded', 'changed', 'price_not_accepted'],
    }),
    /** The terms, as they were offered. */
    duration: integer('duration').notNull(),
    durationUnit: text('duration_unit', units).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Where the count of paid periods begins: a month that is too short does not move those after it. */
    anchorAt: timestamp('anchor_at', { withTimezone: true }).notNull(),
    /** Periods that are paid since then; none while the trial runs. */
    paidPeriods: integer('paid_periods').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Charged at renewal; null: the account's balance is. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** On whose calendar months are counted from the anchor; null: UTC. */
    timeZone: text('time_zone'),
    /** The lower price of the first periods, and how many are left. */
    introAmount: integer('intro_amount'),
    introPeriods: integer('intro_periods'),
    /** What it becomes at the end of the period. */
    nextServiceId: integer('next_service_id').references(() => services.id),
    nextPriceId: integer('next_price_id'),
    /** Until when it neither opens anything nor costs anything. */
    pausedUntil: timestamp('paused_until', { withTimezone: true }),
    /** The step of the dunning plan that comes next: 0 is the renewal itself, after it a charge has failed. */
    dunningTries: smallint('dunning_tries').notNull().default(0),
    /** When that step is due; null: when the period is over. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Notices of the next renewal that were sent. */
    notices: smallint('notices').notNull().default(0),
    /** Since its card is charged for the next period: it still opens what is in the service until then, unpaid. */
    graceUntil: timestamp('grace_until', { withTimezone: true }),
    /** It can still be paid until then, and opens nothing. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** A new price, when its subscriber was asked, and when he agreed. */
    newAmount: integer('new_amount'),
    newAmountAskedAt: timestamp('new_amount_asked_at', { withTimezone: true }),
    newAmountAcceptedAt: timestamp('new_amount_accepted_at', { withTimezone: true }),
    /** The renewals from then on cost the new price, or do not happen. */
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

/** What subscriptions were paid for, period by period; rows are added only. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: integer('number').notNull(),
    /** Of the first one: the order. None where the subscription took the place of another at its end. */
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
