import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Backups that `npm run kadr -- backup` has made and verified. A restored database lacks those made after its own. */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The moment whose data it contains. */
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  folder: text('folder').notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  hasStorage: boolean('has_storage').notNull(),
  hasSecrets: boolean('has_secrets').notNull(),
});
