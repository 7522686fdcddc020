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

/** Current prices of films and episodes. Orders copy their terms, because prices may change at any time. */
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
    /** Duration of a rental. */
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

/** An order, from the press of the button until it is paid, with the terms of the offer. */
export const purchaseTickets = pgTable(
  'purchase_tickets',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id').notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The buyer. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The title that is bought; null for a service. */
    mediaItemId: integer('media_item_id').references(() => mediaItems.id),
    serviceId: integer('service_id').references(() => services.id),
    priceId: integer('price_id').notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }).notNull(),
    /** Quality of a title. */
    quality: text('quality', qualities),
    /** Duration of a rental or a service's period. */
    duration: integer('duration'),
    durationUnit: text('duration_unit', { enum: ['hour', 'day', 'month', 'year'] }),
    /** The free trial: with it, the order itself costs nothing. */
    trialDuration: integer('trial_duration'),
    trialDurationUnit: text('trial_duration_unit', { enum: ['day', 'month'] }),
    amount: integer('amount').notNull(),
    /** The introductory price, and the number of periods. */
    introAmount: integer('intro_amount'),
    introPeriods: smallint('intro_periods'),
    /** The subscription that the service replaces, and the credit for the rest of its period. */
    replacesId: integer('replaces_id'),
    creditAmount: integer('credit_amount').notNull().default(0),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The promo code discount included in `amount`, or `introAmount`. */
    discountId: integer('discount_id'),
    /** The amount of the discount on the first price. */
    discountAmount: integer('discount_amount').notNull().default(0),
    /** Points that pay for the order, if a bonus programme does. */
    points: integer('points'),
    /** The payment method, one of the contract's `paymentMethodIds`. */
    paymentMethodId: integer('payment_method_id').notNull().default(paymentMethodIds.prepaid),
    /** The card to charge, if one was chosen. */
    bankCardId: integer('bank_card_id').references(() => bankCards.id, { onDelete: 'set null' }),
    /** Whether to link the card that is entered. */
    isLinkingCard: boolean('is_linking_card').notNull().default(false),
    /** Whether it was bought in a page of another site (`session_id`). */
    isEmbedded: boolean('is_embedded').notNull(),
    /** The brand of a viewer's order, and the country of the address; null for operators' orders, and when unknown. */
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

/** Purchases and rentals of accounts: the entitlement rule reads those not exchanged or refunded. */
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
    /** The ticket that paid for it; null for a title received in an exchange. */
    ticketId: uuid('ticket_id')
      .unique()
      .references(() => purchaseTickets.id, { onDelete: 'cascade' }),
    transferId: integer('transfer_id')
      .unique()
      .references(() => ledgerTransfers.id),
    /** The purchase that was given in exchange. */
    exchangedFromId: integer('exchanged_from_id')
      .unique()
      .references((): AnyPgColumn => purchases.id, { onDelete: 'cascade' }),
    usageModel: text('usage_model', usageModels).notNull(),
    quality: text('quality', qualities).notNull(),
    purchasedAt: timestamp('purchased_at', { withTimezone: true }).notNull(),
    /** End of a rental. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** When it was exchanged for something else: the account no longer owns it. */
    exchangedAt: timestamp('exchanged_at', { withTimezone: true }),
    /** When it was refunded: the account no longer owns it. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** The furthest position of any profile of the account, in seconds; deleting the history does not reset it. */
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
