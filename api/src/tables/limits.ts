import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody tried something since `since`. */
export const attempts = pgTable(
  'attempts',
  {
    limit: text('limit').notNull(),
    /** Digest of whose attempts they are: no logins, no addresses. */
    who: text('who').notNull(),
    count: integer('count').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.who] }), index('attempts_since').on(table.since)],
);
