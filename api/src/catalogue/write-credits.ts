import type { Database } from '../database/database.ts';
import { mediaItemGenres, mediaItemPersons } from '../tables/catalogue.ts';
import { isAnyOf, chunks } from './write-repository.ts';

export async function writeTitleGenres(
  transaction: Database,
  rows: readonly (typeof mediaItemGenres.$inferInsert)[],
  titles: readonly number[],
): Promise<void> {
  await transaction.delete(mediaItemGenres).where(isAnyOf(mediaItemGenres.mediaItemId, titles));
  for (const some of chunks(rows)) await transaction.insert(mediaItemGenres).values(some);
}

export async function writeCast(
  transaction: Database,
  rows: readonly (typeof mediaItemPersons.$inferInsert)[],
  titles: readonly number[],
): Promise<void> {
  await transaction.delete(mediaItemPersons).where(isAnyOf(mediaItemPersons.mediaItemId, titles));
  for (const some of chunks(rows)) await transaction.insert(mediaItemPersons).values(some);
}
