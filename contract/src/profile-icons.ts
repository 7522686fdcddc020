import { z } from 'zod';

/** Kinds of pictures for profiles. */
export const profileIconTypes = ['animals', 'cinema', 'travel'] as const;

/** Path of a drawn picture on the service's origin: an SVG for every size. */
export const profileIconImageSchema = z.string().regex(/^\/profile-icons\/[a-z]+\.svg$/);

/** A picture for a profile. */
export const profileIconSchema = z.object({
  icon_id: z.int(),
  type: z.enum(profileIconTypes),
  image: profileIconImageSchema,
});
export type ProfileIcon = z.infer<typeof profileIconSchema>;

const drawn = {
  animals: ['fox', 'owl', 'cat', 'bear', 'whale', 'frog', 'panda', 'penguin'],
  cinema: ['popcorn', 'clapper', 'projector', 'mask', 'robot', 'ghost'],
  travel: ['rocket', 'planet', 'mountain', 'balloon', 'lighthouse', 'cactus'],
} as const;

/**
 * The drawn set: an icon's id is its place in the list and never changes, so new ones are appended. The first is the
 * default of a new master profile.
 */
export const profileIcons: readonly ProfileIcon[] = profileIconTypes
  .flatMap((type) => drawn[type].map((name) => ({ type, image: `/profile-icons/${name}.svg` })))
  .map(({ type, image }, at) => ({ icon_id: at + 1, type, image }));
