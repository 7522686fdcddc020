import { isNotNull } from 'drizzle-orm';
import { bigserial, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What viewers did and what failed for them. Who it was is what the service knows, not what the browser says.
 * Partitioned by day of `received_at`, in UTC (`analytics/event-days.ts`); rows of a day without a partition
 * are in `analytics_events_default`.
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
    /** ISO 3166-1 alpha-2, by the address. */
    country: text('country'),
    /** By `User-Agent`. */
    browser: text('browser'),
    system: text('system'),
    /** Speed class of the connection by the browser (`effectiveType`): `4g`. */
    network: text('network'),
  },
  (table) => [
    index('analytics_events_name').on(table.name, table.receivedAt),
    index('analytics_events_account').on(table.accountId).where(isNotNull(table.accountId)),
  ],
);

/** How many times events of a UTC day have changed since they were received: files of them are made again. */
export const analyticsDayVersions = pgTable('analytics_day_versions', {
  day: date('day').primaryKey(),
  version: integer('version').notNull(),
});
