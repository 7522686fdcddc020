import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Language, label and, for sound, channels of one track of an asset. */
export interface StoredAudio {
  readonly language: string;
  readonly label: string;
  readonly channels: number;
}

/** A packaged asset in the catalogue; its index and segments are stored by media. */
export const assets = pgTable('assets', {
  id: text('id').primaryKey(),
  duration: doublePrecision('duration').notNull(),
  maxHeight: integer('max_height'),
  audio: jsonb('audio').$type<readonly StoredAudio[]>().notNull(),
  subtitles: jsonb('subtitles').$type<readonly { language: string; label: string }[]>().notNull(),
  hasThumbnails: boolean('has_thumbnails').notNull(),
  isEncrypted: boolean('is_crypted').notNull(),
  /** Ids of the content keys that it needs; empty when it is clear. */
  keyIds: text('key_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  isHevc: boolean('is_hevc').notNull(),
  /** False while its ingest waits for a viewer who wants it: until then the row contains expected values. */
  isPrepared: boolean('is_prepared').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
