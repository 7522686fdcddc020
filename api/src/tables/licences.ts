import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Content keys by id; assets contain the ids. `sealed` can only be opened with the master key (`sealed-key.ts`). */
export const contentKeys = pgTable('content_keys', {
  /** 32 hexadecimal digits. */
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The master key that seals content keys: one row, whose fingerprint distinguishes it from any other key. */
export const masterKeys = pgTable(
  'master_keys',
  {
    id: integer('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [check('master_keys_one', sql`${table.id} = 1`)],
);
