import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** E-mails and text messages that have to arrive: written in the transaction that causes them, sent afterwards. */
export const letters = pgTable(
  'letters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** Makes it once for an account and channel. */
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
    index('letters_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('letters_created').on(table.createdAt),
  ],
);
