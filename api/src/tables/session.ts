import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, profiles } from './accounts.ts';
import { devices } from './devices.ts';

/** Sessions of signed-in viewers. Demo sessions have no rows: they exist in their signed cookies. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Until then the session may watch above the profile's age limit, because the PIN was entered. */
    ageUnlockedUntil: timestamp('age_unlocked_until', { withTimezone: true }),
    state: text('state', { enum: ['normal', 'restricted'] }).notNull(),
    /** Null in a restricted session, which has no place among the account's devices. */
    deviceId: integer('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    /** The browser's own id: it names a device among the account's, and proves nothing. */
    deviceUid: text('device_uid'),
    brand: text('brand').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull(),
    /** After this it must be refreshed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_device').on(table.deviceId),
    index('sessions_profile').on(table.profileId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
