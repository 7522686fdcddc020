import { oc } from '@orpc/contract';
import { z } from 'zod';
import { karaokeItemSchema } from './listing.ts';
import { ageLevelSchema, streamAssetSchema } from './media-item.ts';
import { idOrSlugSchema, pageInput, pageOf } from './paging.ts';

/** A karaoke item as it appears in lists. */
export const karaokeCardSchema = karaokeItemSchema.extend({
  /** Tint of its page and card, `#rrggbb`. */
  color: z.string().nullable(),
  age_level: ageLevelSchema.pick({ name: true, age_value: true }),
  /** Whether the viewer may sing it now. */
  is_playable: z.boolean(),
});
export type KaraokeCard = z.infer<typeof karaokeCardSchema>;

/** A karaoke item with the details of its page. */
export const karaokePageSchema = karaokeCardSchema.extend({
  /** A description of the song, a paragraph per line; never its lyrics. */
  description: z.string().nullable(),
  /** Whether there is a backing track, even if the viewer may not sing to it. */
  is_recorded: z.boolean(),
});
export type KaraokePage = z.infer<typeof karaokePageSchema>;

/** Everything that the player needs to sing a song, in one answer. */
export const karaokePlaybackSchema = z.object({
  playback_session_id: z.uuid(),
  content: karaokeItemSchema.pick({ id: true, slug: true, name: true, artist: true }),
  asset: streamAssetSchema,
  /** Address of the lyrics: WebVTT with the times of words inside its cues. */
  lyrics_url: z.string(),
  /** Label of the audio track with the guide melody; null without one. */
  guide_track: z.string().nullable(),
  thumbnails_url: z.string().nullable(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Unix seconds after which the addresses are refused. */
  expires_at: z.int(),
});
export type KaraokePlayback = z.infer<typeof karaokePlaybackSchema>;

export const karaokeContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/karaoke_items',
      summary: 'Karaoke items in the editors’ order, or those that the profile has kept',
      description: 'Kept ones are for signed-in viewers (SIGN_IN_REQUIRED), the latest first.',
      tags: ['catalogue'],
    })
    .input(
      z.object({
        ...pageInput,
        /** `favourite`: favourites of the profile. */
        only: z.enum(['favourite']).optional(),
      }),
    )
    .output(pageOf(karaokeCardSchema)),
  getById: oc
    .route({
      method: 'GET',
      path: '/karaoke_items/{id}',
      summary: 'A karaoke item by its id or slug',
      description:
        'NOT_FOUND for one that the brand does not show; AGE_RESTRICTED for one above the profile’s age.',
      tags: ['catalogue'],
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(karaokePageSchema),
  play: oc
    .route({
      method: 'POST',
      path: '/karaoke_items/{id}/playbacks',
      summary: 'Get ready to sing: entitlement, stream, words, tokens',
      description:
        'NOT_FOUND and AGE_RESTRICTED as for the item; GEO_BLOCKED for what is licensed for other countries; NOT_PLAYABLE where nothing is recorded; PURCHASE_REQUIRED.',
      tags: ['playback'],
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(karaokePlaybackSchema),
};
