import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { drmConfigSchema } from './drm-config.ts';
import { channelSchema, epgSchema } from './listing.ts';
import { streamAssetSchema } from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';

/** Everything that the player needs for a channel, in one answer. */
export const channelPlaybackSchema = z.object({
  playback_session_id: z.uuid(),
  /** `archive`: a past programme (catch-up). */
  type: z.enum(['live', 'archive']),
  channel: channelSchema,
  /** The current programme, or the one being caught up; null if the guide has none. */
  programme: epgSchema.nullable(),
  asset: streamAssetSchema,
  /** Null without encryption. */
  drm_config: drmConfigSchema.nullable(),
  /** How far behind live playback may go, in seconds; 0 if pause-live is not allowed. */
  pause_live_duration: z.number().nonnegative(),
  /** The server's time of the answer, in Unix milliseconds: the reference for "now". */
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
        /** Start of the programme to catch up, in Unix seconds; omitted: live. */
        start_time: unixSecondsSchema.optional(),
      }),
    )
    .output(channelPlaybackSchema),
};
