import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bonusLoginTypes, currencies } from '@kadr/contract';
import { translated } from '../database/translated.ts';
import { accounts } from './accounts.ts';

/** Bonus programmes. Their points are in the ledger; each programme has its own unit. */
export const bonusPrograms = pgTable(
  'bonus_programs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    alias: text('alias').notNull().unique(),
    name: translated('name').notNull(),
    description: translated('description'),
    activationTerms: translated('activation_terms').notNull(),
    requiredLoginType: text('required_login_type', { enum: bonusLoginTypes }).notNull(),
    allowsRegistration: boolean('allows_registration').notNull(),
    allowsCustomLogin: boolean('allows_custom_login').notNull(),
    /** Whether an operator has to admit each member. */
    isReviewed: boolean('is_reviewed').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Value of a point in minor units. */
    pointValue: integer('point_value').notNull(),
    earnPercent: smallint('earn_percent').notNull(),
    /** Null: points never expire. */
    expiresAfterDays: integer('expires_after_days'),
    active: boolean('active').notNull(),
    /** Brands that offer it, or `*` for every brand. */
    brands: text('brands').array().notNull(),
  },
  (table) => [
    check(
      'bonus_programs_terms',
      sql`${table.pointValue} > 0 and ${table.earnPercent} between 0 and 100 and ${table.expiresAfterDays} > 0`,
    ),
  ],
);

/** Accounts that take part, or wait for admission. A login takes part once. */
export const bonusMembers = pgTable(
  'bonus_members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: integer('program_id')
      .notNull()
      .references(() => bonusPrograms.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['processing', 'registered'] }).notNull(),
    /** In the form to which codes are sent. */
    login: text('login').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('bonus_members_account').on(table.accountId, table.programId),
    unique('bonus_members_login').on(table.programId, table.login),
  ],
);

/** The login with which an account wants to take part, until it is confirmed. */
export const bonusRequests = pgTable(
  'bonus_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: integer('program_id')
      .notNull()
      .references(() => bonusPrograms.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['register', 'change_login'] }).notNull(),
    login: text('login').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('bonus_requests_account').on(table.accountId, table.programId)],
);
