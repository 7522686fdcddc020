import { z } from 'zod';
import { int32Schema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { targetSchema } from './media-view.ts';
import { partyChangeSchema, partyIdSchema } from './parties.ts';

/**
 * Messages of the service to open pages, one JSON text frame each, over the WebSocket at `/api/push`. The session
 * cookie identifies the listener, `?lang=` sets the language, and `Origin` must be the service's. Listeners must not
 * send: a frame from one closes its connection (close code 1008).
 */

/** Maximum length of a frame, in bytes. */
export const longestPushFrame = 128 * 1024;

/** Seconds between two heartbeats; twice as long without any frame means that the connection is dead. */
export const pushHeartbeat = 25;

/** Reasons for which the service closes a connection. */
export const pushCloseCodes = {
  /** There is no session of an account, or it has ended: check who the viewer is before reconnecting. */
  signed_out: 4401,
  /** The session has too many connections; the oldest is closed. */
  replaced: 4409,
  /** The service stops: reconnect, another process answers. */
  going_away: 1001,
} as const;

/** Subjects of events. */
export const pushEventTypes = ['display', 'player', 'target', 'item'] as const;

/** Event codes. Open on the wire: a client that does not know one shows the event's `display`, if it has one. */
export const pushEventCodes = [
  'marketing_message',
  'poll',
  'vod_certificate_created',
  'refill_by_external_url',
  'item_rating',
  'item_rate_exchange',
  'item_selling_screen',
  'item_recommendations',
  'iframe',
  'ott_tv_activated',
  'profile_changed',
  'profile_updated',
  'location_changed',
  'account_status',
  'sync_purchases',
  'sync_unsubscribes',
  'sync_purchase',
  'sync_unsubscribe',
  'promocode_activated',
  'bank_card_deleted',
  'bank_card_added',
  'payment_failed',
  'get_billing_info_request',
  'bonuses_changed',
] as const;
export const pushEventCodeSchema = z.enum(pushEventCodes);
export type PushEventCode = z.infer<typeof pushEventCodeSchema>;

/** Questions in order, each with the answers to choose one from. */
export const pollSchema = z
  .array(
    z.object({
      question: z.string().min(1).max(300),
      answers: z.array(z.string().min(1).max(120)).min(2).max(10),
    }),
  )
  .min(1)
  .max(20);
export type Poll = z.infer<typeof pollSchema>;

/** Types of panels and popups: information, success, failure. */
export const noticeTypes = ['info', 'success', 'error'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Display of a notification. Texts may contain HTML: sanitise. */
export const eventDisplaySchema = z.object({
  display_type: z.enum(['panel', 'popup']),
  /** One of `noticeTypes`. Open on the wire: null and unknown names look like `info`. */
  popup_type: z.string().max(60).nullable(),
  panel_type: z.string().max(60).nullable(),
  message: z.string(),
  submessage: z.string().nullable(),
  /** Shown at 176 × 254. */
  image: imagePathSchema.nullable(),
  /** Seconds until it disappears; null or 0: never. */
  duration: z.int().nonnegative().nullable(),
  target: targetSchema.nullable(),
  /** Whether the viewer may close it. */
  is_cancellable: z.boolean(),
  /** Also shown to profiles that do not allow notifications. */
  force_display: z.boolean(),
  poll: pollSchema.nullable(),
});
export type EventDisplay = z.infer<typeof eventDisplaySchema>;

export const eventItemSchema = z.object({
  type: z.string().max(40),
  id: int32Schema,
  slug: z.string().max(120),
});

/** A notification event. */
export const notificationEventSchema = z.object({
  event_type: z.enum(pushEventTypes),
  event_code: z.string().min(1).max(60),
  /** Id in the list of messages (`GET /user/messages`); null for an event that is not listed. */
  message_id: z.int().nullable(),
  display: eventDisplaySchema.nullable(),
  item: eventItemSchema.nullable(),
  media_view_alias: z.string().max(60).nullable(),
  /** Name of the A/B test that the event is part of. */
  ab_test: z.string().max(60).nullable(),
  /** Address and title of a page for the iframe modal. */
  src: z.string().max(2000).nullable(),
  title: z.string().max(200).nullable(),
  /** The viewer's new number of unread messages; null if the event does not change it. */
  unread_messages: z.int().nonnegative().nullable(),
});
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** Every frame that the service sends, by `event_type`. */
export const pushFrameSchema = z.discriminatedUnion('event_type', [
  /** The first frame: the service listens. Messages that this device has missed follow, oldest first. */
  z.object({ event_type: z.literal('ready'), unread_messages: z.int().nonnegative() }),
  z.object({ event_type: z.literal('heartbeat') }),
  /** Number of missed messages beyond those sent individually; the list has them. */
  z.object({ event_type: z.literal('missed_messages'), count: z.int().positive() }),
  /** Messages were read, or a poll was finished, on another page or device. */
  z.object({ event_type: z.literal('unread_messages'), unread_messages: z.int().nonnegative() }),
  /** A screen of the account was stopped from another one: each player checks whether it is the one. */
  z.object({ event_type: z.literal('streams_changed') }),
  /** A party in which this session takes part has changed. */
  z.object({ event_type: z.literal('party'), party_id: partyIdSchema, change: partyChangeSchema }),
  notificationEventSchema,
]);
export type PushFrame = z.infer<typeof pushFrameSchema>;
