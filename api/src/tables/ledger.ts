import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Currency } from '@kadr/contract';
import { accounts } from './accounts.ts';

/** The units of the books: hundredths of a currency, or the points of a bonus programme by its id. */
export type LedgerUnit = Currency | `bonus:${number}`;

/** Accounts of viewers, each with a running balance. */
export const viewerLedgerKinds = ['prepaid', 'bonus'] as const;

/** Accounts of the service's side of the books. */
export const ownLedgerKinds = [
  'credits',
  'sales',
  'bank',
  'suspense',
  'rewards',
  'certificates',
  'promo',
  'chargebacks',
] as const;

/**
 * Accounts of the ledger: a viewer's (`prepaid`, `bonus`), or one on the service's side of the books: money that
 * operators put in (`credits`), sales (`sales`), money that providers took and returned (`bank`), money that pays for
 * nothing and waits for its refund (`suspense`), the cost of bonuses and promo codes (`rewards`, `promo`), the debt for
 * sold certificates (`certificates`), and money lost in disputes (`chargebacks`). There is one for each currency, and
 * for the points of each bonus programme; `bank` and `suspense` for each provider too. Only a viewer's account has a
 * running balance, which its row's lock guards; those of the service are sums over transfers, so that no purchase waits
 * for another account's.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: [...viewerLedgerKinds, ...ownLedgerKinds] }).notNull(),
    /** Null once the viewer's account is erased: the books stay. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Provider of `bank` and `suspense`. */
    provider: text('provider'),
    currency: text('currency').$type<LedgerUnit>().notNull(),
    balance: bigint('balance', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_viewer')
      .on(table.accountId, table.kind, table.currency)
      .where(sql`kind in ('prepaid', 'bonus')`),
    uniqueIndex('ledger_accounts_own')
      .on(table.kind, table.currency, sql`coalesce(provider, '')`)
      .where(sql`kind not in ('prepaid', 'bonus')`),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    check(
      'ledger_accounts_kind',
      sql`(${table.kind} in ('prepaid', 'bonus')) = (${table.balance} is not null)`,
    ),
    check(
      'ledger_accounts_provider',
      sql`(${table.kind} in ('bank', 'suspense')) = (${table.provider} is not null)`,
    ),
    check('ledger_accounts_balance', sql`${table.balance} between 0 and ${sql.raw('9007199254740991')}`),
  ],
);

/** The purpose of a transfer. */
export const transferKinds = [
  'credit',
  'purchase',
  /** From the bank, for an immediate purchase. */
  'card_payment',
  /** From the bank, to be spent later. */
  'top_up',
  /** From the bank, for something no longer available: it will be refunded. */
  'unapplied',
  /** From the sales back to the viewer. */
  'refund',
  /** To the bank. */
  'payout',
  /** To the bank, which has returned it to a cardholder who disputed a payment. */
  'chargeback',
  /** The sale of a certificate, and its redemption. */
  'certificate_sale',
  'certificate_redeemed',
  /** Points for a purchase. */
  'bonus_earned',
  'bonus_granted',
  'bonus_expired',
  /** Points for a purchase that is refunded. */
  'bonus_taken_back',
] as const;

/**
 * Every movement of money, from one account to another in the same currency. Each has both of its sides, so the books
 * balance by construction. Rows are only added; a trigger refuses everything else.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    /** Idempotency key: the operator's own, or that of the ticket, payment or refund. */
    key: text('key').notNull(),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    currency: text('currency').$type<LedgerUnit>().notNull(),
    /** Minor units of the currency, or points. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Balance of the viewer's side afterwards; null when no viewer's account takes part. */
    balance: bigint('balance', { mode: 'number' }),
    /** The card payment that brought the money. There is no foreign key, because payments are never deleted. */
    paymentId: uuid('payment_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_transfers_key').on(table.key),
    index('ledger_transfers_from').on(table.fromId, table.id),
    index('ledger_transfers_to').on(table.toId, table.id),
    index('ledger_transfers_payment').on(table.paymentId),
    index('ledger_transfers_created').using('brin', table.createdAt),
    foreignKey({
      name: 'ledger_transfers_from_account',
      columns: [table.fromId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    foreignKey({
      name: 'ledger_transfers_to_account',
      columns: [table.toId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('ledger_transfers_amount', sql`${table.amount} > 0`),
    check('ledger_transfers_sides', sql`${table.fromId} <> ${table.toId}`),
    check('ledger_transfers_balance', sql`${table.balance} >= 0`),
  ],
);
