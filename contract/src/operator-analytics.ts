import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  analyticsQuestionNames,
  isAnalyticsSpan,
  longestAnalyticsSpan,
  mostAnalyticsRows,
  qualityGroups,
} from './analytics-questions.ts';
import { dateSchema, unixSecondsSchema } from './bounds.ts';

/** Selects events. */
export const eventFilterSchema = z.object({
  /** The first and the last day, in the service's time zone. */
  from: dateSchema,
  to: dateSchema,
  brand: z.string().min(1).max(60).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
export type EventFilter = z.output<typeof eventFilterSchema>;

export const analyticsInputSchema = eventFilterSchema
  .extend({
    question: z.enum(analyticsQuestionNames),
    /** Only for `quality`. */
    by: z.enum(qualityGroups).default('country'),
  })
  .refine(isAnalyticsSpan, {
    message: `must not be before \`from\`, nor more than ${longestAnalyticsSpan} days after it`,
    path: ['to'],
  });
export type AnalyticsInput = z.output<typeof analyticsInputSchema>;

export const analyticsAnswerSchema = z.object({
  /** Names of the figures of each row, in order. */
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      /**
       * A step, a week's first day, the id of a title or channel, search words, an hour, a place of advertisements,
       * the host of an ad server, or the group of quality; null: unknown.
       */
      key: z.string().nullable(),
      /** Name of the title or channel. */
      name: z.string().nullable(),
      /** Null if there is nothing to compute from. */
      figures: z.array(z.number().nullable()),
    }),
  ),
  /** IANA name of the time zone. */
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
      description: `The whole days \`from\` and \`to\`, at most ${longestAnalyticsSpan} apart; at most ${mostAnalyticsRows} rows. A viewer is an account, or a guest's session. UNAVAILABLE when it takes too long: ask for fewer days.`,
      tags: ['operator'],
    })
    .input(analyticsInputSchema)
    .output(analyticsAnswerSchema),
};
