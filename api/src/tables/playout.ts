import type { PlayedAsset } from '@kadr/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { mediaItems } from './catalogue.ts';
import { channels, programmes } from './channels.ts';

/** Titles that form a programme's picture, in order. */
export const programmeItems = pgTable(
  'programme_items',
  {
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.position] }),
    index('programme_items_by_media_item').on(table.mediaItemId),
  ],
);

/** Titles that a channel plays when a programme has no picture or leaves room, in order. */
export const channelFillers = pgTable(
  'channel_fillers',
  {
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.position] }),
    index('channel_fillers_by_media_item').on(table.mediaItemId),
  ],
);

/**
 * Runs of channels: each run lasts until the channel's next one begins, the last one without an end. A run that has
 * begun, or is about to, is never written again: every playlist that was ever sent stays true.
 */
export const channelRuns = pgTable(
  'channel_runs',
  {
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** In ticks of the contract's `playoutGrid`. */
    first: bigint('first', { mode: 'number' }).notNull(),
    ordinal: bigint('ordinal', { mode: 'number' }).notNull(),
    assets: jsonb('assets').$type<PlayedAsset[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.first] })],
);
