import type { ChannelCard } from '@kadr/contract';

/** Towards the next channel, or the previous one. */
export type Direction = 1 | -1;

/** The channel beside `slug` in the order of `channels`, round the end; null where there is no other. */
export function neighbourOf<Channel extends Pick<ChannelCard, 'slug'>>(
  channels: readonly Channel[],
  slug: string,
  direction: Direction,
): Channel | null {
  const at = channels.findIndex((channel) => channel.slug === slug);
  if (at === -1) return channels.at(direction === 1 ? 0 : -1) ?? null;
  const beside = channels.at((at + direction) % channels.length);
  return beside === undefined || beside.slug === slug ? null : beside;
}
