import type { MediaItemType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import type { QueryFamily } from '../data/query-families.ts';

/** What a profile can keep: titles, channels, programmes and songs. */
export interface Keepable {
  readonly id: number;
  readonly slug: string;
  readonly type: MediaItemType | 'channel' | 'epg' | 'karaoke_item';
}

/** Where the store has the page of what is kept. */
const families: Readonly<Record<Keepable['type'], QueryFamily>> = {
  film: 'media-item',
  series: 'media-item',
  season: 'media-item',
  episode: 'media-item',
  channel: 'channel',
  epg: 'epg',
  karaoke_item: 'karaoke-item',
};

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
  void refresh(queries, 'favourites');
}

function show(queries: QueryClient, { id, slug, type }: Keepable, isKept: boolean): void {
  const shown = (page: object | undefined) => page && { ...page, is_favorite: isKept };
  for (const name of [slug, id]) queries.setQueryData([families[type], String(name)], shown);
}
