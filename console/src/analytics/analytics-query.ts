import { analyticsQuestionNames, isAnalyticsSpan, qualityGroups } from '@kadr/contract/analytics-questions';
import type { AnalyticsQuestion, QualityGroup } from '@kadr/contract/analytics-questions';
import { useSearchParams } from 'react-router';
import { useMember } from '../data/member.ts';
import { useServiceDay } from '../data/service-day.ts';
import { useNow } from '../data/use-now.ts';

/** The state of the screen, which is kept in the URL. */
export interface AnalyticsQuery {
  readonly question: AnalyticsQuestion;
  readonly from: string;
  readonly to: string;
  /** Null: all brands. */
  readonly brand: string | null;
  /** ISO 3166-1 alpha-2; null: all countries. */
  readonly country: string | null;
  readonly by: QualityGroup;
}

/** Spans of the quick choice, in days. */
export const quickSpans = ['7', '28', '90'] as const;
export type QuickSpan = (typeof quickSpans)[number];
const usualSpan: QuickSpan = '28';
const day = 86_400;

/** Returns the first and the last day of the span that ends today. */
export function useSpan(): (days: QuickSpan) => Pick<AnalyticsQuery, 'from' | 'to'> {
  const now = useNow();
  const dayOf = useServiceDay();
  return (days) => ({ from: dayOf(now - (Number(days) - 1) * day), to: dayOf(now) });
}

/** The brands about which the member may ask; null: all of them, also all at once. */
export function useAskableBrands(): readonly string[] | null {
  const { permissions, brand_permissions: byBrand } = useMember();
  if (permissions.includes('analytics:read')) return null;
  return byBrand.filter((one) => one.permissions.includes('analytics:read')).map(({ brand }) => brand);
}

/** The question in the URL: by default about the last four weeks. */
export function useAnalyticsQuery(): [AnalyticsQuery, (change: Partial<AnalyticsQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const brands = useAskableBrands();
  const usual = useSpan()(usualSpan);
  const query: AnalyticsQuery = {
    question: analyticsQuestionNames.find((one) => one === params.get('question')) ?? 'viewing',
    from: params.get('from') ?? usual.from,
    to: params.get('to') ?? usual.to,
    brand: params.get('brand') ?? brands?.[0] ?? null,
    country: params.get('country'),
    by: qualityGroups.find((one) => one === params.get('by')) ?? 'country',
  };
  return [
    query,
    (change) => {
      const next = Object.entries({ ...query, ...change });
      const given = next.filter((entry): entry is [string, string] => entry[1] !== null);
      setParams(new URLSearchParams(given), { replace: true });
    },
  ];
}

export function hasDays(query: AnalyticsQuery): boolean {
  return isAnalyticsSpan(query);
}

/** The input of the query's question. */
export function answerInput({ question, from, to, brand, country, by }: AnalyticsQuery) {
  return {
    from,
    to,
    ...(brand !== null && { brand }),
    ...(country !== null && { country }),
    ...(question === 'quality' && { by }),
  };
}
