import { languages, permissions } from '@kadr/contract';
import type { RoleGrant, Translated } from '@kadr/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Who operates the service. They are never deleted: the audit names them. */
export const staffMembers = pgTable('staff_members', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In small letters. */
  email: text('email').notNull().unique('staff_members_email'),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language', { enum: languages }).notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Sealed; null without an authenticator app. */
  totpSecret: text('totp_secret'),
  /** Sealed, until a code of it is confirmed. */
  totpPending: text('totp_pending'),
  /** Half minutes since 1970 of the last code that was used: no code is good twice. */
  totpStep: integer('totp_step'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
});

/** Which roles members hold. The built-in roles have no row of their own, so nothing refers to roles. */
export const staffGrants = pgTable(
  'staff_grants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id),
    role: text('role').notNull(),
    /** Null: for all brands, and for what belongs to none. */
    brand: text('brand'),
  },
  (table) => [
    unique('staff_grants_once').on(table.memberId, table.role, table.brand).nullsNotDistinct(),
    index('staff_grants_by_role').on(table.role),
  ],
);

/** Roles that the operator has made. */
export const staffRoles = pgTable('staff_roles', {
  role: text('role').primaryKey(),
  name: jsonb('name').$type<Translated>().notNull(),
  permissions: text('permissions', { enum: permissions }).array().notNull(),
});

/** Invitations that nobody has used yet. */
export const staffInvitations = pgTable('staff_invitations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of what the link carries, in base64url. */
  secretHash: text('secret_hash').notNull().unique('staff_invitations_secret'),
  /** In small letters; null of the first owner's. */
  email: text('email').unique('staff_invitations_email'),
  name: text('name'),
  roles: jsonb('roles').$type<RoleGrant[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The member who invites; null: the token, an API key, or the service itself. */
  createdBy: integer('created_by').references(() => staffMembers.id),
  /** Null: until it is used or replaced. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
