import type { ChannelPage, Epg } from '@kadr/contract';
import { catchupAccess, isInCatchupWindow } from '@kadr/contract/tstv';
import { channelPath } from '../data/paths.ts';

/** The path of a channel's live player. */
export function livePath(slug: string): string {
  return `${channelPath(slug)}/player`;
}

/** The path of a player for a programme that has begun. */
export function catchupPath(slug: string, { id, start_time }: Pick<Epg, 'id' | 'start_time'>): string {
  return `${channelPath(slug)}?program=${id}&start_time=${start_time}`;
}

/** Whether the channel has a stream for the viewer. */
export function isWatchable({ actions }: Pick<ChannelPage, 'actions'>): boolean {
  return actions.some(({ type }) => type === 'watch');
}

/** Whether a current or past programme can be watched from its beginning at `now` (Unix seconds). */
export function canCatchUp(
  epg: Epg,
  channel: Pick<ChannelPage, 'actions' | 'is_tstv_allowed' | 'tstv_options_channel'>,
  now: number,
): boolean {
  return isWatchable(channel) && catchupAccess(channel) === 'allowed' && isInCatchupWindow(epg, channel, now);
}

/**
 * The service that sells a channel, or its past, next; null without one. A channel's past requires the channel itself.
 */
export function serviceOf(
  channel: Pick<ChannelPage, 'actions' | 'tstv_options_channel'>,
  part: 'live' | 'past',
): number | null {
  const offer = channel.actions.find((action) => action.type === 'buy');
  if (offer !== undefined) return offer.service_id;
  return part === 'past' && isWatchable(channel) ? channel.tstv_options_channel.tstv_service_id : null;
}
