/** Reports of money, without schemas: the console has these in its bundle. */

/** What a period of a report is. */
export const reportUnits = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** What revenue can be grouped by. */
export const revenueGroups = ['none', 'brand', 'product', 'method', 'country'] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

/** The reports of money, by the last part of their paths. */
export const reportNames = ['revenue', 'subscriptions', 'turnover', 'tax'] as const;
export type ReportName = (typeof reportNames)[number];

/** What is exported of money besides the reports: what they are made of. */
export const rawExports = ['postings', 'payments', 'receipts'] as const;
export type MoneyExport = ReportName | (typeof rawExports)[number];

/** Greatest span of a report, in days. */
export const longestSpan = 1100;
const day = 86_400_000;

/** Whether two days, `2026-03-01`, are a span that a report takes. */
export function isReportSpan({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= longestSpan * day;
}
