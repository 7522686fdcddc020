import { z } from 'zod';
import { secondsSchema } from './bounds.ts';
import { translatedNameSchema } from './language.ts';

/** A part of a film, in seconds from its beginning. */
const filmPartSchema = z
  .object({ start: secondsSchema, end: secondsSchema })
  .refine(({ start, end }) => start < end, 'must begin before it ends');
type FilmPart = z.infer<typeof filmPartSchema>;

const partSchema = filmPartSchema.nullable().default(null);

/** Parts that viewers may want to skip; null if a film has none or its place is not known. */
const skippedParts = {
  /** A recap of earlier episodes, at the beginning of an episode. */
  recap: partSchema,
  /** The opening titles. */
  intro: partSchema,
  /** The closing titles; whatever follows them belongs to the film. */
  credits: partSchema,
};

/** A film's parts as a player gets them. */
export const filmMarkersSchema = z.object({
  ...skippedParts,
  /** In order; each lasts until the next. Empty: the film has no chapters. */
  chapters: z.array(z.object({ start: secondsSchema, name: z.string() })).default([]),
});
export type FilmMarkers = z.infer<typeof filmMarkersSchema>;

/** A film's parts as an operator writes them. */
export const titleMarkersSchema = z
  .object({
    ...skippedParts,
    /** Starts of chapters, in order; each lasts until the next. */
    chapters: z
      .array(z.object({ start: secondsSchema, name: translatedNameSchema }))
      .max(100)
      .refine(isAscending, 'have to stand in their order, each once')
      .default([]),
  })
  .refine(({ recap, intro, credits }) => !overlaps([recap, intro, credits]), 'must not overlap')
  .refine(
    ({ recap, intro, credits }) =>
      [recap, intro].every((part) => part === null || credits === null || part.end <= credits.start),
    { path: ['credits'], error: 'must come after the recap and the opening titles' },
  );
export type TitleMarkers = z.infer<typeof titleMarkersSchema>;

function isAscending(chapters: readonly { readonly start: number }[]): boolean {
  return chapters.every(({ start }, at) => at === 0 || start > (chapters[at - 1]?.start ?? 0));
}

function overlaps(parts: readonly (FilmPart | null)[]): boolean {
  const known = parts.filter((part) => part !== null).toSorted((a, b) => a.start - b.start);
  return known.some(({ start }, at) => start < (known[at - 1]?.end ?? 0));
}
