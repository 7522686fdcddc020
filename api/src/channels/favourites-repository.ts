import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { channelFavourites, programmeFavourites } from '../tables/channels.ts';

/** Tables of profiles' favourites. */
export const kept = {
  channel: { table: channelFavourites, id: channelFavourites.channelId },
  epg: { table: programmeFavourites, id: programmeFavourites.programmeId },
} as const;

export type KeptKind = keyof typeof kept;

export async function countKept(db: Database, kind: KeptKind, profileId: number): Promise<number> {
  const { table } = kept[kind];
  return db.$count(table, eq(table.profileId, profileId));
}

export async function keep(
  db: Database,
  kind: KeptKind,
  { id, profileId, addedAt }: { readonly id: number; readonly profileId: number; readonly addedAt: Date },
): Promise<void> {
  await (kind === 'channel'
    ? db.insert(channelFavourites).values({ channelId: id, profileId, addedAt }).onConflictDoNothing()
    : db.insert(programmeFavourites).values({ programmeId: id, profileId, addedAt }).onConflictDoNothing());
}

export async function drop(db: Database, kind: KeptKind, profileId: number, id: number): Promise<void> {
  const { table, id: column } = kept[kind];
  await db.delete(table).where(and(eq(table.profileId, profileId), eq(column, id)));
}
