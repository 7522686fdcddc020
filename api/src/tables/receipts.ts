import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '@kadr/contract';
import type { StoredText } from '../database/translated.ts';
import { accounts } from './accounts.ts';
import { payments, refunds } from './payments.ts';

/** A line of a receipt. */
export interface ReceiptItem {
  readonly name: StoredText;
  /** Minor units. */
  readonly amount: number;
  /** VAT in per cent; null without it. */
  readonly vat: number | null;
  /** Paid ahead for what is chosen later: a top-up, a certificate. */
  readonly isAdvance: boolean;
}

/** What the tax service's cash register has made of a receipt. */
export interface FiscalMarks {
  readonly document: string;
  readonly storage: string;
  readonly sign: string;
  /** ISO 8601. */
  readonly registeredAt: string;
}

/**
 * What is paid by a card and what goes back to it, line by line. A row is written with the attempt, because the provider is
 * handed the same receipt whenever it is asked, and is issued when the money has moved.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    /** Null once the account is erased. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null of the payment itself. */
    refundId: uuid('refund_id').references(() => refunds.id),
    items: jsonb('items').$type<readonly ReceiptItem[]>().notNull(),
    /** Minor units; what the lines add up to. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Of the buyer, when it was written. */
    email: text('email'),
    phone: text('phone'),
    /** Whether the provider has a cash register register it (54-FZ). */
    isFiscal: boolean('is_fiscal').notNull(),
    /** Of a fiscal one that is issued; null otherwise. */
    state: text('state', { enum: ['pending', 'done', 'failed'] }),
    marks: jsonb('marks').$type<FiscalMarks>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the money moved; null before that, and for ever where it did not. */
    issuedAt: timestamp('issued_at', { withTimezone: true }),
    /** When to ask the provider whether it is registered; null: no more. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('receipts_owner').on(
      table.paymentId,
      sql`coalesce(refund_id, '00000000-0000-0000-0000-000000000000')`,
    ),
    index('receipts_account').on(table.accountId),
    index('receipts_issued').using('brin', table.issuedAt),
    index('receipts_check')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    check('receipts_amount', sql`${table.amount} > 0`),
    check(
      'receipts_state',
      sql`${table.state} is null or (${table.isFiscal} and ${table.issuedAt} is not null)`,
    ),
  ],
);
