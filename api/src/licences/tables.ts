import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Content keys by their ids, which stand in assets. `sealed` can be opened with the master key only (`sealed-key.ts`). */
export const contentKeys = pgTable('content_keys', {
  /** 32 hexadecimal digits. */
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
