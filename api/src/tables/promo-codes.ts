import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import type { StoredTarget } from './blocks.ts';
import { translated } from '../database/translated.ts';

/** Promo codes, in upper case, and the text shown when one is redeemed. */
export const promoCodes = pgTable('promo_codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  message: translated('message').notNull(),
  submessage: translated('submessage'),
  poster: text('poster'),
  target: jsonb('target').$type<StoredTarget>(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  maxRedemptions: integer('max_redemptions'),
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
  (table) => [primaryKey({ columns: [table.promoCodeId, table.accountId] })],
);
