import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { furtherCodecs, ingestFailures } from '@kadr/contract';
import type { IngestWarning, MadeSource, ProtectionScheme, PublishedAsset } from '@kadr/contract';
import { assets } from './assets.ts';
import { mediaItems } from './catalogue.ts';
import { translated } from '../database/translated.ts';

/** A subtitle file uploaded with a film. */
export interface StoredSubtitle {
  readonly upload_id: string;
  readonly file_name: string;
  readonly language: string | null;
}

/** The lyrics uploaded with a song. */
export type StoredLyrics = Omit<StoredSubtitle, 'language'>;

export interface StoredProtection {
  readonly scheme: ProtectionScheme;
  readonly key_id: string;
}

/**
 * Ingests. A worker holds an ingest until `held_until`, which its progress extends; one that is neither final nor held
 * can be claimed, so nothing is lost with a worker.
 */
export const ingests = pgTable(
  'ingests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['film', 'episode', 'trailer', 'karaoke', 'material'] }).notNull(),
    encoding: text('encoding', { enum: ['fast', 'quality'] })
      .notNull()
      .default('quality'),
    /** Codecs of the picture besides H.264. */
    furtherCodecs: text('further_codecs', { enum: furtherCodecs })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null for a source that a worker makes itself. */
    uploadId: text('upload_id'),
    source: jsonb('source').$type<MadeSource>(),
    /** Whether it waits until a viewer wants it. */
    isOnDemand: boolean('is_on_demand').notNull().default(false),
    /** When a viewer first wanted it: it precedes everything that no viewer waits for. */
    wantedAt: timestamp('wanted_at', { withTimezone: true }),
    fileName: text('file_name').notNull(),
    subtitles: jsonb('subtitles').$type<readonly StoredSubtitle[]>().notNull(),
    lyrics: jsonb('lyrics').$type<StoredLyrics>(),
    slug: text('slug'),
    title: translated('title'),
    brand: text('brand'),
    /** Its encryption and content key; null leaves it clear. */
    protection: jsonb('protection').$type<StoredProtection>(),
    /** Chosen when the ingest is created, so that resumed work continues in the same place. */
    plannedAssetId: text('planned_asset_id').notNull().unique(),
    state: text('state', {
      enum: [
        'deferred',
        'queued',
        'probing',
        'transcoding',
        'packaging',
        'illustrating',
        'publishing',
        'review',
        'published',
        'failed',
        'cancelled',
      ],
    }).notNull(),
    percent: doublePrecision('percent').notNull(),
    timeLeft: doublePrecision('time_left'),
    failure: text('failure', { enum: ingestFailures }),
    reason: text('reason'),
    /** Parts of the source that were left out or altered. */
    warnings: jsonb('warnings')
      .$type<readonly IngestWarning[]>()
      .notNull()
      .default(sql`'[]'`),
    worker: text('worker'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Its place in the queue; null: the place given by its id. Places are unique. */
    place: integer('place'),
    /** The worker that held a cancelled ingest, or empty, until its output is removed. It cannot be claimed before. */
    leftBy: text('left_by'),
    /** How often a worker claimed it. */
    attempts: integer('attempts').notNull().default(0),
    assetId: text('asset_id').references(() => assets.id),
    /** The asset that it packages again, to be replaced by its own. */
    replaces: text('replaces'),
    /** Whether it waits for an operator to publish it once it is packaged. */
    needsReview: boolean('needs_review').notNull().default(false),
    /** Pictures for its title, of an ingest that waits for review. */
    posters: jsonb('posters').$type<PublishedAsset['posters']>(),
    mediaItemId: integer('media_item_id').references(() => mediaItems.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ingests_open')
      .on(table.id)
      .where(sql`state not in ('review', 'published', 'failed', 'cancelled')`),
  ],
);
