import { z } from 'zod';

/** Fields of every event of a page. */
export const eventPlace = {
  /** Time of the event by the browser's clock, Unix milliseconds. */
  time: z.int().min(0).max(4_102_444_800_000),
  /** Path of the page of the event. */
  page: z.string().max(1000),
};

/** Maximum of a numeric fact: seconds, bytes and milliseconds of the Unix epoch are below it. */
const mostFact = Number.MAX_SAFE_INTEGER;

/** Flat facts by name, with a limited number of entries and of characters per string. */
export function factsSchema({
  entries,
  characters,
}: {
  readonly entries: number;
  readonly characters: number;
}) {
  return z
    .record(
      z
        .string()
        .max(60)
        .regex(/^[a-z][a-z0-9_]*$/),
      z.union([z.string().max(characters), z.number().min(-mostFact).max(mostFact), z.boolean(), z.null()]),
    )
    .refine((data) => Object.keys(data).length <= entries, `must have at most ${entries} entries`);
}
