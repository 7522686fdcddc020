/**
 * Limits of the database's columns: they bound every number, date and text of an operation's input (a test checks all
 * of them).
 */
import { z } from 'zod';

/** Maximum of an `integer` column. */
const mostInt32 = 2_147_483_647;

/** A whole number that fits an `integer` column. */
export const int32Schema = z.int().min(-mostInt32).max(mostInt32);

/** A count of at least one. */
export const countSchema = z.int().positive().max(mostInt32);

const lastSecond = 253_402_300_799;

/** A time in Unix seconds, up to the last second of the year 9999. */
export const unixSecondsSchema = z.int().min(0).max(lastSecond);

/** The same in a query string, as text. */
export const unixSecondsInQuerySchema = z.coerce.number().int().min(0).max(lastSecond);

/** A position in media, in seconds from the beginning: a day at most. */
export const secondsSchema = z.number().min(0).max(86_400);

/** A day as `YYYY-MM-DD`; the database's calendar has no year 0. */
export const dateSchema = z.iso
  .date()
  .max(10)
  .regex(/^(?!0000)/, 'must be a day of the years 0001 to 9999');

/** Ids of the brands to which something applies. */
export const brandIdsSchema = z.array(z.string().min(1).max(60)).max(100);

/** Maximum length of a value's JSON, in characters, where only its reader knows its shape. */
export const longestJson = 200_000;

/** Whether the JSON of a value of any shape is short enough to be stored. */
export function isShortJson(value: unknown): boolean {
  return JSON.stringify(value).length <= longestJson;
}
