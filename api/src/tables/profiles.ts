import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** PINs of accounts; one without a row has none, and never had a try at one. */
export const pins = pgTable('pins', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Argon2id of the PIN and a secret of the service's; null is no PIN (`0000`). */
  hash: text('hash'),
  /** Wrong tries of the last half hour, and those that are being looked at. */
  tries: timestamp('tries', { withTimezone: true })
    .array()
    .notNull()
    .default(sql`'{}'`),
});
