import { z } from 'zod';
import { adPlaceSchema } from './ads.ts';
import { brandIdsSchema, countSchema, unixSecondsSchema } from './bounds.ts';
import { languageSchema } from './language.ts';
import { idSchema, slugSchema } from './paging.ts';

/** `ended` is final; the others can change into each other, except back to `draft`. */
export const adCampaignStates = ['draft', 'active', 'paused', 'ended'] as const;
export type AdCampaignState = (typeof adCampaignStates)[number];

/** A campaign's current phase: an `active` one may be before its first day, past its last day or past its goal. */
export const adCampaignPhases = ['draft', 'waiting', 'running', 'paused', 'ended'] as const;
export type AdCampaignPhase = (typeof adCampaignPhases)[number];

/** Kinds of devices that a campaign can be limited to. */
export const adDevices = ['computer', 'phone', 'tablet', 'tv', 'console', 'other'] as const;
export type AdDevice = (typeof adDevices)[number];

/** The longest clip, in seconds: the player ends longer ones. */
export const longestAdClip = 180;

const httpsSchema = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.username === '' && url.password === '';
  }, 'must have no name and password in it');

/** A video of a campaign: a clip of this service, or the address of an MP4 file elsewhere. */
export const adCreativeSchema = z
  .object({
    /** Identifies the creative in reports; null: a new creative. */
    id: z.uuid().nullable().default(null),
    name: z.string().trim().min(1).max(100),
    clip_id: idSchema.nullable().default(null),
    address: httpsSchema.nullable().default(null),
    /** Duration of the video at `address`, in seconds; null for a clip, which knows its own. */
    duration: z.number().positive().max(longestAdClip).nullable().default(null),
    /** The address that a click opens; null: none. */
    click_through: httpsSchema.nullable().default(null),
    /** Seconds after which viewers can skip the advertisement; null: never. */
    skip_after: z.int().min(0).max(longestAdClip).nullable().default(null),
  })
  .refine(({ clip_id, address }) => (clip_id === null) !== (address === null), {
    path: ['clip_id'],
    error: 'takes a clip or an address, not both',
  })
  .refine(({ address, duration }) => (address === null) === (duration === null), {
    path: ['duration'],
    error: 'goes with an address',
  });
export type AdCreative = z.output<typeof adCreativeSchema>;

/** How often a viewer may see a campaign within a clock hour, or within 24 hours. */
export const viewerCapSchema = z.object({
  impressions: z.int().min(1).max(1000),
  per: z.enum(['hour', 'day']),
});

/** A campaign as an operator writes it. Empty lists of targets limit nothing. */
export const adCampaignInputSchema = z
  .object({
    /** Shown to staff only. */
    name: z.string().trim().min(1).max(100),
    /** Shown to viewers. Two campaigns of one advertiser do not play in one break. */
    advertiser: z.string().trim().min(1).max(100),
    brands: brandIdsSchema.default([]),
    starts_at: unixSecondsSchema,
    /** Null: until its goal, or until it is stopped. */
    ends_at: unixSecondsSchema.nullable().default(null),
    /** Impressions after which the campaign ends; null: no limit. */
    goal: countSchema.nullable().default(null),
    /** Limit of impressions per day (UTC); null: no limit. */
    daily_cap: countSchema.nullable().default(null),
    /** `even` spreads a day's impressions over its hours; `fast` serves them as soon as there are viewers. */
    pacing: z.enum(['even', 'fast']).default('even'),
    viewer_cap: viewerCapSchema.nullable().default(null),
    /** Campaigns of a higher priority are chosen first; within a priority, by weight. */
    priority: z.int().min(1).max(5).default(3),
    weight: z.int().min(1).max(1000).default(100),
    places: z.array(adPlaceSchema).min(1).max(4).default(['preroll', 'midroll']),
    /** ISO 3166-1 alpha-2. */
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
    languages: z.array(languageSchema).max(3).default([]),
    devices: z.array(z.enum(adDevices)).max(6).default([]),
    /** Aliases; a title is a target if it has any of them. */
    genres: z.array(slugSchema).max(100).default([]),
    /** Slugs; a series stands for its episodes. */
    titles: z.array(slugSchema).max(500).default([]),
    /** The highest age rating of a targeted title, in years; null: any. */
    max_age: z.int().min(0).max(18).nullable().default(null),
    creatives: z.array(adCreativeSchema).max(20).default([]),
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at, {
    path: ['ends_at'],
    error: 'must be later than starts_at',
  });
export type AdCampaignInput = z.input<typeof adCampaignInputSchema>;
export type AdCampaignInputParsed = z.output<typeof adCampaignInputSchema>;

/** Counts of the events of shown advertisements. */
export const adCountsSchema = z.object({
  impressions: z.int(),
  starts: z.int(),
  first_quartiles: z.int(),
  midpoints: z.int(),
  third_quartiles: z.int(),
  completes: z.int(),
  skips: z.int(),
  clicks: z.int(),
  errors: z.int(),
});
export type AdCounts = z.infer<typeof adCountsSchema>;

export const adCampaignSummarySchema = z.object({
  id: z.int(),
  name: z.string(),
  advertiser: z.string(),
  brands: z.array(z.string()),
  state: z.enum(adCampaignStates),
  phase: z.enum(adCampaignPhases),
  starts_at: z.int(),
  ends_at: z.int().nullable(),
  goal: z.int().nullable(),
  daily_cap: z.int().nullable(),
  impressions: z.int(),
  /** Impressions of the current day (UTC). */
  impressions_today: z.int(),
  completes: z.int(),
  clicks: z.int(),
});
export type AdCampaignSummary = z.infer<typeof adCampaignSummarySchema>;

export const adClipStates = ['waiting', 'making', 'ready', 'failed'] as const;

/** A video uploaded for campaigns and converted to MP4 files of several sizes. */
export const adClipSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(adClipStates),
  /** Why the conversion failed, in English; otherwise null. */
  error: z.string().nullable(),
  /** Seconds; null until it is ready. */
  duration: z.number().nullable(),
  /** Path of the file of the best quality; null until it is ready. */
  path: z.string().nullable(),
  created_at: z.int(),
  created_by: z.string(),
});
export type AdClip = z.infer<typeof adClipSchema>;

export const adCampaignSchema = z.object({
  ...adCampaignSummarySchema.shape,
  ...adCampaignInputSchema.shape,
  /** Incremented with each change. */
  version: z.int(),
  created_by: z.string(),
  /** Clips of the campaign's creatives. */
  clips: z.array(adClipSchema),
});
export type AdCampaign = z.infer<typeof adCampaignSchema>;

/** A version of a campaign. */
export const adCampaignChangeSchema = z.object({
  version: z.int(),
  at: z.int(),
  by: z.string(),
  state: z.enum(adCampaignStates),
  /** Names of the fields that differ from the previous version; empty for the first version. */
  changed: z.array(z.string()),
});
export type AdCampaignChange = z.infer<typeof adCampaignChangeSchema>;
