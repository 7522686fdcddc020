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
  /** Paid in advance for a later choice: a top-up, a certificate. */
  readonly isAdvance: boolean;
}

/** The fiscal data of a receipt, from the tax service's cash register. */
export interface FiscalMarks {
  readonly document: string;
  readonly storage: string;
  readonly sign: string;
  /** ISO 8601. */
  readonly registeredAt: string;
}

/**
 * Money paid by card or refunded to it, line by line. A row is written with the attempt, because the provider receives
 * the same receipt with every request, and is issued when the money has moved.
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
    /** Null for the receipt of the payment itself. */
    refundId: uuid('refund_id').references(() => refunds.id),
    items: jsonb('items').$type<readonly ReceiptItem[]>().notNull(),
    /** Minor units; the sum of the lines. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The buyer's at the time of writing. */
    email: text('email'),
    phone: text('phone'),
    /** Whether the provider registers it with a cash register (54-FZ). */
    isFiscal: boolean('is_fiscal').notNull(),
    /** The state of an issued fiscal receipt; null otherwise. */
    state: text('state', { enum: ['pending', 'done', 'failed'] }),
    marks: jsonb('marks').$type<FiscalMarks>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the money moved; null until then, and always null if it did not move. */
    issuedAt: timestamp('issued_at', { withTimezone: true }),
    /** When to ask the provider whether it is registered; null: never. */
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
