import { oc } from '@orpc/contract';
import { z } from 'zod';
import { int32Schema } from './bounds.ts';
import { deviceIdSchema, releaseSchema } from './client-names.ts';
import { eventPlace, factsSchema } from './event-facts.ts';
import { playerEvents } from './player-events.ts';

/** Facts of an event: a flat object of few, short values. */
const dataSchema = factsSchema({ entries: 60, characters: 1000 });

/** A failed request. `response_code` 0: no answer. */
export const requestErrorSchema = z.object({
  request_method: z.string().max(10),
  request_path: z.string().max(1000),
  request_query: z.string().max(2000),
  response_code: z.int().min(0).max(599),
  error_code: int32Schema.nullable(),
});

/** Events of the pages; the sender chooses their facts. `error` and player events have fixed fields. */
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
  'card_payment_error',
  'content_rating',
  /** A search: `query`, and the number of its `results`. */
  'search',
] as const;

export const analyticsEventSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('error'), ...eventPlace, data: requestErrorSchema }),
  z.object({ name: z.enum(analyticsEventNames), ...eventPlace, data: dataSchema }),
  ...playerEvents,
]);
export type AnalyticsEvent = z.input<typeof analyticsEventSchema>;

/** An event of a player, without time and place. */
export type PlayerAnalyticsEvent = Happening<z.input<(typeof playerEvents)[number]>>;

type Happening<Event> = Event extends { name: infer Name; data: infer Data }
  ? { readonly name: Name; readonly data: Readonly<Data> }
  : never;

/** Speed classes of connections as browsers report them. */
export const networkClasses = ['slow-2g', '2g', '3g', '4g'] as const;

/** Maximum number of events in a call; the call is limited to 64 kB. */
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
        /** Kind of device; `NCWEB` when none is given. */
        device_type: z.string().min(1).max(20).default('NCWEB'),
        /** The browser's device id and the release of the app: a beacon has no headers for them. */
        fingerprint: deviceIdSchema.nullable().default(null).catch(null),
        release: releaseSchema.nullable().default(null).catch(null),
        /** Speed class of the connection according to the browser (`NetworkInformation.effectiveType`). */
        network: z.enum(networkClasses).nullable().default(null).catch(null),
        events: z.array(analyticsEventSchema).min(1).max(largestEventBatch),
      }),
    )
    .output(z.object({})),
};
