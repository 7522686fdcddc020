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

/** The history of records. Triggers refuse every change of a row. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    /** The principal's name at the time; null of the operator's token. */
    principalName: text('principal_name'),
    requestId: text('request_id').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    /** JSON pointers; empty where the whole record came or went. */
    fields: text('fields').array().notNull(),
    /** Null where there was no record, or is none any more; the versions with them. */
    before: jsonb('before').$type<StoredRecord>(),
    after: jsonb('after').$type<StoredRecord>(),
    versionBefore: text('version_before'),
    versionAfter: text('version_after'),
    /** The change that this one undoes. */
    undoes: integer('undoes').references((): AnyPgColumn => recordChanges.id),
  },
  (table) => [
    index('record_changes_by_record').on(table.kind, table.recordId, table.id),
    uniqueIndex('record_changes_undo').on(table.undoes),
  ],
);

/** Merge patches that wait for their publication; one for a record, or for one that does not exist yet. */
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
    /** Why its scheduled publication failed; such a draft is not tried again. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('record_drafts_due').on(table.publishAt),
  ],
);
