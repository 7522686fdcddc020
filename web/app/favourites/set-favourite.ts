import type { MediaItemType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { channelQuery, epgQuery } from '../data/channel-queries.ts';
import { karaokeItemQuery } from '../data/listed-queries.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

/** What a profile can keep: titles, channels, programmes and songs. */
export interface Keepable {
  readonly id: number;
  readonly slug: string;
  readonly type: MediaItemType | 'channel' | 'epg' | 'karaoke_item';
}

/** Keeps an item or drops it: its page shows that at once, and the old state again when the service refuses. @throws what the service throws */
export async function setFavourite(queries: QueryClient, item: Keepable, isKept: boolean): Promise<void> {
  show(queries, item, isKept);
  try {
    const { favourites } = await apiOf(queries);
    const favourite = { item_type: item.type, item_id: item.id };
    await (isKept ? favourites.add(favourite) : favourites.delete(favourite));
  } catch (error) {
    show(queries, item, !isKept);
    throw error;
  }
  void queries.invalidateQueries({ queryKey: ['favourites'] });
}

function show(queries: QueryClient, { id, slug, type }: Keepable, isKept: boolean): void {
  const shown = <T extends object>(item: T | undefined): T | undefined =>
    item && { ...item, is_favorite: isKept };
  for (const key of [slug, id]) {
    if (type === 'channel') queries.setQueryData(channelQuery(key).queryKey, shown);
    else if (type === 'epg') queries.setQueryData(epgQuery(key).queryKey, shown);
    else if (type === 'karaoke_item') queries.setQueryData(karaokeItemQuery(key).queryKey, shown);
    else queries.setQueryData(mediaItemQuery(key).queryKey, shown);
  }
}
