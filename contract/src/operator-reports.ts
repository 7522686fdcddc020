import { oc } from '@orpc/contract';
import { z } from 'zod';
import { dateSchema, unixSecondsSchema } from './bounds.ts';
import { currencySchema } from './money.ts';
import { isReportSpan, longestSpan, reportUnits, revenueGroups } from './report-names.ts';
import { timeZoneSchema } from './user.ts';

const spanShape = {
  /** The first and the last day. */
  from: dateSchema,
  to: dateSchema,
  /** Time zone of the days; the service's by default. */
  time_zone: timeZoneSchema.optional(),
};

const spanProblem = {
  message: `must not be before \`from\`, nor more than ${longestSpan} days after it`,
  path: ['to'],
};

/** Days of a report. */
export const reportSpanSchema = z.object(spanShape).refine(isReportSpan, spanProblem);
export type ReportSpan = z.output<typeof reportSpanSchema>;

const unitSchema = z.enum(reportUnits).default('month');

export const revenueInputSchema = z
  .object({ ...spanShape, unit: unitSchema, by: z.enum(revenueGroups).default('none') })
  .refine(isReportSpan, spanProblem);
export type RevenueInput = z.output<typeof revenueInputSchema>;

export const unitReportInputSchema = z
  .object({ ...spanShape, unit: unitSchema })
  .refine(isReportSpan, spanProblem);
export type UnitReportInput = z.output<typeof unitReportInputSchema>;

/** The first day of a period. */
const period = { period: dateSchema };

const revenueSums = {
  currency: currencySchema,
  sales: z.int(),
  /** Hundredths: sales for money, the part of them refunded, and the part lost in disputes. */
  gross: z.int(),
  refunds: z.int(),
  chargebacks: z.int(),
  /** `gross` without `refunds` and `chargebacks`. */
  net: z.int(),
  /** Hundredths by which promo codes reduced the prices; not part of `gross`. */
  discounts: z.int(),
  /** Value in hundredths of the points that paid, without returned ones; not part of `gross`. */
  points: z.int(),
};

export const revenueRowSchema = z.object({
  ...period,
  /**
   * Value of `by`: a brand, `title/SLUG` or `service/ALIAS`, `balance`, `points` or a payment provider, a country; null
   * if unknown.
   */
  group: z.string().nullable(),
  /** Name of the product. */
  name: z.string().nullable(),
  ...revenueSums,
});
export type RevenueRow = z.infer<typeof revenueRowSchema>;

export const subscriptionRowSchema = z.object({
  ...period,
  service: z.string(),
  name: z.string(),
  currency: currencySchema,
  active_at_start: z.int(),
  /** Started, including trials. */
  new: z.int(),
  /** Paid periods after the first. */
  renewed: z.int(),
  /** Of these, periods paid after a card was declined. */
  recovered: z.int(),
  /** Ended. */
  lapsed: z.int(),
  active_at_end: z.int(),
  /** `lapsed` as a fraction of `active_at_start`; null if that is 0. */
  churn: z.number().nullable(),
  /** Monthly value of the current paid periods at the end, in hundredths. */
  mrr: z.int(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRowSchema>;

export const turnoverRowSchema = z.object({
  /** A kind of ledger account: `prepaid`, `bonus`, `sales`, `bank`, `certificates` and so on. */
  account: z.string(),
  /** Provider of `bank` and `suspense`. */
  provider: z.string().nullable(),
  /** A currency, or `bonus:ID` for the points of a programme. */
  unit: z.string(),
  /** Balance before the first day and after the last, in hundredths or points. */
  opening: z.int(),
  received: z.int(),
  given: z.int(),
  closing: z.int(),
});
export type TurnoverRow = z.infer<typeof turnoverRowSchema>;

export const taxRowSchema = z.object({
  ...period,
  currency: currencySchema,
  /** VAT in per cent; null for lines without VAT. */
  rate: z.number().nullable(),
  /** Whether it was paid in advance: a top-up, a certificate. */
  is_advance: z.boolean(),
  receipts: z.int(),
  /** Hundredths, tax included. */
  sold: z.int(),
  returned: z.int(),
  /** The tax in `sold` without that in `returned`. */
  tax: z.int(),
});
export type TaxRow = z.infer<typeof taxRowSchema>;

/** Maximum number of rows in an answer; a file has all of them. */
export const mostReportRows = 2000;

function reportOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** False if rows were left out. */
    is_complete: z.boolean(),
    /** Unix seconds. */
    made_at: unixSecondsSchema,
    time_zone: z.string(),
  });
}

const tags = ['operator'];
const bounded = `The whole days \`from\` and \`to\`, at most ${longestSpan}; at most ${mostReportRows} rows.`;

/** Reports of money, computed from the ledger. */
export const operatorReportsContract = {
  getRevenue: oc
    .route({
      method: 'GET',
      path: '/operator/reports/revenue',
      summary: 'Sales, refunds and chargebacks by period and group',
      description: `${bounded} Revenue is what the ledger has as sold: a top-up or a certificate counts when it is spent. Brand and country are those of the order, and of its renewals.`,
      tags,
    })
    .input(revenueInputSchema)
    .output(reportOf(revenueRowSchema)),
  getSubscriptionFigures: oc
    .route({
      method: 'GET',
      path: '/operator/reports/subscriptions',
      summary: 'Subscriptions begun, renewed, lapsed and running, by period and service',
      description: bounded,
      tags,
    })
    .input(unitReportInputSchema)
    .output(reportOf(subscriptionRowSchema)),
  getTurnover: oc
    .route({
      method: 'GET',
      path: '/operator/reports/turnover',
      summary: 'Opening, movement and closing of every kind of ledger account',
      description: `${bounded} The closings of \`prepaid\`, \`bonus\` and \`certificates\` are what the service owes viewers at the end of the last day.`,
      tags,
    })
    .input(reportSpanSchema)
    .output(reportOf(turnoverRowSchema)),
  getTax: oc
    .route({
      method: 'GET',
      path: '/operator/reports/tax',
      summary: 'Tax of the receipts issued, by period and rate',
      description: `${bounded} Receipts are of payments by card: what a balance pays was taxed as an advance.`,
      tags,
    })
    .input(unitReportInputSchema)
    .output(reportOf(taxRowSchema)),
};
