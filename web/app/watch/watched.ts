import type { ChannelPage, KaraokePage, MediaItem, PlayerType } from '@kadr/contract';
import { channelPath, karaokePath, titlePath } from '../data/paths.ts';

/** The content of a player, playable or not: a title, a song, or a channel with the service that sells it. */
export type Watched =
  | { readonly item: MediaItem; readonly playerType?: PlayerType }
  | { readonly song: Pick<KaraokePage, 'slug'> }
  | { readonly channel: Pick<ChannelPage, 'slug' | 'purchase_variants'>; readonly serviceId: number | null };

/** The page from which the player is opened, and to which it returns. */
export function pageOf(watched: Watched): string {
  if ('song' in watched) return karaokePath(watched.song.slug);
  return 'item' in watched ? titlePath(watched.item) : channelPath(watched.channel.slug);
}
