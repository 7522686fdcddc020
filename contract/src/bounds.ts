/** What the database's columns hold: every number, date and text of an operation's input is bounded by these (a test walks them all). */
import { z } from 'zod';

/** The greatest number of an `integer` column. */
const mostInt32 = 2_147_483_647;

/** A whole number as an `integer` column holds it. */
export const int32Schema = z.int().min(-mostInt32).max(mostInt32);

/** How many there are of something: at least one. */
export const countSchema = z.int().positive().max(mostInt32);

const lastSecond = 253_402_300_799;

/** A moment in Unix seconds, up to the last second of the year 9999. */
export const unixSecondsSchema = z.int().min(0).max(lastSecond);

/** The same in a query string, where it is text. */
export const unixSecondsInQuerySchema = z.coerce.number().int().min(0).max(lastSecond);

/** Seconds from the beginning of something that plays: a day at most. */
export const secondsSchema = z.number().min(0).max(86_400);

/** A day as `YYYY-MM-DD`; the calendar of the database has no year 0. */
export const dateSchema = z.iso
  .date()
  .max(10)
  .regex(/^(?!0000)/, 'must be a day of the years 0001 to 9999');

/** Ids of the brands that something is for. */
export const brandIdsSchema = z.array(z.string().min(1).max(60)).max(100);

/** Characters of JSON of a value that nobody but its reader knows the shape of. */
export const longestJson = 200_000;

/** Whether a value of any shape is short enough to be kept. */
export function isShortJson(value: unknown): boolean {
  return JSON.stringify(value).length <= longestJson;
}
