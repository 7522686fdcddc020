import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';

/**
 * A film, a series, an episode, a person, a collection, a promo event, a song, a channel and a programme of a running
 * service: the first of each that has its pictures and can be watched. @throws without such a film or series
 */
export async function samples(
  url: string,
): Promise<
  Readonly<
    Record<
      'film' | 'series' | 'episode' | 'person' | 'collection' | 'promoEvent' | 'song' | 'channel' | 'epg',
      string
    >
  >
> {
  const { mediaItems, collections, promoEvents, karaoke, channels } = createHttpClient({
    url: `${url}/api`,
    routes,
  });
  /** Only titles that can be watched, by anyone if there is one: the rest of the demo is coming soon. */
  const first = async (type: 'film' | 'series'): Promise<string> => {
    const { items } = await mediaItems.list({ type, limit: 100 });
    const watchable = items.filter(
      (item) => !item.is_coming_soon && item.category === null && item.logo !== null,
    );
    const found = watchable.find(({ usage_model }) => usage_model === null) ?? watchable[0];
    if (found !== undefined) return found.slug;
    const coming = items.filter((item) => item.is_coming_soon).length;
    const bare = items.filter((item) => item.logo === null).length;
    throw new Error(
      `No ${type} can be watched: of ${items.length}, ${coming} are coming soon, ${bare} have no logo.`,
    );
  };
  const film = await first('film');
  const cast = await mediaItems.getCast({ id: film });
  const series = await first('series');
  const season = (await mediaItems.getChildren({ id: series })).items[0]?.slug ?? '';
  const episode = (await mediaItems.getChildren({ id: season })).items[0]?.slug ?? '';
  const [collection, promoEvent, song, channel] = await Promise.all([
    collections.list({ limit: 1 }),
    promoEvents.list({ limit: 1 }),
    karaoke.list({ limit: 1 }),
    channels.list({ limit: 1 }),
  ]);
  return {
    film,
    series,
    episode,
    person: cast.items[0]?.person.slug ?? '',
    collection: collection.items[0]?.slug ?? '',
    promoEvent: promoEvent.items[0]?.slug ?? '',
    song: song.items[0]?.slug ?? '',
    channel: channel.items[0]?.slug ?? '',
    epg: String(channel.items[0]?.epgs[0]?.id ?? ''),
  };
}
