import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondsSchema } from './bounds.ts';
import { mediaItemTypeSchema } from './media-item.ts';
import { idOrSlugSchema, idSchema } from './paging.ts';
import { profileIconImageSchema } from './profile-icons.ts';
import { countCharacters, tidyName } from './profile-name.ts';

/** Parties: viewers who watch one title at the same time on separate screens. */

/** Maximum number of participants of a party. */
export const partySize = 20;
/** Seconds between two reports of a participant; one who is silent for `partySilence` is removed. */
export const partyReport = 20;
export const partySilence = 90;
/** Maximum length of a message, in characters as readers count them. */
export const partyMessageLength = 300;

/** Shared in the address `/together/{id}`: 128 random bits, which are enough to join. */
export const partyIdSchema = z
  .string()
  .max(22)
  .regex(/^[A-Za-z0-9_-]{22}$/);

/**
 * The state that all screens of a party share. The picture is now at `position`, plus the seconds since `at` while it
 * plays.
 */
export const partyStateSchema = z.object({
  /** Incremented with every change: the greater of two states counts, regardless of the order of arrival. */
  revision: z.int(),
  is_playing: z.boolean(),
  /** Seconds from the beginning of the title. */
  position: secondsSchema,
  /** Unix milliseconds of the service's clock (`parties.clock`). */
  at: z.int(),
  media_item: z.object({ id: z.int(), slug: z.string(), type: mediaItemTypeSchema }),
});
export type PartyState = z.infer<typeof partyStateSchema>;

/** Who may play, pause and seek. */
export const partyControls = ['everyone', 'host'] as const;
export const partyControlSchema = z.enum(partyControls);
export type PartyControl = z.infer<typeof partyControlSchema>;

export const participantSchema = z.object({
  id: z.int(),
  /** Name of the profile, as is the icon. */
  name: z.string(),
  icon: profileIconImageSchema,
  is_host: z.boolean(),
  /** Whether the participant's player is buffering or shows an advertisement. */
  is_waiting: z.boolean(),
});
export type Participant = z.infer<typeof participantSchema>;

export const partyMessageSchema = z.object({
  id: z.int(),
  participant_id: z.int(),
  name: z.string(),
  icon: profileIconImageSchema,
  /** Plain text on one line. */
  text: z.string(),
});
export type PartyMessage = z.infer<typeof partyMessageSchema>;

/** Reactions that float over the picture. */
export const partyReactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;
export const partyReactionSchema = z.enum(partyReactions);
export type PartyReaction = z.infer<typeof partyReactionSchema>;

/** A party from the view of one participant. */
export const partySchema = z.object({
  id: partyIdSchema,
  control: partyControlSchema,
  state: partyStateSchema,
  /** In order of arrival, the first to join first. */
  participants: z.array(participantSchema).max(partySize),
  /** The calling participant. */
  participant_id: z.int(),
  /** False for a profile with an age limit: it neither reads nor writes messages. */
  has_chat: z.boolean(),
  /** The latest messages, oldest first. */
  messages: z.array(partyMessageSchema),
});
export type Party = z.infer<typeof partySchema>;

/** A change of a party, sent to its participants over the push channel. */
export const partyChangeSchema = z.discriminatedUnion('kind', [
  /** It was played, paused or sought, and by whom; null if not by a participant. */
  z.object({ kind: z.literal('state'), state: partyStateSchema, participant_id: z.int().nullable() }),
  /** A participant joined, is waiting, or has become the host. */
  z.object({ kind: z.literal('participant'), participant: participantSchema }),
  z.object({ kind: z.literal('left'), participant_id: z.int() }),
  z.object({ kind: z.literal('control'), control: partyControlSchema }),
  z.object({ kind: z.literal('message'), message: partyMessageSchema }),
  z.object({ kind: z.literal('reaction'), participant_id: z.int(), reaction: partyReactionSchema }),
]);
export type PartyChange = z.infer<typeof partyChangeSchema>;

const tags = ['parties'];
const partyInput = z.object({ id: partyIdSchema });
const forParticipants =
  'For participants (NOT_FOUND for everybody else, and once the party is over); SIGN_IN_REQUIRED for guests.';
const watchable = 'NOT_FOUND, AGE_RESTRICTED, GEO_BLOCKED, NOT_PLAYABLE, PURCHASE_REQUIRED';

