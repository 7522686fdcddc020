import { deviceTypeIcons, signInMethods } from '@kadr/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Sign-ins to accounts: time, place and device. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that began, which may have ended. */
    sessionId: uuid('session_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    method: text('method', { enum: signInMethods }).notNull(),
    ip: text('ip').notNull(),
    /** Country of the address, ISO 3166-1 alpha-2; null when unknown. */
    country: text('country'),
    /** Null for sign-ins from before it was stored. */
    brand: text('brand'),
    typeIcon: text('type_icon', { enum: deviceTypeIcons }).notNull(),
    title: text('title').notNull(),
  },
  (table) => [index('sign_ins_account').on(table.accountId, table.id), index('sign_ins_at').on(table.at)],
);
