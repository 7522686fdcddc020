import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { guideSources } from '@kadr/contract';
import type { GuideCounts } from '@kadr/contract';
import type { StoredText } from '../database/translated.ts';

/** A showing as the history of the guide stores it; times are Unix seconds. */
export interface StoredShowing {
  readonly programme: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly tstv_valid_until: number | null;
}

/** A programme as the history stores it; `media_items` are slugs. */
export interface StoredProgramme {
  readonly slug: string;
  readonly name: StoredText;
  readonly description: StoredText | null;
  readonly logo: string | null;
  readonly age: number;
  readonly media_items: readonly string[];
}

/** The effect of a change on the guide of a channel: only the rows that were removed or added. */
export interface StoredGuideChange {
  readonly removed: readonly StoredShowing[];
  readonly added: readonly StoredShowing[];
  readonly programmes: readonly {
    readonly before: StoredProgramme | null;
    readonly after: StoredProgramme;
  }[];
}

/** The history of the guide. Triggers reject changes to its rows, and to those of `guide_changes_of_channels`. */
export const guideChanges = pgTable(
  'guide_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    /** The principal's name at the time; null for the operator token. */
    principalName: text('principal_name'),
    requestId: text('request_id').notNull(),
    source: text('source', { enum: guideSources }).notNull(),
    fileName: text('file_name'),
    /** The change being undone. */
    undoes: integer('undoes').references((): AnyPgColumn => guideChanges.id),
  },
  (table) => [uniqueIndex('guide_changes_undo').on(table.undoes)],
);

/** The part of a change that concerns one channel; the channel may have been removed. */
export const guideChangesOfChannels = pgTable(
  'guide_changes_of_channels',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => guideChanges.id),
    channel: text('channel').notNull(),
    counts: jsonb('counts').$type<Omit<GuideCounts, 'same'>>().notNull(),
    change: jsonb('change').$type<StoredGuideChange>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.channel] }),
    index('guide_changes_by_channel').on(table.channel, table.changeId),
  ],
);
