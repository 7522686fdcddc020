import { adPlaces } from '@kadr/contract';
import type { AdPlace, FilmMarkers, PlayerType, TitleAds, UsageModel } from '@kadr/contract';
import type { Audience } from '../entitlement/entitlement.ts';

/** Profiles whose lists or pages end at this age are children's. */
const childrensAge = 12;

/** What is asked for, and by whom, as far as advertising goes. */
export interface AdSituation {
  readonly player: PlayerType;
  /** Null is free to watch. */
  readonly usageModel: UsageModel | null;
  /** What the title says, or its season, or its series. */
  readonly ads: TitleAds | null;
  readonly audience: Audience;
  /** The brand asks for no advertising of others (`withoutExternalAdvertising`). */
  readonly isBrandWithout: boolean;
  /** The account has some service now. */
  readonly isSubscriber: boolean;
  /** Where advertisements play in what is free and says nothing of them. */
  readonly usualPlaces: readonly AdPlace[];
}

/**
 * Where advertisements play: in films that are free, for everybody but children, unless brand or title says otherwise. Who
 * has paid, for the film or for any service, sees none, nor does who watches a trailer or a story.
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

/** Seconds: a film shorter than this has no midroll by default. */
const shortestWithMidroll = 20 * 60;
/** Seconds between midrolls, and before the first. */
const midrollEvery = 15 * 60;
/** Seconds before the end, or the closing titles, in which none begins. */
const quietEnd = 5 * 60;

/**
 * Seconds of a film at which a midroll is due: those that its operator says, so far as the film goes; without a word
 * one every quarter of an hour of a film of twenty minutes or more, the last five minutes before its closing titles.
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
