import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** From this share of its length on a title counts as watched to the end: the rest are the credits. */
const finishedShare = 0.95;

/** Whether `timepoint` is at the end of `duration`, both in seconds. */
export function isFinished(timepoint: number, duration: number): boolean {
  return timepoint >= duration * finishedShare;
}

/** The same for columns; a title without a duration is at its end. */
export function isFinishedAt(timepoint: SQL, duration: SQL): SQL {
  return sql`coalesce(${timepoint} >= ${duration} * ${finishedShare}::double precision, true)`;
}
