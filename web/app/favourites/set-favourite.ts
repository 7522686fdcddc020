import type { MediaItemType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import type { QueryFamily } from '../data/query-families.ts';

/** An item that can be a favourite: a title, channel, programme or song. */
export interface Keepable {
  readonly id: number;
  readonly slug: string;
  readonly type: MediaItemType | 'channel' | 'epg' | 'karaoke_item';
}

/** The query families of the items' pages. */
const families: Readonly<Record<Keepable['type'], QueryFamily>> = {
  film: 'media-item',
  series: 'media-item',
  season: 'media-item',
  episode: 'media-item',
  channel: 'channel',
  epg: 'epg',
  karaoke_item: 'karaoke-item',
};

/**
 * Adds an item to the favourites or removes it: its page shows that at once, and the old state again when the service
 * refuses. @throws the service's refusal
 */
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
  void refresh(queries, 'favourites');
}

function show(queries: QueryClient, { id, slug, type }: Keepable, isKept: boolean): void {
  const shown = (page: object | undefined) => page && { ...page, is_favorite: isKept };
  for (const name of [slug, id]) queries.setQueryData([families[type], String(name)], shown);
}
