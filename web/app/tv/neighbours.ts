import type { ChannelCard } from '@kadr/contract';

/** The direction to the next or the previous channel. */
export type Direction = 1 | -1;

/** The neighbour of `slug` in the cyclic order of `channels`; null if there is no other. */
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
