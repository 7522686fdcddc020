import { oc } from '@orpc/contract';
import { z } from 'zod';
import { factsSchema } from './event-facts.ts';
import { watchedTypeSchema } from './media-item.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** The problems that a viewer can report. */
export const problemAnswers = ['out_of_sync', 'no_sound', 'poor_picture', 'does_not_play'] as const;

/** Maximum number of events in a report. */
export const mostReportedEvents = 100;

/** An event of a player by the player's name: `error`, `seek`, `buffering`. */
const reportedEventSchema = z.object({
  /** Unix milliseconds by the browser's clock. */
  time: z.int().min(0).max(4_102_444_800_000),
  name: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z_-]*$/),
  data: factsSchema({ entries: 10, characters: 300 }),
});
export type ReportedEvent = z.infer<typeof reportedEventSchema>;

/** A report of the player, with data that helps to find the fault: none of it identifies the viewer. */
export const problemReportInputSchema = z.object({
  content_id: idSchema,
  content_type: watchedTypeSchema,
  /** The answers as they were shown to the viewer. */
  feedback_text: z.string().trim().min(1).max(1000),
  answers: z.array(z.enum(problemAnswers)).min(1).max(problemAnswers.length),
  playback_session_id: z.uuid(),
  /** State of the player at the time of the report. */
  state: factsSchema({ entries: 30, characters: 300 }),
  /** Events of the last minute, earliest first. */
  events: z.array(reportedEventSchema).max(mostReportedEvents),
});
export type ProblemReportInput = z.input<typeof problemReportInputSchema>;

/** A report as an operator reads it. */
export const problemReportSchema = problemReportInputSchema.extend({
  id: z.int(),
  /** Unix seconds. */
  created_at: z.int(),
  content_id: z.int(),
  /** Null for a channel, and for a deleted title. */
  content_slug: z.string().nullable(),
  /** Number of the signed-in account; null for a guest. */
  san: z.string().nullable(),
  app_version: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type ProblemReport = z.infer<typeof problemReportSchema>;

/** Input of the operator's list: latest first, optionally of one title and of one account. */
export const problemReportListInput = z.object({
  ...pageInput,
  content_id: idSchema.optional(),
  account_id: idSchema.optional(),
});

export const problemReportPageSchema = pageOf(problemReportSchema);

export const problemReportsContract = {
  send: oc
    .route({
      method: 'POST',
      path: '/problem_reports',
      summary:
        'Report a problem with what is played; kept with the session’s account, app version and browser',
      description: 'TOO_MANY_REQUESTS above ten in ten minutes of one session, or sixty of one network.',
      tags: ['playback'],
      successStatus: 202,
    })
    .input(problemReportInputSchema)
    .output(z.object({})),
};
