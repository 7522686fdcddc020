import type {
  AdCampaign,
  AdCampaignChange,
  AdCampaignPhase,
  AdCampaignSummary,
  AdClip,
} from '@kadr/contract';
import { secondsOf } from '../text/unix-seconds.ts';
import type { CampaignCounts, CampaignRow, VersionRow } from './repository.ts';

/** A campaign's phase at a moment. */
export function phaseOf(
  { state, input }: Pick<CampaignRow, 'state' | 'input'>,
  impressions: number,
  now: Date,
): AdCampaignPhase {
  if (state !== 'active') return state;
  const seconds = secondsOf(now);
  if (input.ends_at !== null && input.ends_at <= seconds) return 'ended';
  if (input.goal !== null && impressions >= input.goal) return 'ended';
  return input.starts_at > seconds ? 'waiting' : 'running';
}

/** A campaign as lists show it. */
export function asSummary(
  row: CampaignRow,
  { impressions, impressionsToday, completes, clicks }: CampaignCounts,
  now: Date,
): AdCampaignSummary {
  const { name, advertiser, brands, starts_at, ends_at, goal, daily_cap } = row.input;
  return {
    id: row.id,
    name,
    advertiser,
    brands,
    state: row.state,
    phase: phaseOf(row, impressions, now),
    starts_at,
    ends_at,
    goal,
    daily_cap,
    impressions,
    impressions_today: impressionsToday,
    completes,
    clicks,
  };
}

export function asCampaign(
  row: CampaignRow,
  { counts, clips, now }: { readonly counts: CampaignCounts; readonly clips: AdClip[]; readonly now: Date },
): AdCampaign {
  const { version, createdBy, input } = row;
  return { ...input, ...asSummary(row, counts, now), version, created_by: createdBy, clips };
}

/** Versions as changes, latest first; `rows` has one more than is shown unless they reach the first version. */
export function asChanges(rows: readonly VersionRow[], shown: number): AdCampaignChange[] {
  return rows.slice(0, shown).map(({ version, at, by, state, input }, place) => {
    const before = rows[place + 1];
    return {
      version,
      at: secondsOf(at),
      by,
      state,
      changed: before === undefined ? [] : changedFields(before.input, input),
    };
  });
}

function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(old.get(field)) === JSON.stringify(value) ? [] : [field],
  );
}
