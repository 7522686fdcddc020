import { staffStates } from '@kadr/contract';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { staffMembers } from './staff.ts';

const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => staffMembers.id);

/** Sign-ins to the console. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the cookie's secret, in base64url. */
    secretHash: text('secret_hash').notNull().unique('staff_sessions_secret'),
    memberId: memberId(),
    state: text('state', { enum: staffStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    reauthenticatedUntil: timestamp('reauthenticated_until', { withTimezone: true }),
  },
  (table) => [
    index('staff_sessions_by_member').on(table.memberId),
    index('staff_sessions_age').on(table.createdAt),
  ],
);

/** Public keys by which members sign in (WebAuthn). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    credentialId: text('credential_id').notNull().unique('staff_passkeys_credential'),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The host name for which it is valid. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_by_member').on(table.memberId)],
);

/** Single-use codes that replace a lost authenticator app. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    memberId: memberId(),
    /** SHA-256 of the code, in base64url. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** Challenges that authenticators have not signed yet. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    /** SHA-256 of the challenge, in base64url. */
    hash: text('hash').primaryKey(),
    /** The member who registers a passkey with it; null: it is for a sign-in. */
    memberId: integer('member_id').references(() => staffMembers.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_challenges_expiry').on(table.expiresAt)],
);
