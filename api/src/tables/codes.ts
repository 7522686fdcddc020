import { index, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** The last code that was sent for a browser's session, by login and action. */
export const codes = pgTable(
  'codes',
  {
    id: uuid('id').primaryKey(),
    /** The session of the browser that asked; demo sessions have no rows. */
    sessionId: uuid('session_id').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    login: text('login').notNull(),
    action: text('action').notNull(),
    /** HMAC of id and code under the service's key: four digits could be guessed quickly from a plain digest. */
    codeHash: text('code_hash').notNull(),
    /** Number of digits. */
    length: smallint('length').notNull().default(4),
    tries: smallint('tries').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    unique('codes_session_login_action').on(table.sessionId, table.login, table.action),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** Proofs that a code or a password was right, until they are redeemed. */
export const confirmations = pgTable(
  'confirmations',
  {
    /** Digest of the secret that the browser was given. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    action: text('action').notNull(),
    /** The login that was confirmed; null when it was not a login. */
    login: text('login'),
    /** The account that was signed in; null when none was. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('confirmations_expiry').on(table.expiresAt)],
);
