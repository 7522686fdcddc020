import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Sessions whose rows were deleted: their sockets are closed and their stream addresses refused. A trigger on
 * `sessions` (migration `sessions_end`) writes it and notifies every process, regardless of what deletes a session;
 * times are by the database's clock.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id: uuid('id').primaryKey(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ended_sessions_at').on(table.endedAt)],
);
