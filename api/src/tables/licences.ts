import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Content keys by their ids, which stand in assets. `sealed` can be opened with the master key only (`sealed-key.ts`). */
export const contentKeys = pgTable('content_keys', {
  /** 32 hexadecimal digits. */
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** By which master key content keys are sealed: one row, whose fingerprint tells it from any other key. */
export const masterKeys = pgTable(
  'master_keys',
  {
    id: integer('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [check('master_keys_one', sql`${table.id} = 1`)],
);
