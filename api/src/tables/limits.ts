import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The number of attempts since `since`. */
export const attempts = pgTable(
  'attempts',
  {
    limit: text('limit').notNull(),
    /** Digest of the caller: no logins or addresses are stored. */
    who: text('who').notNull(),
    count: integer('count').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.who] }), index('attempts_since').on(table.since)],
);
