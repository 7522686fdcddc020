import { z } from 'zod';
import { countSchema, int32Schema } from './bounds.ts';
import { adPlaceSchema } from './ads.ts';
import { eventPlace } from './event-facts.ts';
import { watchedTypeSchema } from './media-item.ts';
import { playerTypeSchema } from './playback.ts';

/** What is played: the player's asset types, and `pause_live` for a live stream watched behind its edge. */
export const mediaTypes = ['vod', 'live', 'archive', 'embed', 'custom', 'pause_live'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Why playback pauses or goes on. */
export const pauseReasons = ['user', 'tech', 'tech_error', 'adv'] as const;

const seconds = z.number().min(0).max(10_000_000_000);
const count = z.int().min(0).max(1_000_000_000);
const bitsPerSecond = z.number().min(0).max(100_000_000_000);
const lines = z.int().min(0).max(100_000);

/** Of every event of a player. */
const ofPlayer = {
  playback_session_id: z.uuid(),
  /** Numbers the events of one player from 0 on: what is missing or came twice shows. */
  sequence: count,
  content_id: countSchema,
  content_type: watchedTypeSchema,
  /** Which of the title's pictures; a channel's is `player`. */
  player_type: playerTypeSchema,
  media_type: z.enum(mediaTypes),
  /** In a frame of another site. */
  is_embedded: z.boolean(),
  /** Where the player is, seconds of the content. */
  position: seconds,
};

const event = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ name: z.literal(name), ...eventPlace, data: z.object(fields) });
const playerEvent = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  event(name, { ...ofPlayer, ...fields });

/** `1-3-1001`: a stream, `1-4-` one that peers deliver, `1-5-` advertising, `1-7-` the peers' library. */
const errorReasonSchema = z.string().regex(/^1-[3457]-\d{1,9}$/);

/** Of every event of advertisements: the place, and which of its slots, where it is one's. */
const ofAd = { ad_place_type: adPlaceSchema, ad_position: count };

/**
 * Player events by name, with the fields that each adds to the common ones; docs/analytics.md says when each
 * is sent.
 */
export const playerEvents = [
  playerEvent('player_init', {}),
  playerEvent('player_start', {
    /** From the beginning of the player to its being ready. */
    elapsed_seconds: seconds,
  }),
  playerEvent('player_end', {
    /** Of everything that this player has played. */
    played_seconds: seconds,
    errors: count,
  }),
  playerEvent('playback_start', {
    /** From handing in the source to its first picture; null when playback restarts after its end. */
    startup_seconds: seconds.nullable(),
  }),
  playerEvent('playback_status', {
    played_seconds: seconds,
    buffer_seconds: seconds,
    is_buffering: z.boolean(),
    /** Lines of the picture. */
    height: lines.nullable(),
  }),
  playerEvent('playback_pause', { reason: z.enum(pauseReasons) }),
  playerEvent('playback_resume', {
    /** Length of the pause that ended. */
    paused_seconds: seconds,
    /** Why it goes on. */
    reason: z.enum(pauseReasons),
    /** Why it was paused. */
    pause_reason: z.enum(pauseReasons),
  }),
  playerEvent('playback_set_position', { from: seconds, to: seconds }),
  playerEvent('playback_stop', {
    /** Played to its end, left, or left after an error that it did not get over. */
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
    /** What the player does about it. */
    action: z.string().max(60),
    message: z.string().max(300),
  }),
  playerEvent('sqm_metrics', {
    startup_seconds: seconds.nullable(),
    /** Since the last metrics, or the beginning: all of the rest but what says otherwise. */
    played_seconds: seconds,
    rebuffer_count: count,
    rebuffer_seconds: seconds,
    decoded_frames: count,
    dropped_frames: count,
    rendition_switches: count,
    /** Of what was played, by time. */
    average_bitrate: bitsPerSecond.nullable(),
    /** At the moment of the event: the rendition, the network as measured, and what is buffered ahead. */
    bitrate: bitsPerSecond.nullable(),
    width: lines.nullable(),
    height: lines.nullable(),
    bandwidth_estimate: bitsPerSecond.nullable(),
    buffer_seconds: seconds,
  }),
  /** An advertisement is asked for. */
  playerEvent('ad_request', {
    ...ofAd,
    /** Of whom, without what was asked. */
    address: z.string().max(300),
  }),
  /** What becomes of a place's advertisements; what an action has none of is null. */
  playerEvent('ad_event', {
    action: z.enum(['block_start', 'block_end', 'start', 'end', 'skip', 'no_ad', 'error']),
    ad_place_type: adPlaceSchema,
    ad_position: count.nullable(),
    /** Of the advertisement. */
    duration: seconds.nullable(),
    /** Slots of the block, and how many of them have shown one. */
    ads_count: count.nullable(),
    ads_shown: count.nullable(),
    reason: errorReasonSchema.nullable(),
    error: z.string().max(60).nullable(),
    /** 1 where there was no advertisement or its address was wrong, -1 for other errors. */
    result_code: z.int().min(-1).max(1).nullable(),
  }),
  /** What an advertiser counts. */
  playerEvent('ad_tracking', {
    ...ofAd,
    tracked: z.enum(['impression', 'complete', 'skip', 'click']),
    duration: seconds,
  }),
  /** The viewer's browser keeps advertisements away. */
  playerEvent('ad_block', { error: z.literal('AD_BLOCKING_BY_USER'), code: z.literal(1) }),
  /** On a live channel another programme has begun. */
  event('new_program', {
    channel_id: countSchema,
    /** Of the guide: the programme at this time, and the one before it. */
    epg_id: countSchema,
    previous_epg_id: countSchema,
    /** Null where the channel gives no stream. */
    playback_session_id: z.uuid().nullable(),
  }),
  /** The service has taken a report of a problem. */
  event('feedback', {
    feedback_text: z.string().max(1000),
    content_id: countSchema,
    content_type: watchedTypeSchema,
    playback_session_id: z.uuid(),
  }),
] as const;
