/** Access to a channel's past: catch-up and pause-live, by one rule for guide, page and player. */
import type { Channel, Epg } from './listing.ts';

type Options = Pick<Channel, 'is_tstv_allowed' | 'tstv_options_channel'>;
type Aired = Pick<Epg, 'start_time' | 'end_time' | 'tstv_options_epg'>;

/** Seconds of pause-live and catch-up for channels that do not set them. */
export const defaultTstvDuration = 60;

/** Maximum seconds that pause-live goes behind now: the channel's limit, else its depth, else the default. */
export function pauseLiveDuration({ tstv_options_channel }: Options): number {
  const { pltv_max_duration, tstv_depth } = tstv_options_channel;
  return pltv_max_duration ?? tstv_depth ?? defaultTstvDuration;
}

/** Whether live playback may be paused. `is_tstv_allowed` false forbids both pause-live and catch-up. */
export function isPauseLiveAllowed({ is_tstv_allowed, tstv_options_channel }: Options): boolean {
  const { is_pltv_allowed, is_pltv_purchased } = tstv_options_channel;
  return is_tstv_allowed && is_pltv_allowed && is_pltv_purchased;
}

/**
 * Whether catch-up may be watched: `allowed` if the viewer has it, `for_sale` if a service sells it, otherwise `none`.
 */
export function catchupAccess({
  is_tstv_allowed,
  tstv_options_channel,
}: Options): 'allowed' | 'for_sale' | 'none' {
  const { is_catchup_allowed, is_catchup_purchased, tstv_service_id } = tstv_options_channel;
  if (!is_tstv_allowed || !is_catchup_allowed) return 'none';
  if (is_catchup_purchased) return 'allowed';
  return tstv_service_id === null ? 'none' : 'for_sale';
}

/**
 * Whether a programme is in the catch-up window at `now` (Unix seconds): it began within the channel's depth and may
 * still be watched. A start exactly as long ago as the depth is inside.
 */
export function isInCatchupWindow(
  { start_time, tstv_options_epg: { tstv_valid_until } }: Omit<Aired, 'end_time'>,
  { tstv_options_channel: { tstv_depth } }: Pick<Channel, 'tstv_options_channel'>,
  now: number,
): boolean {
  if (tstv_valid_until === null || tstv_valid_until <= now) return false;
  return start_time <= now && now - start_time <= (tstv_depth ?? defaultTstvDuration);
}

/** State of a showing at a moment, for a viewer. */
export type EpgState = 'coming' | 'on' | 'catchup' | 'for_sale' | 'gone';

/** State of a showing at `now` (Unix seconds). */
export function epgStateAt(
  epg: Aired,
  channel: Options & Pick<Channel, 'tstv_options_channel'>,
  now: number,
): EpgState {
  if (epg.start_time > now) return 'coming';
  if (epg.end_time > now) return 'on';
  if (!isInCatchupWindow(epg, channel, now)) return 'gone';
  const access = catchupAccess(channel);
  if (access === 'none') return 'gone';
  return access === 'allowed' ? 'catchup' : 'for_sale';
}
