import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Sessions whose rows are gone: their sockets are closed and their stream addresses refused. A trigger on `sessions`
 * (migration `sessions_end`) writes it and tells every process, whatever deletes a session; times are the
 * database's own.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id: uuid('id').primaryKey(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ended_sessions_at').on(table.endedAt)],
);
