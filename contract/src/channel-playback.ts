import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { drmConfigSchema } from './drm-config.ts';
import { channelSchema, epgSchema } from './listing.ts';
import { streamAssetSchema } from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';

/** Everything the player needs for a channel, in one answer. */
export const channelPlaybackSchema = z.object({
  playback_session_id: z.uuid(),
  /** `archive`: a programme that was on (catch-up). */
  type: z.enum(['live', 'archive']),
  channel: channelSchema,
  /** What is on now, or the programme that is caught up; null where the guide says nothing. */
  programme: epgSchema.nullable(),
  asset: streamAssetSchema,
  /** Null for what is not encrypted. */
  drm_config: drmConfigSchema.nullable(),
  /** How far behind now may be gone, in seconds; 0 where pause-live is not allowed. */
  pause_live_duration: z.number().nonnegative(),
  /** Unix milliseconds of the server when it answered: what "now" is measured against. */
  server_time: z.int(),
  /** Unix seconds after which the stream addresses are refused. */
  expires_at: z.int(),
});
export type ChannelPlayback = z.infer<typeof channelPlaybackSchema>;

export const channelPlaybackContract = {
  startChannel: oc
    .route({
      method: 'POST',
      path: '/channels/{channel_id}/playbacks',
      summary: 'Get ready to watch a channel, live or a programme that was on',
      description:
        'The stream takes `offset`: whole seconds behind now, up to `pause_live_duration`. NOT_PLAYABLE for a channel that gives no stream, PURCHASE_REQUIRED for one of a service, CATCHUP_NOT_AVAILABLE for a programme that cannot be caught up; else the refusals of `playback.start`.',
      tags: ['playback'],
    })
    .input(
      z.object({
        channel_id: idOrSlugSchema,
        /** Unix seconds at which the programme that is caught up began; left out: live. */
        start_time: unixSecondsSchema.optional(),
      }),
    )
    .output(channelPlaybackSchema),
};
