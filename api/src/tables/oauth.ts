import { oauthScopes } from '@kadr/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, profiles } from './accounts.ts';

/** Viewers' consents: an external service reads for one profile. */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Its id in the configuration. */
    clientId: text('client_id').notNull(),
    scopes: text('scopes', { enum: oauthScopes }).array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until its code is exchanged for tokens. */
    linkedAt: timestamp('linked_at', { withTimezone: true }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('oauth_grants_account').on(table.accountId),
    index('oauth_grants_profile').on(table.profileId),
  ],
);

/** Single-use authorization codes. A used code stays until it expires, so that a second use is noticed. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    /** Digest of the code. */
    hash: text('hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    /** `S256` of RFC 7636; null when the service authenticates by its secret alone. */
    challenge: text('challenge'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('oauth_codes_grant').on(table.grantId), index('oauth_codes_expiry').on(table.expiresAt)],
);

/** Access and refresh tokens. A used refresh token stays until it expires, so that a second use is noticed. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    /** Digest of the token. */
    hash: text('hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('oauth_tokens_grant').on(table.grantId),
    index('oauth_tokens_expiry').on(table.expiresAt),
  ],
);
