import type { AdCampaignInputParsed, AdPlace } from '@kadr/contract';
import type { AdOccasion } from './occasion.ts';
import { isOnPace } from './pacing.ts';

/** A video that is ready to play. */
export interface ServedCreative {
  readonly id: string;
  readonly name: string;
  /** Seconds. */
  readonly duration: number;
  readonly skipAfter: number | null;
  readonly hasClickThrough: boolean;
  /** Best first; `url` is absolute, or a path of this service. */
  readonly files: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly bitrate: number | null;
  }[];
}

/** An active campaign with its counts. */
export interface ServedCampaign {
  readonly id: number;
  readonly input: AdCampaignInputParsed;
  /** Ids of the genres in `input.genres`. */
  readonly genreIds: ReadonlySet<number>;
  readonly creatives: readonly ServedCreative[];
  readonly impressions: number;
  /** Of the current day (UTC). */
  readonly impressionsToday: number;
}

/** How often the viewer has seen a campaign. */
export interface ViewerCounts {
  readonly hour: number;
  readonly day: number;
}

export interface AdMoment {
  readonly occasion: AdOccasion;
  readonly place: AdPlace;
  /** Unix seconds. */
  readonly now: number;
  readonly seen: (campaignId: number) => ViewerCounts;
}

/** Whether a campaign may play at a moment: its flight, targets, limits and pace all allow it. */
export function isEligible(campaign: ServedCampaign, { occasion, place, now, seen }: AdMoment): boolean {
  const { input } = campaign;
  if (campaign.creatives.length === 0) return false;
  if (input.starts_at > now || (input.ends_at !== null && input.ends_at <= now)) return false;
  if (!input.places.includes(place) || !isTargeted(campaign, occasion)) return false;
  return occasion.test || (isWithinLimits(campaign, seen) && isOnPace(campaign, now));
}

function isTargeted({ input, genreIds }: ServedCampaign, occasion: AdOccasion): boolean {
  const allows = <T>(targets: readonly T[], value: T | null): boolean =>
    targets.length === 0 || (value !== null && targets.includes(value));
  return (
    allows(input.brands, occasion.brand) &&
    allows(input.countries, occasion.country) &&
    allows(input.languages, occasion.lang) &&
    allows(input.devices, occasion.device) &&
    (input.genres.length === 0 || occasion.genres.some((id) => genreIds.has(id))) &&
    (input.titles.length === 0 || occasion.titles.some((slug) => input.titles.includes(slug))) &&
    (input.max_age === null || occasion.age <= input.max_age)
  );
}

function isWithinLimits(
  { id, input, impressions, impressionsToday }: ServedCampaign,
  seen: AdMoment['seen'],
): boolean {
  const { goal, daily_cap: daily, viewer_cap: viewer } = input;
  if (goal !== null && impressions >= goal) return false;
  if (daily !== null && impressionsToday >= daily) return false;
  return viewer === null || seen(id)[viewer.per] < viewer.impressions;
}
