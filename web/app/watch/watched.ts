import type { ChannelPage, KaraokePage, MediaItem, PlayerType } from '@kadr/contract';
import { channelPath, karaokePath, titlePath } from '../data/paths.ts';

/** What a player shows, or does not: a title, a song, or a channel and the service that it is to be had with. */
export type Watched =
  | { readonly item: MediaItem; readonly playerType?: PlayerType }
  | { readonly song: Pick<KaraokePage, 'slug'> }
  | { readonly channel: Pick<ChannelPage, 'slug' | 'purchase_variants'>; readonly serviceId: number | null };

/** The page that one comes from and goes back to. */
export function pageOf(watched: Watched): string {
  if ('song' in watched) return karaokePath(watched.song.slug);
  return 'item' in watched ? titlePath(watched.item) : channelPath(watched.channel.slug);
}