/** Watching together: each participant needs an entitlement to the title. */
export const partiesContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/parties',
      summary: 'Begin to watch a film or an episode together; the caller is its host',
      description: `Of the title: ${watchable}. An account has five parties at most; one more ends its oldest. TOO_MANY_REQUESTS.`,
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        media_item_id: idOrSlugSchema,
        position: secondsSchema.default(0),
        is_playing: z.boolean().default(true),
      }),
    )
    .output(partySchema),
  getById: oc
    .route({
      method: 'GET',
      path: '/parties/{id}',
      summary: 'What a link leads to, before joining',
      description: 'NOT_FOUND once the party is over. Entitlement is asked for by `parties.join`.',
      tags,
    })
    .input(partyInput)
    .output(
      z.object({
        id: partyIdSchema,
        media_item: partyStateSchema.shape.media_item,
        participants_count: z.int().nonnegative(),
      }),
    ),
  join: oc
    .route({
      method: 'POST',
      path: '/parties/{id}/participants',
      summary: 'Join a party, or come back to it',
      description: `Once per session; again it gives what has changed. PARTY_FULL; PARTY_REMOVED for an account that the host has removed. Of the title: ${watchable}.`,
      tags,
    })
    .input(partyInput)
    .output(partySchema),
  leave: oc
    .route({
      method: 'DELETE',
      path: '/parties/{id}/participants/me',
      summary: 'Leave a party; also one that the session is not in',
      description: 'The longest there becomes the host after the host. What nobody watches is paused.',
      tags,
    })
    .input(partyInput)
    .output(z.object({})),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/parties/{id}/participants/{participant_id}',
      summary: 'Remove a participant, whose account may not come back; for the host',
      description: `${forParticipants} PARTY_HOST_ONLY.`,
      tags,
    })
    .input(partyInput.extend({ participant_id: idSchema }))
    .output(z.object({})),
  control: oc
    .route({
      method: 'PATCH',
      path: '/parties/{id}/state',
      summary: 'Play, pause or seek for all',
      description: `What is left out stays as it is at that moment. ${forParticipants} PARTY_HOST_ONLY where the host alone controls; CONFLICT when the party shows another title.`,
      tags,
    })
    .input(
      partyInput.extend({
        /** The title on the caller's screen. */
        media_item_id: idSchema,
        is_playing: z.boolean().optional(),
        /** Positions beyond the end count as the end. */
        position: secondsSchema.optional(),
      }),
    )
    .output(partyStateSchema),
  open: oc
    .route({
      method: 'PUT',
      path: '/parties/{id}/title',
      summary: 'Go on with another title for all, from its beginning: the next episode',
      description: `The title that is shown already stays as it is. ${forParticipants} PARTY_HOST_ONLY. Of the title: ${watchable}.`,
      tags,
    })
    .input(partyInput.extend({ media_item_id: idOrSlugSchema }))
    .output(partyStateSchema),
  edit: oc
    .route({
      method: 'PATCH',
      path: '/parties/{id}',
      summary: 'Say who may play, pause and seek; for the host',
      description: `${forParticipants} PARTY_HOST_ONLY.`,
      tags,
    })
    .input(partyInput.extend({ control: partyControlSchema }))
    .output(z.object({})),
  report: oc
    .route({
      method: 'POST',
      path: '/parties/{id}/report',
      summary: `Still there: to be said every ${partyReport} seconds, and when waiting begins or ends`,
      description: `Gives the party as it is. ${forParticipants}`,
      tags,
    })
    .input(partyInput.extend({ is_waiting: z.boolean() }))
    .output(partySchema),
  say: oc
    .route({
      method: 'POST',
      path: '/parties/{id}/messages',
      summary: 'A message to all participants; kept as long as the party',
      description: `Profiles with an age limit neither write nor read (FORBIDDEN). ${forParticipants} TOO_MANY_REQUESTS.`,
      tags,
      successStatus: 201,
    })
    .input(
      partyInput.extend({
        text: z
          .string()
          .max(2000)
          .transform(tidyName)
          .refine((text) => text !== '', 'is empty')
          .refine(
            (text) => text.length <= 2 * partyMessageLength && countCharacters(text) <= partyMessageLength,
            `is longer than ${partyMessageLength} characters`,
          ),
      }),
    )
    .output(partyMessageSchema),
  react: oc
    .route({
      method: 'POST',
      path: '/parties/{id}/reactions',
      summary: 'A reaction over the picture of every screen',
      description: `${forParticipants} TOO_MANY_REQUESTS.`,
      tags,
      successStatus: 202,
    })
    .input(partyInput.extend({ reaction: partyReactionSchema }))
    .output(z.object({})),
  clock: oc
    .route({
      method: 'GET',
      path: '/clock',
      summary: 'The service’s clock, for screens that are to show the same moment',
      tags,
    })
    .output(z.object({ now: z.int() })),
};
