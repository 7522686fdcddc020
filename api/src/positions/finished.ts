import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** From this share of its length on a title counts as watched to the end: what is left are the credits. */
const finishedShare = 0.95;

/** Whether nothing is left at `timepoint` of `duration`, both in seconds. */
export function isFinished(timepoint: number, duration: number): boolean {
  return timepoint >= duration * finishedShare;
}

/** The same of columns; without a duration there is nothing left. */
export function isFinishedAt(timepoint: SQL, duration: SQL): SQL {
  return sql`coalesce(${timepoint} >= ${duration} * ${finishedShare}::double precision, true)`;
}
