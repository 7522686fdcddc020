import { deviceTypeIcons } from '@kadr/contract';
import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Devices on which an account is signed in; a device has one session, and is deleted with it. */
export const devices = pgTable(
  'devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The browser's own id; generated if it sends none. It names a device and proves nothing. */
    uid: text('uid').notNull(),
    typeIcon: text('type_icon', { enum: deviceTypeIcons }).notNull(),
    title: text('title').notNull(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('devices_account_uid').on(table.accountId, table.uid)],
);
