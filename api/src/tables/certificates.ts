import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, languages } from '@kadr/contract';
import { translated } from '../database/translated.ts';
import { accounts } from './accounts.ts';
import { ledgerTransfers } from './ledger.ts';
import { services } from './services.ts';

const units = { enum: ['day', 'month', 'year'] } as const;

/** Certificates for sale. */
export const certificateProducts = pgTable('certificate_products', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  alias: text('alias').notNull().unique(),
  position: smallint('position').notNull(),
  name: translated('name').notNull(),
  /** Minor units: both the price and the worth. */
  amount: integer('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  /** Null for a sum on the balance. */
  serviceId: integer('service_id').references(() => services.id, { onDelete: 'cascade' }),
  duration: integer('duration'),
  durationUnit: text('duration_unit', units),
  active: boolean('active').notNull(),
});

/** Designs of certificates. */
export const certificateDesigns = pgTable('certificate_designs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  alias: text('alias').notNull().unique(),
  position: smallint('position').notNull(),
  name: translated('name').notNull(),
  from: text('color_from').notNull(),
  to: text('color_to').notNull(),
  sign: text('sign', { enum: ['gift', 'heart', 'star', 'play'] }).notNull(),
});

/** Certificates that were sold. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey(),
    /** The buyer; null once the account is erased: the certificate stays valid. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: translated('name').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    duration: integer('duration'),
    durationUnit: text('duration_unit', units),
    designId: integer('design_id')
      .notNull()
      .references(() => certificateDesigns.id),
    /** The buyer's language, for the letter. */
    language: text('language', { enum: languages }).notNull(),
    /** Null when the buyer keeps it. */
    recipientEmail: text('recipient_email'),
    recipientName: text('recipient_name'),
    senderName: text('sender_name'),
    greeting: text('greeting'),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['wait_payment', 'paid', 'redeemed', 'refunded'] }).notNull(),
    /** HMAC of the code under the service's key, for look-ups. */
    codeHash: text('code_hash').notNull().unique(),
    /** The code itself, sealed: its buyer can read it again. */
    codeSecret: text('code_secret').notNull(),
    /** The transfer that has paid for it. */
    transferId: integer('transfer_id')
      .unique()
      .references(() => ledgerTransfers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    redeemedById: integer('redeemed_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
  },
  (table) => [
    index('certificates_account').on(table.accountId),
    index('certificates_redeemed_by').on(table.redeemedById),
    index('certificates_recipient').on(table.recipientEmail),
    index('certificates_due')
      .on(table.sendAt)
      .where(sql`state = 'paid' and sent_at is null and recipient_email is not null`),
    check('certificates_amount', sql`${table.amount} > 0`),
    check('certificates_paid', sql`(${table.state} = 'wait_payment') = (${table.transferId} is null)`),
  ],
);
