import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { epgs } from './channels.ts';

/** Profiles' reminders of programmes. */
export const reminders = pgTable(
  'reminders',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    epgId: integer('epg_id')
      .notNull()
      .references(() => epgs.id, { onDelete: 'cascade' }),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** When the reminder was sent, or dropped as too late; null while it is pending. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.epgId] }),
    index('reminders_waiting')
      .on(table.epgId)
      .where(sql`done_at is null`),
    index('reminders_by_epg').on(table.epgId),
  ],
);
