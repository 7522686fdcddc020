import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  adCampaignChangeSchema,
  adCampaignInputSchema,
  adCampaignSchema,
  adCampaignStates,
  adCampaignSummarySchema,
  adClipSchema,
  adCountsSchema,
} from './ad-campaigns.ts';
import { adPlaceSchema } from './ads.ts';
import { dateSchema } from './bounds.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Dimensions of a report: each row is one value. */
export const adReportGroups = ['campaign', 'creative', 'place', 'title', 'country', 'day'] as const;
export type AdReportGroup = (typeof adReportGroups)[number];

/** Longest span of a report, in days. */
export const longestAdReport = 366;

const adFillSchema = z.object({
  /** Breaks for which an advertisement was requested, and those that got one; null by campaign and creative. */
  requests: z.int().nullable(),
  filled: z.int().nullable(),
});

export const adReportRowSchema = z.object({
  /** Id of the campaign, creative or title, the place, the country (empty if unknown), or the day as `YYYY-MM-DD`. */
  key: z.string(),
  /** Name of the campaign, creative or title, in the caller's language; null for other keys, and for deleted ones. */
  name: z.string().nullable(),
  ...adFillSchema.shape,
  ...adCountsSchema.shape,
});
export type AdReportRow = z.infer<typeof adReportRowSchema>;

export const adReportSchema = z.object({
  /** At most 500, those with the most impressions; days in order. */
  rows: z.array(adReportRowSchema),
  total: adReportRowSchema.omit({ key: true, name: true }),
});
export type AdReport = z.infer<typeof adReportSchema>;

/** The ad server that players ask, and the places at which they do. */
export const adDeliverySchema = z.object({
  /** Name of the server: `main` is the configured one, `own` the service's own; with `none` players ask no server. */
  server: z.string(),
  /** Names of the available servers. */
  servers: z.array(z.string()),
  /** Places of advertisements in free titles that do not define their own. */
  places: z.array(adPlaceSchema),
});
export type AdDelivery = z.infer<typeof adDeliverySchema>;

const tags = ['operator'];
const one = z.object({ id: idSchema });
/** The version that a change is based on. */
const based = one.extend({ version: z.int().min(1).max(2_147_483_647) });

/** Campaigns of the service's own ad server, their clips and reports. */
export const operatorAdsContract = {
  listAdCampaigns: oc
    .route({ method: 'GET', path: '/operator/ads/campaigns', summary: 'Campaigns, latest first', tags })
    .input(z.object({ state: z.enum(adCampaignStates).optional(), ...pageInput }))
    .output(pageOf(adCampaignSummarySchema)),
  getAdCampaign: oc
    .route({ method: 'GET', path: '/operator/ads/campaigns/{id}', summary: 'A campaign', tags })
    .input(one)
    .output(adCampaignSchema),
  createAdCampaign: oc
    .route({
      method: 'POST',
      path: '/operator/ads/campaigns',
      summary: 'Write a campaign, as a draft',
      description: 'NOT_FOUND for an unknown brand, clip, genre or title.',
      tags,
    })
    .input(adCampaignInputSchema)
    .output(adCampaignSchema),
  setAdCampaign: oc
    .route({
      method: 'PUT',
      path: '/operator/ads/campaigns/{id}',
      summary: 'Change a campaign',
      description:
        'VERSION_CONFLICT when it has changed since `version`; CONFLICT for one that has ended, or when an active one would have no video to play.',
      tags,
    })
    .input(based.extend({ campaign: adCampaignInputSchema }))
    .output(adCampaignSchema),
  setAdCampaignState: oc
    .route({
      method: 'PUT',
      path: '/operator/ads/campaigns/{id}/state',
      summary: 'Start, pause or end a campaign',
      description: 'Takes effect within seconds. CONFLICT for one that has ended, or has no video to play.',
      tags,
    })
    .input(based.extend({ state: z.enum(['active', 'paused', 'ended']) }))
    .output(adCampaignSchema),
  removeAdCampaign: oc
    .route({
      method: 'DELETE',
      path: '/operator/ads/campaigns/{id}',
      summary: 'Remove a draft',
      description: 'CONFLICT for a campaign that has been active: its counts stay.',
      tags,
    })
    .input(one)
    .output(z.object({})),
  listAdCampaignChanges: oc
    .route({
      method: 'GET',
      path: '/operator/ads/campaigns/{id}/changes',
      summary: 'Versions of a campaign, latest first',
      tags,
    })
    .input(one.extend(pageInput))
    .output(pageOf(adCampaignChangeSchema)),
  createAdClip: oc
    .route({
      method: 'POST',
      path: '/operator/ads/clips',
      summary: 'Make a clip of an uploaded video',
      description: 'The video is uploaded by `POST /api/operator/ad-videos`.',
      tags,
    })
    .input(
      z.object({ upload_id: z.string().regex(/^[0-9a-f]{32}$/), name: z.string().trim().min(1).max(200) }),
    )
    .output(adClipSchema),
  getAdClip: oc
    .route({ method: 'GET', path: '/operator/ads/clips/{id}', summary: 'A clip and how far it is', tags })
    .input(one)
    .output(adClipSchema),
  getAdReport: oc
    .route({
      method: 'GET',
      path: '/operator/ads/report',
      summary: 'What was asked for, shown, watched and clicked, by day (UTC)',
      tags,
    })
    .input(
      z
        .object({
          from: dateSchema,
          /** The last day. */
          to: dateSchema,
          group: z.enum(adReportGroups),
          campaign_id: idSchema.optional(),
        })
        .refine(
          ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < longestAdReport * 86_400_000,
          { path: ['to'], error: `must be at most ${longestAdReport} days from the first day on` },
        ),
    )
    .output(adReportSchema),
  getAdDelivery: oc
    .route({
      method: 'GET',
      path: '/operator/ads/delivery',
      summary: 'Which ad server players ask, and at which places',
      description: 'The toggle `ad_server` changes it.',
      tags,
    })
    .output(adDeliverySchema),
};
