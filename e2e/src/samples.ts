import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';

/** A film, a series, an episode and a person of a running service: the first of each that it names. */
export async function samples(
  url: string,
): Promise<{ film: string; series: string; episode: string; person: string }> {
  const { mediaItems } = createHttpClient({ url: `${url}/api`, routes });
  const first = async (type: 'film' | 'series' | 'episode'): Promise<string> =>
    (await mediaItems.list({ type, limit: 1 })).items[0]?.slug ?? '';
  const film = await first('film');
  const cast = await mediaItems.getCast({ id: film });
  const series = await first('series');
  const season = (await mediaItems.getChildren({ id: series })).items[0]?.slug ?? '';
  const episode = (await mediaItems.getChildren({ id: season })).items[0]?.slug ?? '';
  return { film, series, episode, person: cast.items[0]?.person.slug ?? '' };
}
