import type { AdCreative } from '@kadr/contract';
import { findClips } from '../ad-campaigns/clip-repository.ts';
import type { ClipRow } from '../ad-campaigns/clip-repository.ts';
import { adClipPath } from '../ad-campaigns/clips.ts';
import { countCampaigns, findActiveCampaigns, findGenreIds } from '../ad-campaigns/repository.ts';
import type { Database } from '../database/database.ts';
import type { ServedCampaign, ServedCreative } from './eligibility.ts';

/**
 * Milliseconds for which campaigns and their counts are cached: the longest delay of a change and of a reached goal.
 */
const keptFor = 5000;

/** Returns the active campaigns, read from the database once for all requests of a few seconds. */
export function activeCampaigns(db: Database): (now: Date) => Promise<readonly ServedCampaign[]> {
  let kept: { readonly at: number; readonly campaigns: Promise<readonly ServedCampaign[]> } | null = null;
  return (now) => {
    const at = now.getTime();
    if (kept === null || Math.abs(at - kept.at) >= keptFor) {
      const campaigns = readCampaigns(db, now);
      const reading = { at, campaigns };
      kept = reading;
      campaigns.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept.campaigns;
  };
}

async function readCampaigns(db: Database, now: Date): Promise<ServedCampaign[]> {
  const rows = await findActiveCampaigns(db);
  const creatives = rows.flatMap(({ input }) => input.creatives);
  const [counts, genreIds, clips] = await Promise.all([
    countCampaigns(
      db,
      rows.map(({ id }) => id),
      now,
    ),
    findGenreIds(db, [...new Set(rows.flatMap(({ input }) => input.genres))]),
    findClips(
      db,
      creatives.flatMap(({ clip_id }) => clip_id ?? []),
    ),
  ]);
  return rows.map(({ id, input }) => {
    const { impressions, impressionsToday } = counts(id);
    return {
      id,
      input,
      genreIds: new Set(input.genres.flatMap((alias) => genreIds.get(alias) ?? [])),
      creatives: input.creatives.flatMap((creative) => served(creative, clips) ?? []),
      impressions,
      impressionsToday,
    };
  });
}

/** Null for a creative that cannot be played yet. */
function served(creative: AdCreative, clips: readonly ClipRow[]): ServedCreative | null {
  const { id, name, clip_id, address, duration, click_through, skip_after } = creative;
  const common = {
    id: id ?? '',
    name,
    skipAfter: skip_after,
    hasClickThrough: click_through !== null,
  };
  if (address !== null && duration !== null)
    return { ...common, duration, files: [{ url: address, width: 1280, height: 720, bitrate: null }] };
  const clip = clips.find((one) => one.id === clip_id);
  if (clip === undefined || clip.state !== 'ready' || clip.duration === null) return null;
  const files = clip.files.map((file) => ({ ...file, url: adClipPath(clip.key, file.height) }));
  return { ...common, duration: clip.duration, files };
}
