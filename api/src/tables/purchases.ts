import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
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
import { currencies } from '@kadr/contract';
import { accounts, profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';
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

/**
 * Where money is: on an account of a viewer (`prepaid`), or on the service's side of the books: what operators put in
 * (`credits`), what was sold (`sales`). One for each currency. Only a viewer's has a running balance, which its row's lock
 * guards; the service's are sums over transfers, so that no purchase waits for another account's.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['prepaid', 'credits', 'sales'] }).notNull(),
    /** Null once the viewer's account is erased: the books stay. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    currency: text('currency', { enum: currencies }).notNull(),
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_prepaid')
      .on(table.accountId, table.currency)
      .where(sql`kind = 'prepaid'`),
    uniqueIndex('ledger_accounts_own')
      .on(table.kind, table.currency)
      .where(sql`kind <> 'prepaid'`),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    check('ledger_accounts_kind', sql`(${table.kind} = 'prepaid') = (${table.balance} is not null)`),
    check('ledger_accounts_balance', sql`${table.balance} between 0 and ${sql.raw('9007199254740991')}`),
  ],
);

/**
 * Every movement of money, from one place to another in the same currency: each has both of its sides, so the books agree
 * by their making. Rows are added only; a trigger refuses everything else.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['credit', 'purchase'] }).notNull(),
    /** Makes it once: the operator's own key, or the ticket's. */
    key: text('key').notNull(),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of the viewer's side, afterwards. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_transfers_key').on(table.key),
    index('ledger_transfers_from').on(table.fromId, table.id),
    index('ledger_transfers_to').on(table.toId, table.id),
    foreignKey({
      name: 'ledger_transfers_from_account',
      columns: [table.fromId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    foreignKey({
      name: 'ledger_transfers_to_account',
      columns: [table.toId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('ledger_transfers_amount', sql`${table.amount} > 0`),
    check('ledger_transfers_sides', sql`${table.fromId} <> ${table.toId}`),
    check('ledger_transfers_balance', sql`${table.balance} >= 0`),
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
    currency: text('currency', { enum: currencies }).notNull(),
    /** Whether it was bought in a page of another site (`session_id`). */
    isEmbedded: boolean('is_embedded').notNull(),
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
    /** How far any profile of the account got, in seconds; forgetting what was watched leaves it. */
    watchedTo: doublePrecision('watched_to').notNull().default(0),
  },
  (table) => [
    check(
      'purchases_origin',
      sql`(${table.exchangedFromId} is null) = (${table.ticketId} is not null) and (${table.ticketId} is null) = (${table.transferId} is null)`,
    ),
    index('purchases_account').on(table.accountId, table.id),
    check('purchases_rental', sql`(${table.usageModel} = 'TVOD') = (${table.endsAt} is not null)`),
  ],
);
