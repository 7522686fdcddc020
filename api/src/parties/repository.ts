import { and, asc, desc, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import { profileIcons } from '@kadr/contract';
import type { PartyMessage, PartyState } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { ageLevels, mediaItems } from '../tables/catalogue.ts';
import { parties, partyMessages, partyParticipants, partyRemovals } from '../tables/parties.ts';

/** A party with its title's name in addresses. */
export type PartyRow = typeof parties.$inferSelect & { readonly mediaItem: PartyState['media_item'] };

/** A participant with the details that the others see. */
export interface ParticipantRow {
  readonly id: number;
  readonly sessionId: string;
  readonly accountId: number;
  readonly profileId: number;
  readonly isWaiting: boolean;
  readonly seenAt: Date;
  readonly name: string;
  readonly icon: string;
  /** Years up to which the profile may watch without a PIN. */
  readonly maxAge: number;
}

/** The largest number of messages that a party keeps. */
const keptMessages = 50;

const titleOf = { id: mediaItems.id, slug: mediaItems.slug, type: mediaItems.type };

export async function findParty(db: Database, id: string): Promise<PartyRow | undefined> {
  const [row] = await db
    .select({ party: parties, mediaItem: titleOf })
    .from(parties)
    .innerJoin(mediaItems, eq(mediaItems.id, parties.mediaItemId))
    .where(eq(parties.id, id));
  return row && { ...row.party, mediaItem: row.mediaItem };
}

/** The same, locked until the transaction ends: changes of a party happen one after the other. */
export async function lockParty(transaction: Database, id: string): Promise<PartyRow | undefined> {
  await transaction.select({ id: parties.id }).from(parties).where(eq(parties.id, id)).for('update');
  return findParty(transaction, id);
}

export async function insertParty(transaction: Database, party: typeof parties.$inferInsert): Promise<void> {
  await transaction.insert(parties).values(party);
}

export async function updateParty(
  transaction: Database,
  id: string,
  changes: Partial<Omit<typeof parties.$inferInsert, 'id'>>,
): Promise<void> {
  await transaction.update(parties).set(changes).where(eq(parties.id, id));
}

/** Records that an account may not come back. */
export async function noteRemoved(transaction: Database, partyId: string, accountId: number): Promise<void> {
  await transaction.insert(partyRemovals).values({ partyId, accountId }).onConflictDoNothing();
}

export async function isRemoved(db: Database, partyId: string, accountId: number): Promise<boolean> {
  const removed = and(eq(partyRemovals.partyId, partyId), eq(partyRemovals.accountId, accountId));
  return (await db.$count(partyRemovals, removed)) > 0;
}

/** Ends the parties of an account except the newest ones. */
export async function endOlderParties(transaction: Database, accountId: number, most: number): Promise<void> {
  const newest = transaction
    .select({ id: parties.id })
    .from(parties)
    .where(eq(parties.accountId, accountId))
    .orderBy(desc(parties.createdAt), desc(parties.id))
    .limit(most);
  await transaction
    .delete(parties)
    .where(and(eq(parties.accountId, accountId), notInArray(parties.id, newest)));
}

/** Ends the parties that are over. */
export async function deletePartiesBefore(
  db: Database,
  ends: { readonly activeAt: Date; readonly createdAt: Date },
): Promise<void> {
  await db
    .delete(parties)
    .where(or(lt(parties.activeAt, ends.activeAt), lt(parties.createdAt, ends.createdAt)));
}

/** Lists participants, the longest-standing first. Blocked accounts are left out. */
export async function findParticipants(db: Database, partyId: string): Promise<ParticipantRow[]> {
  const rows = await db
    .select({
      id: partyParticipants.id,
      sessionId: partyParticipants.sessionId,
      accountId: profiles.accountId,
      profileId: profiles.id,
      isWaiting: partyParticipants.isWaiting,
      seenAt: partyParticipants.seenAt,
      name: profiles.name,
      iconId: profiles.iconId,
      maxAge: ageLevels.ageValue,
    })
    .from(partyParticipants)
    .innerJoin(profiles, eq(profiles.id, partyParticipants.profileId))
    .innerJoin(ageLevels, eq(ageLevels.id, profiles.maxAgeLimitId))
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(eq(partyParticipants.partyId, partyId), eq(accounts.isBlocked, false)))
    .orderBy(asc(partyParticipants.id));
  return rows.map(({ iconId, ...row }) => Object.assign(row, { icon: imageOf(iconId) }));
}

/** Adds a session, or records that it is still there. */
export async function putParticipant(
  transaction: Database,
  participant: Omit<typeof partyParticipants.$inferInsert, 'id'>,
): Promise<void> {
  const { isWaiting, seenAt } = participant;
  await transaction
    .insert(partyParticipants)
    .values(participant)
    .onConflictDoUpdate({
      target: [partyParticipants.partyId, partyParticipants.sessionId],
      set: { isWaiting, seenAt },
    });
}

export async function deleteParticipants(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(partyParticipants).where(inArray(partyParticipants.id, [...ids]));
}

/** The last messages, the oldest first. */
export async function findMessages(db: Database, partyId: string): Promise<PartyMessage[]> {
  const rows = await db
    .select({
      id: partyMessages.id,
      participant_id: partyMessages.participantId,
      name: profiles.name,
      iconId: profiles.iconId,
      text: partyMessages.text,
    })
    .from(partyMessages)
    .innerJoin(profiles, eq(profiles.id, partyMessages.profileId))
    .where(eq(partyMessages.partyId, partyId))
    .orderBy(desc(partyMessages.id))
    .limit(keptMessages);
  return rows.toReversed().map(({ iconId, ...row }) => Object.assign(row, { icon: imageOf(iconId) }));
}

/** Inserts a message, deletes those beyond the limit, and returns its id. */
export async function insertMessage(
  transaction: Database,
  message: Omit<typeof partyMessages.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await transaction.insert(partyMessages).values(message).returning({ id: partyMessages.id });
  const kept = transaction
    .select({ id: partyMessages.id })
    .from(partyMessages)
    .where(eq(partyMessages.partyId, message.partyId))
    .orderBy(desc(partyMessages.id))
    .limit(keptMessages);
  await transaction
    .delete(partyMessages)
    .where(and(eq(partyMessages.partyId, message.partyId), notInArray(partyMessages.id, kept)));
  return row?.id ?? 0;
}

function imageOf(iconId: number): string {
  return (profileIcons[iconId - 1] ?? profileIcons[0])?.image ?? '';
}
