import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currencies } from '@kadr/contract';
import { accounts } from './accounts.ts';

/** Cards that accounts linked. A removed card keeps its last digits for the history, but not its token. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's token for charges, sealed with the master key; null once the card is removed. */
    token: text('token'),
    first6: text('first6'),
    last4: text('last4').notNull(),
    type: text('type').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** When a dispute was lost: the card is no longer charged. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
  },
  (table) => [
    index('bank_cards_account').on(table.accountId),
    uniqueIndex('bank_cards_default')
      .on(table.accountId)
      .where(sql`is_default and removed_at is null`),
    check('bank_cards_removed', sql`(${table.token} is null) = (${table.removedAt} is not null)`),
    check('bank_cards_expiry', sql`${table.expiryMonth} between 1 and 12`),
  ],
);

/** Accounts' rules for automatic top-ups. */
export const automaticTopUps = pgTable(
  'automatic_top_ups',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    bankCardId: integer('bank_card_id')
      .notNull()
      .references(() => bankCards.id, { onDelete: 'cascade' }),
    /** Minor units. */
    below: bigint('below', { mode: 'number' }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** When the card was last charged; once a day at most. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** Why it stopped charging; null while it is active. */
    stopped: text('stopped', { enum: ['declined', 'card_removed'] }),
  },
  (table) => [check('automatic_top_ups_amount', sql`${table.amount} > 0 and ${table.below} > 0`)],
);
