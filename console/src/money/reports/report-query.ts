import { isReportSpan, reportNames, reportUnits, revenueGroups } from '@kadr/contract/report-names';
import type { ReportName, ReportUnit, RevenueGroup } from '@kadr/contract/report-names';
import { useSearchParams } from 'react-router';
import { useServiceDay } from '../../data/service-day.ts';
import { useNow } from '../../data/use-now.ts';

/** The state of the screen, which is kept in the URL. */
export interface ReportQuery {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly unit: ReportUnit;
  readonly by: RevenueGroup;
}

function oneOf<T extends string>(values: readonly [T, ...T[]], given: string | null): T {
  return values.find((value) => value === given) ?? values[0];
}

const unitsByUse: readonly [ReportUnit, ...ReportUnit[]] = ['month', ...reportUnits];

/** The report in the URL: by default of this month. */
export function useReportQuery(): [ReportQuery, (change: Partial<ReportQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const today = useServiceDay()(useNow());
  const query: ReportQuery = {
    report: oneOf(reportNames, params.get('report')),
    from: params.get('from') ?? `${today.slice(0, 8)}01`,
    to: params.get('to') ?? today,
    unit: oneOf(unitsByUse, params.get('unit')),
    by: oneOf(revenueGroups, params.get('by')),
  };
  return [query, (change) => setParams({ ...query, ...change }, { replace: true })];
}

export function hasDays(query: ReportQuery): boolean {
  return isReportSpan(query);
}

/** The input of the query's report. */
export function reportInput({ report, from, to, unit, by }: ReportQuery) {
  return {
    from,
    to,
    ...(report !== 'turnover' && { unit }),
    ...(report === 'revenue' && { by }),
  };
}
