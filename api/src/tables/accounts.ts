import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ageLevels } from './catalogue.ts';
import type { StoredText } from '../database/translated.ts';

/** The screen of a blocked account, in every language. */
export interface StoredBlockScreen {
  readonly message: StoredText;
  readonly submessage: StoredText | null;
  readonly icon: string | null;
  readonly available_actions: readonly {
    readonly type: string;
    readonly screen_name: string | null;
    readonly title: StoredText;
  }[];
}

/** Accounts, which sign in by e-mail address, in lower case, or by phone number, digits after a plus. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Number of the account for its owner's support requests. */
    san: text('san').notNull().unique(),
    email: text('email').unique(),
    phone: text('phone').unique(),
    /** Argon2id in PHC string format; null for an account that signs in by codes only. */
    passwordHash: text('password_hash'),
    /** The largest number of its devices; null: the default. */
    deviceLimit: integer('device_limit'),
    /** The largest number of its simultaneous screens; null: the default. */
    streamLimit: integer('stream_limit'),
    /** Name of the provider that it was migrated from. */
    migratedFrom: text('migrated_from'),
    /** Null until the viewer chooses. */
    language: text('language', { enum: ['rus', 'eng', 'hye'] }),
    timeZone: text('time_zone'),
    isTest: boolean('is_test').notNull(),
    btbType: text('btb_type'),
    authMode: text('auth_mode'),
    homeMrf: text('home_mrf'),
    location: text('location'),
    subLocation: text('sub_location'),
    isBlocked: boolean('is_blocked').notNull(),
    blockScreen: jsonb('block_screen').$type<StoredBlockScreen>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('accounts_login', sql`${table.email} is not null or ${table.phone} is not null`),
    // Support searches them by prefix, and phone numbers also by suffix.
    index('accounts_email_begins').on(table.email.op('text_pattern_ops')),
    index('accounts_phone_begins').on(table.phone.op('text_pattern_ops')),
    index('accounts_phone_ends').on(sql`reverse(${table.phone}) text_pattern_ops`),
  ],
);

/** Profiles, which watch; every account has one master profile. */
export const profiles = pgTable(
  'profiles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['master', 'additional'] }).notNull(),
    name: text('name').notNull(),
    /** One of the contract's `profileIcons`. */
    iconId: smallint('icon_id').notNull().default(1),
    /** Without a PIN, lists show titles up to the first limit, pages and player titles up to the second. */
    defaultAgeLimitId: smallint('default_age_limit_id')
      .notNull()
      .default(5)
      .references(() => ageLevels.id),
    maxAgeLimitId: smallint('max_age_limit_id')
      .notNull()
      .default(5)
      .references(() => ageLevels.id),
    isEroticAllowed: boolean('is_erotic_allowed').notNull().default(false),
    isPurchasePinRequired: boolean('is_purchase_pin_required').notNull().default(false),
    /** Seconds since midnight. */
    viewAllowedFrom: integer('view_allowed_from'),
    viewAllowedTo: integer('view_allowed_to'),
    /** Seconds per day. */
    maxViewTime: integer('max_view_time'),
    isNotificationsAllowed: boolean('is_notifications_allowed').notNull().default(true),
    /** Seconds watched on the day `viewed_on`, in the viewer's time zone. */
    viewedSeconds: integer('viewed_seconds').notNull().default(0),
    viewedOn: date('viewed_on'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('profiles_account').on(table.accountId),
    index('profiles_name_begins').on(sql`lower(${table.name}) text_pattern_ops`),
    uniqueIndex('profiles_master')
      .on(table.accountId)
      .where(sql`type = 'master'`),
  ],
);
