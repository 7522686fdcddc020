import type { AdCampaignInputParsed } from '@kadr/contract';

const day = 86_400;
/** Seconds by which delivery may run ahead of an even one: a campaign starts at once, and catches up on quiet hours. */
const ahead = 3600;

/** A campaign's settings and counts on which its pacing depends. */
export interface PacedCampaign {
  readonly input: Pick<AdCampaignInputParsed, 'starts_at' | 'ends_at' | 'goal' | 'daily_cap' | 'pacing'>;
  readonly impressions: number;
  /** Of the current day (UTC). */
  readonly impressionsToday: number;
}

/**
 * Whether even delivery allows one more impression at `now` (Unix seconds): the day's impressions are spread over the
 * hours of the day (UTC) in which the campaign runs. The limits of a day are its cap, and its share of what is left of
 * the goal until the end of the flight. A campaign without either is not paced.
 */
export function isOnPace({ input, impressions, impressionsToday }: PacedCampaign, now: number): boolean {
  const { starts_at: begins, ends_at: ends, goal, daily_cap: cap, pacing } = input;
  if (pacing === 'fast') return true;
  const midnight = Math.floor(now / day) * day;
  const from = Math.max(midnight, begins);
  const until = Math.min(midnight + day, ends ?? Infinity);
  const ofGoal =
    goal === null || ends === null
      ? Infinity
      : ((goal - (impressions - impressionsToday)) * (until - from)) / (ends - from);
  const ofDay = Math.min(cap ?? Infinity, ofGoal);
  if (ofDay === Infinity) return true;
  const share = Math.min(1, (now - from + ahead) / (until - from));
  return impressionsToday < Math.ceil(ofDay * share);
}
