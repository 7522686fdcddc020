/** Questions about events, without schemas: the console has these in its bundle. */

/** Unit of a column: a number of things, seconds, or a part of 1. */
export type FigureUnit = 'count' | 'seconds' | 'part';

/** What can be asked of events, and the columns of each answer with their units. */
export const analyticsQuestions = {
  /** Steps from a visit to the end of a film; a step counts viewers who made it and all before it. */
  viewing: { viewers: 'count', of_all: 'part', of_step_before: 'part' },
  /** Steps from a visit to a paid order. */
  buying: { viewers: 'count', of_all: 'part', of_step_before: 'part' },
  /** Viewers by the week in which they first watched, and the part of them who watched in each week after it. */
  retention: {
    viewers: 'count',
    week_1: 'part',
    week_2: 'part',
    week_3: 'part',
    week_4: 'part',
    week_6: 'part',
    week_8: 'part',
  },
  titles: { starts: 'count', viewers: 'count', played: 'seconds', completion: 'part' },
  channels: { starts: 'count', viewers: 'count', played: 'seconds' },
  searches: { searches: 'count', without_results: 'count', without_click: 'count' },
  quality: {
    starts: 'count',
    startup_median: 'seconds',
    startup_p95: 'seconds',
    failures: 'count',
    failed: 'part',
    rebuffered: 'part',
  },
  hours: { starts: 'count', viewers: 'count', played: 'seconds' },
  advertising: {
    requests: 'count',
    impressions: 'count',
    fill: 'part',
    completed: 'count',
    clicks: 'count',
    errors: 'count',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureUnit>>>>;
export type AnalyticsQuestion = keyof typeof analyticsQuestions;
export const analyticsQuestionNames = Object.keys(analyticsQuestions) as AnalyticsQuestion[];

/** What quality can be grouped by. */
export const qualityGroups = ['country', 'network', 'device', 'browser', 'version'] as const;
export type QualityGroup = (typeof qualityGroups)[number];

/** Greatest span of a question, in days. */
export const longestAnalyticsSpan = 400;
const day = 86_400_000;

/** Whether two days, `2026-03-01`, are a span that a question takes. */
export function isAnalyticsSpan({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= longestAnalyticsSpan * day;
}

/** Greatest number of rows in an answer: the first by their first column. */
export const mostAnalyticsRows = 200;
