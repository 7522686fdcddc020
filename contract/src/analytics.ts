import { oc } from '@orpc/contract';
import { z } from 'zod';

/** Facts of an event: flat, few and short. */
const dataSchema = z
  .record(
    z
      .string()
      .max(60)
      .regex(/^[a-z][a-z0-9_]*$/),
    z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
  )
  .refine((data) => Object.keys(data).length <= 60, 'must have at most 60 entries');

/** A failed request (SS-055, PF-036). `response_code` 0: there was no answer. */
export const requestErrorSchema = z.object({
  request_method: z.string().max(10),
  request_path: z.string().max(1000),
  request_query: z.string().max(2000),
  response_code: z.int().min(0).max(599),
  error_code: z.int().nullable(),
});

/** Events other than `error`; their facts are up to whoever sends them (AN-064). */
export const analyticsEventNames = [
  'start_app',
  'page_view',
  'quit_app',
  'login_check_failed',
  'ui_button_click',
  'ui_item_click',
  'target_view',
  'media_block_focus',
  'media_block_change',
  'footer_social_click',
  'store_click',
  'message_shown',
  'message_clicked',
  'promo_code_success',
  'promo_code_error',
  'content_rating',
] as const;

const common = {
  /** When it happened by the browser's clock, Unix milliseconds. */
  time: z.int().min(0).max(4_102_444_800_000),
  /** Path of the page it happened on. */
  page: z.string().max(1000),
};

export const analyticsEventSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('error'), ...common, data: requestErrorSchema }),
  z.object({ name: z.enum(analyticsEventNames), ...common, data: dataSchema }),
]);
export type AnalyticsEvent = z.input<typeof analyticsEventSchema>;

/** Greatest number of events in one call; the call is at most 64 kB. */
export const largestEventBatch = 50;

export const analyticsContract = {
  record: oc
    .route({
      method: 'POST',
      path: '/events',
      summary:
        'Record what viewers do and what fails for them; session, account and address are the service’s own knowledge',
      tags: ['analytics'],
      successStatus: 202,
    })
    .input(
      z.object({
        /** Kind of device; `NCWEB` when none is given (SS-074). */
        device_type: z.string().min(1).max(20).default('NCWEB'),
        events: z.array(analyticsEventSchema).min(1).max(largestEventBatch),
      }),
    )
    .output(z.object({})),
};
