import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** PINs of accounts; an account without a row has no PIN, and there was never an attempt. */
export const pins = pgTable('pins', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Argon2id of the PIN and a secret of the service; null: no PIN (`0000`). */
  hash: text('hash'),
  /** Wrong attempts of the last half hour, and those being checked. */
  tries: timestamp('tries', { withTimezone: true })
    .array()
    .notNull()
    .default(sql`'{}'`),
});
