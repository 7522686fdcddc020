import type { AdPlace } from '@kadr/contract';
import type { ServedCampaign, ServedCreative } from './eligibility.ts';

/** The limits of a break. */
export interface PodLimits {
  /** Number of advertisements. */
  readonly ads: number;
  /** Their total duration in seconds. */
  readonly seconds: number;
}

/** The limits of each place; the player has no more slots. */
export const podLimits: Readonly<Record<AdPlace, PodLimits>> = {
  preroll: { ads: 2, seconds: 60 },
  midroll: { ads: 3, seconds: 90 },
  pauseroll: { ads: 1, seconds: 60 },
  postroll: { ads: 2, seconds: 60 },
};

export interface ChosenAd {
  readonly campaign: ServedCampaign;
  readonly creative: ServedCreative;
}

/**
 * Fills a break: campaigns of the highest priority first, drawn by weight among equals; each campaign and each
 * advertiser once; a creative is drawn among those that fit into the remaining time.
 *
 * @param random returns numbers from 0 to below 1
 */
export function choosePod(
  campaigns: readonly ServedCampaign[],
  limits: PodLimits,
  random: () => number,
): ChosenAd[] {
  const chosen: ChosenAd[] = [];
  let { seconds } = limits;
  let left = [...campaigns];
  while (chosen.length < limits.ads) {
    left = left.filter(({ creatives }) => creatives.some(({ duration }) => duration <= seconds));
    const priority = Math.max(...left.map(({ input }) => input.priority));
    const campaign = drawByWeight(
      left.filter(({ input }) => input.priority === priority),
      random,
    );
    if (campaign === undefined) break;
    const fitting = campaign.creatives.filter(({ duration }) => duration <= seconds);
    const creative = fitting[Math.floor(random() * fitting.length)];
    if (creative === undefined) break;
    chosen.push({ campaign, creative });
    seconds -= creative.duration;
    const advertiser = nameOf(campaign);
    left = left.filter((other) => nameOf(other) !== advertiser);
  }
  return chosen;
}

function drawByWeight(
  campaigns: readonly ServedCampaign[],
  random: () => number,
): ServedCampaign | undefined {
  const total = campaigns.reduce((sum, { input }) => sum + input.weight, 0);
  let place = random() * total;
  return campaigns.find(({ input }) => {
    place -= input.weight;
    return place < 0;
  });
}

function nameOf({ input }: ServedCampaign): string {
  return input.advertiser.toLowerCase();
}
