import { principalKinds } from '@kadr/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorKeys } from './operator-keys.ts';
import { staffMembers } from './staff.ts';

/** Actions of operators, written before they are carried out. Triggers refuse every change of a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal', { enum: principalKinds }).notNull(),
    keyId: integer('key_id').references(() => operatorKeys.id),
    /** The key's name at the time. */
    keyName: text('key_name'),
    staffId: integer('staff_id').references(() => staffMembers.id),
    /** The member's name at the time. */
    staffName: text('staff_name'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent'),
    requestId: text('request_id').notNull(),
    operation: text('operation').notNull(),
    /** JSON without secrets, truncated. */
    input: text('input'),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_by_key').on(table.keyId, table.id),
    index('audit_entries_by_staff').on(table.staffId, table.id),
    index('audit_entries_by_operation').on(table.operation, table.id),
  ],
);

/** The outcome of an entry, in a separate row: entries are never updated. */
export const auditOutcomes = pgTable('audit_outcomes', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditEntries.id),
  /** `ok`, or the error's name. */
  outcome: text('outcome').notNull(),
});
