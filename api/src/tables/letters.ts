import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/**
 * E-mails and text messages whose delivery is retried: written in the transaction that causes them, sent afterwards.
 */
export const letters = pgTable(
  'letters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a letter to an address, which need not be an account's. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    address: text('address'),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** Idempotency key within an account and channel. */
    key: text('key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Null once it is sent, or given up. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Null while the letter waits, and after it was given up. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    unique('letters_key').on(table.accountId, table.channel, table.key),
    unique('letters_address_key').on(table.address, table.channel, table.key),
    check('letters_reach', sql`(${table.accountId} is null) <> (${table.address} is null)`),
    index('letters_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('letters_created').on(table.createdAt),
    index('letters_given_up')
      .on(table.id)
      .where(sql`next_try_at is null and sent_at is null`),
  ],
);
