import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ratings } from '../tables/ratings.ts';

export async function writeRating(db: Database, values: typeof ratings.$inferInsert): Promise<void> {
  await db
    .insert(ratings)
    .values(values)
    .onConflictDoUpdate({
      target: [ratings.profileId, ratings.mediaItemId],
      set: { rating: sql`excluded.rating`, ratedAt: sql`excluded.rated_at` },
    });
}

export async function deleteRating(db: Database, profileId: number, mediaItemId: number): Promise<void> {
  await db.delete(ratings).where(and(eq(ratings.profileId, profileId), eq(ratings.mediaItemId, mediaItemId)));
}
