import { oc } from '@orpc/contract';
import { z } from 'zod';
import { channelSchema, collectionSchema, epgSchema, karaokeItemSchema, serviceSchema } from './listing.ts';
import { mediaItemCardSchema } from './media-item.ts';
import { personSchema } from './person.ts';

/** Maximum length of a search text. */
export const longestSearchText = 200;

const textSchema = z.string().trim().min(1).max(longestSearchText);

const foundPersonSchema = personSchema.pick({
  id: true,
  slug: true,
  name: true,
  native_name: true,
  photo_avatar: true,
});

const foundGenreSchema = z.object({ id: z.int(), alias: z.string(), name: z.string() });

/** Results of one type, best first. */
export const searchGroupSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('media_item'), items: z.array(mediaItemCardSchema) }),
  z.object({ type: z.literal('genre'), items: z.array(foundGenreSchema) }),
  z.object({ type: z.literal('person'), items: z.array(foundPersonSchema) }),
  z.object({ type: z.literal('channel'), items: z.array(channelSchema) }),
  z.object({ type: z.literal('epg'), items: z.array(epgSchema) }),
  z.object({ type: z.literal('collection'), items: z.array(collectionSchema) }),
  z.object({ type: z.literal('service'), items: z.array(serviceSchema) }),
  z.object({ type: z.literal('karaoke_item'), items: z.array(karaokeItemSchema) }),
]);
export type SearchGroup = z.infer<typeof searchGroupSchema>;

export const searchResultSchema = z.object({
  /**
   * The text that was searched instead, corrected for another keyboard layout. Null if the original text was searched.
   */
  understood: z.string().nullable(),
  /** The type of the best result first; types without results are left out. */
  groups: z.array(searchGroupSchema),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** A suggestion for the text typed so far: its `type` and the object of that name. */
export const searchSuggestionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('media_item'),
    media_item: mediaItemCardSchema.pick({
      id: true,
      slug: true,
      type: true,
      name: true,
      year: true,
      logo: true,
      poster_bg_color: true,
    }),
  }),
  z.object({ type: z.literal('genre'), genre: foundGenreSchema }),
  z.object({ type: z.literal('person'), person: foundPersonSchema }),
  z.object({
    type: z.literal('channel'),
    channel: channelSchema.pick({ id: true, slug: true, name: true, logo: true }),
  }),
  z.object({
    type: z.literal('epg'),
    epg: epgSchema.pick({ id: true, name: true, logo: true, start_time: true, channel_info: true }),
  }),
  z.object({
    type: z.literal('collection'),
    collection: collectionSchema.pick({ id: true, slug: true, name: true, logo: true }),
  }),
  z.object({
    type: z.literal('service'),
    service: serviceSchema.pick({ id: true, alias: true, name: true, icon: true }),
  }),
  z.object({
    type: z.literal('karaoke_item'),
    karaoke_item: karaokeItemSchema.pick({ id: true, slug: true, name: true, logo: true, artist: true }),
  }),
]);
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>;

export const searchContract = {
  query: oc
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Everything that there is, by its name',
      description:
        'Takes words in any order and as they are bent, in Russian, English and Armenian; typing errors, ё for е, another keyboard layout, another alphabet. What bears the name of a genre or of a person leads to titles of theirs, too. `limit` is per group.',
      tags: ['catalogue'],
    })
    .input(z.object({ text: textSchema, limit: z.coerce.number().int().min(1).max(100).default(24) }))
    .output(searchResultSchema),
  suggest: oc
    .route({
      method: 'GET',
      path: '/search/suggestions',
      summary: 'A few names that a text may become, while it is typed',
      tags: ['catalogue'],
    })
    .input(z.object({ text: textSchema }))
    .output(z.object({ items: z.array(searchSuggestionSchema) })),
};
