/** Reports of money, without schemas: they are part of the console's bundle. */

/** Units of a report's periods. */
export const reportUnits = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** Properties by which revenue can be grouped. */
export const revenueGroups = ['none', 'brand', 'product', 'method', 'country'] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

/** The reports of money, by the last part of their paths. */
export const reportNames = ['revenue', 'subscriptions', 'turnover', 'tax'] as const;
export type ReportName = (typeof reportNames)[number];

/** Exports of money besides the reports: the data behind them. */
export const rawExports = ['postings', 'payments', 'receipts'] as const;
export type MoneyExport = ReportName | (typeof rawExports)[number];

/** Longest span of a report, in days. */
export const longestSpan = 1100;
const day = 86_400_000;

/** Whether two days such as `2026-03-01` form a span that a report accepts. */
export function isReportSpan({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= longestSpan * day;
}
