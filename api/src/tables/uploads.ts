import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that come in pieces. A row goes when its upload has had its time; what it uploaded may stay longer. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  /** Bytes of the whole file. */
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Bytes that are stored and acknowledged, from the beginning. */
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  /** What the client said of the file, as JSON. */
  metadata: text('metadata').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When bytes came last. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** When the parts became one object; null before. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** The objects in storage that an unfinished upload consists of. */
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
