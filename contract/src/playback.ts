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

/** A licence token: sent as `x-pre-authorization` with requests for licences. */
export const licenceTokenSchema = z.object({
  token: z.string(),
  /** Seconds from now for which it is good. */
  expires_in: z.int().positive(),
});
export type LicenceToken = z.infer<typeof licenceTokenSchema>;

/** Where licences of a protected asset come from (DR-001); an address is null where licences are not given for that system. */
export const drmConfigSchema = z.object({
  /** Also the profile of the streams that carry its protection (DR-021, DR-026). */
  drm_provider: z.string(),
  urls: z.object({
    widevine: z.string().nullable(),
    playready: z.string().nullable(),
    fairplay: z.string().nullable(),
    clearkey: z.string().nullable(),
  }),
  fairplay_cert_url: z.string().nullable(),
  licence_token: licenceTokenSchema,
});
export type DrmConfig = z.infer<typeof drmConfigSchema>;

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
  /** Null for what is not encrypted (DR-008). */
  drm_config: drmConfigSchema.nullable(),
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

/** Stream profiles that carry the protection of a provider (DR-026): our own licence service, or a provider of licences. */
export const drmProviders = ['clearkey', 'multidrm'] as const;
export type DrmProvider = (typeof drmProviders)[number];

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
  renewLicenceToken: oc
    .route({
      method: 'POST',
      path: '/playbacks/{playback_session_id}/licence_token',
      summary: 'Another licence token for a playback that goes on',
      description:
        'Takes the last one, also when it has expired. LICENCE_TOKEN_INVALID for any other; otherwise refused as the start of a playback is.',
      tags: ['playback'],
    })
    .input(z.object({ playback_session_id: z.uuid(), token: z.string().max(2000) }))
    .output(licenceTokenSchema),
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
