import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What viewers did and what failed for them. Who it was is what the service knows, not what the browser says. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    sessionId: text('session_id'),
    accountId: integer('account_id'),
    profileId: integer('profile_id'),
    deviceId: text('device_id'),
    deviceType: text('device_type').notNull(),
    appVersion: text('app_version'),
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    page: text('page').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('analytics_events_name').on(table.name, table.receivedAt),
    index('analytics_events_received').on(table.receivedAt),
  ],
);
