import { oc } from '@orpc/contract';
import { z } from 'zod';
import { adPlanSchema } from './ads.ts';
import { channelPlaybackContract } from './channel-playback.ts';
import { deviceTypeIconSchema } from './devices.ts';
import { drmConfigSchema, licenceTokenSchema } from './drm-config.ts';
import { filmMarkersSchema } from './film-markers.ts';
import { channelSchema, karaokeItemSchema } from './listing.ts';
import {
  mediaItemCardSchema,
  mediaItemTypeSchema,
  seriesPositionSchema,
  streamAssetSchema,
} from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';
import { streamHeartbeat, streamSilence } from './stream-times.ts';
import { testImpressionIdSchema } from './title-ads.ts';

/** The pictures of a title that can be played. */
export const playerTypes = ['player', 'trailer', 'stories'] as const;
export const playerTypeSchema = z.enum(playerTypes);
export type PlayerType = z.infer<typeof playerTypeSchema>;

/**
 * The thumbnails playlist: `thumbs[i]` shows the picture from `timestamp` seconds on, cropped from
 * `images[image]` at `region.top` in `thumb_size`. The sprite's file is `hd.jpg` beside the playlist.
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
  /** Null without encryption. */
  drm_config: drmConfigSchema.nullable(),
  thumbnails_url: z.string().nullable(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Start position, in seconds from the beginning. */
  start_time: z.number().nonnegative(),
  /** Unix seconds after which the stream addresses are refused. */
  expires_at: z.int(),
  next_episode: seriesPositionSchema.nullable(),
  markers: filmMarkersSchema,
  /** Null for viewers without advertisements. */
  ads: adPlanSchema.nullable(),
});
export type Playback = z.infer<typeof playbackSchema>;

/**
 * Claims of a stream token: what it grants, to whom, until when (Unix seconds). The names are short because every
 * address carries them.
 *
 * `a` is the id of an asset, or `live/{channel id}` or `archive/{channel id}/{start}-{end}`; `b` is how many seconds
 * behind now a channel's live stream may be requested, and absent for others. `p` is the playback whose screen needs a
 * lease, `l` its content, and from `g` on (Unix seconds) segments are served only while it holds the lease; a playback
 * that needs no lease, such as a trailer, has none of the three.
 */
export const streamTokenClaimsSchema = z.object({
  a: z.string(),
  s: z.string(),
  e: z.int(),
  b: z.int().nonnegative().optional(),
  p: z.uuid().optional(),
  l: z.string().max(20).optional(),
  g: z.int().optional(),
});
export type StreamTokenClaims = z.infer<typeof streamTokenClaimsSchema>;

/** Stream profiles that carry the protection of a provider: this service's licence server, or an external provider. */
export const drmProviders = ['clearkey', 'multidrm'] as const;
export type DrmProvider = (typeof drmProviders)[number];
/** A playback on one screen of an account, or of a guest's browser. */
export const activeStreamSchema = z.object({
  playback_session_id: z.uuid(),
  /** One of these three is set; none if the asking profile must not see it. */
  media_item: mediaItemCardSchema.nullable(),
  channel: channelSchema.pick({ id: true, slug: true, name: true, logo: true }).nullable(),
  karaoke_item: karaokeItemSchema.pick({ id: true, slug: true, name: true, artist: true }).nullable(),
  /** Kind of the device in words, and its program and system. */
  device: z.object({
    terminal_name: z.string(),
    title: z.string(),
    device_type_icon: deviceTypeIconSchema,
  }),
  /** Whether it plays in the calling browser. */
  is_current: z.boolean(),
  /** Unix seconds. */
  begun_at: z.int(),
});
export type ActiveStream = z.infer<typeof activeStreamSchema>;

/** In order of start, the earliest first. */
export const activeStreamsSchema = z.object({
  streams: z.array(activeStreamSchema),
  /** Limit of simultaneous streams. */
  limit: z.object({ stream_limit: z.int().positive() }),
});
export type ActiveStreams = z.infer<typeof activeStreamsSchema>;

const playbackInput = z.object({ playback_session_id: z.uuid() });
/** The content shown: a title, a channel or a song. */
const shown = {
  media_item_id: idOrSlugSchema.optional(),
  channel_id: idOrSlugSchema.optional(),
  karaoke_item_id: idOrSlugSchema.optional(),
};
const isOne = ({
  media_item_id,
  channel_id,
  karaoke_item_id,
}: { readonly [name in keyof typeof shown]?: string | undefined }): boolean =>
  [media_item_id, channel_id, karaoke_item_id].filter((reference) => reference !== undefined).length === 1;
