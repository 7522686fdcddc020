import { deviceTypeIcons } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { channels } from './channels.ts';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { mediaItems } from './catalogue.ts';
import { karaokeItems } from './karaoke.ts';

/**
 * Screens that show something: a row is a place among the account's simultaneous screens. It is held for as long as the
 * player reports that it plays, and is deleted with the session (migration `stream_leases`). A heartbeat changes no
 * indexed column and pages have room (fillfactor of migration `updates_without_indexes`), so it writes no index.
 */
export const streamLeases = pgTable(
  'stream_leases',
  {
    /** The playback's id. */
    id: uuid('id').primaryKey(),
    /** Also the session of a guest, which has no row. */
    sessionId: uuid('session_id').notNull(),
    /** Null for a guest, whose session holds the places. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** What is shown: a title, a channel or a song. */
    mediaItemId: integer('media_item_id').references(() => mediaItems.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
    karaokeItemId: integer('karaoke_item_id').references(() => karaokeItems.id, { onDelete: 'cascade' }),
    deviceTypeIcon: text('device_type_icon', { enum: deviceTypeIcons }).notNull(),
    deviceTitle: text('device_title').notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull(),
    /** Until when its playing is counted; null while it is paused. */
    countedAt: timestamp('counted_at', { withTimezone: true }),
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    /** When another screen stopped it; the row is kept so that its player learns of it. */
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  },
  (table) => [
    index('stream_leases_by_account').on(table.accountId),
    index('stream_leases_by_session').on(table.sessionId),
    index('stream_leases_by_media_item').on(table.mediaItemId),
    index('stream_leases_by_channel').on(table.channelId),
    index('stream_leases_by_karaoke_item').on(table.karaokeItemId),
    check(
      'stream_leases_of_one',
      sql`num_nonnulls(${table.mediaItemId}, ${table.channelId}, ${table.karaokeItemId}) = 1`,
    ),
  ],
);
