import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Resumable uploads. A row is deleted when its upload expires; the uploaded file may stay longer. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  /** Bytes of the whole file. */
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Bytes from the beginning of the file that are stored and acknowledged. */
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  /** The client's metadata, as JSON. */
  metadata: text('metadata').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the last bytes arrived. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** When the parts were joined into one object; null before. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** The stored parts of an unfinished upload. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Offset of the part's first byte. */
    start: bigint('start', { mode: 'number' }).notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Key in storage. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
