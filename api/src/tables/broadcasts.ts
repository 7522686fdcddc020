import { broadcastStates } from '@kadr/contract';
import type { DisplayInput } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { messages } from './messages.ts';
import { segments } from './segments.ts';

/** Messages to the accounts of a segment. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    segmentId: integer('segment_id')
      .notNull()
      .references(() => segments.id),
    display: jsonb('display').$type<DisplayInput>().notNull(),
    state: text('state', { enum: broadcastStates }).notNull(),
    sendAt: timestamp('send_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** How many broadcasts an account may receive within a week. */
    cap: smallint('cap').notNull(),
    /** Minutes since midnight; both null: at any time. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** When there is something to send; null: never, or no more. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The last account that was searched for the segment. */
    searchedTo: integer('searched_to').notNull().default(0),
    isSearched: boolean('is_searched').notNull().default(false),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** When its unread messages were withdrawn. */
    expiredAt: timestamp('expired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('broadcasts_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('broadcasts_segment').on(table.segmentId),
    index('broadcasts_expiring')
      .on(table.expiresAt)
      .where(sql`expired_at is null`),
    check('broadcasts_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
  ],
);

/** The accounts of a broadcast, each once, with their outcomes. */
export const broadcastAccounts = pgTable(
  'broadcast_accounts',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['waiting', 'sent', 'capped', 'expired'] }).notNull(),
    /** When it is due. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.broadcastId, table.accountId] }),
    index('broadcast_accounts_due')
      .on(table.broadcastId, table.dueAt)
      .where(sql`outcome = 'waiting'`),
    index('broadcast_accounts_sent').on(table.accountId, table.sentAt),
    index('broadcast_accounts_message').on(table.messageId),
  ],
);
