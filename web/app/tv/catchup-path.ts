import type { ChannelPage, Epg } from '@kadr/contract';
import { catchupAccess, isInCatchupWindow } from '@kadr/contract/tstv';
import { channelPath } from '../data/paths.ts';

/** Where a channel plays what is on. */
export function livePath(slug: string): string {
  return `${channelPath(slug)}/player`;
}

/** Where a programme plays that has begun. */
export function catchupPath(slug: string, { id, start_time }: Pick<Epg, 'id' | 'start_time'>): string {
  return `${channelPath(slug)}?program=${id}&start_time=${start_time}`;
}

/** Whether the channel gives a stream to the viewer. */
export function isWatchable({ actions }: Pick<ChannelPage, 'actions'>): boolean {
  return actions.some(({ type }) => type === 'watch');
}

/** Whether a programme that is on, or was, can be seen from its beginning at `now` (Unix seconds). */
export function canCatchUp(
  epg: Epg,
  channel: Pick<ChannelPage, 'actions' | 'is_tstv_allowed' | 'tstv_options_channel'>,
  now: number,
): boolean {
  return isWatchable(channel) && catchupAccess(channel) === 'allowed' && isInCatchupWindow(epg, channel, now);
}

/**
 * The service that a channel, or its past, is to be had with next; null where there is none. Nobody sees the past of a channel
 * without the channel itself.
 */
export function serviceOf(
  channel: Pick<ChannelPage, 'actions' | 'tstv_options_channel'>,
  part: 'live' | 'past',
): number | null {
  const offer = channel.actions.find((action) => action.type === 'buy');
  if (offer !== undefined) return offer.service_id;
  return part === 'past' && isWatchable(channel) ? channel.tstv_options_channel.tstv_service_id : null;
}
