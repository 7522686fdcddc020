import { changeActions } from '@kadr/contract';
import type { RecordKind } from '@kadr/contract';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A record in its kind's import shape, or a merge patch of one. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The history of records. Triggers reject changes to its rows. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    /** The principal's name at the time; null for the operator token. */
    principalName: text('principal_name'),
    requestId: text('request_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    /** JSON pointers; empty when the whole record was created or removed. */
    fields: text('fields').array().notNull(),
    /** Null when the record did not exist before, or does not exist afterwards; likewise the versions. */
    before: jsonb('before').$type<StoredRecord>(),
    after: jsonb('after').$type<StoredRecord>(),
    versionBefore: text('version_before'),
    versionAfter: text('version_after'),
    /** The change being undone. */
    undoes: integer('undoes').references((): AnyPgColumn => recordChanges.id),
  },
  (table) => [
    index('record_changes_by_record').on(table.kind, table.recordId, table.id),
    uniqueIndex('record_changes_undo').on(table.undoes),
  ],
);

/** Merge patches that are not published yet, at most one per record, which need not exist yet. */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    patch: jsonb('patch').$type<StoredRecord>().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    principalName: text('principal_name'),
    /** Why its scheduled publication failed; a failed draft is not retried. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('record_drafts_due').on(table.publishAt),
  ],
);
