import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';

/** A film, a series, an episode, a person, a collection, a promo event and a song of a running service: the first of each. */
export async function samples(
  url: string,
): Promise<
  Readonly<Record<'film' | 'series' | 'episode' | 'person' | 'collection' | 'promoEvent' | 'song', string>>
> {
  const { mediaItems, collections, promoEvents, karaoke } = createHttpClient({ url: `${url}/api`, routes });
  const first = async (type: 'film' | 'series' | 'episode'): Promise<string> =>
    (await mediaItems.list({ type, limit: 1 })).items[0]?.slug ?? '';
  const film = await first('film');
  const cast = await mediaItems.getCast({ id: film });
  const series = await first('series');
  const season = (await mediaItems.getChildren({ id: series })).items[0]?.slug ?? '';
  const episode = (await mediaItems.getChildren({ id: season })).items[0]?.slug ?? '';
  const [collection, promoEvent, song] = await Promise.all([
    collections.list({ limit: 1 }),
    promoEvents.list({ limit: 1 }),
    karaoke.list({ limit: 1 }),
  ]);
  return {
    film,
    series,
    episode,
    person: cast.items[0]?.person.slug ?? '',
    collection: collection.items[0]?.slug ?? '',
    promoEvent: promoEvent.items[0]?.slug ?? '',
    song: song.items[0]?.slug ?? '',
  };
}