const oneOf = { path: ['media_item_id'], error: 'a title, a channel or a song, one of the three' };
const shownInput = playbackInput.extend(shown).refine(isOne, oneOf);
const heartbeatInput = playbackInput
  .extend({
    ...shown,
    /** While paused, nothing counts as watched, and after a minute no more segments are served. */
    is_paused: z.boolean().default(false),
  })
  .refine(isOne, oneOf);

const holdsPlace =
  'STREAM_LIMIT when as many screens as there may be play already, STREAM_STOPPED when another screen has stopped this one, PLAYBACK_NOT_FOUND for a playback that is not the session’s; else the refusals of `playback.start`, `playback.startChannel` or `karaoke.play`.';

/** Progress of packaging a title or song on demand. */
export const preparationSchema = z.object({
  state: z.enum(['queued', 'preparing', 'ready', 'failed']),
  /** 0–100 over the whole work. */
  percent: z.number().min(0).max(100),
  /** Remaining seconds; null while unknown. */
  time_left: z.number().nonnegative().nullable(),
});
export type Preparation = z.infer<typeof preparationSchema>;

const preparedInput = z
  .object({
    media_item_id: idOrSlugSchema.optional(),
    karaoke_item_id: idOrSlugSchema.optional(),
    player_type: playerTypeSchema.default('player'),
    /** Retries a failed preparation. */
    again: z.boolean().default(false),
  })
  .refine(
    ({ media_item_id, karaoke_item_id }) => (media_item_id === undefined) !== (karaoke_item_id === undefined),
    { path: ['media_item_id'], error: 'a title or a song, one of the two' },
  );

export const playbackContract = {
  ...channelPlaybackContract,
  start: oc
    .route({
      method: 'POST',
      path: '/playbacks',
      summary: 'Get ready to watch: entitlement, stream, tokens',
      description:
        'Takes no place among the screens that play: the first picture does (`playback.begun`). GEO_BLOCKED for what is licensed for other countries. PREPARING for what is packaged on demand: the start of a film has it packaged before everything else, `playback.prepare` says how far that is; PREPARATION_FAILED when it failed.',
      tags: ['playback'],
    })
    .input(
      z.object({
        media_item_id: idOrSlugSchema,
        player_type: playerTypeSchema.default('player'),
        /** Tests advertisements at every place of free content, by this id. */
        test_impression_id: testImpressionIdSchema.nullable().default(null),
      }),
    )
    .output(playbackSchema),
  prepare: oc
    .route({
      method: 'POST',
      path: '/preparations',
      summary: 'Have a title or song packaged that is packaged on demand, and see how far that is',
      description:
        'May be asked as often as one likes: it is packaged once. Refused as the start of a playback is; TOO_MANY_REQUESTS when it has been tried `again` too often.',
      tags: ['playback'],
    })
    .input(preparedInput)
    .output(preparationSchema),
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
      summary: 'The first picture was seen: the title counts as started, the screen takes a place',
      description: `${holdsPlace} Trailers and stories take no place and do not say this.`,
      tags: ['playback'],
      successStatus: 202,
    })
    .input(shownInput)
    .output(z.object({})),
  heartbeat: oc
    .route({
      method: 'POST',
      path: '/playbacks/{playback_session_id}/heartbeat',
      summary: `It still plays: to be said every ${streamHeartbeat} seconds`,
      description: `A screen that is silent for ${streamSilence} seconds is gone, and takes a place again when it next speaks. ${holdsPlace}`,
      tags: ['playback'],
    })
    .input(heartbeatInput)
    .output(z.object({})),
  leave: oc
    .route({
      method: 'DELETE',
      path: '/playbacks/{playback_session_id}',
      summary: 'The player is left: its place is free; also one that had none',
      tags: ['playback'],
    })
    .input(playbackInput)
    .output(z.object({})),
  streams: oc
    .route({
      method: 'GET',
      path: '/playbacks',
      summary: 'What plays where: on every screen of the account, or in the guest’s browser',
      tags: ['playback'],
    })
    .output(activeStreamsSchema),
  stop: oc
    .route({
      method: 'POST',
      path: '/playbacks/{playback_session_id}/stop',
      summary: 'Stop another screen of the account',
      description:
        'It hears of it at once where it is connected, else with its next word. NOT_FOUND for what is not the account’s.',
      tags: ['playback'],
    })
    .input(playbackInput)
    .output(activeStreamsSchema),
};
