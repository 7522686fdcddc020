import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { currencies, paymentMethodIds } from '@kadr/contract';
import { accounts, profiles } from './accounts.ts';
import { bankCards } from './bank-cards.ts';
import { mediaItems } from './catalogue.ts';
import { ledgerTransfers } from './ledger.ts';
import { services } from './services.ts';

const usageModels = { enum: ['EST', 'TVOD'] } as const;
const qualities = { enum: ['SD', 'HD', 'UHD'] } as const;
const rentalUnits = { enum: ['hour', 'day'] } as const;

/** For how much a film or an episode is sold now. What was sold keeps its own words: these may change at any time. */
export const titlePrices = pgTable(
  'title_prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    /** In the order in which they are offered. */
    position: smallint('position').notNull(),
    usageModel: text('usage_model', usageModels).notNull(),
    quality: text('quality', qualities).notNull(),
    /** Of a rental. */
    duration: integer('duration'),
    durationUnit: text('duration_unit', rentalUnits),
    /** Minor units. */
    amount: integer('amount').notNull(),
    originalAmount: integer('original_amount'),
    currency: text('currency', { enum: currencies }).notNull(),
  },
  (table) => [
    unique('title_prices_offer')
      .on(table.mediaItemId, table.usageModel, table.quality, table.duration, table.durationUnit)
      .nullsNotDistinct(),
    check(
      'title_prices_rental',
      sql`(${table.usageModel} = 'TVOD') = (${table.duration} is not null) and (${table.duration} is null) = (${table.durationUnit} is null)`,
    ),
    check('title_prices_amount', sql`${table.amount} > 0 and ${table.duration} is distinct from 0`),
  ],
);

/** An order, from the press of the button until it is paid: what is bought, as it was offered then. */
export const purchaseTickets = pgTable(
  'purchase_tickets',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id').notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who bought. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The title that is bought; null for a service. */
    mediaItemId: integer('media_item_id').references(() => mediaItems.id),
    serviceId: integer('service_id').references(() => services.id),
    priceId: integer('price_id').notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
    /** Of a title. */
    quality: text('quality', qualities),
    /** Of a rental and of a service. */
    duration: integer('duration'),
    durationUnit: text('duration_unit', { enum: ['hour', 'day', 'month', 'year'] }),
    /** Free at first: then nothing is paid for the order itself. */
    trialDuration: integer('trial_duration'),
    trialDurationUnit: text('trial_duration_unit', { enum: ['day', 'month'] }),
    amount: integer('amount').notNull(),
    /** The lower price of the first periods, and how many they are. */
    introAmount: integer('intro_amount'),
    introPeriods: smallint('intro_periods'),
    /** Of a service that takes the place of another: the subscription to that one, and what is left of its period. */
    replacesId: integer('replaces_id'),
    creditAmount: integer('credit_amount').notNull().default(0),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The discount of a promo code that `amount`, or `introAmount`, has in it. */
    discountId: integer('discount_id'),
    /** How much lower the discount makes the first price. */
    discountAmount: integer('discount_amount').notNull().default(0),
    /** Of what a bonus programme pays: how many of its points. */
    points: integer('points'),
    /** How it is paid, as the contract's `paymentMethodIds` say. */
    paymentMethodId: integer('payment_method_id').notNull().default(paymentMethodIds.prepaid),
    /** The card that is charged, where one was chosen. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** Whether the card that is entered is kept. */
    isLinkingCard: boolean('is_linking_card').notNull().default(false),
    /** Whether it was bought in a page of another site (`session_id`). */
    isEmbedded: boolean('is_embedded').notNull(),
    /** The brand in which a viewer ordered, and the country of the address; null for orders of operators, and where unknown. */
    brand: text('brand'),
    country: text('country'),
    status: text('status', { enum: ['wait_payment', 'paid', 'dropped'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('purchase_tickets_open')
      .on(table.accountId, table.mediaItemId)
      .where(sql`status = 'wait_payment'`),
    uniqueIndex('purchase_tickets_open_service')
      .on(table.accountId, table.serviceId)
      .where(sql`status = 'wait_payment'`),
    check(
      'purchase_tickets_thing',
      sql`(${table.usageModel} = 'SERVICE') = (${table.serviceId} is not null) and (${table.serviceId} is null) = (${table.mediaItemId} is not null) and (${table.mediaItemId} is null) = (${table.quality} is null)`,
    ),
    index('purchase_tickets_created').on(table.createdAt),
  ],
);

/** What accounts have, unless it was exchanged: the entitlement rule reads it. */
export const purchases = pgTable(
  'purchases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id),
    /** Of what was paid for; what came by an exchange has none. */
    ticketId: uuid('ticket_id')
      .unique()
      .references(() => purchaseTickets.id, { onDelete: 'cascade' }),
    transferId: integer('transfer_id')
      .unique()
      .references(() => ledgerTransfers.id),
    /** What was given for it. */
    exchangedFromId: integer('exchanged_from_id')
      .unique()
      .references((): AnyPgColumn => purchases.id, { onDelete: 'cascade' }),
    usageModel: text('usage_model', usageModels).notNull(),
    quality: text('quality', qualities).notNull(),
    purchasedAt: timestamp('purchased_at', { withTimezone: true }).notNull(),
    /** Of a rental. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** When it was given for something else: it is the account's no more. */
    exchangedAt: timestamp('exchanged_at', { withTimezone: true }),
    /** When its money went back: it is the account's no more. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** How far any profile of the account got, in seconds; forgetting what was watched leaves it. */
    watchedTo: doublePrecision('watched_to').notNull().default(0),
  },
  (table) => [
    check(
      'purchases_origin',
      sql`(${table.exchangedFromId} is null) = (${table.ticketId} is not null) and (${table.ticketId} is not null or ${table.transferId} is null)`,
    ),
    index('purchases_account').on(table.accountId, table.id),
    check('purchases_rental', sql`(${table.usageModel} = 'TVOD') = (${table.endsAt} is not null)`),
  ],
);
