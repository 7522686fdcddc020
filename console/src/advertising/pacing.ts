import type { AdCampaignSummary } from '@kadr/contract';

/** Progress of a campaign, as fractions of 1. */
export interface Pacing {
  /** Progress towards its goal; null without a goal. */
  readonly shown: number | null;
  /** Elapsed part of its flight; null without an end. */
  readonly elapsed: number | null;
  /** Whether it is running, and lags the elapsed part of its flight by more than a tenth. */
  readonly isBehind: boolean;
}

/** Fraction of the goal by which a campaign may lag before it counts as behind. */
const tolerance = 0.1;

export function pacingOf(
  campaign: Pick<AdCampaignSummary, 'phase' | 'goal' | 'impressions' | 'starts_at' | 'ends_at'>,
  now: number,
): Pacing {
  const { phase, goal, impressions, starts_at: from, ends_at: to } = campaign;
  const shown = goal === null ? null : Math.min(1, impressions / goal);
  const elapsed = to === null ? null : Math.min(1, Math.max(0, (now - from) / (to - from)));
  const isBehind = phase === 'running' && shown !== null && elapsed !== null && elapsed - shown > tolerance;
  return { shown, elapsed, isBehind };
}
