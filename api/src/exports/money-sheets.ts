import {
  rawExportInputSchema,
  revenueInputSchema,
  reportSpanSchema,
  unitReportInputSchema,
} from '@kadr/contract';
import type { Language, MoneyExport } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ReportsService } from '../reports/service.ts';
import { spanOf } from '../reports/span.ts';
import type { Column, ColumnType } from '../spreadsheets/sheet.ts';
import { paymentsStatement, postingsStatement, receiptsStatement } from './raw-rows.ts';

/** The columns and the statement of a file of money. */
export interface MoneySheet {
  readonly columns: readonly Column[];
  readonly statement: SQL;
}

interface Asked {
  readonly input: unknown;
  readonly language: Language;
  readonly zone: string;
}

type Plan = (asked: Asked, reports: Pick<ReportsService, 'statementOf'>) => SQL;

interface MoneyFile {
  readonly columns: readonly Column[];
  /** @throws ZodError for input of another export */
  readonly plan: Plan;
}

function columnsOf(types: Readonly<Record<string, ColumnType>>): Column[] {
  return Object.entries(types).map(([name, type]) => ({ name, type }));
}

const raw =
  (statement: (span: ReturnType<typeof spanOf>) => SQL): Plan =>
  ({ input, zone }) =>
    statement(spanOf(rawExportInputSchema.parse(input), zone));

/** Converts a turnover from hundredths to roubles; points have no hundredths. */
function inWholeUnits(turnover: SQL): SQL {
  const sums = ['opening', 'received', 'given', 'closing'].map(
    (name) => sql`${sql.identifier(name)} / part as ${sql.identifier(name)}`,
  );
  return sql`select account, provider, unit, ${sql.join(sums, sql`, `)}
    from (${turnover}) report, lateral (select case when unit like 'bonus:%' then 1 else 100 end) parts(part)`;
}

const files: Readonly<Record<MoneyExport, MoneyFile>> = {
  revenue: {
    columns: columnsOf({
      period: 'day',
      group: 'text',
      name: 'text',
      currency: 'text',
      sales: 'number',
      gross: 'money',
      refunds: 'money',
      chargebacks: 'money',
      net: 'money',
      discounts: 'money',
      points: 'money',
    }),
    plan: ({ input, language }, reports) =>
      reports.statementOf('revenue', revenueInputSchema.parse(input), { language }),
  },
  subscriptions: {
    columns: columnsOf({
      period: 'day',
      service: 'text',
      name: 'text',
      currency: 'text',
      active_at_start: 'number',
      new: 'number',
      renewed: 'number',
      recovered: 'number',
      lapsed: 'number',
      active_at_end: 'number',
      churn: 'number',
      mrr: 'money',
    }),
    plan: ({ input, language }, reports) =>
      reports.statementOf('subscriptions', unitReportInputSchema.parse(input), { language }),
  },
  turnover: {
    columns: columnsOf({
      account: 'text',
      provider: 'text',
      unit: 'text',
      opening: 'number',
      received: 'number',
      given: 'number',
      closing: 'number',
    }),
    plan: ({ input, language }, reports) =>
      inWholeUnits(reports.statementOf('turnover', reportSpanSchema.parse(input), { language })),
  },
  tax: {
    columns: columnsOf({
      period: 'day',
      currency: 'text',
      rate: 'number',
      is_advance: 'text',
      receipts: 'number',
      sold: 'money',
      returned: 'money',
      tax: 'money',
    }),
    plan: ({ input, language }, reports) =>
      reports.statementOf('tax', unitReportInputSchema.parse(input), { language }),
  },
  postings: {
    columns: columnsOf({
      id: 'number',
      at: 'moment',
      kind: 'text',
      key: 'text',
      from_account: 'text',
      from_provider: 'text',
      to_account: 'text',
      to_provider: 'text',
      unit: 'text',
      amount: 'number',
      order_id: 'number',
      account_number: 'text',
    }),
    plan: raw(postingsStatement),
  },
  payments: {
    columns: columnsOf({
      order_id: 'number',
      created_at: 'moment',
      account_number: 'text',
      provider: 'text',
      ref: 'text',
      purpose: 'text',
      state: 'text',
      amount: 'money',
      currency: 'text',
      refunded: 'money',
      card_type: 'text',
      card_last4: 'text',
      initiator: 'text',
      unapplied_reason: 'text',
      applied_at: 'moment',
    }),
    plan: raw(paymentsStatement),
  },
  receipts: {
    columns: columnsOf({
      receipt: 'number',
      issued_at: 'moment',
      order_id: 'number',
      type: 'text',
      name: 'text',
      amount: 'money',
      rate: 'number',
      tax: 'money',
      is_advance: 'text',
      currency: 'text',
      fiscal_state: 'text',
      fiscal_document: 'text',
      fiscal_storage: 'text',
      fiscal_sign: 'text',
    }),
    plan: raw(receiptsStatement),
  },
};

/** @throws ZodError */
export function moneySheetOf(
  name: MoneyExport,
  asked: Asked,
  reports: Pick<ReportsService, 'statementOf'>,
): MoneySheet {
  const { columns, plan } = files[name];
  return { columns, statement: plan(asked, reports) };
}
