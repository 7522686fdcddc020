import { partyControls } from '@kadr/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';
import { sessions } from './session.ts';

/** Viewers who watch one title together. All data of a party is deleted with its row. */
export const parties = pgTable(
  'parties',
  {
    /** A viewer who knows it may join. */
    id: text('id').primaryKey(),
    /** Account of the viewer who began it. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    /** Duration of the title, in seconds. */
    duration: doublePrecision('duration').notNull(),
    control: text('control', { enum: partyControls }).notNull(),
    revision: integer('revision').notNull(),
    isPlaying: boolean('is_playing').notNull(),
    /** Seconds from the title's beginning at `at`. */
    position: doublePrecision('position').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When a participant was last active. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('parties_account').on(table.accountId),
    index('parties_media_item').on(table.mediaItemId),
    index('parties_active_at').on(table.activeAt),
  ],
);

/** Participants of a party: a session with the profile that joined. */
export const partyParticipants = pgTable(
  'party_participants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    isWaiting: boolean('is_waiting').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('party_participants_session').on(table.partyId, table.sessionId),
    index('party_participants_by_session').on(table.sessionId),
    index('party_participants_by_profile').on(table.profileId),
  ],
);

/** Accounts that the host of a party has removed: they may not come back. */
export const partyRemovals = pgTable(
  'party_removals',
  {
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.partyId, table.accountId] }),
    index('party_removals_by_account').on(table.accountId),
  ],
);

/** The last messages of a party, for viewers who join later. */
export const partyMessages = pgTable(
  'party_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    /** The sender, who may have left. */
    participantId: integer('participant_id').notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('party_messages_of').on(table.partyId, table.id),
    index('party_messages_by_profile').on(table.profileId),
  ],
);
