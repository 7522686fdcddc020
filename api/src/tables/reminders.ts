import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { epgs } from './channels.ts';

/** Programmes that profiles are to be reminded of. */
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
    /** When the profile was reminded, or it was too late to; null while it is to be. */
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
