import { languages, permissions } from '@kadr/contract';
import type { RoleGrant, Translated } from '@kadr/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Members of staff. They are never deleted, because the audit refers to them. */
export const staffMembers = pgTable('staff_members', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique('staff_members_email'),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language', { enum: languages }).notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Sealed; null without an authenticator app. */
  totpSecret: text('totp_secret'),
  /** Sealed, until a code of it is confirmed. */
  totpPending: text('totp_pending'),
  /** Time step of the last code used, in half minutes since 1970: no code is accepted twice. */
  totpStep: integer('totp_step'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
});

/** Roles held by members. The built-in roles have no rows, so there is no foreign key to roles. */
export const staffGrants = pgTable(
  'staff_grants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id),
    role: text('role').notNull(),
    /** Null: for all brands, and for everything outside brands. */
    brand: text('brand'),
  },
  (table) => [
    unique('staff_grants_once').on(table.memberId, table.role, table.brand).nullsNotDistinct(),
    index('staff_grants_by_role').on(table.role),
  ],
);

/** Custom roles. */
export const staffRoles = pgTable('staff_roles', {
  role: text('role').primaryKey(),
  name: jsonb('name').$type<Translated>().notNull(),
  permissions: text('permissions', { enum: permissions }).array().notNull(),
});

/** Invitations that are not used yet. */
export const staffInvitations = pgTable('staff_invitations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of the secret in the link, in base64url. */
  secretHash: text('secret_hash').notNull().unique('staff_invitations_secret'),
  /** In lower case; null for the first owner's. */
  email: text('email').unique('staff_invitations_email'),
  name: text('name'),
  roles: jsonb('roles').$type<RoleGrant[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The inviting member; null: the token, an API key, or the service itself. */
  createdBy: integer('created_by').references(() => staffMembers.id),
  /** Null: valid until it is used or replaced. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
