import { deviceTypeIcons } from '@kadr/contract';
import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Where an account is signed in; a device has one session, and goes when that ends. */
export const devices = pgTable(
  'devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the browser calls itself; ours for one that says nothing. A name, never a proof of anything. */
    uid: text('uid').notNull(),
    typeIcon: text('type_icon', { enum: deviceTypeIcons }).notNull(),
    title: text('title').notNull(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('devices_account_uid').on(table.accountId, table.uid)],
);
