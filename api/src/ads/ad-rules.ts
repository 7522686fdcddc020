import { adPlaces } from '@kadr/contract';
import type { AdPlace, FilmMarkers, PlayerType, TitleAds, UsageModel } from '@kadr/contract';
import type { Audience } from '../entitlement/entitlement.ts';

/** A profile whose lists or pages end at this age or below is a child's. */
const childrensAge = 12;

/** A playback and its viewer, as far as advertising depends on them. */
export interface AdSituation {
  readonly player: PlayerType;
  /** Null for a free title. */
  readonly usageModel: UsageModel | null;
  /** The setting of the title, its season or its series. */
  readonly ads: TitleAds | null;
  readonly audience: Audience;
  /** The brand shows no external advertising (`withoutExternalAdvertising`). */
  readonly isBrandWithout: boolean;
  /** The account has an active service. */
  readonly isSubscriber: boolean;
  /** Places of advertisements in free titles that have no setting. */
  readonly usualPlaces: readonly AdPlace[];
}

/**
 * Places of advertisements: in free films, for everybody but children, unless the brand or title says otherwise.
 * Viewers who have paid for the film or have any service see none, and neither trailers nor stories have any.
 */
export function adPlacesOf(
  { player, usageModel, ads, audience, isBrandWithout, isSubscriber, usualPlaces }: AdSituation,
  isTest: boolean,
): readonly AdPlace[] {
  const isChild = Math.min(audience.listAge, audience.pageAge) <= childrensAge;
  if (player !== 'player' || usageModel !== null || isChild || isBrandWithout) return [];
  if (isTest) return adPlaces;
  return isSubscriber ? [] : (ads?.places ?? usualPlaces);
}

/** Seconds: a shorter film has no midroll by default. */
const shortestWithMidroll = 20 * 60;
/** Seconds between midrolls, and before the first one. */
const midrollEvery = 15 * 60;
/** Seconds before the end, or the closing titles, in which no midroll begins. */
const quietEnd = 5 * 60;

/**
 * Positions of midrolls in a film, in seconds: the operator's, as far as the film goes; by default one every quarter of
 * an hour in a film of twenty minutes or more, except in the last five minutes before its closing titles.
 */
export function midrollsOf(
  ads: TitleAds | null,
  { duration, credits }: { readonly duration: number } & Pick<FilmMarkers, 'credits'>,
): number[] {
  if (ads?.midrolls != null) return ads.midrolls.filter((time) => time < duration);
  if (duration < shortestWithMidroll) return [];
  const last = Math.min(credits?.start ?? duration, duration) - quietEnd;
  return Array.from(
    { length: Math.max(0, Math.floor(last / midrollEvery)) },
    (_, at) => (at + 1) * midrollEvery,
  );
}
