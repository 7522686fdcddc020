import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemTypeSchema, seriesPositionSchema, streamAssetSchema } from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';

/** Which of a title's pictures is played (PL-022). */
export const playerTypes = ['player', 'trailer', 'stories'] as const;
export const playerTypeSchema = z.enum(playerTypes);
export type PlayerType = z.infer<typeof playerTypeSchema>;

/**
 * The thumbnails playlist (DR-033): `thumbs[i]` shows the picture from `timestamp` seconds on, cropped from
 * `images[image]` at `region.top` in `thumb_size`. The sprite's file is `hd.jpg` beside the playlist (DR-035).
 */
export const thumbnailsPlaylistSchema = z.object({
  images: z.array(z.string()),
  thumb_size: z.object({ width: z.int().positive(), height: z.int().positive() }),
  thumbs: z.array(
    z.object({
      timestamp: z.number().nonnegative(),
      image: z.int().nonnegative(),
      region: z.object({ top: z.int().nonnegative() }),
    }),
  ),
});
export type ThumbnailsPlaylist = z.infer<typeof thumbnailsPlaylistSchema>;

/** Everything the player needs, in one answer. */
export const playbackSchema = z.object({
  playback_session_id: z.uuid(),
  content: z.object({
    id: z.int(),
    slug: z.string(),
    type: mediaItemTypeSchema,
    name: z.string(),
    series_name: z.string().nullable(),
    season_order_number: z.int().nullable(),
    order_number: z.int().nullable(),
  }),
  asset: streamAssetSchema,
  thumbnails_url: z.string().nullable(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Seconds from the beginning at which to start. */
  start_time: z.number().nonnegative(),
  /** Unix seconds after which the stream addresses are refused. */
  expires_at: z.int(),
  next_episode: seriesPositionSchema.nullable(),
});
export type Playback = z.infer<typeof playbackSchema>;

/** Claims of a stream token: which asset, for whom, until when (Unix seconds). Short names: they travel in every address. */
export const streamTokenClaimsSchema = z.object({ a: z.string(), s: z.string(), e: z.int() });
export type StreamTokenClaims = z.infer<typeof streamTokenClaimsSchema>;

export const playbackContract = {
  start: oc
    .route({
      method: 'POST',
      path: '/playbacks',
      summary: 'Get ready to watch: entitlement, stream, tokens',
      tags: ['playback'],
    })
    .input(z.object({ media_item_id: idOrSlugSchema, player_type: playerTypeSchema.default('player') }))
    .output(playbackSchema),
  begun: oc
    .route({
      method: 'POST',
      path: '/playbacks/{playback_session_id}/begun',
      summary: 'The first picture was seen: the title counts as started',
      tags: ['playback'],
      successStatus: 202,
    })
    .input(z.object({ playback_session_id: z.uuid(), media_item_id: idOrSlugSchema }))
    .output(z.object({})),
};
