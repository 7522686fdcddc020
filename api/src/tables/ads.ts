import { adCampaignStates, adClipStates } from '@kadr/contract';
import type { AdCampaignInputParsed } from '@kadr/contract';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** A file of a clip, an object in storage. */
export interface AdClipFile {
  readonly width: number;
  readonly height: number;
  /** Kilobits per second. */
  readonly bitrate: number;
}

/** Videos uploaded for campaigns. */
export const adClips = pgTable(
  'ad_clips',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    uploadId: text('upload_id').notNull().unique(),
    /** Random: the files of a clip are public, and found only by this key. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: adClipStates }).notNull(),
    error: text('error'),
    /** Seconds. */
    duration: doublePrecision('duration'),
    /** The best one first. */
    files: jsonb('files').$type<readonly AdClipFile[]>().notNull().default([]),
    /** When a worker claimed it. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('ad_clips_state').on(table.state, table.id)],
);

/** Campaigns of the service's own ad server. */
export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull(),
    state: text('state', { enum: adCampaignStates }).notNull(),
    /** The operator's input; every creative has an id. */
    input: jsonb('input').$type<AdCampaignInputParsed>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('ad_campaigns_state').on(table.state, table.id)],
);

/** Every version of every campaign. */
export const adCampaignVersions = pgTable(
  'ad_campaign_versions',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => adCampaigns.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state', { enum: adCampaignStates }).notNull(),
    input: jsonb('input').$type<AdCampaignInputParsed>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);

/** Columns for the hour and the circumstances of a count. `country` is empty when unknown. */
const counted = {
  hour: timestamp('hour', { withTimezone: true }).notNull(),
  brand: text('brand').notNull(),
  place: text('place').notNull(),
  contentId: integer('content_id').notNull(),
  country: text('country').notNull(),
};

/** Breaks for which an advertisement was requested. */
export const adRequestTotals = pgTable(
  'ad_request_totals',
  {
    ...counted,
    requests: integer('requests').notNull(),
    filled: integer('filled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.brand, table.place, table.contentId, table.country] }),
  ],
);

/** Events of advertisements, by the hour in which they were counted. Rows outlive their campaign and title. */
export const adEventTotals = pgTable(
  'ad_event_totals',
  {
    ...counted,
    campaignId: integer('campaign_id').notNull(),
    creativeId: uuid('creative_id').notNull(),
    impressions: integer('impressions').notNull().default(0),
    starts: integer('starts').notNull().default(0),
    firstQuartiles: integer('first_quartiles').notNull().default(0),
    midpoints: integer('midpoints').notNull().default(0),
    thirdQuartiles: integer('third_quartiles').notNull().default(0),
    completes: integer('completes').notNull().default(0),
    skips: integer('skips').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    errors: integer('errors').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.campaignId,
        table.hour,
        table.creativeId,
        table.brand,
        table.place,
        table.contentId,
        table.country,
      ],
    }),
    index('ad_event_totals_hour').on(table.hour),
  ],
);

/** Counted events of a shown advertisement, as bits, so that each event counts once. */
export const adImpressions = pgTable(
  'ad_impressions',
  {
    id: uuid('id').primaryKey(),
    events: integer('events').notNull(),
    /** After this its signature is refused, so the row can be deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ad_impressions_expiry').on(table.expiresAt)],
);

/** How often a viewer saw a campaign within an hour. `viewer` is a digest, anonymous without the service's secret. */
export const adViewerHours = pgTable(
  'ad_viewer_hours',
  {
    viewer: text('viewer').notNull(),
    campaignId: integer('campaign_id').notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    impressions: integer('impressions').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.campaignId, table.hour] }),
    index('ad_viewer_hours_hour').on(table.hour),
  ],
);
