import { date, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Results of the nightly comparisons: of the books with themselves, and of each provider's statement with ours. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['proof', 'statement'] }).notNull(),
    /** The provider of a statement; empty otherwise. */
    provider: text('provider').notNull(),
    /** The day (UTC) that was checked. */
    day: date('day', { mode: 'string' }).notNull(),
    faults: jsonb('faults').$type<StoredFault[]>().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('book_checks_day').on(table.kind, table.provider, table.day)],
);

/** A discrepancy: its kind, its subject, and both sides. */
export interface StoredFault {
  readonly fault: string;
  readonly id: string;
  readonly expected: string;
  readonly found: string;
}
