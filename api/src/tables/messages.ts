import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageInputParsed } from '@kadr/contract';
import { accounts, profiles } from './accounts.ts';
import { translated } from '../database/translated.ts';
import { sessions } from './session.ts';

/** The messages of accounts, including polls, and events that show nothing (`display` null). */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The receiving profile; null: all profiles of the account. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** The sender's own key. */
    key: text('key').notNull(),
    eventType: text('event_type', { enum: ['display', 'player', 'target', 'item'] }).notNull(),
    eventCode: text('event_code').notNull(),
    display: jsonb('display').$type<MessageInputParsed['display']>(),
    item: jsonb('item').$type<MessageInputParsed['item']>(),
    mediaViewAlias: text('media_view_alias'),
    abTest: text('ab_test'),
    src: text('src'),
    title: translated('title'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Appears in the list only, without a panel. */
    isSilent: boolean('is_silent').notNull().default(false),
    /** When the first device received it; `message_deliveries` contains all devices. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    shownAt: timestamp('shown_at', { withTimezone: true }),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
    /** Null while unread. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** The chosen answer to each question of a finished poll. */
    chosen: jsonb('chosen').$type<number[]>(),
  },
  (table) => [
    uniqueIndex('messages_key').on(table.accountId, table.key),
    index('messages_journal').on(table.accountId, table.id),
    // Every page of a signed-in viewer counts them.
    index('messages_unread')
      .on(table.accountId)
      .where(sql`read_at is null`),
    index('messages_age').on(table.createdAt),
  ],
);

/** Deliveries of messages to devices: each device shows a message once. A device is a session; rows go with either. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.messageId] }),
    index('message_deliveries_message').on(table.messageId),
  ],
);
