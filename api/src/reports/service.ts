import { mostReportRows } from '@kadr/contract';
import type {
  ReportName,
  ReportSpan,
  RevenueInput,
  RevenueRow,
  SubscriptionRow,
  TaxRow,
  TurnoverRow,
  UnitReportInput,
} from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ApiConfig, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { serviceTimeZone } from '../session/time-zone.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { revenueStatement } from './revenue.ts';
import { spanOf } from './span.ts';
import { subscriptionStatement } from './subscription-figures.ts';
import { taxStatement } from './tax.ts';
import { turnoverStatement } from './turnover.ts';

/** The input of each report. */
export interface ReportInputs {
  readonly revenue: RevenueInput;
  readonly subscriptions: UnitReportInput;
  readonly turnover: ReportSpan;
  readonly tax: UnitReportInput;
}

/** The rows of each report. */
export interface ReportRows {
  readonly revenue: RevenueRow;
  readonly subscriptions: SubscriptionRow;
  readonly turnover: TurnoverRow;
  readonly tax: TaxRow;
}

export interface Report<Row> {
  readonly rows: Row[];
  readonly is_complete: boolean;
  readonly made_at: number;
  readonly time_zone: string;
}

type Asking = Pick<RequestContext, 'language' | 'now'>;

/** Reports of money, computed from the ledger on each request. */
export interface ReportsService {
  read<Name extends ReportName>(
    name: Name,
    input: ReportInputs[Name],
    context: Asking,
  ): Promise<Report<ReportRows[Name]>>;
  /** The statement of a report, for a file of all its rows. */
  statementOf<Name extends ReportName>(
    name: Name,
    input: ReportInputs[Name],
    context: Pick<Asking, 'language'>,
  ): SQL;
}

type Statements = {
  readonly [Name in ReportName]: (
    input: ReportInputs[Name],
    zone: string,
    context: Pick<Asking, 'language'>,
  ) => SQL;
};

const statements: Statements = {
  revenue: (input, zone, { language }) =>
    revenueStatement(spanOf(input, zone), { unit: input.unit, by: input.by, language }),
  subscriptions: (input, zone, { language }) =>
    subscriptionStatement(spanOf(input, zone), { unit: input.unit, language }),
  turnover: (input, zone) => turnoverStatement(spanOf(input, zone)),
  tax: (input, zone) => taxStatement(spanOf(input, zone), input.unit),
};

export function createReportsService(db: Database, config: Pick<ApiConfig, 'timeZone'>): ReportsService {
  const zone = serviceTimeZone(config);
  const statementOf: ReportsService['statementOf'] = (name, input, context) =>
    statements[name](input, zone, context);
  return {
    statementOf,
    read: async <Name extends ReportName>(name: Name, input: ReportInputs[Name], context: Asking) => {
      const { rows } = await db.execute(
        sql`select * from (${statementOf(name, input, context)}) report limit ${mostReportRows + 1}`,
      );
      return {
        // The statement's columns are the fields of the rows; the contract checks them.
        rows: rows.slice(0, mostReportRows) as unknown as ReportRows[Name][],
        is_complete: rows.length <= mostReportRows,
        made_at: secondsOf(context.now()),
        time_zone: input.time_zone ?? zone,
      };
    },
  };
}
