import { oc } from '@orpc/contract';
import { z } from 'zod';
import { dateSchema, unixSecondsSchema } from './bounds.ts';

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
const longestSpan = 400;
/** Greatest number of rows in an answer: the first by their first column. */
export const mostAnalyticsRows = 200;

export const analyticsInputSchema = z
  .object({
    question: z.enum(analyticsQuestionNames),
    /** The first and the last day, on the clock of the service. */
    from: dateSchema,
    to: dateSchema,
    brand: z.string().min(1).max(60).optional(),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** Of `quality` only. */
    by: z.enum(qualityGroups).default('country'),
  })
  .refine(
    ({ from, to }) => {
      const length = Date.parse(to) - Date.parse(from);
      return length >= 0 && length <= longestSpan * 86_400_000;
    },
    { message: `must not be before \`from\`, nor more than ${longestSpan} days after it`, path: ['to'] },
  );
export type AnalyticsInput = z.output<typeof analyticsInputSchema>;

export const analyticsAnswerSchema = z.object({
  /** Names of the figures of each row, in order. */
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      /** A step, a week's first day, a title's or channel's id, words, an hour, a place of advertisements, or what quality is grouped by; null: not known. */
      key: z.string().nullable(),
      /** Of a title or channel. */
      name: z.string().nullable(),
      /** Null where there is nothing to compute from. */
      figures: z.array(z.number().nullable()),
    }),
  ),
  /** IANA name of the clock. */
  time_zone: z.string(),
  /** Unix seconds. */
  made_at: unixSecondsSchema,
});
export type AnalyticsAnswer = z.infer<typeof analyticsAnswerSchema>;

export const operatorAnalyticsContract = {
  getAnalytics: oc
    .route({
      method: 'GET',
      path: '/operator/analytics/{question}',
      summary:
        'Funnels, retention, titles, channels, searches, quality, hours and advertising, from the events of browsers',
      description: `The whole days \`from\` and \`to\`, at most ${longestSpan} apart; at most ${mostAnalyticsRows} rows. A viewer is an account, or a guest's session. UNAVAILABLE when it takes too long: ask for fewer days.`,
      tags: ['operator'],
    })
    .input(analyticsInputSchema)
    .output(analyticsAnswerSchema),
};
