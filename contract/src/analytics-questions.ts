/** Questions about events, without schemas: they are part of the console's bundle. */

/** Unit of a column: a count, seconds, or a fraction of 1. */
export type FigureUnit = 'count' | 'seconds' | 'part';

const advertisingFigures = {
  requests: 'count',
  impressions: 'count',
  fill: 'part',
  completed: 'count',
  clicks: 'count',
  errors: 'count',
} as const satisfies Readonly<Record<string, FigureUnit>>;

/** The questions that can be asked about events, with the columns of each answer and their units. */
export const analyticsQuestions = {
  /** Steps from a visit to the end of a film; a step counts the viewers who made it and every earlier step. */
  viewing: { viewers: 'count', of_all: 'part', of_step_before: 'part' },
  /** Steps from a visit to a paid order. */
  buying: { viewers: 'count', of_all: 'part', of_step_before: 'part' },
  /** Viewers by the week in which they first watched, and the fraction of them who watched in each later week. */
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
  /** By the place of the advertisement in a playback. */
  advertising: advertisingFigures,
  /** By the host of the ad server that was requested. */
  ad_servers: advertisingFigures,
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureUnit>>>>;
export type AnalyticsQuestion = keyof typeof analyticsQuestions;
export const analyticsQuestionNames = Object.keys(analyticsQuestions) as AnalyticsQuestion[];

/** Properties by which quality can be grouped. */
export const qualityGroups = ['country', 'network', 'device', 'browser', 'version'] as const;
export type QualityGroup = (typeof qualityGroups)[number];

/** Longest span of a question, in days. */
export const longestAnalyticsSpan = 400;
const day = 86_400_000;

/** Whether two days such as `2026-03-01` form a span that a question accepts. */
export function isAnalyticsSpan({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= longestAnalyticsSpan * day;
}

/** Maximum number of rows in an answer: those that rank first by the first column. */
export const mostAnalyticsRows = 200;
