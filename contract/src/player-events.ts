import { z } from 'zod';
import { countSchema, int32Schema } from './bounds.ts';
import { adPlaceSchema } from './ads.ts';
import { eventPlace } from './event-facts.ts';
import { watchedTypeSchema } from './media-item.ts';
import { playerTypeSchema } from './playback.ts';

/** Types of played media: the player's asset types, and `pause_live` for a live stream played behind its edge. */
export const mediaTypes = ['vod', 'live', 'archive', 'embed', 'custom', 'pause_live'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Reasons for which playback pauses or resumes. */
export const pauseReasons = ['user', 'tech', 'tech_error', 'adv'] as const;

const seconds = z.number().min(0).max(10_000_000_000);
const count = z.int().min(0).max(1_000_000_000);
const bitsPerSecond = z.number().min(0).max(100_000_000_000);
const lines = z.int().min(0).max(100_000);

/** Fields of every event of a player. */
const ofPlayer = {
  playback_session_id: z.uuid(),
  /** Numbers the events of one player from 0 on, which reveals missing and duplicate ones. */
  sequence: count,
  content_id: countSchema,
  content_type: watchedTypeSchema,
  /** The picture of the title; `player` for a channel. */
  player_type: playerTypeSchema,
  media_type: z.enum(mediaTypes),
  /** Whether the player is in a frame of another site. */
  is_embedded: z.boolean(),
  /** Position of the player, in seconds of the content. */
  position: seconds,
};

const event = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ name: z.literal(name), ...eventPlace, data: z.object(fields) });
const playerEvent = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  event(name, { ...ofPlayer, ...fields });

/** `1-3-1001`: a stream, `1-4-` a stream delivered by peers, `1-5-` advertising, `1-7-` the peers' library. */
const errorReasonSchema = z.string().regex(/^1-[3457]-\d{1,9}$/);

/** Fields of every event of advertisements: the place, and the slot within it if the event concerns one. */
const ofAd = { ad_place_type: adPlaceSchema, ad_position: count };
/** Address of the ad server that a slot was requested from, without the query; pages of earlier releases omit it. */
const ofServer = { address: z.string().max(300).nullable().default(null) };

/**
 * Player events by name, with the fields that each adds to the common ones; docs/analytics.md says when each is sent.
 */
export const playerEvents = [
  playerEvent('player_init', {}),
  playerEvent('player_start', {
    /** Time from creating the player until it is ready. */
    elapsed_seconds: seconds,
  }),
  playerEvent('player_end', {
    /** Total of this player. */
    played_seconds: seconds,
    errors: count,
  }),
  playerEvent('playback_start', {
    /** Time from setting the source to its first picture; null if playback restarts after its end. */
    startup_seconds: seconds.nullable(),
  }),
  playerEvent('playback_status', {
    played_seconds: seconds,
    buffer_seconds: seconds,
    is_buffering: z.boolean(),
    /** Height of the picture, in lines. */
    height: lines.nullable(),
  }),
  playerEvent('playback_pause', { reason: z.enum(pauseReasons) }),
  playerEvent('playback_resume', {
    /** Length of the pause that ended. */
    paused_seconds: seconds,
    /** Why it resumes. */
    reason: z.enum(pauseReasons),
    /** Why it was paused. */
    pause_reason: z.enum(pauseReasons),
  }),
  playerEvent('playback_set_position', { from: seconds, to: seconds }),
  playerEvent('playback_stop', {
    /** Played to the end, left, or left after a fatal error. */
    reason: z.enum(['ended', 'left', 'error']),
    played_seconds: seconds,
    rebuffer_count: count,
    rebuffer_seconds: seconds,
  }),
  playerEvent('playback_error', {
    reason: errorReasonSchema,
    error: z.string().max(60),
    code: int32Schema,
    category: int32Schema,
    severity: z.union([z.literal(1), z.literal(2)]),
    http_status: int32Schema.nullable(),
    /** The player's reaction to the error. */
    action: z.string().max(60),
    message: z.string().max(300),
  }),
  playerEvent('sqm_metrics', {
    startup_seconds: seconds.nullable(),
    /** Since the last metrics, or the beginning; so are the other fields unless noted. */
    played_seconds: seconds,
    rebuffer_count: count,
    rebuffer_seconds: seconds,
    decoded_frames: count,
    dropped_frames: count,
    rendition_switches: count,
    /** Weighted by playing time. */
    average_bitrate: bitsPerSecond.nullable(),
    /** At the time of the event: the rendition, the measured bandwidth and the buffer ahead. */
    bitrate: bitsPerSecond.nullable(),
    width: lines.nullable(),
    height: lines.nullable(),
    bandwidth_estimate: bitsPerSecond.nullable(),
    buffer_seconds: seconds,
  }),
  /** A request for an advertisement. */
  playerEvent('ad_request', {
    ...ofAd,
    /** Address of the ad server, without the query. */
    address: z.string().max(300),
  }),
  /** An event of a place's advertisements; fields that do not apply to the action are null. */
  playerEvent('ad_event', {
    ...ofServer,
    action: z.enum(['block_start', 'block_end', 'start', 'end', 'skip', 'no_ad', 'error']),
    ad_place_type: adPlaceSchema,
    ad_position: count.nullable(),
    /** Duration of the advertisement. */
    duration: seconds.nullable(),
    /** Number of slots of the block, and of those that showed an advertisement. */
    ads_count: count.nullable(),
    ads_shown: count.nullable(),
    reason: errorReasonSchema.nullable(),
    error: z.string().max(60).nullable(),
    /** 1 if there was no advertisement or its address was wrong, -1 for other errors. */
    result_code: z.int().min(-1).max(1).nullable(),
  }),
  /** An event that advertisers count. */
  playerEvent('ad_tracking', {
    ...ofAd,
    ...ofServer,
    tracked: z.enum(['impression', 'complete', 'skip', 'click']),
    duration: seconds,
  }),
  /** The viewer's browser blocks advertisements. */
  playerEvent('ad_block', { error: z.literal('AD_BLOCKING_BY_USER'), code: z.literal(1) }),
  /** Another programme has begun on a live channel. */
  event('new_program', {
    channel_id: countSchema,
    /** From the guide: the programme at this time, and the previous one. */
    epg_id: countSchema,
    previous_epg_id: countSchema,
    /** Null if the channel has no stream. */
    playback_session_id: z.uuid().nullable(),
  }),
  /** The service has accepted a problem report. */
  event('feedback', {
    feedback_text: z.string().max(1000),
    content_id: countSchema,
    content_type: watchedTypeSchema,
    playback_session_id: z.uuid(),
  }),
] as const;
