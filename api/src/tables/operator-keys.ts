import { permissions } from '@kadr/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { staffMembers } from './staff.ts';

/** API keys of the operator. They are never deleted, because the audit refers to them. */
export const operatorKeys = pgTable('operator_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** SHA-256 of the secret, in base64url. */
  secretHash: text('secret_hash').notNull().unique('operator_keys_secret'),
  permissions: text('permissions', { enum: permissions }).array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The key that created it; null: the operator's token did, or a member of staff. */
  createdBy: integer('created_by').references((): AnyPgColumn => operatorKeys.id),
  /** The member of staff who created it, or the key that created it: it is refused while the member is disabled. */
  madeBy: integer('made_by').references(() => staffMembers.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
