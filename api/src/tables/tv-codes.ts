import { deviceTypeIcons } from '@kadr/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** TVs that wait for a sign-in. */
export const tvCodes = pgTable(
  'tv_codes',
  {
    /** Digest of the TV's own secret. */
    hash: text('hash').primaryKey(),
    /** The code that it shows. */
    code: text('code').notNull().unique(),
    brand: text('brand').notNull(),
    typeIcon: text('type_icon', { enum: deviceTypeIcons }).notNull(),
    title: text('title').notNull(),
    network: text('network').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The account that it will be signed in to, once a viewer has confirmed it. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('tv_codes_expiry').on(table.expiresAt)],
);
