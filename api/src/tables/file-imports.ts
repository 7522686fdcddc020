import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { exportFormats, importStates, languages } from '@kadr/contract';
import type { ImportError, RecordKind } from '@kadr/contract';

/** Uploaded files of records. The bytes are in storage until the import is over. */
export const fileImports = pgTable(
  'file_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<RecordKind>().notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    /** The name of the file in storage. */
    fileId: text('file_id').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    rows: integer('rows'),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The first errors; a file in storage has all. */
    errors: jsonb('errors').$type<readonly ImportError[]>().notNull().default([]),
    reason: text('reason'),
    /** Language of the messages. */
    language: text('language', { enum: languages }).notNull(),
    /** The brands whose records it may write; null: all. */
    brands: text('brands').array(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    principalName: text('principal_name'),
    requestId: text('request_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until when the worker that runs it counts as alive. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('file_imports_due')
      .on(table.id)
      .where(sql`state in ('waiting', 'checking', 'ready', 'applying')`),
  ],
);
