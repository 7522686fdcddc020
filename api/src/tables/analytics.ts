import { isNotNull } from 'drizzle-orm';
import { bigserial, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Viewers' actions and failures. Identity comes from the service, not from the browser. Partitioned by day of
 * `received_at`, in UTC (`analytics/event-days.ts`); rows of a day without a partition are in
 * `analytics_events_default`.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
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
    /** ISO 3166-1 alpha-2, from the address. */
    country: text('country'),
    /** From `User-Agent`. */
    browser: text('browser'),
    system: text('system'),
    /** The browser's speed class of the connection (`effectiveType`): `4g`. */
    network: text('network'),
  },
  (table) => [
    index('analytics_events_name').on(table.name, table.receivedAt),
    index('analytics_events_account').on(table.accountId).where(isNotNull(table.accountId)),
  ],
);

/** How many times events of a UTC day have changed after they were received: their files are written again. */
export const analyticsDayVersions = pgTable('analytics_day_versions', {
  day: date('day').primaryKey(),
  version: integer('version').notNull(),
});
