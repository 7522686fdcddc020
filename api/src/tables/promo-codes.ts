import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '@kadr/contract';
import type { PromoBenefit } from '@kadr/contract';
import { accounts } from './accounts.ts';
import type { StoredTarget } from './blocks.ts';
import { mediaItems } from './catalogue.ts';
import { purchaseTickets } from './purchases.ts';
import { services } from './services.ts';
import { translated } from '../database/translated.ts';

/** Campaigns: dates and limits that apply to all of their codes together. */
export const promoCampaigns = pgTable('promo_campaigns', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  maxRedemptions: integer('max_redemptions'),
  maxPerDay: integer('max_per_day'),
  maxPerAccount: integer('max_per_account'),
});

/** Promo codes, in upper case, their benefits, and the text shown when one is redeemed. */
export const promoCodes = pgTable('promo_codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  campaignId: integer('campaign_id').references(() => promoCampaigns.id),
  benefit: jsonb('benefit').$type<PromoBenefit>(),
  message: translated('message').notNull(),
  submessage: translated('submessage'),
  poster: text('poster'),
  target: jsonb('target').$type<StoredTarget>(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  maxRedemptions: integer('max_redemptions'),
  maxPerDay: integer('max_per_day'),
  needsCard: boolean('needs_card').notNull(),
});

/** An account redeems a code once. */
export const promoCodeRedemptions = pgTable(
  'promo_code_redemptions',
  {
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promoCodeId, table.accountId] }),
    index('promo_code_redemptions_account').on(table.accountId),
  ],
);

/** Discounts that accounts got from promo codes: each lowers one purchase. */
export const promoDiscounts = pgTable(
  'promo_discounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    /** The title or service that it applies to; both null: any purchase. */
    mediaItemId: integer('media_item_id').references(() => mediaItems.id),
    serviceId: integer('service_id').references(() => services.id),
    /** Exactly one is set: a part of the price, minor units off it, or minor units in its place. */
    percent: smallint('percent'),
    amountOff: integer('amount_off'),
    price: integer('price'),
    /** Currency of the amounts. */
    currency: text('currency', { enum: currencies }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The order that it has lowered; it becomes available again once that is refunded in whole. */
    usedTicketId: uuid('used_ticket_id').references(() => purchaseTickets.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('promo_discounts_account').on(table.accountId),
    uniqueIndex('promo_discounts_ticket').on(table.usedTicketId),
    check(
      'promo_discounts_kind',
      sql`num_nonnulls(${table.percent}, ${table.amountOff}, ${table.price}) = 1 and (${table.percent} is null) = (${table.currency} is not null)`,
    ),
  ],
);
